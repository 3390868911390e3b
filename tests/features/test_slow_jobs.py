"""Jobs about a position or a move tell of the coach's slow work."""

from collections.abc import Callable
from typing import Any

import pytest

from dicedesk.coach.coach import SlowWork
from dicedesk.core.record import parse_record
from dicedesk.core.words import Sentence
from dicedesk.features.position import weighed
from dicedesk.features.practice import exercise_at, exercise_in
from dicedesk.games.catalogue import SPECS
from dicedesk.games.yacht.coach import YachtCoach

LINE = "yacht fives 20, dice 5 2 5 3 1, rolls-left 1"
RECORD = '[Game "yacht"]\n[Rules "sheet=yacht players=1"]\nroll : 5 2 5 3 1\nkeep 5 5 : 1 1 1\n'
HALF = SlowWork(Sentence("Half done", {}), 0.5)


class SlowCoach(YachtCoach):
    """Says that half of its work is done."""

    def work_out(self, rules: str, tell: Callable[[SlowWork], object]) -> None:
        assert rules == "sheet=yacht players=1"
        tell(HALF)


@pytest.mark.parametrize(
    "job",
    [
        lambda tell: weighed(LINE, tell),
        lambda tell: exercise_in(LINE, tell),
        lambda tell: exercise_at(parse_record(RECORD, SPECS), 1, tell),
    ],
)
def test_the_slow_work_of_a_coach_is_told(job: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("position", "practice"):
        monkeypatch.setattr(f"dicedesk.features.{module}.load_coach", lambda _: SlowCoach())
    told = list[SlowWork]()
    job(told.append)
    assert told == [HALF]
