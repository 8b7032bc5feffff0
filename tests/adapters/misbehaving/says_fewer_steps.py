"""Answers fewer steps than the script has."""

from common import right_but, serve


def misbehave(request):
    right_but(request, lambda answer: answer["steps"].pop())


serve(misbehave)
