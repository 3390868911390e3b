"""Two games with the same dice beside each other."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.core.fair.open_dice import DatedDice
from dicedesk.core.record import parse_record
from dicedesk.features.challenge import challenge_in
from dicedesk.features.history.games import summary_of
from dicedesk.features.review.comparison import comparison_of, kept_comparison
from dicedesk.games.catalogue import GAMES, SPECS
from dicedesk.games.hog.rules import RollDice
from dicedesk.play.ports.past_games import PastGame, PastQuery, Summarize
from dicedesk.play.ports.store import ForgetfulStore, StoredGame
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock
from tests.fakes.history import NoHistory
from tests.features.test_challenge import challenge_text, left_game

DAY = "2026-11-23"
HEAD = f'[Game "hog"]\n[Rules "goal=100"]\n[Player0 "{{name}}"]\n[Player1 "Cy"]\n[Dice "today/1 {DAY}"]\n[Left "now"]\n'


def game(name: str, *dice: int) -> str:
    """The record of a game of two people that was left after turns with these numbers of dice."""
    roller, lines = DatedDice(DAY, "hog").roller(0), []
    for count in dice:
        faces = " ".join(map(str, roller.roll(count)))
        lines.append(f"roll {count} : {faces}\n" if count else "roll 0\n")
    return HEAD.format(name=name) + "".join(lines)


def test_the_decisions_in_the_same_positions_are_compared() -> None:
    found = comparison_of(game("Ann", 4, 2, 0), game("Ben", 4, 2, 5))
    assert found.names == ("Ann", "Ben")
    assert found.shared == 2
    (decision,) = found.decisions
    assert decision.numbers == (3, 3)
    assert decision.choices[0] != decision.choices[1]
    assert str(found.sentence) == "Different choices in 1 of 2 shared positions."
    # Free Bacon of 0 points to 2 scores at least 1, five dice score more; each line tells of its own player.
    assert [line.split(" left at ")[0] for line in found.lines] == ["Ann", "Ben"]
    assert [line.split(". ")[1].split(" cost ")[0] for line in found.lines] == [
        "Ann's choices",
        "Ben's choices",
    ]


def test_what_follows_on_different_choices_is_no_longer_the_same_position() -> None:
    found = comparison_of(game("Ann", 4, 2, 3), game("Ben", 5, 2, 3))
    assert (len(found.decisions), found.shared) == (1, 1)
    assert str(found.sentence) == "Different choices in the only shared position."


def test_equal_games_differ_in_nothing() -> None:
    found = comparison_of(game("You", 4, 2, 3), game("You", 4, 2, 3))
    assert tuple(map(str, found.names)) == ("This game", "The other game")
    assert (found.decisions, found.shared) == ((), 2)
    assert str(found.sentence) == "Same choice in each of the 2 shared positions."


def test_games_without_a_decision_have_nothing_to_compare() -> None:
    assert (
        str(comparison_of(game("Ann"), game("Ben")).sentence)
        == "The games share no position that offers a choice."
    )


@pytest.mark.parametrize(
    "other",
    [
        game("Ben", 4).replace(DAY, "2026-11-24"),
        game("Ben", 4).replace("goal=100", "goal=50"),
        game("Ben", 4).replace(f"today/1 {DAY}", "scripted"),
    ],
)
def test_games_with_other_dice_or_rules_cannot_be_compared(other: str) -> None:
    with pytest.raises(NotationError, match="not played with the same dice and rules"):
        comparison_of(game("Ann", 4), other)
    with pytest.raises(NotationError, match="not played with the same dice and rules"):
        comparison_of(other, game("Ann", 4))


@dataclass
class Kept(NoHistory):
    """The games of some records, the newest first; one that is None cannot be read any more."""

    records: Sequence[str | None] = ()

    def catch_up(self, summarize: Summarize, hidden: frozenset[int] = frozenset()) -> Iterator[int]:
        yield len(self.records)

    def page(self, query: PastQuery, first: int, most: int) -> tuple[PastGame, ...]:
        kept = (stored(record or game("Gone")) for record in self.records)
        return tuple(PastGame(number, summary_of(each)) for number, each in enumerate(kept))[
            first : first + most
        ]

    def game(self, number: int) -> StoredGame | None:
        record = self.records[number]
        return None if record is None else stored(record)


def stored(record: str) -> StoredGame:
    return StoredGame.of_record("", parse_record(record, SPECS).spec.id, record, "", ended="[Left " in record)


def other_name(text: str, *records: str | None) -> str | None:
    """Whose kept game a game is compared with."""
    found = kept_comparison(Kept(records=records), text)
    return None if found is None else str(found.names[1])


def test_the_newest_kept_game_with_the_same_dice_is_found() -> None:
    own, last_day = game("Ann", 4, 2), game("Ben", 4).replace(DAY, "2026-11-22")
    assert other_name(own, own, None, last_day, game("Cid", 4), game("Dan", 5)) == "Cid"
    assert other_name(own, own, last_day, game("Dan", 5).replace("goal=100", "goal=50")) is None


def test_a_game_that_goes_on_is_compared_with_nothing() -> None:
    going_on = game("Ben", 4).replace('[Left "now"]\n', "")
    assert other_name(game("Ann", 4), going_on) is None
    assert other_name(going_on, game("Ann", 4)) is None


def test_dice_of_a_real_table_were_never_the_same() -> None:
    typed = game("Ann", 4).replace(f"today/1 {DAY}", "typed")
    assert other_name(typed, typed.replace("Ann", "Ben")) is None


def test_a_challenge_and_the_game_that_it_was_sent_from_find_each_other() -> None:
    sent = left_game()
    challenge = challenge_in(parse_record(challenge_text(sent.to_text()), SPECS))
    store = ForgetfulStore()
    table = GAMES["hog"].table(store, StandingClock(), SettingsKeeper(store), None)
    session = table.begin_shared(challenge.header, challenge.dice)
    session.play(RollDice(2))
    session.leave("then")
    first, second = sent.to_text(), session.record.to_text()
    for own, other in ((first, second), (second, first)):
        # The game itself is kept, too; so it is with those who played both here.
        found = kept_comparison(Kept(records=(own, game("Ben", 4), other)), own)
        assert found is not None
        assert (found.record, found.names) == (own, ("This game", "The other game"))
