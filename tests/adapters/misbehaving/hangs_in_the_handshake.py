"""Never says hello."""

import time

from common import in_the_handshake, serve


def misbehave(request):
    time.sleep(600)


serve(misbehave, in_the_handshake)
