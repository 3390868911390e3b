"""Files that are made anew from their sources are asked for by name."""

import make
import pytest


@pytest.mark.parametrize("words", [[], ["dice"], ["icons", "--chek"], ["--check"], ["icons", "sounds"]])
def test_what_is_not_understood_is_answered_with_the_manual(
    words: list[str],
) -> None:
    assert make.main(words) == 2


@pytest.mark.parametrize("name", make.MAKERS)
def test_the_manual_names_all_that_can_be_made(name: str) -> None:
    assert f"\n    {name} " in str(make.__doc__)


@pytest.mark.parametrize("name", ["strategies", "classroom-page", "pictures"])
def test_what_lies_here_is_what_is_made_today(name: str) -> None:
    assert make.main([name, "--check"]) == 0
