"""Writes 20 MB to its standard error, and then answers."""

import sys

from common import MEGABYTE, right, serve, write


def misbehave(request):
    for _ in range(20):
        sys.stderr.buffer.write(MEGABYTE)
    sys.stderr.flush()
    write(right(request))


serve(misbehave)
