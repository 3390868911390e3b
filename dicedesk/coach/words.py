"""What a review says, in sentences for people."""

from collections.abc import Mapping
from math import isclose
from types import MappingProxyType

from dicedesk.coach.evaluation import Unit, Worth
from dicedesk.coach.limits import Grade, Rating
from dicedesk.coach.review import PlayerReview
from dicedesk.coach.warning import SCALES
from dicedesk.core.words import Figure, Name, Sentence, figure, percent, tr, trn

_DIGITS: Mapping[Unit, int] = MappingProxyType({Unit.ROUNDS: 3, Unit.HANDS: 2})
"""The digits behind the point of units that are read as they are."""


def rating_words(rating: Rating) -> Sentence:
    """What a player's choices are called together."""
    return {
        Rating.FLAWLESS: tr("Flawless"),
        Rating.STRONG: tr("Strong"),
        Rating.STEADY: tr("Solid"),
        Rating.LEARNING: tr("Uneven"),
        Rating.ADVENTUROUS: tr("Rough"),
    }[rating]


def grade_words(grade: Grade) -> Sentence:
    """What one choice is called."""
    return {
        Grade.FINE: tr("good"),
        Grade.INACCURACY: tr("inaccuracy"),
        Grade.MISTAKE: tr("mistake"),
        Grade.BLUNDER: tr("blunder"),
    }[grade]


def grades_words(grade: Grade) -> Sentence:
    """What several choices are called, over or beside their number."""
    return {
        Grade.FINE: tr("good choices"),
        Grade.INACCURACY: tr("inaccuracies"),
        Grade.MISTAKE: tr("mistakes"),
        Grade.BLUNDER: tr("blunders"),
    }[grade]


def value_words(worth: Worth, unit: Unit) -> Sentence:
    """What a position is worth, such as "75.7%" or "26.38 hands"."""
    if unit is Unit.ROUNDS:
        return trn("{count} round", "{count} rounds", figure(worth, 3))
    if unit is Unit.HANDS:
        return trn("{count} hand", "{count} hands", figure(unit.as_read(worth), 2))
    return read_value_words(worth, unit)


def read_value_words(value: Worth, unit: Unit) -> Sentence:
    """The value of a choice as people read it: chances in percent, rounds and hands as bare numbers."""
    if unit is Unit.DOLLARS:
        return Sentence("{money}", {"money": figure(value, 2, "$")})
    if unit in _DIGITS:
        return Sentence("{number}", {"number": figure(value, _DIGITS[unit])})
    return percent(value, 1)


def change_words(worth: Worth, unit: Unit) -> Sentence:
    """By how much a worth changed, such as "+41.6", where more is better: chances in points of a hundredth.

    Hands that were saved are above zero.
    """
    changed = _bare(worth, unit)
    return Sentence("{sign}{number}", {"sign": "+" if changed.number > 0 else "", "number": changed})


def cost_words(loss: Worth, unit: Unit) -> Sentence:
    """What a choice cost, in a column that says so: such as "11.0" for percentage points."""
    return Sentence("{number}", {"number": _bare(loss, unit)})


def _bare(worth: Worth, unit: Unit) -> Figure:
    if unit is Unit.DOLLARS:
        return figure(worth, 2, "$")
    if unit in _DIGITS:
        return figure(worth, _DIGITS[unit])
    return figure(100 * worth, 1)


def loss_words(loss: Worth, unit: Unit) -> Sentence:
    """What a choice gave away, such as "6.2 points"."""
    if unit is Unit.DOLLARS:
        return Sentence("{money}", {"money": figure(loss, 2, "$")})
    if unit is Unit.HANDS:
        return trn("{count} hand", "{count} hands", figure(loss, 2))
    if unit is Unit.ROUNDS:
        return trn("{count} round", "{count} rounds", figure(loss, 3))
    return trn("{count} percentage point", "{count} percentage points", figure(100 * loss, 1))


def warning_words(counted: Worth, unit: Unit) -> Sentence:
    """Why a choice is held back that loses so much, as `counted_loss` counts it."""
    if unit is Unit.DOLLARS:
        cents = trn("{count} cent per dollar", "{count} cents per dollar", figure(counted, 1))
        return tr("This costs you {loss}.", loss=cents)
    return tr("This costs you {loss}.", loss=loss_words(counted / SCALES[unit], unit))


def warn_at_words(counted: float, unit: Unit) -> Sentence:
    """From which loss on choices are held back, as a list of losses offers it; 0 is never."""
    if not counted:
        return tr("Never")
    if unit is Unit.HANDS:
        return trn("At {count} hand", "At {count} hands", _as_short(counted))
    if unit is Unit.ROUNDS:
        return trn("At {count} round", "At {count} rounds", _as_short(counted / SCALES[unit]))
    if unit is Unit.DOLLARS:
        return tr("At {number}¢ per dollar", number=_as_short(counted))
    return trn("At {count} percentage point", "At {count} percentage points", _as_short(counted))


def _as_short(number: float) -> Figure:
    """The number with as many digits behind the point as it has, four at most."""
    digits = next((digits for digits in range(4) if isclose(round(number, digits), number)), 4)
    return figure(number, digits)


def player_words(player: PlayerReview, name: Name, unit: Unit, *, is_over: bool) -> tuple[Sentence, ...]:
    """What made the result of a player, and how well it chose."""
    told = result_words(player, name, unit, is_over=is_over)
    if player.rating is None:
        return told
    first, *others = play_words(player, unit)
    return (
        *told,
        tr("{rating}. {words}", rating=rating_words(player.rating), words=first),
        *others,
    )


def result_words(player: PlayerReview, name: Name, unit: Unit, *, is_over: bool) -> tuple[Sentence, ...]:
    """What made the result of a player, and what it would have been with even luck."""
    if unit is Unit.DOLLARS:
        told = _money(player, name)
    elif unit is Unit.WIN_CHANCE and name.is_you:
        told = _your_chance(player, is_over=is_over)
    else:
        told = _sum(player, name, unit, is_over=is_over)
    is_told = player.rating is not None and (is_over or unit is Unit.DOLLARS)
    return (told, _with_even_luck(player, name, unit)) if is_told else (told,)


def play_words(player: PlayerReview, unit: Unit) -> tuple[Sentence, ...]:
    """What the rating of a player's choices comes from; () where it had nothing to decide."""
    if player.rating is None:
        return ()
    if unit is Unit.DOLLARS:
        told: list[Sentence] = [_share_kept(player.loss_a_choice)]
    else:
        told = [
            trn(
                "Cost: {loss}, in the one choice that mattered.",
                "Average cost: {loss}, over {count} choices that mattered.",
                player.choices,
                loss=loss_words(player.loss_a_choice, unit),
            )
        ]
    return (*told, _mistakes(player.decided, unit)) if player.decided else tuple(told)


def _share_kept(share: Worth) -> Sentence:
    """What the house keeps of all that a player bet, or what the player gains of it."""
    if share < 0:
        return tr("On average you gain {share} of these bets.", share=percent(-share))
    return tr("On average the house keeps {share} of these bets.", share=percent(share))


def _money(player: PlayerReview, name: Name) -> Sentence:
    """What the bets of a player cost, and what the dice made of them."""
    values = {
        "name": name,
        "paid": loss_words(max(player.loss, -player.loss), Unit.DOLLARS),
        "luck": change_words(player.luck, Unit.DOLLARS),
        "won": change_words(player.result - player.value_at_start, Unit.DOLLARS),
    }
    if player.loss < 0:
        if name.is_you:
            return tr(
                "The bets you chose gain {paid} on average; the dice gave {luck}: {won} overall.", **values
            )
        return tr("The bets of {name} gain {paid} on average; the dice gave {luck}: {won} overall.", **values)
    if name.is_you:
        return tr("Your bets cost {paid} on average and the dice gave {luck}: {won} overall.", **values)
    return tr("The bets of {name} cost {paid} on average and the dice gave {luck}: {won} overall.", **values)


def _has_gifts(player: PlayerReview, unit: Unit) -> bool:
    """Whether others gave or took anything that can be seen; a sum of floats is hardly ever 0."""
    return change_words(player.gifts, unit) != change_words(0, unit)


def _your_chance(player: PlayerReview, *, is_over: bool) -> Sentence:
    values = {
        "start": value_words(player.value_at_start, Unit.WIN_CHANCE),
        "dice": change_words(player.dice, Unit.WIN_CHANCE),
        "loss": loss_words(player.loss, Unit.WIN_CHANCE),
        "gifts": change_words(player.gifts, Unit.WIN_CHANCE),
        "result": value_words(player.result, Unit.WIN_CHANCE),
    }
    if not _has_gifts(player, Unit.WIN_CHANCE):
        if is_over:
            return tr(
                "You started at {start}. The dice gave you {dice}, your choices cost {loss}, and you ended "
                "at {result}.",
                **values,
            )
        return tr(
            "You started at {start}. The dice gave you {dice}, your choices cost {loss}, and you are now at "
            "{result}.",
            **values,
        )
    if is_over:
        return tr(
            "You started at {start}. The dice gave you {dice}, your opponent's choices {gifts}, your own "
            "choices cost {loss}, and you ended at {result}.",
            **values,
        )
    return tr(
        "You started at {start}. The dice gave you {dice}, your opponent's choices {gifts}, your own "
        "choices cost {loss}, and you are now at {result}.",
        **values,
    )


def _mistakes(count: int, unit: Unit) -> Sentence:
    if unit is Unit.DOLLARS:
        return trn("1 choice was expensive.", "{count} choices were expensive.", count)
    return trn("1 choice was a mistake or a blunder.", "{count} choices were mistakes or blunders.", count)


def _sum(player: PlayerReview, name: Name, unit: Unit, *, is_over: bool) -> Sentence:
    if unit is Unit.HANDS:
        return _hands(player, name, is_over=is_over)
    values = {
        "name": name,
        "start": value_words(player.value_at_start, unit),
        "dice": change_words(player.dice, unit),
        "choices": change_words(-player.loss, unit),
        "result": value_words(player.result, unit),
    }
    if not _has_gifts(player, unit):
        if is_over:
            return tr("{name}: start {start}, dice {dice}, choices {choices}, end {result}.", **values)
        return tr("{name}: start {start}, dice {dice}, choices {choices}, now {result}.", **values)
    values["gifts"] = change_words(player.gifts, unit)
    if is_over:
        return tr(
            "{name}: start {start}, dice {dice}, choices {choices}, opponents' choices {gifts}, end "
            "{result}.",
            **values,
        )
    return tr(
        "{name}: start {start}, dice {dice}, choices {choices}, opponents' choices {gifts}, now {result}.",
        **values,
    )


def _hands(player: PlayerReview, name: Name, *, is_over: bool) -> Sentence:
    """As `_sum`, where what the dice gave makes the number smaller."""
    values = {
        "name": name,
        "start": value_words(player.value_at_start, Unit.HANDS),
        "saved": loss_words(player.dice, Unit.HANDS),
        "cost": loss_words(player.loss, Unit.HANDS),
        "result": value_words(player.result, Unit.HANDS),
    }
    if is_over:
        return tr(
            "{name}: {start} expected at the start; the dice saved {saved}, the choices cost {cost}; "
            "in the end {result}.",
            **values,
        )
    return tr(
        "{name}: {start} expected at the start; the dice saved {saved}, the choices cost {cost}; now "
        "{result}.",
        **values,
    )


def _even_luck(result: Sentence) -> Sentence:
    return tr("Luck-adjusted result: {result}.", result=result)


def _with_even_luck(player: PlayerReview, name: Name, unit: Unit) -> Sentence:
    if unit is Unit.DOLLARS:
        return _even_luck(change_words(-player.loss, Unit.DOLLARS))
    if unit is not Unit.WIN_CHANCE:
        return _even_luck(value_words(player.without_luck, unit))
    games = round(100 * min(max(float(player.without_luck), 0.0), 1.0))
    if name.is_you:
        return trn(
            "With average luck you would win 1 of 100 games like this one.",
            "With average luck you would win {count} of 100 games like this one.",
            games,
        )
    return trn(
        "With average luck {name} would win 1 of 100 games like this one.",
        "With average luck {name} would win {count} of 100 games like this one.",
        games,
        name=name,
    )
