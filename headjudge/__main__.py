"""`python -m headjudge` is the command `headjudge`."""

from headjudge.cli import main

main()
