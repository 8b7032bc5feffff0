"""Answers with a number of 5001 digits."""

from common import right, serve, write


def misbehave(request):
    write(right(request).replace(b'"life": 20', b'"life": 1' + b"0" * 5000))


serve(misbehave)
