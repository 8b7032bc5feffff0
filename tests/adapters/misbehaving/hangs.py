"""Never answers."""

import time

from common import serve


def misbehave(request):
    time.sleep(600)


serve(misbehave)
