"""Begins an answer and stops."""

from common import right, serve, write


def misbehave(request):
    write(right(request)[:100])


serve(misbehave)
