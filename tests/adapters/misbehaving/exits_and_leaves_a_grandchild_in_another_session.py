"""Dies, and a process that it has started goes on in a session of its own."""

import os

from common import serve, start_a_grandchild


def misbehave(request):
    start_a_grandchild(leaves_the_session=True)
    os._exit(9)


serve(misbehave)
