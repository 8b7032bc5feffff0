"""`python -m headjudge` is the command `headjudge`, and this is where both begin."""

import sys


def main() -> None:
    """Load the command line and run it. Ctrl-C while it is still being loaded ends it as quietly as later."""
    try:
        from headjudge.cli import main as run
    except KeyboardInterrupt:
        sys.exit(130)
    run()


if __name__ == "__main__":
    main()
