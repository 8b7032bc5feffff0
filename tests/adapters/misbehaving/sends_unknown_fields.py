"""Answers with fields of a later version, which is fine."""

from common import right_but, serve


def misbehave(request):
    def change(answer):
        answer["of-later"] = {"deep": [1, {"x": None}]}
        answer["steps"][0]["of-later"] = answer["setup"]["of-later"] = [True]
        answer["setup"]["players"][0]["of-later"] = "x"

    right_but(request, change)


serve(misbehave)
