"""What the rounds of Hazard are worth, in words."""

from dataclasses import dataclass

from dicedesk.core.words import figure
from dicedesk.games.hazard.odds import chance_to_win, mean_throws, true_odds, ways, win_chance
from dicedesk.ui.base.words import percent, shown, tr


@dataclass(frozen=True)
class RoundOutlook:
    """The chance to win in a few words, what it comes from, and both in one line for a narrow window."""

    lead: str
    why: str
    line: str


def before_round(main: int) -> RoundOutlook:
    """What a round with this main is worth before its come out roll."""
    win, throws = win_chance(main), mean_throws(main)
    lead = tr("Win rate with main {main}: {percent}", percent=percent(win), main=main)
    why = tr(
        "Exactly {win}. A round takes {mean} throws on average ({throws}).",
        win=win,
        mean=figure(throws, digits=2),
        throws=throws,
    )
    return RoundOutlook(lead, why, lead)


def while_chance_stands(main: int, chance: int, *, is_yours: bool) -> RoundOutlook:
    """What a round is worth once its chance stands; `is_yours` where a person has the dice."""
    win, odds = chance_to_win(main, chance), shown(true_odds(main, chance).to_text())
    lead = tr("Odds of winning this round: {wins} in {all}", wins=win.numerator, all=win.denominator)
    made = (
        tr("{ways} ways make your chance of {chance}", ways=_number(chance).capitalize(), chance=chance)
        if is_yours
        else tr("{ways} ways make the chance of {chance}", ways=_number(chance).capitalize(), chance=chance)
    )
    why = tr(
        "{made}, {ways} make the main of {main}. True odds: {odds}.",
        made=made,
        ways=_number(main),
        main=main,
        odds=odds,
    )
    return RoundOutlook(lead, why, tr("{lead}, true odds: {odds}", lead=lead, odds=odds))


def _number(total: int) -> str:
    """In how many ways a sum is thrown, as a word."""
    words = (tr("one"), tr("two"), tr("three"), tr("four"), tr("five"), tr("six"))
    return words[ways(total) - 1]
