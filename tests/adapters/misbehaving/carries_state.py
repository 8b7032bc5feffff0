"""Whoever was drained stays so in the next scenario; it shows only at the end of that."""

from common import in_every_scenario, right_but, serve


def misbehave(request):
    def change(answer):
        for step in answer["steps"]:
            step["snapshot"]["players"][1]["life"] -= len(drained)

    right_but(request, change)
    drained.extend(step for step in request["script"] if step.get("card") == "Drain")


drained = []
serve(misbehave, in_every_scenario)
