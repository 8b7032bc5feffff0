"""Neither ends after `bye`, nor at the signal that asks it to."""

import time

from common import ignore_the_termination_signal, serve

ignore_the_termination_signal()
serve(at_the_end=lambda: time.sleep(600))
