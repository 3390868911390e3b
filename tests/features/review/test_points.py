"""Differences of chances are percentage points, in each language; and no sentence says what luck-adjusted games win."""

import re
from collections.abc import Iterator

import pytest

from dicedesk.adapters.catalogues import open_catalogue
from dicedesk.cli.language import language_named
from dicedesk.coach.evaluation import Worth
from dicedesk.coach.review import player_words
from dicedesk.coach.unit import Unit
from dicedesk.core.words import Sentence
from dicedesk.features.review.ending import ending_of
from dicedesk.features.review.export import review_page, review_text
from dicedesk.features.review.game import SeatReview
from dicedesk.games.catalogue import SPECS
from dicedesk.games.hog.unit import UNIT as HOG_UNIT
from tests.catalogues import LANGUAGES
from tests.features.review.reviewed_records import random_review

POINTS = {
    "en": "percentage point",
    "de": "Prozentpunkt",
    "es": "porcentual",
    "fr": "de pourcentage",
    "pl": "pp",
    "zh_CN": "个百分点",
}
IN_EACH_LANGUAGE = pytest.mark.parametrize("language", POINTS)
HOG_GAMES = range(0, 24, len(SPECS))


def amounts_of(unit: Unit, worth: Worth) -> Iterator[Sentence]:
    """All that a unit says of a difference, with the word for what it counts."""
    for said in (unit.amount_words, unit.rate_words, unit.whole_change_words, unit.counted_words):
        yield said(worth)
    yield unit.warning_words(worth * unit.scale)
    yield unit.warn_at_words(float(worth * unit.scale))


def test_points_are_known_in_each_language() -> None:
    assert set(POINTS) == {"en", *LANGUAGES}


@IN_EACH_LANGUAGE
@pytest.mark.parametrize("worth", [0.001, 0.01, 0.02, 0.05, 0.173, 1.042])
def test_a_difference_of_chances_is_told_in_points(language: str, worth: float) -> None:
    say = language_named(language, open_catalogue).shown
    for told in map(say, amounts_of(HOG_UNIT, worth)):
        assert POINTS[language] in told, told
        assert "%" not in told


@IN_EACH_LANGUAGE
def test_reviews_of_hog_write_chances_alone_with_a_percent_sign(language: str) -> None:
    say, seen = language_named(language, open_catalogue).shown, 0
    for review in map(random_review, HOG_GAMES):
        ending, moments = ending_of(review), review.moments
        differences = [*review.play_told, *(moment.verdict for moment in moments)]
        differences += [part for moment in moments for part in (moment.gave, moment.luck)]
        if ending is not None and ending.step is not None and not ending.step.is_choice:
            assert say(ending.moment).count("%") == len(("before", "after"))
            seen += 1
        assert [told for told in map(say, differences) if "%" in told] == []
        # The chances at the start and at the end, and what came between them.
        told = say(review.result_told)
        assert (told.count("%"), POINTS[language] in told) == (2, review.name.is_you)
    assert seen


SINGLE = re.compile("average luck|luck-adjusted|of 100 games|winning chance", re.IGNORECASE)


@pytest.mark.parametrize("seed", range(16))
def test_nothing_is_said_of_what_a_single_game_is_without_luck(seed: int) -> None:
    review = random_review(seed)
    seats = [SeatReview(review.game, seat) for seat in range(len(review.game.names))]
    texts = [review_text(seat, "A game", str) for seat in seats]
    texts += [review_page(seat, "A game", "en", str) for seat in seats]
    for told in map(ending_of, seats):
        texts.append("" if told is None else f"{told.headline} {told.spoken}")
    for player, name in zip(review.game.review.players, review.game.names, strict=True):
        texts += player_words(player, name, review.unit, is_over=review.game.review.is_over)
    assert [found[0] for text in texts for found in SINGLE.finditer(text)] == []
