"""Never answers, and does not end at the signal that asks it to."""

import time

from common import ignore_the_termination_signal, serve


def misbehave(request):
    ignore_the_termination_signal()
    time.sleep(600)


serve(misbehave)
