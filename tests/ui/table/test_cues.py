"""What is heard of each game, by the moves of a record."""

import pytest

from dicedesk.core.game import Played
from dicedesk.core.record import parse_record
from dicedesk.core.words import Name
from dicedesk.games.catalogue import GAMES
from dicedesk.games.hazard.telling import HazardTelling
from dicedesk.games.hog.named_strategies import AlwaysRoll
from dicedesk.games.hog.telling import HogTelling
from dicedesk.games.poker_dice.table_view import PokerDiceTelling
from dicedesk.play.ports.audio import Cue
from dicedesk.play.seats import Seat
from dicedesk.ui.games.craps.showing import OF_ACTS, Act
from dicedesk.ui.table.pace import landing

PERSON, COMPUTER = Seat(Name("You"), "You"), Seat(Name("Four"), "always:4", AlwaysRoll(4))


def last(game: str, rules: str, lines: str) -> Played:
    """The last move of a record; its moves are parted by semicolons."""
    record = parse_record("\n".join([f'[Game "{game}"]\n[Rules "{rules}"]', *lines.split("; ")]), GAMES)
    return record.replay()[-1]


@pytest.mark.parametrize(
    ("dice", "cue"),
    [
        (1, Cue.ONE_DIE),
        (2, Cue.TWO_DICE),
        (3, Cue.FEW_DICE),
        (5, Cue.FEW_DICE),
        (6, Cue.MANY_DICE),
        (10, Cue.MANY_DICE),
    ],
)
def test_more_dice_land_more_fully(dice: int, cue: Cue) -> None:
    assert landing((3,) * dice) is cue


@pytest.mark.parametrize(
    ("rules", "lines", "cue"),
    [
        ("goal=100", "roll 2 : 3 5", None),
        ("goal=100", "roll 2 : 1 5", Cue.LOST),
        ("goal=100", "roll 2 : 6 6; roll 4 : 5 5 5 6", Cue.SWAP),
        ("goal=10", "roll 3 : 6 4 3", Cue.WON),
    ],
)
def test_hog(rules: str, lines: str, cue: Cue | None) -> None:
    assert HogTelling().cue(last("hog", rules, lines), (PERSON, COMPUTER)) is cue


@pytest.mark.parametrize(
    ("seats", "cue"),
    [((COMPUTER, PERSON), Cue.LOST), ((PERSON, PERSON), Cue.WON), ((COMPUTER, COMPUTER), Cue.WON)],
)
def test_a_computer_that_wins_at_hog_is_bad_news_for_the_person_there(
    seats: tuple[Seat, Seat], cue: Cue
) -> None:
    assert HogTelling().cue(last("hog", "goal=10", "roll 3 : 6 4 3"), seats) is cue


@pytest.mark.parametrize(
    ("lines", "cue"),
    [
        ("main 7", None),
        ("main 7; throw : 4 3", Cue.WON),
        ("main 7; throw : 1 1", Cue.LOST),
        ("main 7; throw : 4 4", None),
        ("main 7; throw : 4 4; throw : 4 4", Cue.WON),
        ("main 7; throw : 4 4; throw : 4 3", Cue.LOST),
    ],
)
def test_hazard(lines: str, cue: Cue | None) -> None:
    assert HazardTelling().cue(last("hazard", "", lines), (PERSON,)) is cue


@pytest.mark.parametrize(
    ("lines", "cue"),
    [
        ("hand : 4 4 4 4 4", None),
        ("hand : 4 4 4 4 4; hold", Cue.CHIPS_PAID),
        ("hand : 1 2 3 4 6; hold", None),
        ("; ".join(["hand : 1 2 3 4 6; hold"] * 10), Cue.LOST),
        ("; ".join(["hand : 4 4 4 4 4; hold"] * 4), Cue.AWARD),
    ],
)
def test_poker_dice(lines: str, cue: Cue | None) -> None:
    assert PokerDiceTelling().cue(last("poker-dice", "", lines), (PERSON,)) is cue


@pytest.mark.parametrize("act", Act)
def test_every_scene_of_the_chips_is_heard(act: Act) -> None:
    assert isinstance(OF_ACTS[act], Cue)
