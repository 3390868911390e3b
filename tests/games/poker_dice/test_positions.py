"""The table of Poker Dice at a position alone: it says what is true by the rules, and nothing that it cannot know."""

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from dicedesk.games.poker_dice.players import PLAYERS, POKER_DICE_PLAYERS
from dicedesk.games.poker_dice.rules import POKER_DICE, Hold, PlayHand, PokerDiceMove, PokerDiceState, Quit
from dicedesk.games.poker_dice.table_view import PokerDiceChoice, PokerDiceTelling, PokerDiceView
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.store import Best
from dicedesk.play.telling import Showing
from tests.positions import alone, phase_of, random_session, with_last
from tests.repeated import first_seeds_of

TELLING = PokerDiceTelling()
POSITIONS = pytest.mark.parametrize("seeds", first_seeds_of(1000, 40))
STRAIGHTS = ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6])
# By how often each face shows, most first: the hand's pay in dollars.
PAYS = {(5,): 35, (4, 1): 25, (3, 2): 15, (3, 1, 1): 10, (2, 2, 1): 5}
A_HAND_COSTS = "A hand costs $10: five dice, and up to two re-rolls"


def pick(luck: random.Random, state: PokerDiceState) -> PokerDiceMove:
    """A move of someone who seldom leaves."""
    if luck.random() < 0.02:
        return Quit()
    if not state.in_hand:
        return PlayHand()
    return Hold() if luck.random() < 0.2 else luck.choice(state.legal_moves()[:-1])


def game_of(luck: random.Random) -> GameSession[PokerDiceState]:
    players = (luck.choice(("", "", luck.choice(PLAYERS))),)
    return random_session(POKER_DICE, luck, players, POKER_DICE_PLAYERS, most=60, pick=pick)


def choice_of(luck: random.Random) -> PokerDiceChoice:
    kept = tuple(place for place in range(5) if luck.random() < 0.5)
    return PokerDiceChoice(kept, is_result_seen=luck.random() < 0.5)


def without_story(view: PokerDiceView, session: GameSession[PokerDiceState]) -> PokerDiceView:
    """What is left of a game's view if only its last move is known: dice lie there if it was about them."""
    last, state = session.last, session.state
    is_known = state.in_hand or (last is not None and last.before.in_hand)
    now = view.pays if is_known else tuple(replace(row, is_now=False) for row in view.pays)
    return replace(view, hands=(), dice=view.dice if is_known else (), pays=now)


@POSITIONS
def test_with_its_last_move_a_position_says_all_but_what_needs_a_story(seeds: range) -> None:
    for seed in seeds:
        luck = random.Random(seed)
        session = game_of(luck)
        best = luck.choice((None, Best("another game", 30, 31)))
        showing: Showing[Any] = Showing(choice_of(luck), phase_of(luck, session), best)
        view, still = TELLING.view(session, showing), TELLING.view(with_last(session), showing)
        # Without dice a headline is large on the felt.
        assert replace(still, headline="", hands=()) == replace(without_story(view, session), headline="")
        controls = TELLING.controls(session, showing)
        now = TELLING.controls(with_last(session), showing)
        assert now == replace(controls, can_undo=session.last is not None)


def pay_of(dice: tuple[int, ...]) -> int:
    """The pay of five dice, in dollars."""
    if sorted(dice) in STRAIGHTS:
        return 20
    return PAYS.get(tuple(sorted(Counter(dice).values(), reverse=True)), 0)


@POSITIONS
def test_a_position_alone_says_what_is_true_of_it(seeds: range) -> None:
    for seed in seeds:
        luck = random.Random(seed)
        session = game_of(luck)
        if session.is_over:
            continue
        state, showing = session.state, Showing(choice_of(luck))
        view, known = TELLING.view(alone(session), showing), TELLING.view(session, showing)
        caption = " ".join(view.caption)

        assert (view.dice, view.hands) == (state.dice, ())
        if state.rolls:
            pay = pay_of(state.dice)
            assert (f"pays ${pay} as it stands" in caption) == (pay > 0)
            assert f"Roll {state.rolls} of 3" in view.note
            assert [row.pays for row in view.pays if row.is_now] == ([pay * 100] if pay else [])
            assert f"ice {', '.join(map(str, state.dice))}" in view.spoken[0]
        else:
            assert view.caption == (A_HAND_COSTS,)
            assert "Roll" not in view.note
            assert "ice" not in " ".join(view.spoken).replace(A_HAND_COSTS, "")
        is_first = (state.hands, state.has_quit) == (0, False)
        assert ("Turn $100 into" in view.headline) == is_first
        if not is_first:
            assert state.bankroll.shown() in view.headline.split()
        assert (view.hint, view.result, view.ending) == (known.hint, known.result, known.ending)
        assert (view.note, view.kept, view.outlook) == (known.note, known.kept, known.outlook)
        assert view.standing == known.standing
        controls = TELLING.controls(session, showing)
        assert TELLING.controls(alone(session), showing) == replace(controls, can_undo=False)
