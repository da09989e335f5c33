# Made by endpoint-manifest (python-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.
"""Types of a service whose title is not shown: what `json` gives, and what is sent as
JSON.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict


class Ship(TypedDict):
    """The schema `ship`."""

    name: str
    """At least 1 character."""
    tonnage: NotRequired[object]
    cargo: Cargo
    """An array whose first 2 items each have a schema of their own."""
    flag: NotRequired[Flag]
    papers: NotRequired[str]
    """Media type: `application/json`."""
    log: NotRequired[str]
    """Media type: `application/json`."""


class Tug(TypedDict):
    """The schema `tug`."""

    kind: Literal["tug"]
    """Always "tug"."""
    power: NotRequired[object]


class Berth(TypedDict):
    """The schema `berth`."""

    number: int
    state: BerthState
    ships: NotRequired[list[Ship]]
    depths: NotRequired[list[object]]
    buoys: NotRequired[dict[str, int]]
    lamps: NotRequired[object]


class SeenBerth(TypedDict):
    """The schema `seen-berth`."""

    number: NotRequired[int]
    colour: NotRequired[SeenBerth_Colour]


class BerthsMoor_Query_Tied(TypedDict):
    """The type of `query.tied` of `berths.moor`."""

    ropes: NotRequired[list[str]]


class BerthsMoor_MultipartBody_Holds(TypedDict):
    """The type of `multipart body.holds` of `berths.moor`."""

    numbers: NotRequired[list[int]]


class BerthsList_Answer(TypedDict):
    """The type of `answer` of `berths.list`."""

    berths: list[Berth]
    total: NotRequired[object]


Flag: TypeAlias = Literal["red", "green"] | str
"""The schema `flag`."""

Cargo: TypeAlias = list[object]
"""An array whose first 2 items each have a schema of their own."""

Fleet: TypeAlias = Ship
"""The schema `fleet`."""

BerthState: TypeAlias = Literal["free", "taken"]
"""The schema `berth-state`."""

Rope: TypeAlias = object
"""Any JSON value: what is said holds for values of one type only."""

SeenBerth_Colour: TypeAlias = Literal["red"] | str
"""The type of `colour` in `SeenBerth`."""
