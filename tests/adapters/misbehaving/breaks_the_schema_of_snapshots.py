"""Shows a life total as a word."""

from common import right_but, serve


def misbehave(request):
    right_but(request, lambda answer: answer["steps"][0]["snapshot"]["players"][0].update(life="twenty"))


serve(misbehave)
