"""Answers twice at once."""

from common import right, serve, write


def misbehave(request):
    write(right(request) * 2)


serve(misbehave)
