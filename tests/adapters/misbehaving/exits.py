"""Dies in a scenario."""

import os

from common import serve


def misbehave(request):
    os._exit(9)


serve(misbehave)
