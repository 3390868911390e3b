"""The test of dice in plain words."""

from dicedesk.core.words import Sentence, tr, trn
from dicedesk.lab.dice_test.evenness import Evenness

USUAL = 0.05
"""Dice of which chance makes so many as uneven are as even as dice are."""
RARE = 0.001
"""Dice of which chance makes fewer as uneven are no longer chance's own."""
_HUNDRED, _TEN_THOUSAND = 100, 10_000


def verdict_words(evenness: Evenness) -> Sentence:
    """Whether dice are as even as chance makes them."""
    if evenness.p is None:
        return tr("Too few dice to tell yet")
    if evenness.p >= USUAL:
        return tr("Consistent with fair dice")
    if evenness.p >= RARE:
        return tr("Unusual for fair dice")
    return tr("Very unlikely with fair dice")


def likelihood_words(p: float) -> Sentence:
    """The p-value in plain words: how often chance alone differs at least as much from what is expected."""
    hundredths, finer = round(_HUNDRED * p), round(_TEN_THOUSAND * p)
    if p >= 1 / _HUNDRED:
        return trn(
            "fair dice differ at least this much 1 time in 100",
            "fair dice differ at least this much {count} times in 100",
            min(hundredths, _HUNDRED - 1),
        )
    if p >= 1 / _TEN_THOUSAND:
        return trn(
            "fair dice differ at least this much 1 time in 10,000",
            "fair dice differ at least this much {count} times in 10,000",
            finer,
        )
    return tr("fair dice differ this much less than once in 10,000 times")


def dice_words(evenness: Evenness) -> Sentence:
    """The verdict, how many dice it rests on, and the p-value, in one line."""
    counted = trn("1 die", "{count} dice", evenness.total)
    return _judged(evenness, counted)


def sums_words(evenness: Evenness) -> Sentence:
    """The same of the sums of two dice."""
    return _judged(evenness, trn("1 roll", "{count} rolls", evenness.total))


def _judged(evenness: Evenness, counted: Sentence) -> Sentence:
    verdict = verdict_words(evenness)
    if evenness.p is None:
        return tr("{verdict} ({counted})", verdict=verdict, counted=counted)
    return tr(
        "{verdict} ({counted}; {likelihood})",
        verdict=verdict,
        counted=counted,
        likelihood=likelihood_words(evenness.p),
    )
