"""An adapter whose every string is meant to do harm where it is shown or written. What it says is told by the card that is cast."""

import json
import os
import sys

import fake

TERMINAL = "\x1b[2J\x1b]0;owned\x07\x1b]8;;http://evil.example\x07link\x9b31m\r\u202egnp\u2066\x00\x08\x7f"
MARKUP = "<script>alert(1)</script><img src=x onerror=y>]]>&#0;<!-- | `x` ``` [l](javascript:1) ![i](http://evil.example) @you"
LINES = "\n\n# heading\n- item\n::error::owned\n\u2028x\u2029"
PATHS = "../../../../evil /etc/passwd C:\\evil"
NASTY = f"{TERMINAL}{MARKUP}{LINES}{PATHS}\ufffe\uffff"
NUMBER = 10**30


def name(length):
    """As much of it as a field may hold."""
    return NASTY[:length]


def hello(request):
    engine = {
        "name": name(100),
        "version": "[l](javascript:1) ![i](http://e.example) *b* `x` | @you ../../evil",
        "homepage": NASTY,
    }
    return fake.hello(request) | {"engine": engine}


def run(request):
    os.write(2, NASTY.encode() + b"\xff\xfe\xed\xa0\x80\n")
    answer = fake.play(request)
    step = answer["steps"][0]
    match request["script"][0]["card"]:
        case "Unsupported":
            return {"status": "unsupported", "reason": "card", "detail": [NASTY, PATHS]}
        case "Error":
            return {"status": "error", "message": NASTY}
        case "Illegal":
            step |= {"outcome": "illegal", "why": NASTY}
        case "Undecided":
            step |= {"outcome": "undecided", "why": NASTY}
        case "Names":
            step["snapshot"]["players"][0]["graveyard"] = [name(200)]
        case "Objects":
            thing = {"name": name(200), "handle": None, "zone": "battlefield", "controller": "alice", "owner": "alice"}
            step["snapshot"]["objects"].append(step["snapshot"]["objects"][0] | thing)
        case "Asked":
            step["asked"] = [{"kind": "may", "player": "bob", "about": name(150)}]
        case "Number":
            step["snapshot"]["players"][1]["life"] = NUMBER
        case "Crash":
            os._exit(3)
        case "Babble":
            return NASTY
    return answer


for line in sys.stdin:
    asked = json.loads(line)
    if asked["cmd"] == "bye":
        break
    said = hello(asked) if asked["cmd"] == "hello" else run(asked)
    if isinstance(said, str):
        os.write(1, said.encode())
    else:
        print(json.dumps(said | {"id": asked["id"]}), flush=True)
