"""Answers with a line of 100 MB."""

import sys

from common import MEGABYTE, serve


def misbehave(request):
    for _ in range(100):
        sys.stdout.buffer.write(MEGABYTE)
    sys.stdout.buffer.write(b"\n")
    sys.stdout.flush()


serve(misbehave)
