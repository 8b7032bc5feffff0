"""Starts a process that would outlive it."""

from common import serve, start_a_grandchild

start_a_grandchild()
serve()
