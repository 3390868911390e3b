"""The colours of things that only some games have: chips, the puck, and the Magic 8 ball."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ChipStyle:
    """A chip's worth in whole dollars, and its colours: the body, the marks on its edge, and the text on its face."""

    dollars: int
    body: str
    mark: str
    text: str


CHIPS = (
    ChipStyle(1, "#e8e4da", "#2f6db3", "#1d2c3d"),
    ChipStyle(5, "#9a231e", "#f6eee2", "#ffffff"),
    ChipStyle(25, "#125c37", "#f2f2e4", "#ffffff"),
    ChipStyle(100, "#23262c", "#d9c9a2", "#ffffff"),
    ChipStyle(500, "#5e3a96", "#efe6fb", "#ffffff"),
)
"""The chips of a table, the smallest first."""


@dataclass(frozen=True)
class PuckSide:
    """The colours of one side of the puck."""

    body: str
    mark: str
    text: str


PUCK_ON = PuckSide("#fbf8f1", "#14171b", "#14171b")
PUCK_OFF = PuckSide("#14171b", "#fbf8f1", "#fbf8f1")


@dataclass(frozen=True)
class OracleColours:
    """The colours of the Magic 8 ball, the same in both themes; the shine and the shadows are drawn at low opacity."""

    lit: str = "#5a616d"
    body: str = "#24272e"
    shade: str = "#0d0e11"
    edge: str = "#020203"
    shine: str = "#ffffff"
    shadow: str = "#000000"
    disc: str = "#f4f1e9"
    disc_shade: str = "#c4beb0"
    eight: str = "#141519"
    rim: str = "#4b525e"
    rim_shade: str = "#08090b"
    ink: str = "#1d2c74"
    ink_deep: str = "#060a20"
    swirl: str = "#4d6bf0"
    triangle: str = "#2a4bc6"
    triangle_deep: str = "#1c3aa8"
    triangle_edge: str = "#9db2ff"
    answer: str = "#ffffff"


ORACLE = OracleColours()

ORACLE_BALL = 330
"""The default width of the Magic 8 ball, in pixels at the system's normal font size."""
