"""What the Poker Dice table shows, as values: a game goes in, a view comes out."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest

from dicedesk.coach.coach import A_PERSON
from dicedesk.core.dice import Roll
from dicedesk.core.money import Cents, dollars
from dicedesk.games.poker_dice.coach import PokerDiceCoach
from dicedesk.games.poker_dice.odds import PokerDiceOdds
from dicedesk.games.poker_dice.oracle import Award
from dicedesk.games.poker_dice.players import solved
from dicedesk.games.poker_dice.rules import PokerDiceEnding, PokerDiceState, keep_of, parse_move
from dicedesk.games.poker_dice.table import PokerDiceGameTable
from dicedesk.games.poker_dice.table_view import (
    HandOutlook,
    PokerDiceChoice,
    PokerDiceControls,
    PokerDiceTelling,
    PokerDiceView,
    award_line,
    award_of,
    chance_cell,
    choice_of,
    coach_text,
    faces_at,
    sure_to_quit,
    text_with_classes,
)
from dicedesk.games.poker_dice.unit import UNIT
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.audio import Cue
from dicedesk.play.ports.store import Best, ForgetfulStore
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from dicedesk.play.telling import CoachText, Phase, ResultText, Showing
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice

FIVES = (5,) * 5
ONE_PAIR = (1, 1, 2, 3, 4)
TWO_PAIR = (1, 1, 2, 2, 4)
THREE_FIVES = (5, 5, 2, 5, 3)
FULL_HOUSE = (2, 2, 2, 3, 3)
ALL, NONE = "reroll 1 2 3 4 5", PokerDiceChoice()
HAND = ("hand", "hold")
AWARD_WON, WENT_BROKE = HAND * 4, HAND * 10


@pytest.fixture(scope="module")
def odds() -> PokerDiceOdds:
    """The chances, worked out once."""
    return solved()


def played(
    *moves: str, dice: Sequence[Roll] = (ONE_PAIR,) * 10, player: str = PERSON
) -> GameSession[PokerDiceState]:
    """A game after these moves, as a record writes them."""
    faces = tuple(face for roll in dice for face in roll)
    store = ForgetfulStore()
    table = PokerDiceGameTable(store, StandingClock(), SettingsKeeper(store), lambda _: ScriptedDice(faces))
    session = table.new_session((player,))
    for move in moves:
        session.play(parse_move(move))
    return session


def won(player: str = PERSON) -> GameSession[PokerDiceState]:
    """A game whose fourth hand won the award."""
    return played(*AWARD_WON, dice=(FIVES,) * 4, player=player)


def view(
    session: GameSession[PokerDiceState],
    choice: PokerDiceChoice = NONE,
    phase: Phase = Phase.AT_REST,
    best: Best | None = None,
    known: PokerDiceOdds | None = None,
) -> PokerDiceView:
    return PokerDiceTelling().view(session, Showing(choice, phase, best, known))


def controls(
    session: GameSession[PokerDiceState],
    choice: PokerDiceChoice = NONE,
    phase: Phase = Phase.AT_REST,
    known: PokerDiceOdds | None = None,
) -> PokerDiceControls:
    return PokerDiceTelling().controls(session, Showing(choice, phase, figures=known))


def chances(told: PokerDiceView) -> list[str]:
    return [row.chance for row in told.pays]


def lit(told: PokerDiceView) -> list[str]:
    return [row.category.value for row in told.pays if row.is_now]


def best_of(session: GameSession[PokerDiceState], hands: int) -> Best:
    return Best(session.record.tag("Id") or "", hands, hands + 1)


def test_before_the_first_hand_the_felt_says_what_one_plays_for_and_what_it_costs() -> None:
    told = view(played())
    assert (told.headline, told.caption, told.note, told.dice) == (
        "Turn $100 into $200",
        ("A hand costs $10: five dice, and up to two re-rolls",),
        "",
        (),
    )
    assert told.spoken == told.caption


def test_the_note_counts_rolls() -> None:
    moves = ("hand", ALL, "hold", "hand", "quit")
    assert [view(played(*moves[:count])).note for count in range(1, 6)] == [
        "Roll 1 of 3",
        "Roll 2 of 3",
        "",
        "Roll 1 of 3",
        "",
    ]


def test_the_third_roll_is_counted_until_all_of_it_has_been_shown() -> None:
    session = played("hand", ALL, ALL)
    assert [controls(session, phase=phase).note for phase in Phase] == [
        "Roll 3 of 3",
        "Roll 3 of 3",
        "",
    ]


def test_the_ante_is_staked_as_the_dice_fly_and_a_hand_is_paid_when_all_has_been_shown() -> None:
    begun, scored = played("hand"), played("hand", ALL, ALL, dice=(ONE_PAIR, ONE_PAIR, FIVES))

    def money(session: GameSession[PokerDiceState]) -> list[tuple[Cents, Cents]]:
        told = (controls(session, phase=phase) for phase in Phase)
        return [(each.bankroll, each.staked) for each in told]

    assert money(begun) == [(dollars(90), dollars(10))] * 3
    assert money(scored) == [(dollars(90), dollars(10)), (dollars(90), 0), (dollars(125), 0)]


def test_dice_lie_until_the_next_hand_and_none_of_them_is_kept_then() -> None:
    kept = PokerDiceChoice((0, 1))
    within = view(played("hand"), kept)
    scored = view(played("hand", "reroll 5", "reroll 3 4 5", dice=(ONE_PAIR, (6,), (6, 5, 5))), kept)
    assert (within.dice, within.kept) == (ONE_PAIR, (0, 1))
    assert (scored.dice, scored.kept) == ((1, 1, 6, 5, 5), ())


@pytest.mark.parametrize(
    ("moves", "kept", "primary", "hint"),
    [
        ((), (), "Play a hand for $10", "Press Enter to play, Q to quit"),
        (("hand",), (), "Re-roll 5 dice", "Click a die or press 1–5 to keep it"),
        (("hand",), (0, 1, 3, 4), "Re-roll 1 die", "Click a die or press 1–5 to keep it"),
        (("hand",), (0, 1, 2, 3, 4), "Hold and score", "Click a die or press 1–5 to keep it"),
        (HAND, (), "Play a hand for $10", "Press Enter to play, Q to quit"),
        (("quit",), (), "Play again", "Press N for a new game"),
    ],
)
def test_the_big_button_and_the_hint_say_what_is_done_next(
    moves: tuple[str, ...], kept: tuple[int, ...], primary: str, hint: str
) -> None:
    session, choice = played(*moves), PokerDiceChoice(kept)
    told, can = view(session, choice), controls(session, choice)
    assert (can.primary, can.key, told.hint, told.drawer_hint) == (primary, "Enter", hint, hint)


def test_while_dice_fly_any_key_lays_them_down_and_none_can_be_kept() -> None:
    flying, lying = (controls(played("hand"), phase=phase) for phase in (Phase.IN_FLIGHT, Phase.AT_REST))
    assert (flying.primary, flying.key, flying.can_choose) == ("Skip", "Any key", False)
    assert (lying.can_choose, lying.can_hold, lying.can_quit, lying.can_undo) == (True,) * 4


def test_between_hands_nothing_is_held_and_after_the_game_nothing_is_quit() -> None:
    between, over = controls(played(*HAND)), controls(played("quit"))
    assert (between.can_choose, between.can_hold, between.can_quit) == (False, False, True)
    assert (over.can_hold, over.can_quit, over.can_undo) == (False,) * 3


def test_at_a_computers_game_a_person_can_only_skip_ahead() -> None:
    session = played("hand", player="careless")
    can = controls(session)
    assert (can.primary, can.can_choose, can.can_hold, can.can_quit, can.can_undo) == (
        "Skip",
        *(False,) * 4,
    )
    assert (view(session).hint, view(session).is_watched) == ("Press any key to skip ahead", True)


def test_a_computer_that_is_held_waits_for_the_chances_until_they_are_known(odds: PokerDiceOdds) -> None:
    session, held = played(player="perfect"), PokerDiceChoice(is_held=True)
    assert controls(session, held).primary == "Calculating…"
    assert controls(session, held, known=odds).primary == "Skip"
    assert controls(session).primary == "Skip"


def test_an_award_is_owed_from_when_it_has_been_shown_until_it_has_been_looked_at() -> None:
    session, seen = won(), PokerDiceChoice(is_result_seen=True)
    shown = [
        (controls(session, *at).primary, view(session, *at).hint)
        for at in ((NONE, Phase.LANDED), (NONE, Phase.AT_REST), (seen, Phase.AT_REST))
    ]
    assert shown == [
        ("Skip", "Press N for a new game"),
        ("Ask the Oracle", "Press Enter to ask the Oracle"),
        ("Play again", "Press N for a new game"),
    ]
    assert award_of(session) == Award("$100", "$200", 4)


def test_a_computer_that_wins_is_named_and_owes_no_award() -> None:
    session = won("careless")
    result = view(session).result
    assert result is not None
    assert result.lines == ("Careless player reached $200 after 4 hands", "Major Award!")
    assert (award_of(session), controls(session).primary) == (None, "Play again")


@pytest.mark.parametrize(
    ("moves", "dice", "ending", "result"),
    [
        (
            AWARD_WON,
            (FIVES,) * 4,
            PokerDiceEnding.AWARD,
            ResultText("$200 after 4 hands", "Major Award!", is_gold=True),
        ),
        (
            HAND * 19,
            (TWO_PAIR,) * 19,
            PokerDiceEnding.BROKE,
            ResultText("Broke after 19 hands"),
        ),
        (("hand", "quit"), (ONE_PAIR,), PokerDiceEnding.QUIT, ResultText("You quit with $90 after 1 hand")),
    ],
)
def test_a_game_that_is_over_has_a_result_and_its_ending_waits_until_it_has_been_shown(
    moves: tuple[str, ...], dice: Sequence[Roll], ending: PokerDiceEnding, result: ResultText
) -> None:
    session = played(*moves, dice=dice)
    told = view(session)
    assert (told.result, told.ending) == (result, ending)
    assert view(session, phase=Phase.LANDED).ending is None


def test_an_award_in_fewer_hands_than_all_before_is_the_best_and_a_tie_or_the_first_is_not() -> None:
    session = won()
    own, others = best_of(session, 4), replace(best_of(session, 4), record_id="another game")
    results = [view(session, best=best).result for best in (own, others, replace(own, beaten=None))]
    assert [result.line for result in results if result is not None] == [
        "Major Award! Your best ever!",
        "Major Award!",
        "Major Award!",
    ]


def test_the_standing_tells_the_best_score() -> None:
    game = played("hand")
    assert view(game).standing == "No Major Award yet"
    assert view(game, best=best_of(game, 11)).standing == "Best ever: Major Award in 11 hands"


def test_beside_an_award_that_counts_for_no_best_score_nothing_says_that_none_was_won() -> None:
    assert view(won()).standing == "4 hands"


def test_dice_are_read_aloud_with_what_they_came_to_and_the_bankroll() -> None:
    moves = ("hand", "hold", "quit")
    assert [view(played(*moves[:count])).spoken for count in (1, 2, 3)] == [
        ("Dice 1, 1, 2, 3, 4", "One pair: pays nothing as it stands"),
        ("Dice 1, 1, 2, 3, 4", "One pair pays nothing", "Bankroll: $90 of $200", "Hand 1 · par 26"),
        ("You quit with $90 after 1 hand",),
    ]


def test_the_note_and_what_is_read_aloud_name_a_computer_player() -> None:
    told = view(played(*HAND, dice=(FIVES,), player="careless"))
    assert told.note == "Careless player"
    assert told.spoken[0] == "Careless player: dice 5, 5, 5, 5, 5"


def test_quitting_says_what_it_would_mean() -> None:
    assert [sure_to_quit(played(*moves).state) for moves in (("hand",), HAND)] == [
        "Press Q again to give up the $10 ante and leave with $90",
        "Press Q again to end this game with $90",
    ]


@pytest.mark.parametrize(
    ("chance", "cell"),
    [
        (Fraction(0), "–"),
        (Fraction(1, 7776), "<0.1%"),
        (Fraction(1, 36), "2.8%"),
        (Fraction(1, 3), "33.3%"),
        (Fraction(7775, 7776), ">99.9%"),
        (Fraction(1), "100.0%"),
    ],
)
def test_a_chance_has_one_digit_and_is_never_rounded_to_none_or_to_certainty(
    chance: Fraction, cell: str
) -> None:
    assert chance_cell(chance) == cell


def test_the_chance_of_the_award_is_never_rounded_to_none() -> None:
    said = [award_line(chance).rpartition(": ")[2] for chance in (0.0001, 0.25)]
    assert said == ["less than 0.1%", "25.0%"]


@pytest.mark.parametrize("hands", [1, 10, 17, 18])
def test_the_chance_of_the_award_is_told_below_99_percent_with_what_a_miss_counts(
    hands: int, odds: PokerDiceOdds
) -> None:
    session = played(*HAND * hands, "hand", dice=(TWO_PAIR,) * (hands + 1))
    state, outlook = session.state, view(session, known=odds).outlook
    chance = odds.award_chance_within(state.bankroll, state.dice, 2)
    assert bool(outlook.award) == bool(outlook.missed) == (chance < 0.99)
    if outlook.award:
        assert outlook.award == f"Chance to reach $200 before going broke: {100 * chance:.1f}%"
        assert outlook.missed == "A missed award counts as 100 hands."


@pytest.mark.parametrize(
    ("moves", "dice", "cue"),
    [
        (("hand",), (FIVES,), None),
        (HAND, (FIVES,), Cue.CHIPS_PAID),
        (HAND, (ONE_PAIR,), None),
        (AWARD_WON, (FIVES,) * 4, Cue.AWARD),
        (WENT_BROKE, (ONE_PAIR,) * 10, Cue.LOST),
    ],
)
def test_pay_the_award_and_going_broke_are_heard(
    moves: tuple[str, ...], dice: tuple[Roll, ...], cue: Cue | None
) -> None:
    session = played(*moves, dice=dice)
    assert PokerDiceTelling().cue(session.history[-1], session.seats) is cue


def test_with_one_roll_left_the_chances_and_the_pay_are_those_of_two_dice(odds: PokerDiceOdds) -> None:
    """Two dice beside three fives: 1 of 36 both five, 10 one five, 5 another pair, 20 nothing more.

    (1 x $35 + 10 x $25 + 5 x $15 + 20 x $10) / 36 = $15.56.
    """
    session = played("hand", ALL, dice=(ONE_PAIR, THREE_FIVES))
    told = view(session, PokerDiceChoice((0, 1, 3)), known=odds)
    assert chances(told) == ["2.8%", "27.8%", "–", "13.9%", "55.6%", "–"]
    assert told.outlook.choice == "If you keep 5 5 5: $15.56 on average"
    assert told.outlook.hold == "Holding now pays $10"


def test_with_all_dice_kept_the_hand_is_certain(odds: PokerDiceOdds) -> None:
    told = view(played("hand", dice=(THREE_FIVES,)), PokerDiceChoice((0, 1, 2, 3, 4)), known=odds)
    assert (chances(told), told.outlook.choice) == (["–", "–", "–", "–", "100.0%", "–"], "")


def test_the_hand_that_lies_is_lit_where_it_pays() -> None:
    assert lit(view(played("hand", dice=(THREE_FIVES,)))) == ["three of a kind"]
    assert lit(view(played("hand", dice=(ONE_PAIR,)))) == []


def test_every_hand_has_its_chance_before_the_first_roll_and_none_after_the_game(odds: PokerDiceOdds) -> None:
    assert all(chance.endswith("%") for chance in chances(view(played(), known=odds)))
    assert set(chances(view(won(), known=odds))) == {""}


def test_chances_that_are_not_known_yet_are_open_and_the_hand_is_lit_all_the_same() -> None:
    told = view(played("hand", dice=(FIVES,)))
    assert (set(chances(told)), lit(told), told.outlook.award) == ({"…"}, ["five of a kind"], "")


def test_why_chances_cannot_be_known_is_told_in_place_of_them() -> None:
    assert view(played(), PokerDiceChoice(error="No luck.")).outlook.award == "No luck."


def test_between_hands_the_outlook_is_the_hands_to_the_award(odds: PokerDiceOdds) -> None:
    """26.38 hands on average from the start, from where the award is all but certain."""
    assert view(played(), known=odds).outlook == HandOutlook(hands="Hands still to play: about 26")


def test_within_a_hand_the_outlook_is_what_holding_pays_and_the_hands_after_it(odds: PokerDiceOdds) -> None:
    outlook = view(played("hand"), known=odds).outlook
    assert outlook.hold == "Holding now pays nothing"
    assert outlook.hands.startswith("Hands still to play after this one: about 2")


def test_after_the_game_the_outlook_is_how_long_the_next_one_takes(odds: PokerDiceOdds) -> None:
    assert view(won(), known=odds).outlook.award == "With best play, a game takes 26 hands on average."


def test_what_a_computer_keeps_is_not_told_as_a_choice_of_yours(odds: PokerDiceOdds) -> None:
    watched, own = (
        view(played("hand", player=player), known=odds).outlook for player in ("careless", PERSON)
    )
    assert (watched.choice, own.choice[:6]) == ("", "If you")


def advised(odds: PokerDiceOdds, state: PokerDiceState) -> CoachText:
    return coach_text(state, PokerDiceCoach(lambda: odds).evaluate(state, (A_PERSON,)))


def test_the_coach_tells_the_best_dice_and_what_the_next_two_choices_cost(odds: PokerDiceOdds) -> None:
    state = played("hand", ALL, dice=(ONE_PAIR, THREE_FIVES)).state
    advice = advised(odds, state)
    assert advice.best == "Best: keep 5 5 5"
    assert advice.why == (
        "Keep 5 5 5: makes four of a kind or better 31% of the time and pays $15.56 on average."
    )
    assert advice.others == (
        "Second: keep 2 5 5 5 (costs 0.56 hands)\nThird: keep 3 5 5 5 (costs 0.56 hands)"
    )


def test_the_coach_lists_the_next_best_choices_with_their_classes(odds: PokerDiceOdds) -> None:
    state = played("hand", ALL, dice=(ONE_PAIR, THREE_FIVES)).state
    choices = PokerDiceCoach(lambda: odds).evaluate(state, (A_PERSON,))
    text = text_with_classes(state, choices)
    assert replace(text, others="") == replace(coach_text(state, choices), others="")
    lines = text.others.split("\n")
    assert lines[0] == "? keep 2 5 5 5: mistake, costs 0.56 hands"
    assert [line.split(" ")[0] for line in lines] == [
        UNIT.limits.grade(each.cost).sign for each in choices[1:6]
    ]


def test_the_choice_of_any_dice_keeps_these_faces(odds: PokerDiceOdds) -> None:
    state = played("hand", ALL, dice=(ONE_PAIR, THREE_FIVES)).state
    choices = PokerDiceCoach(lambda: odds).evaluate(state, (A_PERSON,))
    for places in (kept for count in range(6) for kept in combinations(range(5), count)):
        chosen = choice_of(state, choices, places)
        assert sorted(keep_of(state, chosen.move)) == sorted(faces_at(state.dice, places))


def test_where_another_hold_than_the_one_that_pays_most_is_quicker_it_is_the_best(
    odds: PokerDiceOdds,
) -> None:
    """With $185 in the bankroll a full house that is held wins at once; three of a kind would pay more on average."""
    dice = (*(FIVES,) * 3, (4, 4, 4, 4, 1), FULL_HOUSE, FULL_HOUSE, FULL_HOUSE)
    session = played(*HAND * 5, "hand", ALL, dice=dice)
    advice = advised(odds, session.state)
    assert (advice.best, advice.why) == (
        "Best: hold",
        "Hold: a full house pays $15 and wins the Major Award.",
    )
    assert view(session, known=odds).outlook.hands == "Hands still to play after this one: almost none"


def test_dice_are_told_one_by_one_with_those_that_were_kept() -> None:
    assert PokerDiceTelling().count_so_far((5, 5, 2)) == "5 · 5 · 2"


FOURS = (4, 4, 4, 4, 1)
TO_195 = (FIVES, FIVES, FOURS, FOURS, FOURS)
"""After these hands $195 lie in the bankroll, and with the ante of another one $185: $15 are missing."""


def last_hand(
    first: Roll, *moves: str, thrown: Roll = (), before: Sequence[Roll] = TO_195
) -> tuple[str, ...]:
    """What is said of a hand with this first roll after hands that were held, once these moves have been made."""
    session = played(*HAND * len(before), "hand", *moves, dice=(*before, first, thrown))
    told = view(session)
    assert told.spoken[1 : 1 + len(told.caption)] == told.caption
    return told.caption


@pytest.mark.parametrize(
    ("first", "place", "face", "hand"),
    [
        ((3, 3, 2, 2, 1), 5, 6, "Full house"),
        ((3, 3, 3, 2, 1), 5, 6, "Full house"),
        ((1, 2, 3, 4, 4), 5, 4, "Straight"),
    ],
)
def test_a_last_roll_that_was_one_die_short_of_the_award_says_of_which_hand(
    first: Roll, place: int, face: int, hand: str
) -> None:
    again = f"reroll {place}"
    assert last_hand(first, again, again, thrown=(1, face))[1:] == (
        f"One die short of the Major Award: {hand}",
    )


@pytest.mark.parametrize(
    "told",
    [
        # Only a kept die could have made the straight.
        lambda: last_hand((1, 2, 3, 4, 4), "reroll 1", "reroll 1", thrown=(1, 1)),
        # Two dice are missing.
        lambda: last_hand((1, 1, 3, 4, 6), "reroll 5", "reroll 5", thrown=(6, 6)),
        # The player held.
        lambda: last_hand((3, 3, 2, 2, 1), "hold"),
        # One die is missing to each hand, but none of them pays enough.
        lambda: last_hand((3, 3, 2, 2, 1), "reroll 5", "reroll 5", thrown=(1, 6), before=(FIVES,)),
    ],
)
def test_what_is_not_truly_near_is_not_said_to_be(told: Callable[[], tuple[str, ...]]) -> None:
    assert len(told()) == 1


def test_an_award_that_was_won_by_the_last_roll_was_not_missed() -> None:
    told = last_hand((3, 3, 2, 2, 1), "reroll 5", "reroll 5", thrown=(1, 3))
    assert told == ("Full house pays $15",)
