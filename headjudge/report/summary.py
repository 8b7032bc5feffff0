"""A result in a line, for forms of a report that have no more room."""

from __future__ import annotations

from typing import Any

from headjudge.report.text import clean, told
from headjudge.verdict import Verdict

__all__ = ["summary"]


def summary(line: dict[str, Any]) -> str:
    """What became of a scenario, why, and what an engine says about it, without what could act on a terminal or break XML."""
    parts = [line["verdict"]]
    if line["verdict"] == Verdict.FIXED:
        parts.append("it is recorded as a known failure, and passes")
    if known := line.get("known"):
        parts.append(known["reason"])
    if divergence := line["divergence"]:
        parts.append(
            f"after step {divergence['step']}, {divergence['path']}: "
            f"expected {told(divergence['expected'])}, observed {told(divergence['observed'])}"
        )
    if lacking := line["unsupported"]:
        parts.append(f"{lacking['reason']}: {', '.join(lacking['detail'])}")
    if line.get("message"):
        parts.append(line["message"])
    if line["deviation"] and line["rules"]:
        parts.append(f"rules {', '.join(line['rules'])}")
    return clean("; ".join(parts))
