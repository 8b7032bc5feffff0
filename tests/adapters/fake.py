"""A small adapter for the tests of the runner: it plays no Magic, it does what it is told.

Its first argument says how it misbehaves as a process (`right`: not at all). What it answers to a scenario is told by the cards
that the script casts, see `cast`. Nothing of Head Judge is imported: an adapter in another language would look like this.
"""

import json
import os
import signal
import subprocess
import sys
import time

ZONES = ("hand", "library", "graveyard", "exile", "command", "battlefield")
PARTS = (
    "life counters mana hand library graveyard exile battlefield command lost objects types colors power-toughness "
    "object-counters tapped damage attached-to token stack targets step active turn asked"
).split()
UNREPORTED = os.environ.get("FAKE_UNREPORTED", "").split()
MODE = sys.argv[1] if len(sys.argv) > 1 else "right"


def say(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


# -- the table as a snapshot, as an engine that set it up rightly would show it


def as_object(entry):
    return {"card": entry} if isinstance(entry, str) else entry


def name_of(entry):
    if "token" in entry:
        return entry["token"]["name"].removesuffix(" Token")
    return entry.get("copy-of") or entry["card"]


def shown_object(entry, handle, zone, player):
    token = entry.get("token", {})
    return {
        "name": name_of(entry),
        "handle": handle,
        "zone": zone,
        "controller": player,
        "owner": entry.get("owner", player),
        "types": token.get("types", ["creature"]),
        "subtypes": token.get("subtypes", []),
        "supertypes": token.get("supertypes", []),
        "colors": token.get("colors", []),
        "power": token.get("power"),
        "toughness": token.get("toughness"),
        "counters": entry.get("counters", {}),
        "tapped": entry.get("tapped", False),
        "damage": entry.get("damage", 0),
        "attached-to": entry.get("attached-to"),
        "token": "card" not in entry,
    }


def snapshot_of(table):
    entries = [
        (player["id"], zone, as_object(entry))
        for player in table["players"]
        for zone in ZONES
        for entry in player.get(zone, [])
    ]
    cards = [entry["card"] for _, _, entry in entries if "card" in entry and "copy-of" not in entry]
    objects = []
    for player, zone, entry in entries:
        unique = "card" in entry and "copy-of" not in entry and cards.count(entry["card"]) == 1
        handle = entry.get("as") or (entry["card"] if unique else None)
        if zone == "battlefield" or handle:
            objects.append(shown_object(entry, handle, zone, player))
    lives = {member: team.get("life", 30) for team in table.get("teams", []) for member in team["players"]}
    players = [
        {
            "id": player["id"],
            "life": lives.get(player["id"], player.get("life", 20)),
            "counters": player.get("counters", {}),
            "mana": player.get("mana", {}),
            "lost": False,
            **{zone: [name_of(as_object(entry)) for entry in player.get(zone, [])] for zone in ZONES},
        }
        for player in table["players"]
    ]
    turn = table["turn"]
    shown = {
        "players": players,
        "objects": objects,
        "stack": [],
        "step": turn["step"],
        "turn": turn.get("number", 5),
        "active": turn["active"],
    }
    if "teams" in table:
        shown["teams"] = [{"id": team["id"], "life": team.get("life", 30)} for team in table["teams"]]
    return shown


# -- what it is told to do


def cast(card, snapshot):
    """Act on a card by its name. Out: what the step's result says besides the snapshot."""
    match card:
        case "Crash":
            os._exit(7)
        case "Kill":
            os.kill(os.getpid(), signal.SIGKILL)
        case "Hang":
            time.sleep(600)
        case "Babble":
            print("the engine says hello", flush=True)
        case "Close":
            os.close(1)
            time.sleep(600)
        case "Refuse":
            return {"outcome": "illegal", "why": "not now"}
        case "Ask":
            return {"outcome": "undecided", "why": "which one?"}
        case "Offer":
            return {"outcome": "not-offered"}
        case "Question":
            return {"asked": [{"kind": "may", "player": "bob", "about": "Question"}]}
        case "Blind":
            return {"snapshot": None}
        case "Odd":
            return {"outcome": "odd"}
        case "Forget":
            del snapshot["stack"]
        case "Drain":
            snapshot["players"][1]["life"] -= 1
        case "Noise":
            print("something is \x1b[31modd\x1b[0m here", file=sys.stderr, flush=True)
    return {}


def play(request):
    table, script = request["table"], request["script"]
    cards = {step.get("card") for step in script}
    if "Unknown" in cards:
        return {"status": "unsupported", "reason": "card", "detail": ["Unknown"]}
    if "Fault" in cards:
        return {"status": "error", "message": "the fault of the adapter"}
    setup, steps = snapshot_of(table), []
    if "Unset" in cards:
        setup["players"][0]["life"] += 1
    snapshot = json.loads(json.dumps(setup))
    for step in script:
        result = {"outcome": "done", "asked": [], "answers": ["taken"] * len(step.get("answers", []))}
        result |= cast(step.get("card"), snapshot)
        if request.get("trace"):
            result["trace"] = [{"rules": ["601.2"], "text": f"{step['do']} is done"}]
        steps.append({"snapshot": json.loads(json.dumps(snapshot)), **result})
        if result["outcome"] in ("not-offered", "undecided"):
            break
    if "Extra" in cards:
        steps.append(steps[-1])
    for part in UNREPORTED:
        for seen in [setup, *(step["snapshot"] for step in steps if step["snapshot"])]:
            seen.pop(part, None)
            for player in seen["players"]:
                player.pop(part, None)
    return {"status": "done", "setup": setup, "steps": steps, "a-field-of-later": 1}


def hello(request):
    answer = {
        "id": request["id"],
        "protocol": 1,
        "engine": {"name": "fake", "version": "1.0"},
        "reports": {part: part not in UNREPORTED for part in PARTS},
        "needs": {"teams": True, "more-than-two-players": False, "payment": True},
    }
    match MODE:
        case "silent":
            time.sleep(600)
        case "garbage-first":
            print("Loading cards...", flush=True)
        case "no-stack":
            del answer["reports"]["stack"]
        case "no-teams":
            del answer["needs"]["teams"]
        case "protocol-2":
            answer["protocol"] = 2
        case "refuses":
            return {"id": request["id"], "status": "error", "message": "give the setting card_data"}
    return answer


def respond(request, number):
    if request["cmd"] == "hello":
        return hello(request)
    if MODE == "exits-on-third" and number > 3:
        print("out of memory", file=sys.stderr, flush=True)
        os._exit(9)
    if MODE == "always-illegal":
        setup = snapshot_of(request["table"])
        refused = {"outcome": "illegal", "asked": [], "answers": [], "snapshot": setup}
        answer = {"status": "done", "setup": setup, "steps": [refused for _ in request["script"]]}
    elif MODE == "always-unsupported":
        answer = {"status": "unsupported", "reason": "card", "detail": ["all of them"]}
    else:
        answer = play(request)
    answer["id"] = request["id"] + (1 if MODE == "wrong-id" else 0)
    return answer


def main():
    marker = os.environ.get("FAKE_MARKER")
    if MODE == "exits-at-once" or (MODE == "starts-once" and marker and os.path.exists(marker)):
        print("no such engine here", file=sys.stderr)
        return 3
    if marker:
        with open(marker, "a", encoding="utf-8") as file:
            file.write(f"{os.getpid()}\n")
    if MODE in ("grandchild", "stubborn"):
        ignore = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)"
        child = subprocess.Popen([sys.executable, "-c", ignore])
        with open(marker, "a", encoding="utf-8") as file:
            file.write(f"{child.pid}\n")
    if MODE == "stubborn":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    for number, line in enumerate(sys.stdin, 1):
        request = json.loads(line)
        if request["cmd"] == "bye":
            if MODE == "stubborn":
                time.sleep(600)
            return 0
        if MODE == "floods-stderr":
            sys.stderr.write("x" * 400_000)
            sys.stderr.flush()
        if MODE == "not-json" and request["cmd"] == "run":
            print("{'status': 'done'}", flush=True)
        elif MODE == "endless-line" and request["cmd"] == "run":
            while True:
                sys.stdout.write("x" * 1_000_000)
        else:
            say(respond(request, number))
    return 0


if __name__ == "__main__":
    sys.exit(main())
