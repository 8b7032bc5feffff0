"""Answers twice, and nobody knows whether the runner has heard the first answer by then."""

import time

from common import right, serve, write


def misbehave(request):
    write(right(request))
    time.sleep(0.01)
    write(right(request))


serve(misbehave)
