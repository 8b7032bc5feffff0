"""Never answers, and has started a process that would outlive it."""

import time

from common import serve, start_a_grandchild


def misbehave(request):
    start_a_grandchild()
    time.sleep(600)


serve(misbehave)
