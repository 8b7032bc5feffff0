"""Answers with what is no number."""

from common import right, serve, write


def misbehave(request):
    write(right(request).replace(b'"life": 20', b'"life": NaN'))


serve(misbehave)
