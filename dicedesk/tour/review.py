"""The tour's review of its game of Hog."""

from dicedesk.tour.guide import SIZES, Guide, TourError


def look_at_a_review(guide: Guide) -> None:
    """Its first error, the next one and the end, in each theme and size. Raises TourError."""
    record = (guide.folder / "hog.dice").read_text("utf-8")
    review = guide.window.dialogs.show_review(record, guide.window.games)
    guide.wait(lambda: review.page is not None, "the review")
    guide.wait(review.isActiveWindow, "the review to be active")
    page = review.page
    if page is None:
        raise TourError("the review is not there")
    for width, height in SIZES:
        review.resize(width, height)
        guide.every_theme(f"review-{width}x{height}", review)
    guide.click(page.next_error)
    guide.picture("review-next-error", review)
    page.go_to(page.review.moves)
    guide.picture("review-end", review)
    review.close()
    guide.come_back()
