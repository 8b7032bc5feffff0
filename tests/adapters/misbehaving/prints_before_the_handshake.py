"""Prints what it is doing before it is asked for anything."""

from common import serve, write

write(b"Loading 30000 cards...\n")
serve()
