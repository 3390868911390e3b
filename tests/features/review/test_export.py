"""A review as text, and as a page."""

from html.parser import HTMLParser

import pytest

from dicedesk.features.review.ending import ending_of
from dicedesk.features.review.export import review_page, review_text
from tests.features.review.reviewed_records import ALL, BETWEEN_PEOPLE, HOG, shown_review


class Page(HTMLParser):
    """Reads a page: its words, and its tags in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.tags: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.tags.append(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data.strip())


@pytest.mark.parametrize("name", ALL)
def test_the_text_says_all_of_it(name: str) -> None:
    review = shown_review(ALL[name])
    text = review_text(review, "The game", str)
    assert text.startswith("Review of The game\n")
    ending = ending_of(review)
    told = (ending.result, ending.summary, ending.moment) if ending else (review.result_told,)
    for sentence in (*told, *review.play_told, *review.game.notes):
        assert sentence in text
    rows = text.splitlines()[-review.moves :]
    for moment, row in zip(review.moments, rows, strict=True):
        assert row.split()[0] == str(moment.place)
        assert row.endswith(str(moment.value))
        assert str(moment.choice) in row


@pytest.mark.parametrize("name", ALL)
def test_the_page_needs_nothing_else_and_has_every_number(name: str) -> None:
    review = shown_review(ALL[name])
    text = review_page(review, "Hog & <others>", "zh_CN", str)
    page = Page(text)
    assert page.open == []
    assert not {"script", "link", "img"} & set(page.tags)
    assert "http" not in text
    assert "prefers-color-scheme: dark" in text
    assert '<html lang="zh-CN">' in text
    assert "Review of Hog & <others>" in page.words
    assert page.tags.count("tr") == review.moves + 1
    assert page.tags.count("circle") == len(review.errors)
    for moment in review.moments:
        assert {str(moment.choice), str(moment.value), str(moment.luck)} <= set(page.words)


def test_names_stand_where_there_are_several() -> None:
    assert "Ben" in review_text(shown_review(BETWEEN_PEOPLE), "Hog", str)
    assert "Final strategist" in review_text(shown_review(HOG), "Hog", str)


def test_who_had_nothing_to_decide_has_no_rating() -> None:
    text = review_text(shown_review('[Game "craps"]\nthrow : 3 4\n'), "Craps", str)
    assert "flawless" not in text


def test_notes_come_along_with_their_places() -> None:
    record = HOG.replace("roll 0\nroll 0\n", "# In the <train>\nroll 0\nroll 0 # ★ Safe\n# or not?\n")
    review = shown_review(record)
    text = review_text(review, "Hog", str)
    assert "\nNote on the game: In the <train>\nNote on move 2: ★ Safe\nor not?\n\n" in text
    page = Page(review_page(review, "Hog", "en", str))
    assert {"Note on the game: In the <train>", "Note on move 2: ★ Safe\nor not?"} <= set(page.words)
    assert page.open == []
