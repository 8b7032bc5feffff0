"""Misreadings of the rules: each breaks the oracle in one way that engines are known for, and must fail the rulings it gets wrong.

A misreading is a function that patches the oracle, and the paragraphs of the ledger in each of which a scenario must then fail.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest


class Misreading(NamedTuple):
    patch: Callable[[pytest.MonkeyPatch], None]
    paragraphs: tuple[str, ...]
