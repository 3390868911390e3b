"""The ending of random games of each game: its figures add up, its moment is found again, and nothing contradicts."""

import re
from collections import Counter
from fractions import Fraction
from functools import lru_cache
from typing import Any

import pytest

from dicedesk.coach.evaluation import Grade, Rating, Worth
from dicedesk.features.review.end_card import GameEnding
from dicedesk.features.review.ending import ending_of, steps_of
from dicedesk.features.review.game import SeatReview, names_in, reviewed_game
from dicedesk.games.catalogue import SPECS, load_coach
from dicedesk.games.hazard.telling import result_line
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.poker_dice.rules import PokerDiceEnding
from tests.features.review.ended_games import ended_game
from tests.features.review.slow_ending import SlowEnding, SureGame
from tests.games.second import part_of_second
from tests.repeated import first_seeds_of

GAMES = 1000
"""So many random games of each game end."""
AT_ONCE = 20
"""So many of them are in a test; each run has the first of them, and keeps them for its other tests."""
IN_RANDOM_GAMES = pytest.mark.parametrize("seeds", first_seeds_of(GAMES, AT_ONCE))
IN_EACH_GAME = pytest.mark.parametrize("game", SPECS)
RARE = Fraction(1, 4)
ROLLS_OF_TWO_DICE = 36
TWO = 2
FROM_TO = re.compile(r" from (\d+(?:\.\d+)?)% to (\d+(?:\.\d+)?)%\.")
ROUNDS = re.compile(r" to win (\d+\.\d+) rounds? in this game, (?:up|down) from (\d+\.\d+)\.")
TURN_OVER = re.compile(
    r"That ended .* turn with (\d+|no) rounds? won; before the throw, .* could expect to win (\d+\.\d+)\."
)
GAMES_LOST = re.compile(r" would have won (\d+) more games? in (100|1,000)\.")
WORTH = re.compile(r" were then worth \$([\d,.]+) (more|less)\.")
BROUGHT = re.compile(r" (won|lost) \$([\d,]+(?:\.\d\d)?)(?: in total)?\.")
CLOSE = 1e-9


def number_in(words: str) -> float:
    """The first number in a text."""
    found = re.search(r"−?\$?[\d,]+(\.\d+)?", words)
    assert found is not None, words
    return float(found[0].replace("−", "-").replace("$", "").replace(",", ""))


def newly_ended(game: str, seed: int) -> tuple[SeatReview, GameEnding]:
    """A random game that has ended, with its ending."""
    review = SeatReview(reviewed_game(ended_game(game, seed)))
    ending = ending_of(review)
    assert ending is not None
    return review, ending


ended = lru_cache(len(SPECS) * AT_ONCE)(newly_ended)
"""The same once for all tests that coverage does not watch: it would not see again what was kept."""


@lru_cache(len(SPECS) * AT_ONCE)
def slowly(game: str, seed: int) -> SlowEnding:
    """The ending of the same game as the slow program finds it."""
    review, _ = ended(game, seed)
    return SlowEnding(review.game.record, review.seat)


@pytest.mark.no_cover
@IN_EACH_GAME
@IN_RANDOM_GAMES
def test_the_figures_on_the_bars_add_up_and_are_those_of_the_slow_program(game: str, seeds: range) -> None:
    wrong = list[object]()
    unit = load_coach(game).unit
    scale, digits, way = unit.quantity.read_scale, unit.sum_digits, -1 if unit.fewer_is_better else 1
    for seed in seeds:
        _, ending = ended(game, seed)
        start, *changes, end = (number_in(bar.words) for bar in ending.bars)
        if round(start + sum(changes), digits) != end:
            wrong.append((seed, ending.bars))
        sums, slow = ending.sums, slowly(game, seed).sums
        summed = way * (-sums.cost.number + sums.dice.number + sums.gifts.number)
        if round(sums.start.number + summed, digits) != sums.result.number:
            wrong.append((seed, sums))
        pairs = (
            (sums.start, way * slow.start),
            (sums.cost, slow.cost),
            (sums.gifts, slow.gifts),
            (sums.result, way * slow.result),
        )
        if any(abs(shown.number - scale * exact) > 0.5 / 10**digits + CLOSE for shown, exact in pairs):
            wrong.append((seed, sums, slow))
        # Three numbers are rounded beside the dice.
        if abs(sums.dice.number - scale * slow.dice) > 2 / 10**digits + CLOSE:
            wrong.append((seed, sums, slow))
        has_gifts = len(ending.bars) > len(("start", "choices", "dice", "end"))
        if has_gifts is not (sums.gifts.number != 0):
            wrong.append((seed, ending.bars))
    assert wrong == []


@pytest.mark.no_cover
@IN_EACH_GAME
@IN_RANDOM_GAMES
def test_the_slow_program_finds_the_same_moment_and_the_same_chance(game: str, seeds: range) -> None:
    wrong = list[object]()
    for seed in seeds:
        review, ending = ended(game, seed)
        slow = slowly(game, seed)
        step, moment = ending.step, slow.moment
        if step is None or moment is None:
            same = step is moment
        else:
            same = (step.place, step.is_choice) == (moment.place, moment.is_choice)
            same = same and slow.shown(step.change) == slow.shown(moment.change)
            if moment.chance is not None:
                same = same and review.moment(step.place).chance == moment.chance
                same = same and odds_in(ending.moment) == told_odds(moment.chance)
            if (told := told_change(ending.moment)) is not None:
                scale = load_coach(game).unit.quantity.read_scale
                same = same and all(
                    is_rounded(shown, scale * exact) for shown, exact in zip(told, slow.around, strict=True)
                )
            if lost := GAMES_LOST.search(ending.moment):
                same = same and is_rounded(lost[1], int(lost[2].replace(",", "")) * abs(moment.change))
            if game == "craps" and not step.is_choice:
                same = same and (told_worth(ending.moment) or 0) == worth_to_tell(
                    ending.moment, moment.change
                )
        if not same:
            wrong.append((seed, step, moment, ending.moment))
    assert wrong == []


def told_change(moment: str) -> tuple[str, str] | None:
    """The chance to win, or the rounds, before a moment and after it; None if it tells neither."""
    if found := ROUNDS.search(moment) or TURN_OVER.search(moment):
        return found[2], found[1].replace("no", "0")
    found = FROM_TO.search(moment)
    return None if found is None or "$200" in moment else (found[1], found[2])


def told_worth(moment: str) -> float | None:
    """What the bankroll and the bets of craps gained or lost in worth; None if it is not said."""
    found = WORTH.search(moment)
    return found and float(found[1].replace(",", "")) * (1 if found[2] == "more" else -1)


def brought_in(moment: str) -> float:
    """What the decided bets of craps won, less what they lost."""
    told = BROUGHT.findall(moment)
    return sum(float(amount.replace(",", "")) * (1 if way == "won" else -1) for way, amount in told)


def worth_to_tell(moment: str, change: float) -> float:
    """The change in worth that is said; 0 where the decided bets brought at least half of it."""
    brought = brought_in(moment)
    is_enough = brought * change > 0 and abs(brought) >= abs(change) / 2
    return 0 if is_enough else round(float(change), 2)


def odds_in(moment: str) -> tuple[str | None, ...] | None:
    """Whether a sentence says "about", how often and in how many rolls the dice come; None if it says nothing."""
    found = re.search(r"\((about )?(\d+) (?:roll|throw)s? in ([\d,]+)(?: for this or better)?\)", moment)
    return found.groups() if found else None


def told_odds(chance: Fraction) -> tuple[str | None, ...] | None:
    """The same for a chance that is worth telling: once in so many rolls, in 36, or about once."""
    if chance > RARE:
        return None
    for times in (1, *range(2, 10)):
        rolls = times / chance
        if rolls.denominator == 1 and (times == 1 or rolls == ROLLS_OF_TWO_DICE):
            return None, str(times), f"{rolls.numerator:,}"
    return "about ", "1", f"{round(1 / chance):,}"


@IN_EACH_GAME
@IN_RANDOM_GAMES
def test_no_ending_contradicts_its_review(game: str, seeds: range) -> None:
    wrong = [
        (seed, why, ending.headline, ending.moment)
        for seed in seeds
        for review, ending in [newly_ended(game, seed)]
        for why in contradictions(review, ending)
    ]
    assert wrong == []


@pytest.mark.no_cover
@IN_RANDOM_GAMES
def test_poker_dice_is_told_in_whole_hands_and_a_missed_award_by_its_chance(seeds: range) -> None:
    wrong, seen = list[object](), Counter[str]()
    for seed in seeds:
        review, ending = ended("poker-dice", seed)
        slow = slowly("poker-dice", seed)
        *above, told = ending.moment.splitlines()
        outcome = review.last_state.outcome()
        expected = (
            []
            if outcome is None
            else [sums_told(slow, has_missed=outcome.ending is not PokerDiceEnding.AWARD)]
        )
        if [(numbers_in(line), "saved" in line) for line in above] != expected:
            wrong.append((seed, ending.moment, expected))
        if slow.moment is None:
            continue
        by_chance = re.search(r"fell from (\S+)% to (\S+)%|reach(?:es|ed)? \$200(?! \S+ hands? sooner)", told)
        seen["chance" if by_chance else "hands"] += 1
        numbers, exact = told_numbers(told), [100 * chance for chance in slow.awards]
        if not by_chance:
            numbers, exact = numbers[:1], [abs(slow.moment.change)]
            # A hand that lost the award is told by its chance, unless that cannot be seen.
            is_broke = outcome is not None and outcome.ending is PokerDiceEnding.BROKE
            if is_broke and abs(slow.awards[0] - slow.awards[1]) > 0.01:
                wrong.append((seed, told, slow.awards))
        elif outcome is None or outcome.ending is PokerDiceEnding.AWARD or exact[0] == exact[1]:
            wrong.append((seed, told, slow.awards))
        if len(numbers) != len(exact) or not all(map(is_rounded, numbers, exact)):
            wrong.append((seed, told, exact))
    assert wrong == []
    assert set(seen) == {"chance", "hands"}


def sums_told(slow: SlowEnding, *, has_missed: bool) -> tuple[list[int], bool]:
    """The numbers of the sentences about a game of Poker Dice beside par, and whether its dice saved hands."""
    start, cost, end = round(-slow.sums.start), round(slow.sums.cost), round(-slow.sums.result)
    if has_missed:
        return [end, end - 100, 100, 200, start], False
    lost = end - start - cost
    return [end, start, *([abs(lost)] if lost else []), *([cost] if cost else [])], lost < 0


def numbers_in(words: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", words)]


def told_numbers(told: str) -> list[str]:
    """The numbers that say how much a moment changed: hands; or chances, that of the player's own choice first."""
    if found := re.search(r"fell from (\S+)% to (\S+)%", told):
        return [found[1], found[2]]
    if found := re.search(
        r" quit\. Playing on would (?:have reached \$200 in (\S+) of 100 games|nearly always have)",
        told,
    ):
        return ["0", found[1] or "100"]
    if found := re.search(r"reaches \$200 in (\S+) of 100 games; .* in (\S+)\.$", told):
        return [found[1], found[2]]
    if found := re.search(r"cannot reach \$200; .* in (\S+) of 100 games\.$", told):
        return ["0", found[1]]
    found = re.search(r"(\S+) hands? (?:sooner )?on average\.", told)
    assert found is not None, told
    return [found[1]]


def is_rounded(shown: str, exact: float) -> bool:
    """Whether a number was rounded to the digits it shows, and only 0 to 0."""
    if shown == "0" and exact:
        return False
    digits = len(shown.partition(".")[2])
    return abs(float(shown) - float(exact)) <= 0.5 / 10**digits + CLOSE


@pytest.mark.no_cover
@IN_RANDOM_GAMES
def test_the_scores_beside_a_turn_of_hog_are_those_of_the_rules_and_it_is_said_whose_come_first(
    seeds: range,
) -> None:
    wrong = list[object]()
    for seed in seeds:
        review, _ = ended("hog", seed)
        record = review.game.record
        state = record.first_state()
        for place, play in enumerate(record.plays, 1):
            before, state = state, state.apply(play.move, play.faces).state
            name, moment = review.game.names[before.seat], review.moment(place)
            mover = "you" if name.is_you else name
            own, other = before.scores[before.seat], before.scores[1 - before.seat]
            first = "At" if name.is_you or own == other else standing(own, other, "Leading", "Behind")
            begins = f"{first} {own} to {other}, {mover} "
            if not moment.chosen.startswith(begins):
                wrong.append((seed, place, moment.chosen, begins))
            if not play.faces:
                continue
            told = moment.thrown
            scores = (state.scores[before.seat], state.scores[1 - before.seat])
            score = f"{scores[0]} to {scores[1]}"
            made = (
                f" The Swine Swap put {mover} {standing(*scores, 'ahead', 'behind')}, {score}."
                if "Swine Swap" in told
                else f" That made it {score}."
                if name.is_you or scores[0] == scores[1]
                else f" {name} {standing(*scores, 'then led', 'was then behind,')} {score}."
            )
            is_told = state.outcome() is None or "Swine Swap" in told
            if (
                not told.startswith(begins)
                or told.count(made) != is_told
                or len(re.findall(" made it | then led | was then behind, ", told)) > is_told
            ):
                wrong.append((seed, place, told, scores))
    assert wrong == []


def standing(own: int, other: int, ahead: str, behind: str) -> str:
    return ahead if own > other else behind


@IN_RANDOM_GAMES
def test_the_second_number_among_three_casters_has_the_name_of_the_only_one_with_it(seeds: range) -> None:
    wrong = list[object]()
    for seed in seeds:
        record = ended_game("hazard", seed)
        last: Any = record.replay()[-1].step.state if record.plays else record.first_state()
        names, scores = names_in(record), last.scores
        if len(names) <= TWO or last.outcome() is None or scores.count(max(scores)) == len(names):
            continue
        headline = result_line(last, names)
        told = re.fullmatch(
            r"(.+) (won|lost) with (\d+) rounds?(?:, (ahead of|behind) (.+) with (\d+))?", headline
        )
        if told is None:
            # Several share the win.
            assert scores.count(max(scores)) > 1, headline
            continue
        scored = dict(zip(map(str, names), scores, strict=True))
        own, best = scored.pop(told[1]), max(scored.values())
        rivals = [name for name, score in scored.items() if score == best]
        side = ("won", "ahead of") if own > best else ("lost", "behind")
        expected = (side[0], own, *((side[1], rivals[0], best) if len(rivals) == 1 else (None, None, None)))
        if (told[2], int(told[3]), told[4], told[5], told[6] and int(told[6])) != expected:
            wrong.append((seed, headline, scores))
    assert wrong == []


@pytest.mark.no_cover
@IN_RANDOM_GAMES
def test_hog_says_why_a_game_that_goes_on_was_decided(seeds: range) -> None:
    wrong = list[object]()
    for seed in seeds:
        review, ending = ended("hog", seed)
        told = re.search(r"(\w[^.]*) could (then win at once|no longer lose)", ending.moment)
        expected, step = None, ending.step
        if step is not None and not step.is_choice:
            played = review.game.history[step.place - 1]
            sure = SureGame(review.game.record, review.seat)
            winner = sure.winner_after(played.before, played.move, played.faces)
            expected = None if winner is None else decided_told(review, played.step.state, winner)
        if (told and (told[1].removeprefix("With perfect play, ").lower(), told[2])) != expected:
            wrong.append((seed, ending.moment, expected))
    assert wrong == []


def decided_told(review: SeatReview, state: Any, winner: int) -> tuple[str, str] | None:
    """Who was sure to win from this state, and how; None if the game was over."""
    if state.outcome() is not None:
        return None
    name = review.game.names[winner].text.lower()
    bacon = state.apply(RollDice(0), ()).state.outcome()
    if state.seat == winner and bacon is not None and bacon.winner == winner:
        return name, "then win at once"
    return name, "no longer lose"


def test_where_no_step_changed_as_much_as_an_inaccuracy_the_moment_says_so() -> None:
    # A seed found by trying: the game was nearly won from its start.
    review, ending = newly_ended("hog", 9064)
    assert ending.moment.startswith(
        "No roll or choice changed much; this one changed the most. At 43 to 56, you rolled "
    )
    assert contradictions(review, ending) == []


def test_a_small_change_is_not_called_the_largest_where_one_against_the_result_was_larger() -> None:
    # A seed found by trying: dice changed 1.1 percentage points the other way.
    review, ending = newly_ended("hog", 1237)
    assert "changed the most" not in ending.moment
    assert contradictions(review, ending) == []


def shown_size(review: SeatReview, change: Worth) -> float:
    """The size of a change, rounded as it is shown."""
    scale, digits = review.unit.quantity.read_scale, review.unit.quantity.digits
    return round(abs(float(scale * change)), digits)


def contradictions(review: SeatReview, ending: GameEnding) -> list[str]:
    """What an ending says that its review, or the game, says otherwise."""
    player, moves = review.player, review.game.review.moves
    blunders = dict(player.grades).get(Grade.BLUNDER, 0)
    visible = review.unit.way
    step = ending.step
    move = moves[step.place - 1] if step else None
    is_own = move is not None and step is not None and step.is_choice and move.seat == review.seat
    own_change = step.change if is_own and step is not None else 0
    is_free = player.choices == 0 and not visible(player.gifts) and any(move.faces for move in moves)
    error = moves[ending.error - 1] if ending.error else None
    found = {
        "flawless with a blunder": player.rating is Rating.FLAWLESS and blunders,
        "flawless with an error to see": player.rating is Rating.FLAWLESS
        and error is not None
        and error.is_error,
        "a choice that counts for nothing": is_own and move is not None and not move.is_open,
        "an error of nobody": error is not None and (error.seat != review.seat or not visible(error.cost)),
        "a moment that nobody sees": step is not None and not visible(step.change),
        "a gain called a loss": own_change > 0 and "that gains " not in ending.moment,
        "a loss called a gain": own_change < 0
        and re.search(
            "would have |That costs|, which (?:cannot reach|reaches) |Playing on ",
            ending.moment,
        )
        is None,
        "no choice mattered": (" had nothing to decide." in ending.moment) is not is_free,
        "a size that is not so": ("changed much; this one" in ending.moment)
        is not (
            step is not None
            and shown_size(review, step.change) < shown_size(review, review.unit.limits.inaccuracy)
            and not any(
                shown_size(review, each.change) > shown_size(review, step.change) for each in steps_of(review)
            )
        ),
        "the wrong way": step is not None
        and not is_own
        and move is not None
        and went(ending.moment, review, move.seat) != visible(step.change),
        "the result": not fits(review, ending),
        "dice that never come": step is not None
        and not step.is_choice
        and not 0 < review.moment(step.place).chance <= 1,
    }
    return [why for why, is_so in found.items() if is_so]


def went(moment: str, review: SeatReview, mover: int) -> int:
    """Whether a sentence says that dice, or others, did the player good: a chance of another one is worth the less."""
    unit = review.unit
    if " would have won " in moment:
        # Another player's choice.
        return 1
    if review.game.record.spec.id == "craps":
        way = told_worth(moment) or brought_in(moment)
        return (way > 0) - (way < 0)
    if unit.quantity.is_chance and not review.name.is_you and mover != review.seat:
        told = re.search(r" (rose|fell) from ", moment)
        assert told, moment
        return 1 if told[1] == "fell" else -1
    if unit.fewer_is_better and (found := re.search(r" expected score (rose|fell) from ", moment)):
        return 1 if found[1] == "fell" else -1
    if re.search(r" rose from |, up from | closer by ", moment):
        return 1
    bad = r" fell from |, down from | won; before the throw, | farther away by "
    assert re.search(bad, moment), moment
    return -1


def fits(review: SeatReview, ending: GameEnding) -> bool:
    """Whether the headline says how the game ended, and the moment went that way."""
    state, headline = review.last_state, ending.headline
    outcome, step = state.outcome(), ending.step
    gain = review.player.result - review.player.value_at_start
    change = step.change if step else 0
    if outcome is None:
        left = re.search("left|quit", headline) is not None
        return left and change * gain >= 0
    if outcome.winner is None or len(review.game.names) == 1:
        headlines = part_of_second(review.game.record.spec.id, "HEADLINES")
        kind = outcome.ending, len(review.game.names) > 1
        assert kind in headlines, f"HEADLINES in the game's second.py has no pattern for {kind}"
        way = -1 if headline.startswith("You lost, ") else gain
        return re.search(headlines[kind], headline) is not None and change * way >= 0
    name = review.game.names[outcome.winner]
    if any(each.is_you for each in review.game.names):
        has_won = review.name.is_you and outcome.winner == review.seat
        return (
            re.match("You won(,| with) " if has_won else "You lost(,| with) ", headline) is not None
            and change * (1 if has_won else -1) >= 0
        )
    way = (1 if outcome.winner == review.seat else -1) if review.people else gain
    return re.match(rf"{re.escape(str(name))} won(,| with) ", headline) is not None and change * way >= 0
