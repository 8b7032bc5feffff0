"""Answers another request than it was sent."""

from common import right_but, serve


def misbehave(request):
    right_but(request, lambda answer: answer.update(id=answer["id"] + 7))


serve(misbehave)
