"""What is still to come: delayed and reflexive triggered abilities (603.7, 603.12)."""

from __future__ import annotations

from oracle import why_triggers
from oracle.decisions import Run
from oracle.events import Event, LastingBegan
from oracle.model import Trigger
from oracle.resolution import Resolution, carry_out, instruction
from oracle.vocabulary.instructions import Later, WhenYouDo


@instruction(Later)
def later(r: Resolution, what: Later) -> Run[None]:
    """Create a delayed triggered ability, with what it refers to (603.7a-c)."""
    memory = {name: r.context.memory.get(name, ()) for name in what.remember}
    yield from r.happen(
        [
            LastingBegan(
                part=what.ability,
                controller=r.controller,
                source=r.source,
                until=what.until,
                x=r.context.x,
                memory=memory,
            )
        ]
    )


@instruction(WhenYouDo)
def when_you_do(r: Resolution, what: WhenYouDo) -> Run[None]:
    """Carry out an instruction; if that was done, a reflexive ability triggers at once (603.12). Nothing doubles it (603.2d)."""
    r.done = True
    yield from carry_out(r, what.first)
    if not r.done:
        return
    event = r.context.event if r.context.event is not None else Event(cause=r.source)
    trigger = Trigger(
        ability=what.then,
        source=r.source,
        controller=r.controller,
        event=event,
        x=r.context.x,
        memory=r.context.memory,
    )
    r.game = r.game.change(triggered=(*r.game.triggered, trigger))
    r.note("603.12", "a reflexive ability of {} triggers", r.source)
    r.game = why_triggers.created_ability(r.game, "reflexive", "603.12")
