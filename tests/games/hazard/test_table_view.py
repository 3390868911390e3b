"""What the Hazard table tells at each moment of a game, and what can be done there then."""

import pytest

from dicedesk.coach.coach import A_PERSON
from dicedesk.games.hazard.coach import HAZARD_COACH
from dicedesk.games.hazard.rules import ChooseMain, HazardState, Throw
from dicedesk.games.hazard.table import HazardGameTable
from dicedesk.games.hazard.telling import (
    HazardControls,
    HazardTelling,
    HazardView,
    coach_text,
    cost_texts,
)
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.audio import Cue
from dicedesk.play.ports.store import Best, ForgetfulStore
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from dicedesk.play.telling import Phase, Showing
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice

LOST, WON = (1, 1), (3, 4)
TWO, THREE = (PERSON,) * 2, (PERSON,) * 3
# The rounds of the game's description: main 5 with 9 7 7 9, main 5 with 8 5, main 9 with 5 6 4 9.
DESCRIBED = ((4, 5), (3, 4), (1, 6), (6, 3), (4, 4), (2, 3), (1, 4), (2, 4), (1, 3), (4, 5))


def played(
    *rolls: tuple[int, int], mains: tuple[int, ...] = (), casters: tuple[str, ...] = (PERSON,)
) -> GameSession[HazardState]:
    """A game after these rolls; a round has the next of the mains, or 7."""
    dice = ScriptedDice(tuple(face for roll in rolls for face in roll))
    store = ForgetfulStore()
    session = HazardGameTable(store, StandingClock(), SettingsKeeper(store), lambda _: dice).new_session(
        casters
    )
    chosen = iter(mains)
    for _ in rolls:
        if session.state.main is None:
            session.play(ChooseMain(next(chosen, 7)))
        session.play(Throw())
    return session


def view(
    session: GameSession[HazardState],
    *,
    main: int = 7,
    phase: Phase = Phase.AT_REST,
    best: Best | None = None,
) -> HazardView:
    return HazardTelling().view(session, Showing(main, phase, best))


def controls(
    session: GameSession[HazardState], *, main: int = 7, phase: Phase = Phase.AT_REST
) -> HazardControls:
    return HazardTelling().controls(session, Showing(main, phase))


def best_turn(session: GameSession[HazardState], rounds: int, beaten: int | None = 1) -> Best:
    return Best(session.record.tag("Id") or "", rounds, beaten)


@pytest.mark.parametrize(
    ("casters", "headline", "aim"),
    [
        (
            (PERSON,),
            "You have the dice",
            "Win as many rounds as you can: two losses in a row end your turn",
        ),
        (
            TWO,
            "Player 1\nhas the dice",
            "Win the most rounds: two losses in a row end your turn",
        ),
    ],
)
def test_before_the_first_throw_the_felt_says_who_begins_and_what_one_plays_for(
    casters: tuple[str, ...], headline: str, aim: str
) -> None:
    told = view(played(casters=casters))
    assert (told.headline, told.caption, told.note, told.dice) == (
        headline,
        ("Choose a main, then throw", aim),
        "",
        (),
    )


def test_the_rounds_of_the_description_are_rows_of_the_turn() -> None:
    rows = view(played(*DESCRIBED, mains=(5, 5, 9))).rows
    assert [(row.main, row.roll, row.result, row.notes) for row in rows] == [
        (5, 9, "Continues", "Come-out roll: the chance is 9"),
        (5, 7, "Continues", "Does not match main or chance"),
        (5, 7, "Continues", "Does not match main or chance"),
        (5, 9, "Wins", "Throw matches chance"),
        (5, 8, "Continues", "Come-out roll: the chance is 8"),
        (5, 5, "Loses", "Throw matches main"),
        (9, 5, "Continues", "Come-out roll: the chance is 5"),
        (9, 6, "Continues", "Does not match main or chance"),
        (9, 4, "Continues", "Does not match main or chance"),
        (9, 9, "Loses", "Throw matches main"),
    ]


def test_main_chance_and_losses_are_those_that_stand() -> None:
    stand = [
        (told.main, told.chance, told.losses)
        for told in map(view, (played(), played((2, 3)), played(LOST), played(LOST, WON)))
    ]
    assert stand == [(None, None, 0), (7, 5, 0), (None, None, 1), (None, None, 0)]


def test_the_come_out_table_lights_the_chosen_main_and_then_the_one_in_play() -> None:
    assert [view(played(), main=8).lit_main, view(played((2, 3)), main=8).lit_main] == [8, 7]


def test_before_a_round_the_outlook_is_that_of_the_chosen_main() -> None:
    seven, five = view(played()).outlook, view(played(), main=5).outlook
    assert (seven.lead, seven.why) == (
        "Win rate with main 7: 49.29%",
        "Exactly 244/495. A round takes 3.38 throws on average (557/165).",
    )
    assert five.lead == "Win rate with main 5: 49.24%"
    assert five.why.startswith("Exactly 1396/2835.")


def test_while_a_chance_stands_the_outlook_tells_ways_and_true_odds() -> None:
    outlook = view(played((2, 3))).outlook
    assert (outlook.lead, outlook.why, outlook.line) == (
        "Odds of winning this round: 2 in 5",
        "Four ways make the chance (5); six make the main (7). True odds: 3 to 2 against.",
        "Odds of winning this round: 2 in 5; true odds: 3 to 2 against",
    )


def test_a_throw_that_shows_the_same_again_is_counted_until_the_game_is_over() -> None:
    rolls = ((4, 4), (1, 2), (1, 2), (3, 4), LOST)
    assert [view(played(*rolls[:count])).note for count in range(6)] == [
        "",
        "Throw 1",
        "Throw 2",
        "Throw 3",
        "Throw 4",
        "",
    ]


def test_a_win_and_dice_that_are_passed_are_news_and_a_loss_or_the_end_is_none() -> None:
    games = (played(WON), played(LOST), played(LOST, LOST, casters=TWO), played(LOST, LOST))
    assert [view(game).is_bright for game in games] == [True, False, True, False]


def test_the_dice_lie_where_they_cost_the_turn_until_they_are_passed() -> None:
    session = played(WON, LOST, LOST, casters=TWO)
    told, then = view(session, phase=Phase.LANDED), view(session)
    assert told.caption == (
        "1 + 1 = 2 on the come-out roll with main 7. Second loss in a row: 1 round won, "
        "and the dice pass to Player 2",
    )
    assert (told.turn, told.count, told.losses, len(told.rows), told.caster) == (
        "Player 1",
        "1 of 3 rounds won",
        2,
        3,
        0,
    )
    assert (then.headline, then.dice, then.losses, then.rows, then.caster) == (
        "Player 2\nhas the dice",
        (),
        0,
        (),
        1,
    )


def test_a_round_is_told_with_the_rounds_won() -> None:
    alone, together = view(played(WON, LOST)), view(played(WON, LOST, casters=TWO))
    assert (alone.turn, alone.count) == ("Round 3", "1 round won")
    assert (together.turn, together.count) == ("Player 1", "Round 3 · 1 round won")


@pytest.mark.parametrize(
    ("rolls", "casters", "headline", "line"),
    [
        ((WON, LOST, LOST), (PERSON,), "You won 1 round", ""),
        (
            (LOST, LOST, WON, LOST, LOST, LOST, LOST),
            THREE,
            "Player 2 won with 1 round",
            "Player 1: 0 · Player 2: 1 · Player 3: 0",
        ),
        ((WON, LOST, LOST, WON, LOST, LOST), TWO, "A draw at 1 round", ""),
        ((LOST,) * 4, TWO, "A draw at 0 rounds", ""),
        (
            (WON, LOST, LOST, LOST, LOST),
            (PERSON, "best"),
            "You won, 1 round to 0",
            "",
        ),
    ],
)
def test_the_result_tells_who_won_and_the_rounds_of_each(
    rolls: tuple[tuple[int, int], ...], casters: tuple[str, ...], headline: str, line: str
) -> None:
    told = view(played(*rolls, casters=casters))
    assert told.result is not None
    assert (told.result.headline, told.result.line) == (headline, line)
    assert told.spoken == (*told.caption, *filter(None, (headline, line)))


@pytest.mark.parametrize(
    ("rolls", "casters", "is_gold"),
    [
        ((WON, LOST, LOST), (PERSON,), False),
        ((WON, LOST, LOST, LOST, LOST), (PERSON, "best"), True),
        ((LOST, LOST, WON, LOST, LOST), (PERSON, "best"), False),
        ((WON, LOST, LOST, LOST, LOST), ("best", "best"), False),
        ((LOST,) * 4, TWO, False),
    ],
)
def test_only_a_persons_win_against_somebody_is_gold(
    rolls: tuple[tuple[int, int], ...], casters: tuple[str, ...], *, is_gold: bool
) -> None:
    told = view(played(*rolls, casters=casters))
    assert told.result is not None
    assert told.result.is_gold is is_gold


def test_the_best_turn_ever_shines_and_one_that_is_as_good_or_the_first_does_not() -> None:
    session = played(WON, WON, LOST, LOST)
    best, as_good = best_turn(session, 2), Best("an older game", 2, 1)
    first = best_turn(session, 2, beaten=None)
    seen = [
        (told.turn, told.is_best, told.foot)
        for told in (view(session, best=found) for found in (best, as_good, first, None))
    ]
    assert seen == [
        ("The best turn ever!", True, "Rounds won: 2 · best turn ever: 2"),
        ("The turn is over", False, "Rounds won: 2 · best turn ever: 2"),
        ("The turn is over", False, "Rounds won: 2 · best turn ever: 2"),
        ("The turn is over", False, "Rounds won: 2"),
    ]


@pytest.mark.parametrize(
    ("session", "phase", "primary", "hint"),
    [
        (played(), Phase.AT_REST, "Throw for main 7", "Press 5–9 for the main, Enter to throw"),
        (played((2, 3)), Phase.AT_REST, "Throw", "Press Enter to throw"),
        (played((2, 3)), Phase.IN_FLIGHT, "Skip", "Press Enter to throw"),
        (played(LOST, LOST), Phase.AT_REST, "Play again", "Press N for a new game"),
        (played(LOST, LOST, casters=TWO), Phase.LANDED, "Pass the dice", "Press Enter to pass the dice"),
        (
            played(LOST, LOST, casters=("best", PERSON)),
            Phase.LANDED,
            "Take the dice",
            "Press Enter to pass the dice",
        ),
        (
            played(LOST, LOST, casters=(PERSON, "best")),
            Phase.AT_REST,
            "Skip",
            "Press any key to skip ahead",
        ),
    ],
)
def test_the_big_button_and_the_hint_say_what_can_be_done(
    session: GameSession[HazardState], phase: Phase, primary: str, hint: str
) -> None:
    assert (controls(session, phase=phase).primary, view(session, phase=phase).hint) == (primary, hint)


def test_a_main_is_chosen_between_two_rounds_alone_and_by_a_person() -> None:
    free = played(), played(LOST)
    taken = played((2, 3)), played(LOST, LOST), played(casters=("best",))
    assert [controls(game).can_choose for game in (*free, *taken)] == [True, True, False, False, False]
    assert not controls(played(LOST), phase=Phase.IN_FLIGHT).can_choose


def test_the_main_that_was_thrown_for_stays_marked_while_its_throw_is_shown() -> None:
    session = played(LOST, mains=(5,))
    marked = [
        controls(session, main=9, phase=phase).marked_main for phase in (Phase.IN_FLIGHT, Phase.AT_REST)
    ]
    assert marked == [5, 9]


def test_in_a_drawer_the_hint_gives_way_to_the_odds_but_for_what_ends_a_turn() -> None:
    standing, passing = played((2, 3)), played(LOST, LOST, casters=TWO)
    assert view(standing).drawer_hint == "Odds of winning this round: 2 in 5; true odds: 3 to 2 against"
    assert view(passing, phase=Phase.LANDED).drawer_hint == "Press Enter to pass the dice"


def test_the_coach_says_which_main_is_best_and_what_each_other_one_costs() -> None:
    mains = HAZARD_COACH.evaluate(HazardState(), (A_PERSON,))
    text, losses = coach_text(mains), cost_texts(mains)
    assert text.best == "Main 7 is best: it wins 49.29% of rounds."
    assert "Main 6: 48.83%, costs 0.009 rounds" in text.others.splitlines()
    assert {main: loss.words for main, loss in losses.items()} == {
        5: "costs 0.001 rounds",
        6: "costs 0.009 rounds",
        8: "costs 0.009 rounds",
        9: "costs 0.001 rounds",
    }
    assert losses[6].number == "−0.009"


def test_where_no_main_is_to_be_chosen_the_coach_says_nothing() -> None:
    assert (coach_text(()).spoken, cost_texts(())) == ("", {})


@pytest.mark.parametrize(
    ("session", "cue"), [(played((2, 3)), None), (played(LOST), Cue.LOST), (played(WON), Cue.WON)]
)
def test_the_end_of_a_round_is_heard(session: GameSession[HazardState], cue: Cue | None) -> None:
    assert HazardTelling().cue(session.history[-1], session.seats) is cue


def test_of_two_dice_the_first_is_told_alone() -> None:
    assert HazardTelling().count_so_far((4,)) == "4 + …"


@pytest.mark.parametrize(
    ("won", "best", "is_near"), [(2, 3, True), (2, 4, False), (2, 2, False), (1, 2, False)]
)
def test_a_turn_that_ends_one_round_short_of_the_best_one_says_so(won: int, best: int, is_near: bool) -> None:
    session = played(*(WON,) * won, LOST, LOST)
    near = "One round short of the best turn ever"
    assert (near in view(session, best=best_turn(session, best)).caption) is is_near
    assert near not in view(session).caption


def test_a_turn_that_goes_on_is_not_said_to_be_short_of_anything() -> None:
    session = played(WON, WON, LOST)
    assert len(view(session, best=best_turn(session, 3)).caption) == 1
