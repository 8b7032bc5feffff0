"""What scenarios, claims and rules are called outside of a report: their pages on a published site, or names of their own.

`headjudge site` gives every scenario, ruling and rule a page whose address stays. Where nobody says at which address the site is
published, they have names (URNs) that stay as well and lead nowhere.
"""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import quote

import msgspec

from headjudge.errors import HeadJudgeError
from headjudge.site import addresses

__all__ = ["Links", "absolute_address", "name"]

_ADDRESS: Final = re.compile(r"https?://[^\s<>\"{}|\\^`\x00-\x20\x7f-\x9f]+", re.IGNORECASE)


def absolute_address(text: str) -> bool:
    """Whether a text is an address on the web, and nothing that could be taken for anything else beside it."""
    return _ADDRESS.fullmatch(text) is not None


def name(*parts: str) -> str:
    """A name of something of Head Judge's: a URN whose parts are escaped."""
    return ":".join(("urn", "headjudge", *(quote(part, safe="/") for part in parts)))


class Links(msgspec.Struct, frozen=True):
    """The names of scenarios, claims and rules, or their addresses on the site that is published at `base`."""

    base: str | None = None
    """The site's address, ending with a slash. Make one of what a user gives with `Links.at`."""

    @classmethod
    def at(cls, address: str | None) -> Links:
        """The links to the site at this address, or the names where there is none.

        Raises HeadJudgeError (exit code 2) for what is no address that pages could stand under.
        """
        if address is not None and (not absolute_address(address) or "?" in address or "#" in address):
            raise HeadJudgeError(
                "this is not the address of a site",
                where="--base",
                why=f"{address!r} is not http:// or https:// and a path alone",
                hint="for example --base https://example.org/compliance/",
            )
        return cls(address and address.rstrip("/") + "/")

    def scenario(self, identity: str) -> str:
        """A scenario."""
        return name("scenario", identity) if self.base is None else self.base + addresses.scenario(identity)

    def claim(self, identity: str) -> str:
        """A claim, or the paragraph of the rulings that it is of."""
        return name("claim", identity) if self.base is None else self.base + addresses.claim(identity)

    def rule(self, number: str) -> str:
        """A rule of the Comprehensive Rules."""
        return name("rule", number) if self.base is None else self.base + addresses.rule(number)
