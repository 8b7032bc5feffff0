"""Knows no card."""

from common import in_every_scenario, send, serve


def misbehave(request):
    send({"id": request["id"], "status": "unsupported", "reason": "card", "detail": ["all of them"]})


serve(misbehave, in_every_scenario)
