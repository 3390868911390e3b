"""What the Yacht table tells and shows at each moment of a game, and what its big button does."""

import re
from dataclasses import replace

import pytest

from dicedesk.core.position import PositionLine
from dicedesk.core.rollers import SeededDice
from dicedesk.core.words import Name
from dicedesk.features.position import PositionSession, record_at
from dicedesk.games.yacht.boxes import Box, Sheet
from dicedesk.games.yacht.players import YACHT_PLAYERS
from dicedesk.games.yacht.rules import YACHT, Keep, RollAll, Score, ScoreCard, YachtState, possible_points
from dicedesk.games.yacht.table_view import (
    SheetColumn,
    YachtChoice,
    YachtTelling,
    YachtView,
    move_of,
)
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.audio import Cue
from dicedesk.play.ports.store import Best
from dicedesk.play.seats import PERSON, computer_called, person_called
from dicedesk.play.telling import Controls, Phase, ResultText, Showing, TablePart, lesson_at
from tests.games.yacht.playing import ZEROS, played, state_after
from tests.positions import seats_of

TELLING = YachtTelling()
TWO = (PERSON,) * 2
COMPUTER = YACHT_PLAYERS.offered[0]
ROLLED = "roll : 5 2 5 3 5"
KEPT = ROLLED + " / keep 5 5 5 : 1 6"
THIRD = KEPT + " / keep 5 5 5 : 3 3"
SCORED = THIRD + " / score full-house"
OVER = ZEROS + " / roll : 1 1 1 1 1 / score choice"
UPPER = "".join(
    f"roll : {face} {face} {face} {other} {other} / score {box} /"
    for face, other, box in (
        (1, 2, "ones"),
        (2, 1, "twos"),
        (3, 1, "threes"),
        (4, 1, "fours"),
        (5, 1, "fives"),
    )
)


def view(
    session: GameSession[YachtState], choice: YachtChoice | None = None, best: Best | None = None
) -> YachtView:
    return TELLING.view(session, Showing(choice or YachtChoice(), best=best))


def controls(
    session: GameSession[YachtState], choice: YachtChoice | None = None, phase: Phase = Phase.AT_REST
) -> Controls:
    return TELLING.controls(session, Showing(choice or YachtChoice(), phase))


def told(session: GameSession[YachtState], names: tuple[Name, ...] | None = None) -> list[str]:
    """The lines of the last move."""
    last = session.history[-1]
    return [TELLING.line(last, names or session.names, place) for place in range(TELLING.lines_in(last))]


def points_in(column: SheetColumn) -> dict[Box, int]:
    return {row.box: row.points for row in column.rows if row.points is not None}


def offers_in(column: SheetColumn) -> dict[Box, int]:
    return {row.box: row.offer for row in column.rows if row.offer is not None}


@pytest.mark.parametrize(
    ("moves", "line", "of_ann"),
    [
        (ROLLED, "You roll 5 2 5 3 5", "Ann rolls 5 2 5 3 5"),
        (KEPT, "You keep 5 5 5 and roll 1 6", "Ann keeps 5 5 5 and rolls 1 6"),
        (ROLLED + " / keep : 1 2 3 4 5", "You roll 1 2 3 4 5", "Ann rolls 1 2 3 4 5"),
        (SCORED, "Full house: you score 21", "Full house: Ann scores 21"),
        (ROLLED + " / score ones", "You cross out Ones", "Ann crosses out Ones"),
    ],
)
def test_a_line_says_what_was_rolled_or_scored(moves: str, line: str, of_ann: str) -> None:
    session = played(moves)
    assert told(session) == [line]
    assert told(session, (Name("Ann"),)) == [of_ann]


def test_a_bonus_and_a_joker_have_lines_of_their_own() -> None:
    bonus = played(UPPER + "roll : 6 6 6 1 1 / score sixes", Sheet.NORDIC)
    joker = played("roll : 4 4 4 4 4 / score yacht / roll : 6 6 6 6 6 / score sixes", Sheet.BONUS)
    assert told(bonus) == ["Sixes: you score 18", "Ones to sixes earn the bonus: 50 points more"]
    assert told(joker) == ["Sixes: you score 30", "Five equal again: 100 points more"]


def test_a_choice_is_named_by_the_faces_or_the_box() -> None:
    state = state_after(ROLLED)
    moves = (Keep((5, 5)), Keep(()), Score(Box.FIVES), Score(Box.YACHT))
    assert [TELLING.choice(state, move) for move in moves] == [
        "Keep 5 5",
        "Keep nothing",
        "Fives",
        "Cross out Yacht",
    ]
    assert TELLING.choice(YachtState(), RollAll()) == "Roll"


def test_dice_in_flight_are_counted_by_their_faces() -> None:
    assert TELLING.count_so_far((5, 2)) == "5 · 2"


def test_boxes_and_the_end_are_the_milestones_of_a_game() -> None:
    milestones = [TELLING.milestone(move, (Name("You", is_you=True),)) for move in played(OVER).history]
    assert milestones[:2] == [None, "You cross out Ones"]
    assert milestones[-1] == "5 points, 162 below par"


def full_card(total: int) -> ScoreCard:
    """A filled sheet of this total, with nothing in the last box."""
    ways: dict[int, tuple[int, ...]] = {0: ()}
    for box in Sheet.YACHT.boxes[:-1]:
        scores = possible_points(Sheet.YACHT, box)
        ways = {so_far + score: (*boxes, score) for so_far, boxes in ways.items() for score in scores}
    return ScoreCard(Sheet.YACHT, (*ways[total], 0))


def finished(*totals: int) -> YachtState:
    """A game of these final scores."""
    return YachtState(tuple(map(full_card, totals)))


YOU, ANN, BEN, CY = Name("You", is_you=True), Name("Ann"), Name("Ben"), Name("Cy")


@pytest.mark.parametrize(
    ("totals", "names", "line"),
    [
        ((188,), (YOU,), "188 points, 21 above par"),
        ((150,), (ANN,), "Ann: 150 points, 17 below par"),
        ((167,), (YOU,), "167 points, on par"),
        ((188, 166), (YOU, ANN), "You won, 188 to 166"),
        ((188, 166), (ANN, YOU), "You lost, 166 to 188"),
        ((166, 166), (YOU, ANN), "A draw, 166 to 166"),
        ((188, 166), (ANN, BEN), "Ann won, 188 to 166"),
        ((150, 188, 188), (ANN, BEN, BEN), "A draw, 188 to 188"),
        ((150, 188, 188), (YOU, ANN, BEN), "You lost, 150 to 188"),
        ((150, 188, 166), (YOU, ANN, BEN), "You lost with 150 points, behind Ann with 188"),
        ((188, 150, 166), (YOU, ANN, BEN), "You won with 188 points, ahead of Ben with 166"),
        ((150, 188, 166), (CY, ANN, BEN), "Ann won with 188 points, ahead of Ben with 166"),
        ((188, 150, 150), (CY, ANN, BEN), "Cy won, 188 to 150"),
    ],
)
def test_the_first_line_of_the_ending_says_who_won_or_how_far_a_game_alone_was_from_par(
    totals: tuple[int, ...], names: tuple[Name, ...], line: str
) -> None:
    assert TELLING.result_line(finished(*totals), finished(*totals), names) == line


@pytest.mark.parametrize(
    ("totals", "names", "line"),
    [
        ((120,), (YOU,), "You left at 120 points"),
        ((120,), (ANN,), "The game was left at 120 points"),
        ((120, 98), (YOU, ANN), "You left while ahead, 120 to 98"),
        ((98, 120), (YOU, ANN), "You left while behind, 98 to 120"),
        ((98, 98), (YOU, ANN), "You left at 98 to 98"),
        ((120, 98), (ANN, BEN), "The game was left at 120 to 98"),
    ],
)
def test_a_game_that_was_left_says_the_points(
    totals: tuple[int, ...], names: tuple[Name, ...], line: str
) -> None:
    assert TELLING.left_line(finished(*totals), finished(*totals), names, 0) == line


def test_a_game_that_was_left_at_a_single_point_says_so() -> None:
    state = state_after("roll : 1 2 3 4 6 / score ones")
    assert TELLING.left_line(state, state, (YOU,), 0) == "You left at 1 point"


def test_the_sheet_shows_what_open_boxes_would_score_now() -> None:
    (column,) = view(played(SCORED + " / roll : 1 1 6 6 6")).columns
    assert points_in(column) == {Box.FULL_HOUSE: 21}
    assert offers_in(column) == {
        box: {Box.ONES: 2, Box.SIXES: 18, Box.CHOICE: 20}.get(box, 0)
        for box in Sheet.YACHT.boxes
        if box is not Box.FULL_HOUSE
    }
    assert (column.upper, column.total, column.is_moving) == (0, 21, True)


def test_only_the_player_with_the_dice_is_offered_boxes() -> None:
    first, second = view(played(SCORED + " / roll : 1 1 6 6 6", seating=TWO)).columns
    assert (offers_in(first), first.is_moving) == ({}, False)
    assert (len(offers_in(second)), second.is_moving) == (12, True)
    assert (first.name, second.name) == ("Player 1", "Player 2")


def test_no_box_is_offered_before_the_roll_or_to_a_joker_that_must_go_elsewhere() -> None:
    joker = played("roll : 4 4 4 4 4 / score yacht / roll : 6 6 6 6 6", Sheet.BONUS)
    assert offers_in(view(played(SCORED)).columns[0]) == {}
    assert offers_in(view(joker).columns[0]) == {Box.SIXES: 30}


@pytest.mark.parametrize(
    ("sheet", "bonus", "jokers"),
    [
        (Sheet.YACHT, None, None),
        (Sheet.NORDIC, 0, None),
        (Sheet.BONUS, 0, 0),
        (Sheet.FREE_JOKER, 0, 0),
    ],
)
def test_a_sheet_has_a_line_for_the_bonus_and_the_jokers_that_its_rules_know(
    sheet: Sheet, bonus: int | None, jokers: int | None
) -> None:
    (column,) = view(played("", sheet)).columns
    assert (column.bonus, column.jokers) == (bonus, jokers)


def test_jokers_and_the_bonus_are_shown_in_points() -> None:
    joker = "roll : 6 6 6 6 6 / score yacht / roll : 6 6 6 6 6 / score sixes /"
    (column,) = view(played(joker + UPPER, Sheet.BONUS)).columns
    assert (column.upper, column.bonus, column.jokers, column.total) == (75, 35, 100, 50 + 75 + 35 + 100)


def test_dice_stay_on_the_felt_after_their_box_until_the_next_roll() -> None:
    shown = view(played(SCORED), YachtChoice(kept=(0, 2)))
    assert (shown.dice, shown.kept, shown.note) == ((5, 3, 5, 3, 5), (), "Turn 2 of 12")
    assert view(played("")).dice == ()


def test_within_a_turn_the_note_counts_the_rolls_and_the_kept_dice_are_marked() -> None:
    shown = view(played(KEPT), YachtChoice(kept=(0, 2, 4)))
    assert (shown.kept, shown.note) == ((0, 2, 4), "Roll 2 of 3")


def test_five_equal_dice_are_celebrated_when_they_are_rolled() -> None:
    assert view(played("roll : 6 6 6 6 6")).is_celebrated
    assert not view(played("roll : 6 6 6 6 6 / score yacht")).is_celebrated


@pytest.mark.parametrize(
    ("moves", "headline", "caption", "hint"),
    [
        ("", "You have the dice", ("Up to three rolls, then one box",), "Press Enter to roll"),
        (ROLLED, None, ("You roll 5 2 5 3 5",), "Press 1–5 to keep dice, or ↑ and ↓ to choose a box"),
        (THIRD, None, ("You keep 5 5 5 and roll 3 3",), "Press ↑ and ↓ to choose a box, then Enter"),
        (OVER, "The game is over", ("Choice: you score 5",), "Press N for a new game"),
    ],
)
def test_the_table_says_what_happened_and_what_can_be_done(
    moves: str, headline: str | None, caption: tuple[str, ...], hint: str
) -> None:
    shown = view(played(moves))
    assert (shown.caption, shown.hint, shown.drawer_hint) == (caption, hint, hint)
    assert headline in {None, shown.headline}


def position(state: YachtState, players: tuple[str, ...] = ()) -> PositionSession[YachtState]:
    """A session that begins at a state; without players, all are people."""
    line = PositionLine(YACHT, state, players)
    return PositionSession(record_at(line), seats_of(line), SeededDice(3))


def ended(players: tuple[str, ...], totals: tuple[int, ...]) -> PositionSession[YachtState]:
    """A game of these final scores, whose last move scored nothing in the box Yacht."""
    over = finished(*totals)
    last = over.cards[-1]
    before = replace(last, points=(*last.points[:-1], None))
    state = replace(over, cards=(*over.cards[:-1], before), dice=(1, 1, 1, 1, 2), rolls_left=0)
    session = position(state, players)
    session.play(Score(Box.YACHT))
    return session


def test_a_position_alone_says_what_to_do() -> None:
    assert view(position(state_after(ROLLED))).caption == ("Keep dice, or choose a box",)
    assert view(position(state_after(THIRD))).caption == ("Choose a box",)
    assert view(position(state_after(ROLLED), (COMPUTER,))).caption == ()
    assert not view(position(state_after("roll : 6 6 6 6 6"))).is_celebrated


@pytest.mark.parametrize(
    ("moves", "seating", "spoken"),
    [
        ("", (PERSON,), ("Up to three rolls, then one box",)),
        (ROLLED, (PERSON,), ("You roll 5 2 5 3 5",)),
        (KEPT, (PERSON,), ("You keep 5 5 5 and roll 1 6", "Dice 5, 1, 5, 6, 5")),
        (f"{ROLLED} / keep : 1 4 2 5 4", (PERSON,), ("You roll 1 4 2 5 4",)),
        (SCORED, (PERSON,), ("Full house: you score 21", "21 points")),
        (
            SCORED,
            TWO,
            ("Full house: Player 1 scores 21", "Player 1: 21 · Player 2: 0", "Player 2 has the dice"),
        ),
        (OVER, (PERSON,), ("Choice: you score 5", "5 points, 162 below par")),
    ],
)
def test_a_screen_reader_hears_the_move_the_dice_and_the_points(
    moves: str, seating: tuple[str, ...], spoken: tuple[str, ...]
) -> None:
    assert view(played(moves, seating=seating)).spoken == spoken


@pytest.mark.parametrize(
    ("players", "totals", "result"),
    [
        (("You", COMPUTER), (188, 166), ResultText("You won, 188 to 166", is_gold=True)),
        (("You", COMPUTER), (166, 188), ResultText("You lost, 166 to 188")),
        (("You", "Ann"), (166, 188), ResultText("You lost, 166 to 188")),
        (("Player 1", "Player 2"), (166, 166), ResultText("A draw, 166 to 166")),
        (("You",), (188,), ResultText("188 points, 21 above par")),
        (
            ("Player 1", "Player 2", COMPUTER),
            (188, 166, 120),
            ResultText(
                "Player 1 won with 188 points, ahead of Player 2 with 166",
                f"Player 1: 188 · Player 2: 166 · {YACHT_PLAYERS.title(COMPUTER)}: 120",
                is_gold=True,
            ),
        ),
    ],
)
def test_the_result_of_a_game_is_gold_for_a_person_who_won(
    players: tuple[str, ...], totals: tuple[int, ...], result: ResultText
) -> None:
    shown = view(ended(players, totals))
    assert shown.result == result
    assert [column.has_won for column in shown.columns].count(True) == (
        len(players) > 1 and totals[0] != totals[1]
    )


def test_the_best_game_ever_is_said_in_gold() -> None:
    session = played(OVER)
    best = Best(session.record.tag("Id") or "", 5, 4)
    assert view(session, best=best).result == ResultText(
        "5 points, 162 below par", "Your best game ever!", is_gold=True
    )
    assert view(session, best=Best("another game", 9, 4)).result == ResultText("5 points, 162 below par")
    assert view(session, best=Best(best.record_id, 5, None)).result == ResultText("5 points, 162 below par")


@pytest.mark.parametrize(
    ("moves", "choice", "primary", "move"),
    [
        ("", YachtChoice(), "Roll", RollAll()),
        (ROLLED, YachtChoice(), "Re-roll 5 dice", Keep(())),
        (ROLLED, YachtChoice(kept=(0, 2, 3, 4)), "Re-roll 1 die", Keep((3, 5, 5, 5))),
        (ROLLED, YachtChoice(kept=(0, 1, 2, 3, 4)), "Fill Choice: 20", Score(Box.CHOICE)),
        (ROLLED, YachtChoice(kept=(0,), box=Box.FIVES), "Fill Fives: 15", Score(Box.FIVES)),
        (ROLLED, YachtChoice(box=Box.FOURS), "Cross out Fours", Score(Box.FOURS)),
        (THIRD, YachtChoice(kept=(0, 2)), "Fill Full house: 21", Score(Box.FULL_HOUSE)),
        (SCORED + " / roll : 1 1 1 6 6", YachtChoice(box=Box.FULL_HOUSE), "Re-roll 5 dice", Keep(())),
        (OVER, YachtChoice(), "Play again", None),
    ],
)
def test_the_big_button_rolls_what_is_not_kept_or_fills_the_box_that_is_chosen(
    moves: str, choice: YachtChoice, primary: str, move: object
) -> None:
    session = played(moves)
    shown = controls(session, choice)
    assert (shown.primary, shown.key) == (primary, "Enter")
    assert session.is_over or move_of(session.state, choice) == move


def test_dice_and_boxes_can_be_chosen_within_a_turn() -> None:
    games = (played(""), played(ROLLED), played(OVER))
    assert [controls(game).can_choose for game in games] == [False, True, False]


@pytest.mark.parametrize("phase", [Phase.IN_FLIGHT, Phase.LANDED])
def test_while_dice_fly_any_key_skips(phase: Phase) -> None:
    shown = controls(played(ROLLED), phase=phase)
    assert (shown.primary, shown.key, shown.can_choose) == ("Skip", "Any key", False)


def test_a_computer_player_is_watched() -> None:
    session = played("", seating=(COMPUTER, PERSON))
    shown = view(session)
    assert (shown.is_watched, shown.hint, shown.caption) == (True, "Press any key to skip ahead", ())
    assert controls(session).primary == "Skip"


def cue(moves: str, sheet: Sheet = Sheet.YACHT) -> Cue | None:
    session = played(moves, sheet)
    return TELLING.cue(session.history[-1], session.seats)


def test_a_bonus_and_a_finished_game_alone_are_heard() -> None:
    assert cue(UPPER + "roll : 6 6 6 1 1 / score sixes", Sheet.NORDIC) is Cue.CHIPS_PAID
    assert cue(OVER) is Cue.WON
    assert (cue(ROLLED), cue(SCORED)) == (None, None)


@pytest.mark.parametrize(
    ("last", "heard"),
    [("1 1 1 1 2", Cue.LOST), ("1 1 1 1 1", None), ("1 1 1 1 0", Cue.WON)],
)
def test_the_end_of_a_duel_is_heard_as_won_or_lost(last: str, heard: Cue | None) -> None:
    own, other = "1 1 1 1 1" if "0" not in last else "1 1 1 1 2", last.replace("0", "1")
    turns = [turn.strip() for turn in ZEROS.replace(" / score", "@score").split("/")]
    moves = [turn.replace("@", " / ") for turn in turns for _ in range(2)]
    session = played(
        " / ".join((*moves, f"roll : {own} / score choice", f"roll : {other} / score choice")), seating=TWO
    )
    seats = (person_called("You"), computer_called(COMPUTER, YACHT_PLAYERS))
    assert TELLING.cue(session.history[-1], seats) is heard


def lesson(moves: str, seating: tuple[str, ...] = (PERSON,), begun: int = 0) -> TablePart | None:
    found = lesson_at(TELLING, played(moves, seating=seating), begun)
    return None if found is None else found.part


def test_a_guided_turn_goes_from_the_roll_to_the_dice_to_the_boxes_to_the_sheet() -> None:
    parts = [lesson(moves) for moves in ("", ROLLED, KEPT, THIRD, SCORED, SCORED + "/" + ROLLED)]
    dice = TablePart.DICE
    assert parts == [TablePart.SCORES, dice, dice, TablePart.CHOICES, TablePart.SCORES, None]


def test_a_guided_turn_waits_for_a_computer_player() -> None:
    assert lesson("", (COMPUTER, PERSON)) is None


def test_the_last_step_of_a_guided_turn_says_so() -> None:
    last = lesson_at(TELLING, played(SCORED), 0)
    assert last is not None
    assert last.is_last


def test_yacht_says_its_name() -> None:
    assert YACHT.title == "Yacht"


def test_the_box_passes_the_dice_to_the_next_player() -> None:
    shown = view(played(SCORED, seating=TWO))
    assert (shown.dice, shown.headline) == ((), "Player 2\nhas the dice")


def test_the_dice_that_ended_a_game_stay() -> None:
    ends = "".join(f"{turn} / {turn} /" for turn in re.findall("roll[^/]*/[^/]*", OVER))
    assert view(played(ends, seating=TWO)).dice == (1, 1, 1, 1, 1)


def test_the_hint_says_how_to_fill_the_chosen_box() -> None:
    session = played(ROLLED)
    choices = (YachtChoice(), YachtChoice(box=Box.FIVES), YachtChoice(box=Box.FOURS))
    assert [view(session, choice).hint for choice in choices] == [
        "Press 1–5 to keep dice, or ↑ and ↓ to choose a box",
        "Press Enter to fill the box, or Esc to go back",
        "Press Enter to cross out the box, or Esc to go back",
    ]
