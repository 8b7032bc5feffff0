"""Creating tokens (111)."""

from __future__ import annotations

from oracle.cards.faces import SOLDIER, card
from oracle.cards.phrases import spell
from oracle.vocabulary.instructions import CreateTokens
from oracle.vocabulary.tokens import SERVO

CARDS = (
    card("Raise the Alarm", "{1}{W}", "Instant", spell(CreateTokens(SOLDIER, 2))),
    card("Servo Exhibition", "{1}{W}", "Sorcery", spell(CreateTokens(SERVO, 2))),
)
