"""What a person chose, as one value that is kept between two starts.

`Settings` has every field with its default and what it allows; `SettingsKeeper` holds the value, saves it and tells of
changes. Whoever needs a setting is handed the keeper. A game says which settings only it has by `GameSettings`.
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
    """Settings that only one game has: the name that records give the game, and the dataclass of their fields.

    A game may have several such groups; the names of their fields differ.
    """

    game: str
    group: type[Group]


MOST_LOST = 100
"""No choice can be held back for losing more than this."""


class CoachMode(Enum):
    """When the coach shows what the choices are worth."""

    OFF = "off"
    ASKED = "asked"
    ALWAYS = "always"


class GameKind(Enum):
    """The kind of a person's new games: counted, or casual with the coach."""

    UNCHOSEN = "unchosen"
    """Not chosen yet. Games are casual if the coach speaks by itself, which ends the counting anyway."""
    COUNTED = "counted"
    CASUAL = "casual"


@dataclass(frozen=True)
class CoachSettings:
    """When the coach speaks, and the least loss for which it holds a choice back once; 0 to hold none back.

    The loss is counted as people read it: in points of the chance to win, in hands, or in cents of each dollar. In a
    counted game the coach never speaks by itself, whatever is wanted of it. `kind` is what new games are.
    """

    mode: CoachMode = CoachMode.ASKED
    warn_at: Annotated[float, Number(0, MOST_LOST)] = 0
    kind: GameKind = GameKind.UNCHOSEN

    @property
    def speaks_by_itself(self) -> bool:
        """Whether the coach is to say something that nobody asked for."""
        return self.mode is CoachMode.ALWAYS or self.warn_at > 0

    @property
    def is_casual(self) -> bool:
        """Whether new games are casual."""
        return self.speaks_by_itself if self.kind is GameKind.UNCHOSEN else self.kind is GameKind.CASUAL

    def for_games(self, *, casual: bool) -> "CoachSettings":
        """The settings with which new games are casual, where the coach is open at once, or counted."""
        if casual:
            return replace(self, kind=GameKind.CASUAL, mode=CoachMode.ALWAYS)
        mode = CoachMode.ASKED if self.mode is CoachMode.ALWAYS else self.mode
        return replace(self, kind=GameKind.COUNTED, mode=mode)


def coach_settings(game: str) -> GameSettings[CoachSettings]:
    """Where the settings keep what is wanted of the coach of a game, by the name that records give the game."""
    return GameSettings(game, CoachSettings)


class Pause(Enum):
    """How long a computer player waits before it moves, in milliseconds."""

    NONE = 0
    SHORT = 500
    NORMAL = 1000
    LONG = 2000


@dataclass(frozen=True)
class PaceSettings:
    """The pause before a computer player moves."""

    pause: Pause = Pause.NORMAL


def pace_settings(game: str) -> GameSettings[PaceSettings]:
    """Where the settings keep the pace of a game, by the name that records give the game."""
    return GameSettings(game, PaceSettings)


@dataclass(frozen=True)
class GreetingSettings:
    """Whether a newcomer to a game was guided through a turn of it."""

    is_greeted: bool = False


AS_DESKTOP = ""
"""The language where the desktop decides."""

LARGEST_SEED = 10**12
"""Seeds of dice go from 0 to this."""

LONGEST_NAME = 24
"""The most characters of a player's name."""


class ThemeChoice(Enum):
    """The theme of the window."""

    DESKTOP = "desktop"
    DARK = "dark"
    LIGHT = "light"
    CONTRAST = "high-contrast"


class MotionChoice(Enum):
    """How much is to be seen moving."""

    DESKTOP = "desktop"
    FULL = "full"
    REDUCED = "reduced"


class Body(Enum):
    """What the dice are made of; THEME leaves it to the theme."""

    THEME = "theme"
    IVORY = "ivory"
    CASINO = "casino"
    BLACK = "black"
    HIGH_CONTRAST = "high-contrast"


class Marks(Enum):
    """What is on the faces of the dice."""

    PIPS = "pips"
    NUMERALS = "numerals"


class Speed(Enum):
    """How long a throw is shown, in milliseconds; where that is 0, the dice lie at once."""

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
    """Where the dice of new games come from: sealed ones, or those that follow from a seed."""

    seed: Annotated[int | None, Whole(0, LARGEST_SEED, is_optional=True)] = None


@dataclass(frozen=True)
class SoundSettings:
    """Whether dice and chips are heard, and how loud."""

    is_on: bool = True
    volume: Annotated[float, Number(0, 1)] = 0.5


@dataclass(frozen=True)
class VoiceSettings:
    """Whether the program speaks by itself, and how: the voice's id ("" for any), words per minute, and how loud."""

    is_on: bool = True
    voice: Annotated[str, OneLine()] = ""
    rate: Annotated[int, Whole(SLOWEST, FASTEST)] = DEFAULT_RATE
    volume: Annotated[float, Number(0, 1)] = 1.0

    @property
    def manner(self) -> Manner:
        """How something is said."""
        return Manner(self.voice, self.rate, self.volume)


@dataclass(frozen=True)
class Settings:
    """All settings.

    `language` is a code such as "de" or "zh_CN", or AS_DESKTOP. `names` are those of the people at this computer, by
    place from 0, "" if a player has no name; place 0 is for a player alone. `games` holds the settings that only one
    game has, by the name that records give the game: its GameSettings reads them.
    """

    look: LookSettings = LookSettings()
    language: Annotated[str, Code()] = AS_DESKTOP
    dice: DiceSettings = DiceSettings()
    fair_dice: FairDiceSettings = FairDiceSettings()
    sound: SoundSettings = SoundSettings()
    voice: VoiceSettings = VoiceSettings()
    names: Annotated[tuple[str, ...], Each(TypedName(LONGEST_NAME), PEOPLE)] = ("",) * PEOPLE
    games: Annotated[Mapping[str, Any], JsonParts()] = field(default_factory=dict)


def parse_seed(text: str) -> int | None:
    """The whole number that the text is; None where it is none, or too large."""
    digits = text.strip()
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= len(str(LARGEST_SEED))):
        return None
    seed = int(digits)
    return seed if seed <= LARGEST_SEED else None


SETTING = "settings"
"""The name under which the store keeps them, as one JSON object."""

Change = Callable[[Settings], Settings]

Listener = Callable[[Settings, str | None], None]
"""Is called after each change, with the settings and the error that were before it."""


class SettingsKeeper:
    """Reads the settings once, and saves each change at once.

    `error` is why they could not be read or saved; a change holds until the program ends all the same.
    """

    def __init__(self, store: Store) -> None:
        """Reads what was kept. What cannot be read has its default, which the store tells once."""
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
        """Apply `how` to the settings, for the next starts too.

        Raises ValueError if a field does not allow its new value; then nothing has changed.
        """
        changed = checked(how(self._value))
        if changed == self._value and self.error is None:
            return
        before, error_before = self._value, self.error
        self._value = changed
        if self._unread is not None:
            # To save what was never read would overwrite all that was chosen before.
            self._unread.append(how)
            self._read()
        else:
            self._save()
        for listener in tuple(self._listeners):
            listener(before, error_before)

    def of(self, part: GameSettings[Group]) -> Group:
        """The current settings that only one game has."""
        value, is_whole = read(part.group, self._value.games.get(part.game, {}))
        if not is_whole:
            self._fall_back(_with(self._value, part, value))
        return value

    def change_game(self, part: GameSettings[Group], how: Callable[[Group], Group]) -> None:
        """As `change`, for the settings that only one game has."""

        def changed(settings: Settings) -> Settings:
            value, _ = read(part.group, settings.games.get(part.game, {}))
            return _with(settings, part, checked(how(value)))

        self.change(changed)

    def aside(self, store: Store) -> "SettingsKeeper":
        """A keeper that begins with the current settings and keeps its changes in another store."""
        keeper = type(self)(store)
        keeper.change(lambda _: self._value)
        return keeper

    def listen(self, listener: Listener) -> None:
        """From now on calls `listener` after each change."""
        self._listeners.append(listener)

    def _read(self) -> None:
        """Reads what was kept, and makes the changes since the start to it."""
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
        """Use this value in place of a saved one that cannot be read, and report it."""
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
    """The settings in the text, and whether all of it could be read."""
    try:
        return read(Settings, json.loads(text))
    except UNREADABLE:
        return Settings(), False


def _with(settings: Settings, part: GameSettings[Group], value: Group) -> Settings:
    group = settings.games.get(part.game)
    others = group if isinstance(group, dict) else {}
    return replace(settings, games={**settings.games, part.game: {**others, **write(value)}})


def is_greeting_due(settings: SettingsKeeper, game: str) -> bool:
    """Whether to guide a newcomer through a turn. It is saved at once: this is true only once.

    If the settings cannot be read or saved, this would be true at each start, so then it is never true.
    """
    part = GameSettings(game, GreetingSettings)
    if settings.error is not None or settings.of(part).is_greeted:
        return False
    settings.change_game(part, lambda _: GreetingSettings(is_greeted=True))
    return settings.error is None
