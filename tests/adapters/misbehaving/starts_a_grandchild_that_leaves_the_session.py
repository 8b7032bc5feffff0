"""Starts a process that would outlive it, in a session of its own, and so in another process group."""

from common import serve, start_a_grandchild

start_a_grandchild(leaves_the_session=True)
serve()
