"""There is no engine."""

import sys

import common  # noqa: F401 - leaves the process id

sys.exit("there is no engine here")
