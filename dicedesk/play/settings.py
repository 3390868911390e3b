"""A person's settings, as one value that is saved between starts.

`Settings` has every field with its default and its allowed values; `SettingsKeeper` holds the value, saves it and
reports changes. Code that needs a setting gets the keeper. A game declares its own settings with `GameSettings`.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Annotated, Any, Generic

from dicedesk.play.ports.audio import DEFAULT_RATE, FASTEST, SLOWEST, Manner
from dicedesk.play.ports.store import Store, StoreError
from dicedesk.play.seats import PEOPLE
from dicedesk.play.settings_json import (
    UNREADABLE,
    Code,
    Each,
    Group,
    JsonParts,
    Number,
    OneLine,
    TypedName,
    Whole,
    checked,
    read,
    write,
)


@dataclass(frozen=True, eq=False)
class GameSettings(Generic[Group]):
    """Settings that only one game has: the game's name in records, and the dataclass of the fields.

    A game may have several such groups, with different field names.
    """

    game: str
    group: type[Group]


MOST_LOST = 100
"""The highest cost limit for holding a move back."""


class CoachMode(Enum):
    """When the coach shows the values of the choices."""

    OFF = "off"
    ASKED = "asked"
    ALWAYS = "always"


class GameKind(Enum):
    """The kind of a person's new games: counted, or casual with the coach."""

    UNCHOSEN = "unchosen"
    """Not chosen yet. Games are casual if the coach speaks by itself, which makes them casual anyway."""
    COUNTED = "counted"
    CASUAL = "casual"


@dataclass(frozen=True)
class CoachSettings:
    """When the coach speaks, and the least cost for which it holds a move back once; 0 for never.

    The cost is as people read it: in percentage points, in hands, or in cents of each dollar. In a counted game the
    coach never speaks by itself, whatever the settings. `kind` is the kind of new games.
    """

    mode: CoachMode = CoachMode.ASKED
    warn_at: Annotated[float, Number(0, MOST_LOST)] = 0
    kind: GameKind = GameKind.UNCHOSEN

    @property
    def speaks_by_itself(self) -> bool:
        """Whether the coach speaks without being asked."""
        return self.mode is CoachMode.ALWAYS or self.warn_at > 0

    @property
    def is_casual(self) -> bool:
        """Whether new games are casual."""
        return self.speaks_by_itself if self.kind is GameKind.UNCHOSEN else self.kind is GameKind.CASUAL

    def for_games(self, *, casual: bool) -> "CoachSettings":
        """These settings with new games made casual, with the coach open at once, or counted."""
        if casual:
            return replace(self, kind=GameKind.CASUAL, mode=CoachMode.ALWAYS)
        mode = CoachMode.ASKED if self.mode is CoachMode.ALWAYS else self.mode
        return replace(self, kind=GameKind.COUNTED, mode=mode)


def coach_settings(game: str) -> GameSettings[CoachSettings]:
    """The coach settings of a game, by its name in records."""
    return GameSettings(game, CoachSettings)


class Pause(Enum):
    """The pause before a computer player moves, in milliseconds."""

    NONE = 0
    SHORT = 500
    NORMAL = 1000
    LONG = 2000


@dataclass(frozen=True)
class PaceSettings:
    """The pause before a computer player moves."""

    pause: Pause = Pause.NORMAL


def pace_settings(game: str) -> GameSettings[PaceSettings]:
    """The pace settings of a game, by its name in records."""
    return GameSettings(game, PaceSettings)


_NOT_BEGUN, _ENDED = -1, -2
_MOST_MOVES = 10**9


@dataclass(frozen=True)
class LessonSettings:
    """The guided turn in a game: the number of moves made before it began, if it is under way."""

    begun: Annotated[int, Whole(_ENDED, _MOST_MOVES)] = _NOT_BEGUN


AS_DESKTOP = ""
"""The language if the desktop decides."""

LARGEST_SEED = 10**12
"""The largest seed of dice; the smallest is 0."""

LONGEST_NAME = 24
"""Longest name of a player, in characters."""


class ThemeChoice(Enum):
    """The theme of the window."""

    DESKTOP = "desktop"
    DARK = "dark"
    LIGHT = "light"
    CONTRAST = "high-contrast"


class MotionChoice(Enum):
    """How much moves in the window."""

    DESKTOP = "desktop"
    FULL = "full"
    REDUCED = "reduced"


class Body(Enum):
    """The material of the dice; THEME leaves it to the theme."""

    THEME = "theme"
    IVORY = "ivory"
    CASINO = "casino"
    BLACK = "black"
    HIGH_CONTRAST = "high-contrast"


class Marks(Enum):
    """The marks on the faces of the dice."""

    PIPS = "pips"
    NUMERALS = "numerals"


class Speed(Enum):
    """Flight time of a throw, in milliseconds; at 0 the dice lie still at once."""

    OFF = 0
    FAST = 400
    NORMAL = 900
    SLOW = 1600


@dataclass(frozen=True)
class LookSettings:
    """How the window looks, and how much moves in it."""

    theme: ThemeChoice = ThemeChoice.DESKTOP
    motion: MotionChoice = MotionChoice.DESKTOP


@dataclass(frozen=True)
class DiceSettings:
    """How the dice look, and how fast they fly."""

    body: Body = Body.THEME
    marks: Marks = Marks.PIPS
    speed: Speed = Speed.NORMAL


@dataclass(frozen=True)
class FairDiceSettings:
    """The dice of new games: sealed, or calculated from a seed."""

    seed: Annotated[int | None, Whole(0, LARGEST_SEED, is_optional=True)] = None


@dataclass(frozen=True)
class SoundSettings:
    """Whether dice and chips make sounds, and how loud."""

    is_on: bool = True
    volume: Annotated[float, Number(0, 1)] = 0.5


@dataclass(frozen=True)
class VoiceSettings:
    """Whether the program speaks by itself, and how: the voice's id ("" for any), words per minute, and volume."""

    is_on: bool = True
    voice: Annotated[str, OneLine()] = ""
    rate: Annotated[int, Whole(SLOWEST, FASTEST)] = DEFAULT_RATE
    volume: Annotated[float, Number(0, 1)] = 1.0

    @property
    def manner(self) -> Manner:
        return Manner(self.voice, self.rate, self.volume)


@dataclass(frozen=True)
class Settings:
    """All settings.

    `language` is a code such as "de" or "zh_CN", or AS_DESKTOP. `names` are the names of the people at this computer,
    by place from 0, "" for a player without one; place 0 is for a player alone. `signature` is the name last typed
    for a file to a friend. `games` holds the settings of single
    games, by the game's name in records; they are read with its GameSettings.
    """

    look: LookSettings = LookSettings()
    language: Annotated[str, Code()] = AS_DESKTOP
    dice: DiceSettings = DiceSettings()
    fair_dice: FairDiceSettings = FairDiceSettings()
    sound: SoundSettings = SoundSettings()
    voice: VoiceSettings = VoiceSettings()
    names: Annotated[tuple[str, ...], Each(TypedName(LONGEST_NAME), PEOPLE)] = ("",) * PEOPLE
    signature: Annotated[str, TypedName(LONGEST_NAME)] = ""
    games: Annotated[Mapping[str, Any], JsonParts()] = field(default_factory=dict)


def parse_seed(text: str) -> int | None:
    """The whole number in the text; None if it is not one, or too large."""
    digits = text.strip()
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= len(str(LARGEST_SEED))):
        return None
    seed = int(digits)
    return seed if seed <= LARGEST_SEED else None


SETTING = "settings"
"""The settings' name in the store, where they are one JSON object."""

Change = Callable[[Settings], Settings]

Listener = Callable[[Settings, str | None], None]
"""Called after each change, with the previous settings and error."""


class SettingsKeeper:
    """Reads the settings once, and saves each change at once.

    `error` is why they could not be read or saved; a change still applies until the program ends.
    """

    def __init__(self, store: Store) -> None:
        """Reads the saved settings. Unreadable ones get their default, which the store reports once."""
        self._store = store
        self._value = Settings()
        self._listeners: list[Listener] = []
        self._unread: list[Change] | None = []
        self.error: str | None = None
        self._read()

    @property
    def value(self) -> Settings:
        """The current settings."""
        return self._value

    def change(self, how: Change) -> None:
        """Change the settings with `how`, also for later starts.

        Raises ValueError if a field does not allow its new value; nothing has changed in that case.
        """
        changed = checked(how(self._value))
        if changed == self._value and self.error is None:
            return
        before, error_before = self._value, self.error
        self._value = changed
        if self._unread is not None:
            # Saving settings that were never read would overwrite all earlier choices.
            self._unread.append(how)
            self._read()
        else:
            self._save()
        for listener in tuple(self._listeners):
            listener(before, error_before)

    def of(self, part: GameSettings[Group]) -> Group:
        """The current settings of one game."""
        value, is_whole = read(part.group, self._value.games.get(part.game, {}))
        if not is_whole:
            self._fall_back(_with(self._value, part, value))
        return value

    def change_game(self, part: GameSettings[Group], how: Callable[[Group], Group]) -> None:
        """Change the settings of one game, as `change` does."""

        def changed(settings: Settings) -> Settings:
            value, _ = read(part.group, settings.games.get(part.game, {}))
            return _with(settings, part, checked(how(value)))

        self.change(changed)

    def aside(self, store: Store) -> "SettingsKeeper":
        """A keeper that starts with the current settings and saves its changes in another store."""
        keeper = type(self)(store)
        keeper.change(lambda _: self._value)
        return keeper

    def listen(self, listener: Listener) -> None:
        """Call `listener` after each change from now on."""
        self._listeners.append(listener)

    def _read(self) -> None:
        try:
            text = self._store.setting(SETTING)
        except StoreError as error:
            self.error = str(error)
            return
        changes, self._unread, self.error = self._unread or [], None, None
        self._value, is_whole = (Settings(), True) if text is None else _from_text(text)
        for change in changes:
            self._value = checked(change(self._value))
        if not is_whole:
            self._fall_back(self._value)
        elif changes:
            self._save()

    def _fall_back(self, value: Settings) -> None:
        """Use this value instead of an unreadable saved one, and report it."""
        self._value = value
        try:
            self._store.set_setting_aside(SETTING)
        except StoreError as error:
            self.error = str(error)
        else:
            self._save()

    def _save(self) -> None:
        try:
            self._store.keep_setting(SETTING, json.dumps(write(self._value)))
            self.error = None
        except StoreError as error:
            self.error = str(error)


def _from_text(text: str) -> tuple[Settings, bool]:
    """The settings in the text, and whether all of it was readable."""
    try:
        return read(Settings, json.loads(text))
    except UNREADABLE:
        return Settings(), False


def _with(settings: Settings, part: GameSettings[Group], value: Group) -> Settings:
    group = settings.games.get(part.game)
    others = group if isinstance(group, dict) else {}
    return replace(settings, games={**settings.games, part.game: {**others, **write(value)}})


class LessonKeeper:
    """Saves how far the guided turn in a game has come, for later starts."""

    def __init__(self, settings: SettingsKeeper, game: str) -> None:
        self._settings, self._part = settings, GameSettings(game, LessonSettings)

    @property
    def begun(self) -> int | None:
        """The number of moves made before it began; None if it is not under way."""
        begun = self._settings.of(self._part).begun
        return begun if begun >= 0 else None

    @property
    def is_due(self) -> bool:
        """Whether a newcomer is to be offered one: it has not begun yet.

        If the settings cannot be read, it would be offered at each start, so then it is never due.
        """
        return self._settings.error is None and self._settings.of(self._part).begun == _NOT_BEGUN

    def begin(self, begun: int) -> bool:
        """Save that it began after this number of moves; return whether that is saved."""
        self._keep(begun)
        return self._settings.error is None

    def end(self) -> None:
        """Save that it has ended."""
        self._keep(_ENDED)

    def _keep(self, begun: int) -> None:
        if begun != self._settings.of(self._part).begun:
            self._settings.change_game(self._part, lambda _: LessonSettings(begun))
