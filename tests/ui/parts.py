"""What windows of tests share: the real parts over a store in memory, with devices that only remember."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from dicedesk.adapters.hog_contest.strategy_work import StrategyWorkHere
from dicedesk.play.ports.audio import Sound, Speech
from dicedesk.play.ports.backups import NoBackups
from dicedesk.play.ports.jobs import Jobs, OneByOne
from dicedesk.play.ports.store import Store
from dicedesk.play.saved_games import Dice
from dicedesk.ui.base.dice.dice_look import DiceLook
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.late_parts import LateParts
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.settings_bridge import SettingsBridge
from dicedesk.ui.base.sound import Sounds
from tests.fakes.clock import StandingClock
from tests.fakes.history import NoHistory

LONG_REPORT = ("1", "\n".join(f"line {line} of a report" for line in range(30)))


def parts_with(
    store: Store,
    settings: SettingsBridge,
    language: WindowLanguage,
    appearance: Appearance,
    jobs: Jobs,
    make_late: Callable[[AppParts], LateParts],
    dice: Dice | None = None,
) -> AppParts:
    """The parts of a window, whose jobs are the same for moments and for long work."""
    return AppParts(
        store=store,
        clock=StandingClock(),
        settings=settings,
        language=language,
        appearance=appearance,
        dice_look=DiceLook(settings, appearance),
        jobs=jobs,
        long_jobs=jobs,
        make_late=make_late,
        dice=dice,
    )


def late_parts_with(speech: Speech, sound: Sound) -> Callable[[AppParts], LateParts]:
    """Makes late parts without games of the past; the Oracle gives its first answer."""

    def made(parts: AppParts) -> LateParts:
        return LateParts(
            speech=speech,
            sounds=Sounds(sound, parts.settings),
            history=NoHistory(),
            backups=NoBackups(),
            workers=OneByOne(),
            pick=lambda _: 0,
            facts=lambda: ("1", ""),
            services=[StrategyWorkHere("")],
        )

    return made


def with_late(parts: AppParts, **changes: Any) -> AppParts:
    """The same parts, but for some of the late ones."""
    late = replace(parts.late, **changes)
    return replace(parts, make_late=lambda _: late)
