"""An adapter that gives the recorded answers of another one: its argument is a transcript, a request and its answer a line each."""

import json
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    lines = [json.loads(line) for line in file]

for request, answer in zip(lines[::2], lines[1::2], strict=True):
    asked = json.loads(sys.stdin.readline())
    if {key: asked.get(key) for key in request} != request:
        sys.exit(f"recorded is {json.dumps(request)}, asked was {json.dumps(asked)}")
    print(json.dumps(answer), flush=True)
