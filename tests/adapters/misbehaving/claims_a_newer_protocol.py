"""Speaks a version of the protocol that it was not asked for."""

from common import in_the_handshake, right_but, serve


def misbehave(request):
    right_but(request, lambda answer: answer.update(protocol=2))


serve(misbehave, in_the_handshake)
