"""Dies in the third scenario that it is given, whatever that is."""

import os

from common import serve


def third(request):
    played.append(request["id"])
    return len(played) == 4  # with the handshake


played = []
serve(lambda request: os._exit(9), third)
