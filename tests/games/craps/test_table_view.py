"""What the craps table shows, as values: a game goes in, a view comes out."""

import random
from dataclasses import replace
from fractions import Fraction

import pytest

from dicedesk.core.game import Played
from dicedesk.core.money import Cents, dollars
from dicedesk.core.record import parse_record
from dicedesk.games.craps.bets import MOVED
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, PRESETS, HouseRules, names_of
from dicedesk.games.craps.layout import CrapsSpot, layout_of, spot_of
from dicedesk.games.craps.odds import all_figures, share_of_long_points
from dicedesk.games.craps.rules import CRAPS, CrapsState, PlaceBet, parse_move
from dicedesk.games.craps.table import CrapsGameTable
from dicedesk.games.craps.table_view import (
    RARE,
    CrapsChoice,
    CrapsControls,
    CrapsTelling,
    CrapsView,
    net_words,
)
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.audio import Cue
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from dicedesk.play.telling import Phase, ResultText, Showing
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice

FOUR, HARD_FOUR, EIGHT, NINE, SEVEN, TWELVE = (1, 3), (2, 2), (5, 3), (4, 5), (3, 4), (6, 6)
TELLING = CrapsTelling()


class Table:
    """A game of craps, and what its table shows."""

    def __init__(
        self, *rolls: tuple[int, int], house: HouseRules = BUILDING_SKILLS, bettor: str = PERSON
    ) -> None:
        dice = ScriptedDice(tuple(face for roll in rolls for face in roll))
        store = ForgetfulStore()
        table = CrapsGameTable(store, StandingClock(), SettingsKeeper(store), lambda _: dice)
        table.choose_house(house)
        self.session: GameSession[CrapsState] = table.new_session((bettor,))

    def play(self, *moves: str) -> "Table":
        """Makes the moves, as a record writes them."""
        for move in moves:
            self.session.play(parse_move(move))
        return self

    def showing(
        self, phase: Phase = Phase.AT_REST, chip: int = 5, *, is_paused: bool = False, known: bool = True
    ) -> Showing[CrapsChoice]:
        figures = all_figures(self.session.state.rules) if known else None
        return Showing(CrapsChoice(chip, is_paused=is_paused), phase, figures=figures)

    def view(self, phase: Phase = Phase.AT_REST, chip: int = 5, *, known: bool = True) -> CrapsView:
        return TELLING.view(self.session, self.showing(phase, chip, known=known))

    def controls(self, phase: Phase = Phase.AT_REST, *, is_paused: bool = False) -> CrapsControls:
        return TELLING.controls(self.session, self.showing(phase, is_paused=is_paused))

    def spot(self, name: str, *, known: bool = True) -> CrapsSpot:
        return self.view(known=known).layout.spots[name]


def test_a_new_game_says_how_to_begin() -> None:
    view = Table().view()
    assert (view.headline, view.caption, view.note, view.dice) == (
        "Place your bets",
        ("Choose a chip, put it on the pass line and roll",),
        "",
        (),
    )


def test_who_plays_is_told_of_a_computer_bettor() -> None:
    view = Table(bettor="cancellation").view()
    assert (view.caption[0].endswith(" plays"), view.is_watched, view.layout.lit) == (True, True, frozenset())


def test_a_throw_that_decides_nothing_has_no_net() -> None:
    assert Table(FOUR).play("bet pass 5", "throw").view().note == "Roll 1"


def test_what_was_lost_and_won_is_added_up() -> None:
    table = Table(FOUR, NINE, SEVEN).play("bet pass 5", "throw", "bet field 5", "bet hard-8 5", "throw")
    assert table.view().note == "Roll 2 · net +$5"
    assert table.play("bet any-seven 5", "throw").view().note == "Roll 3 · net +$10"


def test_a_loss_has_a_minus_sign() -> None:
    assert Table(FOUR, SEVEN).play("bet pass 5", "throw", "throw").view().note == "Roll 2 · net −$5"


@pytest.mark.parametrize(("cents", "text"), [(0, "net $0"), (1250, "net +$12.50"), (-1, "net −$0.01")])
def test_the_sign_stands_before_the_amount(cents: int, text: str) -> None:
    assert net_words(Cents(cents)) == text


def test_a_throw_that_leads_to_nothing_says_so() -> None:
    view = Table(FOUR, NINE).play("throw", "throw").view()
    assert (view.caption, view.spoken) == (("No decision",), ("9", "No decision"))


def test_of_many_lines_wins_stand_on_the_felt_and_losses_are_summed_up_and_all_are_read_aloud() -> None:
    bets = ("bet place-6 6", "bet place-8 6", "bet field 5", "bet hard-8 5", "throw")
    view = Table(FOUR, SEVEN).play("bet pass 5", "throw", *bets).view()
    assert view.caption == ("Seven out: the point was 4", "5 bets lose $27")
    assert view.spoken[:4] == (
        "Seven",
        "Seven out: the point was 4",
        "Place 6 loses $6",
        "Place 8 loses $6",
    )
    assert len(view.spoken) == 8


VEGAS = PRESETS["las-vegas"]


def test_a_hardway_that_wins_stands_before_all_smaller_wins_and_before_the_losses() -> None:
    table = Table(EIGHT, (3, 3), house=VEGAS)
    table.play("bet pass 5", "throw", "bet place-lose-6 5", "bet big-6 5", "bet come 25", "bet hard-6 5")
    caption = table.play("bet field 5", "bet hard-8 1", "throw").view().caption
    assert caption == (
        "Hard 6 wins $45, Big 6 $5",
        "Place against 6 loses $5, Field $5",
        "Come moves to 6",
    )


def test_many_wins_are_the_two_largest_and_a_sum() -> None:
    table = Table(EIGHT, (3, 3), house=VEGAS)
    table.play("bet pass 5", "throw", "bet place-6 12", "bet big-6 5", "bet come 25", "bet hard-6 5")
    caption = table.play("bet dont-come 5", "bet hop-3-3 1", "throw").view().caption
    # The hop pays 30:1, place 6 pays $14 and stays up, and two line bets move.
    assert caption == (
        "Hard 6 wins $45, Hop 3-3 $30, 2 other bets $19",
        "Come moves to 6",
        "Don't come moves to 6",
        "Place 6 stays up: $12",
    )


def test_smaller_news_is_counted() -> None:
    table = Table(EIGHT, (3, 3), house=VEGAS).play("throw", "bet place-6 12", "bet buy-6 20", "throw")
    # The place bet stays up, and the buy bet pays its commission.
    assert table.view().caption == ("Buy 6 wins $24, Place 6 $14", "and 2 more")


def test_what_nothing_stands_before_is_named_and_the_rest_counted() -> None:
    table = Table(EIGHT, house=VEGAS).play("throw", "bet place-6 12", "bet place-8 6", "leave")
    assert table.view().caption == ("Place 6: $12 taken down", "and 1 more")


def test_each_spot_has_its_money_until_the_next_move() -> None:
    table = Table(EIGHT, (3, 3), FOUR, house=VEGAS)
    table.play("bet pass 5", "throw", "bet place-lose-6 5", "bet big-6 5", "bet hard-6 5", "throw")
    assert table.view().money == {"place-lose-6": -500, "big-6": 500, "hard-6": 4500}
    assert table.play("bet field 5").view().money == {}
    assert table.play("throw").view().money == {"field": 500}


@pytest.mark.parametrize("phase", [Phase.IN_FLIGHT, Phase.LANDED])
def test_the_money_waits_until_all_of_a_throw_is_shown(phase: Phase) -> None:
    assert Table(SEVEN).play("bet pass 5", "throw").view(phase).money == {}


def test_a_come_bet_and_its_odds_have_one_sum_on_their_spot_and_a_commission_counts() -> None:
    table = Table(EIGHT, HARD_FOUR, HARD_FOUR, house=VEGAS)
    table.play("bet pass 5", "throw", "bet come 5", "throw", "bet come-odds-4 5", "bet buy-4 20", "throw")
    # Come pays 1:1, its odds 2:1, and the buy bet 2:1 less 5% of $20.
    assert table.view().money == {"come-odds-4": 500 + 1000, "buy-4": 4000 - 100}


def test_the_last_ten_totals_are_kept_the_newest_last() -> None:
    rolls = [FOUR, NINE, EIGHT, HARD_FOUR, SEVEN, TWELVE, NINE, EIGHT, FOUR, SEVEN, EIGHT, NINE]
    table = Table(*rolls)
    assert table.view().totals == ()
    table.play("throw", "throw")
    assert table.view().totals == (4, 9)
    assert table.play(*["throw"] * 10).view().totals == tuple(sum(roll) for roll in rolls[-10:])


def test_the_bets_in_all_have_their_number_amount_and_cost() -> None:
    table = Table(FOUR)
    assert table.view().bets_in_all is None
    # The pass line keeps 7/495 of a bet and place 6 1/66: $0.07 of $5 and $0.18 of $12.
    assert table.play("bet pass 5").view().bets_in_all == "1 bet, $5, costs about $0.07"
    assert table.play("throw", "bet place-6 12").view().bets_in_all == "2 bets, $17, cost about $0.25"
    assert table.view(known=False).bets_in_all == "2 bets, $17"


def test_bets_that_gain_on_average_say_so() -> None:
    table = Table(EIGHT, NINE).play("throw", "bet dont-come 100", "throw")
    edge = all_figures(BUILDING_SKILLS)["dont-come"].edge
    gain = Cents(round(-edge * 10000)).shown()
    assert edge < 0
    assert table.view().bets_in_all == f"1 bet, $100, gains about {gain}"


def test_the_table_is_one_line() -> None:
    assert Table(house=VEGAS).view().at_table == "You · Las Vegas · counted"
    custom = Table(house=replace(BUILDING_SKILLS, minimum=10))
    custom.session.choose_kind(casual=True)
    assert custom.view().at_table == "You · Custom rules · casual"
    assert str(Table(bettor="martingale").view().at_table).count(" · ") == 1


@pytest.mark.parametrize(("chip", "stake"), [(1, 1), (5, 6), (25, 30), (100, 120), (500, 500)])
def test_a_chip_on_six_or_eight_is_what_pays_in_full(chip: int, stake: int) -> None:
    """Place 6 and 8 pay 7:6; $600 would be above the maximum."""
    layout = Table(FOUR, house=VEGAS).play("throw").view(chip=chip).layout
    assert [layout.spots[f"place-{number}"].stake for number in (6, 8)] == [stake] * 2
    assert layout.spots["place-5"].stake == layout.spots["buy-6"].stake == chip
    assert layout.spots["place-6"].standing == f"Bet ${stake} here"


def test_a_spot_of_six_refuses_what_its_chip_costs() -> None:
    rules = replace(VEGAS, bankroll=5)
    spot = Table(FOUR, house=rules).play("throw").spot("place-6")
    assert spot.standing == "This costs $6, but your bankroll is only $5."


def test_hop_bets_are_shown_on_demand_and_while_there_is_one() -> None:
    table = Table(house=VEGAS)
    assert Table().view().layout.shows_hops is None
    assert table.view().layout.shows_hops is False
    wanted = Showing(CrapsChoice(5, wants_hops=True))
    assert TELLING.view(table.session, wanted).layout.shows_hops is True
    assert table.play("bet hop-5-2 5").view().layout.shows_hops is True


def test_a_bet_is_read_aloud_without_the_last_throw() -> None:
    assert Table(FOUR).play("throw", "bet field 5").view().spoken == ("Field: you bet $5",)


def test_what_is_left_is_read_aloud_where_bets_were_paid() -> None:
    view = Table(SEVEN).play("bet pass 5", "throw").view()
    assert view.spoken == ("Seven", "7 on the come-out: a natural", "Pass wins $5", "Bankroll: $1,005")


def test_going_broke_ends_the_game_with_the_money() -> None:
    view = Table(TWELVE, house=HouseRules(bankroll=5)).play("bet pass 5", "throw").view()
    assert view.caption == ("12 on the come-out: craps", "Pass loses $5")
    assert view.result is not None
    assert view.result == ResultText("Your bankroll is gone")
    assert view.spoken[-1] == view.result.headline


def test_whoever_leaves_reads_how_far_ahead() -> None:
    assert Table().play("leave").view().result == ResultText("You left even")
    ahead = Table(SEVEN).play("bet pass 5", "throw", "leave").view().result
    assert ahead == ResultText("You left $5 ahead")


@pytest.mark.parametrize("phase", [Phase.IN_FLIGHT, Phase.LANDED])
def test_chips_and_bankroll_stay_as_they_were_while_a_throw_is_shown(phase: Phase) -> None:
    table = Table(SEVEN).play("bet pass 5")
    before = table.view()
    during = table.play("throw").view(phase)
    assert (during.layout, during.bets, during.bankroll) == (before.layout, before.bets, before.bankroll)
    assert (table.view().bets, table.view().bankroll) == ((), dollars(1005))


def test_the_worth_of_a_spot_is_what_it_pays_and_its_house_edge() -> None:
    spot = Table().spot("place-6")
    assert (spot.title, spot.worth) == ("Place 6", "Pays 7:6 · house edge 1.52%")
    assert spot.standing == "Place 6 needs a point: make the come-out roll first."


def test_an_unknown_worth_is_not_told() -> None:
    assert Table().spot("place-6", known=False).worth == "Pays 7:6"


def test_a_bet_that_pays_the_player_says_so_in_words() -> None:
    assert Table().spot("dont-come").worth == "Pays 1:1 · you gain 3.34% on average"


def test_a_screen_reader_hears_every_total_that_pays_something_of_its_own() -> None:
    assert Table(FOUR).play("throw").spot("field").description == (
        "Pays 1:1, and 2:1 on 2 and 12 · house edge 5.56%\nBet $5 here"
    )


def test_a_spot_says_what_lies_there_and_that_it_rests() -> None:
    table = Table(FOUR, NINE, HARD_FOUR, house=LAS_VEGAS)
    table.play("throw", "bet place-6 5", "bet come 5", "throw", "bet come-odds-9 5")
    assert table.spot("place-6").standing == "$5 on Place 6"
    table.play("throw")
    assert table.spot("place-6").standing == "$5 on Place 6 · off on this roll; press W to turn it on"
    assert table.spot("come-odds-9").standing == (
        "$5 on Come 9 · $5 on Come odds 9 · off on this roll; press O to turn it on"
    )


def test_a_bet_changes_its_own_spot_and_those_that_it_opens_alone() -> None:
    table = Table(FOUR)
    table.play("bet pass 5", "throw")
    before = table.view().layout.spots
    after = table.play("bet field 5").view().layout.spots
    assert [name for name in after if after[name] != before[name]] == ["field"]
    table.play("bet dont-come 5", "bet come 5")
    last = table.view().layout.spots
    assert {name for name in last if last[name] != after[name]} == {"come", "dont-come"}


def test_before_the_come_out_only_the_lines_take_a_chip() -> None:
    assert Table().view().layout.lit == {"pass", "dont-pass"}


def test_a_chip_below_the_least_is_taken_only_on_top_of_it() -> None:
    table = Table()
    assert table.view(chip=1).layout.lit == set()
    assert table.play("bet pass 5").view(chip=1).layout.lit == {"pass"}


def test_with_a_point_numbers_field_and_propositions_take_a_chip() -> None:
    lit = Table(FOUR).play("throw").view(chip=25).layout.lit
    assert {"come", "place-4", "buy-6", "lay-9", "field", "hard-8", "any-seven"} <= lit


def test_no_spot_is_lit_once_the_game_is_over() -> None:
    layout = Table().play("leave").view().layout
    assert (layout.lit, layout.spots["pass"].standing) == (frozenset(), "The game is over.")


@pytest.mark.parametrize("house", PRESETS)
def test_every_bet_that_a_house_takes_lies_on_one_of_its_spots(house: str) -> None:
    rules = PRESETS[house]
    spots = layout_of(CrapsState.opened(rules), 5, None, is_open=True).spots
    assert set(spots) == {spot_of(name) for name in names_of(rules)}
    assert not set(spots) & MOVED


@pytest.mark.parametrize("seed", range(6))
def test_all_refusals_at_once_are_those_of_each_bet(seed: int) -> None:
    luck = random.Random(seed)
    state = CrapsState.opened(replace(luck.choice([*PRESETS.values()]), bankroll=luck.choice([5, 60, 1000])))
    for _ in range(60):
        stake = luck.choice([1, 5, 25, 100])
        each = {name: state.refusal(PlaceBet(name, stake)) for name in names_of(state.rules)}
        assert state.refusals(stake) == each
        moves = state.legal_moves()
        if not moves:
            break
        move = luck.choice(moves)
        state = state.apply(move, [luck.randint(1, 6) for _ in range(state.dice_for(move))]).state


def test_the_big_button_rolls_skips_and_plays_again() -> None:
    table = Table(FOUR)
    assert (table.controls().primary, table.controls(Phase.IN_FLIGHT).primary) == ("Roll", "Skip")
    assert table.play("leave").controls().primary == "Play again"


def test_what_cannot_be_done_now_is_not_offered() -> None:
    table = Table(SEVEN)
    before = table.controls()
    assert (before.can_repeat, before.can_clear, before.can_undo) == (False, False, False)
    laid = table.play("bet pass 5").controls()
    assert (laid.can_repeat, laid.can_clear, laid.can_undo) == (False, True, True)
    thrown = table.play("throw").controls()
    assert (thrown.can_repeat, thrown.can_clear) == (True, False)


def test_who_watches_or_waits_bets_nothing() -> None:
    assert not Table(bettor="cancellation").controls().can_choose
    paused = Table().controls(is_paused=True)
    assert (paused.can_choose, paused.is_paused) == (False, True)


def last(rules: str, lines: str) -> Played[CrapsState]:
    """The last move of a record; its moves are parted by semicolons."""
    text = "\n".join([f'[Game "craps"]\n[Rules "{rules}"]', *lines.split("; ")])
    return parse_record(text, {"craps": CRAPS}).replay()[-1]


@pytest.mark.parametrize(
    ("lines", "cue"),
    [
        ("bet pass 10", Cue.CHIP_DOWN),
        ("throw : 4 4; bet place-6 12; take-down place-6", Cue.CHIP_DOWN),
        ("bet pass 10; throw : 4 4", None),
        ("bet pass 10; throw : 4 4; throw : 4 4", Cue.WON),
        ("bet pass 10; throw : 4 4; throw : 4 3", Cue.LOST),
        ("throw : 4 4; throw : 4 4", Cue.WON),
        ("throw : 4 4; throw : 4 3", Cue.LOST),
        ("bet dont-pass 10; throw : 4 4; throw : 4 4", Cue.LOST),
        ("bet dont-pass 10; throw : 4 4; throw : 4 3", Cue.WON),
    ],
)
def test_the_sound_of_a_move(lines: str, cue: Cue | None) -> None:
    assert TELLING.cue(last("", lines), ()) is cue


def test_a_bettor_who_goes_broke_hears_it() -> None:
    broke = last("preset=building-skills bankroll=5", "bet pass 5; throw : 1 1")
    assert TELLING.cue(broke, ()) is Cue.LOST


def test_of_two_dice_the_first_is_told_alone() -> None:
    assert TELLING.count_so_far((4,)) == "4 + …"


def shares_by_the_throw(rolls: int) -> tuple[Fraction, Fraction]:
    """Which share of points, and of those that are made, is decided by this roll or a later one: throw by throw."""
    ways = {total: sum(a + b == total for a in range(1, 7) for b in range(1, 7)) for total in range(2, 13)}
    alive = {point: Fraction(ways[point], 24) for point in (4, 5, 6, 8, 9, 10)}
    made = {point: share * ways[point] / (ways[point] + 6) for point, share in alive.items()}
    all_made = sum(made.values())
    for _ in range(rolls - 2):
        for point in alive:
            stays = 1 - Fraction(ways[point] + 6, 36)
            alive[point] *= stays
            made[point] *= stays
    return Fraction(sum(alive.values())), sum(made.values()) / all_made


@pytest.mark.parametrize("rolls", [2, 3, 8, 9, 20])
def test_how_many_points_take_so_long_is_what_throwing_them_one_by_one_gives(rolls: int) -> None:
    assert share_of_long_points(rolls) == shares_by_the_throw(rolls)[0]


def test_of_the_points_that_are_made_at_most_one_in_eight_is_celebrated() -> None:
    first = next(rolls for rolls in range(2, 30) if share_of_long_points(rolls) <= RARE)
    assert first == 9
    assert shares_by_the_throw(first)[1] <= Fraction(1, 8)


LONG = (EIGHT, *(FOUR,) * 7)


@pytest.mark.parametrize(("bet", "is_celebrated"), [("bet pass 5", True), ("bet dont-pass 5", False)])
def test_a_point_made_after_many_rolls_is_celebrated_where_it_cost_nothing(
    bet: str, is_celebrated: bool
) -> None:
    told = Table(*LONG, EIGHT).play(bet, *("throw",) * 9).view()
    assert told.caption[:2] == ("Point made: 8", "9 rolls: 10.0% of points last at least this long")
    assert told.spoken[2] == told.caption[1]
    assert told.is_celebrated is is_celebrated


def test_a_seven_out_after_many_rolls_says_how_long_it_took() -> None:
    told = Table(*LONG, SEVEN).play(*("throw",) * 9).view()
    assert told.caption == ("Seven out: the point was 8", "9 rolls: 10.0% of points last at least this long")
    assert not told.is_celebrated


def test_an_ordinary_point_is_no_news_however_long_the_hand_is() -> None:
    rolls = (*LONG, EIGHT, EIGHT, EIGHT)
    told = Table(*rolls).play(*("throw",) * len(rolls)).view()
    assert (told.caption, told.is_celebrated) == (("Point made: 8",), False)


def test_a_bet_after_a_long_point_is_told_alone() -> None:
    told = Table(*LONG, EIGHT).play(*("throw",) * 9, "bet pass 5").view()
    assert (told.caption, told.is_celebrated) == (("Pass: you bet $5",), False)
