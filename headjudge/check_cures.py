"""What to do about what is wrong with an adapter: the cure that fits, of those that are usual."""

from __future__ import annotations

from typing import Any, Final

from headjudge.check_words import PREFIX, shown
from headjudge.client import NeverReadyError, RunResponse
from headjudge.manifest import AdapterManifest
from headjudge.scenario import Scenario
from headjudge.verdict import NOTHING_THERE, Divergence, Judgement, Verdict

__all__ = ["next_of", "next_of_start"]

_STANDARD_OUTPUT: Final = (
    "Standard output is the protocol and nothing else, one JSON object a line. Find what prints the line above, in the adapter or in the "
    "engine, and send it to standard error."
)
_NEXT: Final = {
    Verdict.UNDECIDED: "Look for the answer in the step's `answers`, by kind, player and `about`; a question whose options cannot be told "
    "apart is not one.",
    Verdict.ERROR: "The adapter failed, and said so: its message, and what it wrote to standard error, say where. Correct that; where the "
    "engine lacks something, say `unsupported` instead.",
    Verdict.CRASH: "The adapter's process ended while it was asked. What it wrote to standard error stands above.",
    Verdict.TIMEOUT: "Flush after each answer, end it with a line end, and see whether the engine waits for somebody, or goes round in a "
    "loop; a slow engine gets a longer `scenario_timeout` in adapter.toml.",
}
# What an answer that is not the protocol's is told as, and what to do about it.
_MALFORMED: Final = (
    (
        "not JSON",
        _STANDARD_OUTPUT,
    ),
    (
        "which hello says is reported",
        "Show it in every snapshot, or take the part out of those that hello reports (`REPORTS` in the skeletons). docs/protocol.md, under "
        "Parts, says what belongs to each part.",
    ),
    (
        "not a valid protocol",
        "The path above leads into the answer, counted from 0: correct what stands there. docs/protocol.md has the messages, "
        "docs/scenario-format.md the snapshot, under Snapshots.",
    ),
)
_OTHERWISE_MALFORMED: Final = (
    "Standard output is the protocol and nothing else, one JSON object a line; docs/protocol.md has the messages."
)


def next_of(scenario: Scenario, judgement: Judgement, response: RunResponse | None) -> str:
    """What to do about a scenario that was not right.

    In: the scenario, what came of it, and the adapter's answer, if it was one.
    """
    if judgement.verdict in _NEXT:
        return _NEXT[judgement.verdict]
    if judgement.verdict is Verdict.MALFORMED:
        message = judgement.message or ""
        return next((cure for sign, cure in _MALFORMED if sign in message), _OTHERWISE_MALFORMED)
    difference = judgement.divergence
    if judgement.verdict is Verdict.SETUP and difference is not None:
        return _of_setup(difference)
    own = "Play the same by hand on the engine: if it shows what was expected there, the adapter is wrong. If the engine does this itself, "
    own += f"it is a finding, and `--skip {scenario.id}` goes on to what comes next."
    if difference is not None and response is not None and _nothing_was_done(response, difference.step):
        own = (
            f"Step {difference.step} was answered with `done`, and the snapshot after it is the one before it: nothing was done, or it is "
            "not shown. A kind of step that the adapter does not do is `unsupported`, reason `action`; what the engine refuses is "
            f"`illegal`. {own}"
        )
    if scenario.id.startswith(PREFIX):
        return own
    return (
        own
        + f" `headjudge explain {scenario.id}` says what happens by the rules; what known.toml beside adapter.toml holds, which "
        "`headjudge known` writes, does not stop this command either."
    )


def _of_setup(difference: Divergence) -> str:
    """What to do where the table is not shown as it was asked for."""
    field = difference.path.split("/")
    if field[1] == "objects" and difference.observed == NOTHING_THERE:
        handle = shown(field[2].replace("~1", "/").replace("~0", "~"))
        return (
            f"No object is shown with {handle} as its `handle`. A card with `as` on the table has that handle, wherever it goes; one "
            "without has its name, exactly as it is written, if the table holds it only once; else null. `objects` has all permanents, and "
            "every card with a handle, whatever zone it is in. `entries` of the skeletons gives each card with its handle."
        )
    if isinstance(difference.expected, list) and any(isinstance(each, dict) for each in difference.expected):
        return (
            f"These are permanents of {field[2]} that have no handle: the table holds them more than once, and without `as`. They are "
            "looked for among the objects whose `handle` is null. Show them so, and each of these fields as the table has it; `entries` of "
            "the skeletons gives each card with its handle."
        )
    return (
        f"Either the set-up does not put `{field[-1]}` on the engine as the table has it, or the snapshot does not read it from there: "
        "look at the engine between the two. What the engine cannot be set to is `unsupported`, reason `table`."
    )


def _nothing_was_done(response: RunResponse, step: int) -> bool:
    """Whether a step was answered as done, and the game after it is the game before it."""
    if not 1 <= step <= len(response.steps):
        return False
    snapshots: list[Any] = [response.setup, *(each["snapshot"] for each in response.steps)]
    return response.steps[step - 1]["outcome"] == "done" and bool(snapshots[step] == snapshots[step - 1])


def next_of_start(manifest: AdapterManifest, error: NeverReadyError) -> str:
    """What to do about an adapter that did not say `hello` as it must."""
    if "Module jdk.compiler not found" in error.stderr:  # a runtime alone cannot start a source file
        return "this java has no compiler: install a JDK from 17 on"
    if "error: compilation failed" in error.stderr:  # the launcher of a source file compiles that file, and no other
        return (
            "correct what the compiler says above. A class of the engine that it does not find has to be compiled already, and on the "
            'class path: javac -d classes with the engine\'s files, and in adapter.toml command = ["java", "-cp", "classes", "Main.java"]'
        )
    if "not JSON" in error.message:
        return (
            f"{_STANDARD_OUTPUT} The skeletons do so from their start on (in Python: from `serve` on); what prints before that, as a "
            "module that loads cards, has to be loaded later, in Python in the function that `serve` is given as `prepare`"
        )
    if error.hint:
        return error.hint
    by_hand = (
        f'start the command by hand in {manifest.folder}, type {{"cmd": "hello", "id": 1, "protocol": [1, 1]}}, and see'
    )
    first = ""
    if error.stderr.strip():
        first = "correct what it says above on standard error; or "
    elif "ended with exit code 0" in error.message:
        first = "it ended without reading a request: in Python the last line calls `serve`. Else "
    return first + by_hand
