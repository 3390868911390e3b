"""The colors of things on some pages only: chips, the puck, the Magic 8 ball, and maps."""

from dataclasses import dataclass

from dicedesk.ui.base.look.theme import LIGHT, Palette


@dataclass(frozen=True)
class ChipStyle:
    """A chip's worth in whole dollars, and its colors: the body, the marks on its edge, and the text on its face."""

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
    """The colors of one side of the puck."""

    body: str
    mark: str
    text: str


PUCK_ON = PuckSide("#fbf8f1", "#14171b", "#14171b")
PUCK_OFF = PuckSide("#14171b", "#fbf8f1", "#fbf8f1")


@dataclass(frozen=True)
class OracleColors:
    """The colors of the Magic 8 ball, the same in each theme; the shine and the shadows are drawn at low opacity."""

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


ORACLE = OracleColors()

ORACLE_BALL = 330
"""The default width of the Magic 8 ball, in pixels at the system's normal font size."""


PORTRAIT, PORTRAIT_IN_LIST = 60, 32
"""The width and height of an opponent's face on a card and in a list, in device-independent pixels."""


@dataclass(frozen=True)
class MapScale:
    """The colors of the steps of a map, from step 0 on, as #rrggbb: on dark cards, and on light ones.

    Steps look equally far apart, also to color-blind people.
    """

    on_dark: tuple[str, ...]
    on_light: tuple[str, ...]

    def colors(self, palette: Palette) -> tuple[str, ...]:
        return self.on_light if palette is LIGHT else self.on_dark


_DICE = (
    "#f28e2b",
    "#181c3b",
    "#1d2f61",
    "#164686",
    "#0260a1",
    "#097cb4",
    "#0f98c9",
    "#1eb5dc",
    "#62cee4",
    "#9ce5ec",
    "#d5f9f8",
)

DICE_SCALE = MapScale(_DICE, _DICE)
"""Numbers of dice: more dice are lighter. Zero dice are a different kind of choice and have a hue of their own."""

_LEAST_TO_MOST = _DICE[1::2] + _DICE[-1:]

VALUE_SCALE = MapScale(_LEAST_TO_MOST, _LEAST_TO_MOST[::-1])
"""From the least to the most: away from the color of the card."""

DIFFERENCE_SCALE = MapScale(
    on_dark=("#8edefe", "#42a1dd", "#2e5e9a", "#282b30", "#954c28", "#e07e2f", "#facc7e"),
    on_light=("#1c407c", "#307bc0", "#76bbe2", "#edebe7", "#ebb16c", "#d26c28", "#873616"),
)
"""From less, over equal in the middle, to more."""

RATE_SCALE = MapScale(DIFFERENCE_SCALE.on_dark[::-1], DIFFERENCE_SCALE.on_light[::-1])
"""From less than one half, over one half in the middle, to more, which is blue as in the reports of contests."""

LOSS_SCALE = MapScale(
    on_dark=("#22272e", "#56386c", "#a84078", "#e76250", "#fca443", "#f7ea9b"),
    on_light=("#edebe5", "#e6c873", "#e48e26", "#ce4d2d", "#94234a", "#461943"),
)
"""From zero, which is quiet, to a high cost."""
