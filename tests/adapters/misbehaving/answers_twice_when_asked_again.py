"""Answers twice, the second time when it has read the next request, or `bye`."""

from common import in_a_scenario, in_every_scenario, right, serve, write


def misbehave(request):
    if owed:
        write(owed.pop())
    write(right(request))
    if in_a_scenario(request):
        owed.append(right(request))


def at_the_end():
    if owed:
        write(owed.pop())


owed = []
serve(misbehave, in_every_scenario, at_the_end)
