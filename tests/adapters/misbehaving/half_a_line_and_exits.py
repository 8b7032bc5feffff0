"""Begins an answer and dies."""

import os

from common import right, serve, write


def misbehave(request):
    write(right(request)[:100])
    os._exit(9)


serve(misbehave)
