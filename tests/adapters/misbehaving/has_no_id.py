"""Does not say which request it answers."""

from common import right_but, serve


def misbehave(request):
    right_but(request, lambda answer: answer.pop("id"))


serve(misbehave)
