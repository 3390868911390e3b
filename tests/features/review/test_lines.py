"""Lines from another choice of a game: their dice and values, the computer's moves, and their place in the record."""

from itertools import product
from random import Random
from typing import Any

import pytest

from dicedesk.core.dice import FACES, Roll
from dicedesk.core.errors import BadRollError, NotationError
from dicedesk.core.game import Move
from dicedesk.core.notes import LONGEST_NOTE
from dicedesk.core.record import Play, Record, parse_record
from dicedesk.features.review.game import SeatReview, coach_of, review_record, reviewed_game
from dicedesk.features.review.lines import (
    Fork,
    GameLines,
    OtherLine,
    ReviewedLine,
    RollChoice,
    chosen_roll,
    lines_of,
    with_lines,
    without_lines,
)
from dicedesk.features.review.what_if import Role, what_if
from dicedesk.games.catalogue import GAMES, SPECS
from dicedesk.games.craps import rules as craps
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.poker_dice.rules import Reroll
from tests.features.review.reviewed_records import ALL, HOG, POKER_DICE
from tests.features.review.test_what_if import random_game
from tests.repeated import first_seeds_of


def record_of(text: str) -> Record[Any]:
    return parse_record(text, SPECS)


def noted(text: str, number: int, *notes: str) -> Record[Any]:
    """The record with lines of a note at a move."""
    record = record_of(text)
    plays = list(record.plays)
    plays[number - 1] = Play(plays[number - 1].move, plays[number - 1].faces, note="\n".join(notes))
    return Record(record.spec, record.tags, tuple(plays))


def notes_of(record: Record[Any]) -> dict[int, str]:
    return {number: play.note for number, play in enumerate(record.plays, 1) if play.note}


def lines_in(record: Record[Any]) -> GameLines:
    return GameLines(reviewed_game(record), coach_of(record))


def fork_at(record: Record[Any], number: int) -> Fork:
    return lines_in(record).fork(number)


def line_gone_on(record: Record[Any], line: OtherLine, move: Move, roll: RollChoice | Roll) -> ReviewedLine:
    return lines_in(record).gone_on(line, move, roll)


def record_with(record: Record[Any], line: OtherLine) -> Record[Any]:
    """The record in which a line was played."""
    other = record.without_last(len(record.plays) - line.number + 1)
    for play in line.plays:
        other = other.with_play(play.move, play.faces)
    return other


def random_line(record: Record[Any], random: Random, most: int = 4) -> OtherLine:
    """A line of random choices and dice from a random move; the computer makes its own moves."""
    number, lines = random.randint(1, len(record.plays)), lines_in(record)
    line, fork = OtherLine(number), lines.fork(number)
    for _ in range(random.randint(1, most)):
        move = random.choice(fork.choices).choice.move
        roll = random.choice([*RollChoice, tuple(random.choices(FACES, k=fork.dice_for(move)))])
        found = lines.gone_on(line, move, roll)
        line = found.line
        if found.then is None:
            break
        fork = found.then
    return line


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("seeds", first_seeds_of(100, 4))
def test_the_choices_are_those_of_the_terminal(game: str, seeds: range) -> None:
    for seed in seeds:
        record = random_game(game, seed)
        number = Random(seed).randint(1, len(record.plays))
        fork, asked = fork_at(record, number), what_if(record, number)
        assert (fork.choices, fork.position, fork.unit) == (asked.compared(), asked.position, asked.unit)
        assert fork.number == number


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("seeds", first_seeds_of(60, 4))
def test_the_values_of_a_line_are_the_coach_s_of_the_positions_reached(game: str, seeds: range) -> None:
    for seed in seeds:
        random = Random(seed)
        record = random_game(game, seed)
        found = lines_in(record).reviewed(line := random_line(record, random))
        coach = coach_of(record)
        states = [played.step.state for played in record_with(record, line).replay()]
        against, seat = coach.against(record), random.randrange(states[0].seats)
        review = found.seen_from(seat)
        for place in range(found.first + 1, found.last + 1):
            assert review.value(place) == pytest.approx(
                float(coach.worth(states[place - 1], against, seat)), abs=1e-9
            )
        # The first move is what `dicedesk review FILE --at N --try MOVE --roll FACES` shows.
        tried = what_if(record, line.number).line(line.plays[0].move, line.plays[0].faces)
        assert review.value(line.number) == pytest.approx(float(tried.reviewed.values[seat]), abs=1e-9)
        if len(line.plays) == 1:
            assert (None if found.then is None else found.then.position) == tried.then


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("seeds", first_seeds_of(60, 4))
def test_lines_are_read_from_the_record_s_text_as_they_were(game: str, seeds: range) -> None:
    for seed in seeds:
        random = Random(seed)
        record = random_game(game, seed)
        lines = sorted((random_line(record, random) for _ in range(3)), key=lambda line: line.number)
        kept = record_of(with_lines(record, lines).to_text())
        assert (kept, lines_of(kept)) == (record, tuple(lines))
        assert [found.line for found in lines_in(record).kept(kept)] == lines
        assert without_lines(kept).to_text() == without_lines(record).to_text() == record.to_text()


def test_a_line_is_a_note_of_one_line() -> None:
    line = OtherLine(5).with_play(RollDice(4), (3, 5, 2, 6)).with_play(RollDice(0), ())
    assert line.to_text() == "if roll 4 : 3 5 2 6; roll 0"
    assert line.without_last().to_text() == "if roll 4 : 3 5 2 6"
    kept = with_lines(noted(HOG, 5, "Two is few."), [line])
    assert "roll 2 : 6 6 # Two is few.\n# if roll 4 : 3 5 2 6; roll 0\n" in kept.to_text()
    assert notes_of(without_lines(kept)) == {5: "Two is few."}


@pytest.mark.parametrize(
    "damaged",
    [
        "if I had rolled more",
        "if roll 4",
        "if roll 4 : 3 5",
        "if roll 4 : 3 5 2 7",
        "if roll 4 : 3 5 2 6;",
        "if roll 4 : 3 5 2 6; roll 1 # yes",
        'if roll 4 : 3 5 2 6; [Game "hog"]',
        "if roll 11 : 3",
        "if main 7",
        "if roll 10 : 6 6 6 6 6 6 6 6 6 6; roll 0",
        "if ",
        "if",
    ],
)
def test_what_is_no_line_stays_a_plain_note(damaged: str) -> None:
    record = noted(HOG, 5, "if roll 0", damaged)
    assert [line.to_text() for line in lines_of(record)] == ["if roll 0"]
    assert notes_of(without_lines(record)) == {5: damaged}
    assert notes_of(with_lines(noted(HOG, 5, damaged), [])) == {5: damaged}


def test_a_note_that_gets_too_long_is_refused() -> None:
    record = noted(HOG, 5, "x" * (LONGEST_NOTE - 5))
    with pytest.raises(NotationError, match="the note is longer than"):
        with_lines(record, [OtherLine(5).with_play(RollDice(0), ())])


def test_a_line_ends_with_the_game() -> None:
    record = record_of(HOG)
    found = line_gone_on(record, OtherLine(5), RollDice(4), (6, 6, 6, 6))
    assert found.then is None
    assert found.title == "Move 5: 4 dice"
    assert (found.first, found.last) == (4, 5)


def test_the_computer_moves_by_its_rule() -> None:
    found = line_gone_on(record_of(HOG), OtherLine(5), RollDice(1), (5,))
    fork = found.then
    assert fork is not None
    roster = GAMES["hog"].players
    assert roster is not None
    (own,) = fork.choices
    assert own.choice.move == roster.parse("final").choose(fork.position.state)
    assert (own.roles, fork.name.is_you) == ((), False)
    assert fork.title(own.choice.move) == "10 dice"


def test_a_computer_player_remembers_the_line() -> None:
    text = '[Game "craps"]\n[Player0 "martingale"]\nthrow : 1 1\n'
    record = record_of(text)
    found, replies = line_gone_on(record, OtherLine(1), craps.Throw(), (1, 2)), list[str]()
    while found.then is not None and len(found.line.plays) < 7:
        own = found.then.choices[0].choice.move
        replies.append(own.to_text())
        found = line_gone_on(record, found.line, own, (1, 1) if own == craps.Throw() else ())
    # It doubles its bet after each loss.
    assert replies == ["bet pass 5", "throw", "bet pass 10", "throw", "bet pass 20", "throw"]


def test_a_person_weighs_the_choices_again() -> None:
    fork = line_gone_on(record_of(POKER_DICE), OtherLine(2), Reroll((3, 4, 5)), (1, 2, 3)).then
    assert fork is not None
    assert [each.roles for each in fork.choices][:2] == [(Role.BEST,), ()]
    assert (fork.number, fork.name.is_you, fork.standing) == (3, True, "Roll 2 of 3")


@pytest.mark.parametrize("game", ALL)
def test_the_likely_dice_are_the_coach_s(game: str) -> None:
    record = record_of(ALL[game])
    coach = coach_of(record)
    for number in range(1, len(record.plays) + 1):
        fork = fork_at(record, number)
        state, against = fork.position.state, coach.against(record)
        for each in fork.choices[:3]:
            move = each.choice.move
            likely = chosen_roll(coach, state, move, against, RollChoice.LIKELY)
            assert likely == (coach.likely(state, move).faces if state.dice_for(move) else ())
            assert len(chosen_roll(coach, state, move, against, RollChoice.AVERAGE)) == state.dice_for(move)


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("seeds", first_seeds_of(40, 4))
def test_after_average_luck_no_roll_is_nearer_to_the_worth_before_it(game: str, seeds: range) -> None:
    for seed in seeds:
        random = Random(seed)
        record = random_game(game, seed)
        fork, coach = fork_at(record, random.randint(1, len(record.plays))), coach_of(record)
        state, against = fork.position.state, coach.against(record)
        for each in fork.choices:
            move = each.choice.move
            if state.dice_for(move) > 3:
                continue
            mean = coach.worth_of(state, move, against, state.seat)
            chosen = chosen_roll(coach, state, move, against, RollChoice.AVERAGE)
            rolls = [chosen, *product(FACES, repeat=state.dice_for(move))]
            reached = (coach.worth(state.apply(move, faces).state, against, state.seat) for faces in rolls)
            first, *others = (abs(float(worth) - float(mean)) for worth in reached)
            assert first == pytest.approx(min(others), abs=1e-9)


def test_faces_that_are_no_roll_are_refused() -> None:
    with pytest.raises(BadRollError):
        line_gone_on(record_of(HOG), OtherLine(5), RollDice(2), (1,))


@pytest.mark.parametrize("game", sorted(ALL.keys() - {"craps"}))
def test_the_review_of_a_line_is_the_one_of_its_game(game: str) -> None:
    record = record_of(ALL[game])
    for seed in range(3):
        line = random_line(record, Random(seed))
        found = lines_in(record).reviewed(line)
        whole = SeatReview(review_record(record_with(record, line).to_text(), lambda _: None))
        own = found.seen_from(whole.seat)
        assert list(own.game.history[:]) == list(whole.game.history[:])
        for place in range(found.last + 1):
            told = [
                (moment.title, moment.choice, moment.gave, moment.luck, moment.value, moment.dice)
                for moment in (review.moment(place) if place else review.moment(1) for review in (own, whole))
            ]
            assert told[0] == told[1]
        for place in range(line.number, found.last + 1):
            assert own.moment(place).lines == whole.moment(place).lines
        assert own.headline == whole.headline


def test_a_fork_says_whose_choice_it_is() -> None:
    names = [fork_at(record_of(HOG), number).name for number in (3, 4)]
    assert [(name.is_you, str(name.text)) for name in names] == [(True, "You"), (False, "Final strategist")]
