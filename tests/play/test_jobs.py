"""Work that is done at once, while the caller waits."""

from dicedesk.play.ports.jobs import ImmediateJobs


def fail(error: Exception) -> None:
    """No work fails here."""
    raise error


def test_work_that_is_done_can_still_be_given_up() -> None:
    heard: list[int] = []
    job = ImmediateJobs().start(lambda: 7, heard.append, fail)
    job.cancel()
    assert heard == [7]
