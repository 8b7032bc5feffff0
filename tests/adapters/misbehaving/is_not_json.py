"""Answers in something like JSON."""

from common import serve, write


def misbehave(request):
    write(b"{'status': 'done'}\n")


serve(misbehave)
