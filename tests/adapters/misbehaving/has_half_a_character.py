"""Answers with half of a surrogate pair."""

from common import right, serve, write


def misbehave(request):
    write(right(request).replace(b'"Misbehave"', b'"\\ud800"'))


serve(misbehave)
