"""Dies, and a process that it has started goes on."""

import os

from common import serve, start_a_grandchild


def misbehave(request):
    start_a_grandchild()
    os._exit(9)


serve(misbehave)
