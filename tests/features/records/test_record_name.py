"""Names of files in which records are saved."""

import pytest

from dicedesk.features.records.record_name import file_name

ID = "2026-11-21T10:00:00Z-7f3a"


def test_a_name_has_the_game_the_day_and_the_players() -> None:
    assert file_name("Hog", ID, ("You", "Final strategist")) == "Hog 2026-11-21 You, Final strategist.dice"


def test_what_is_not_known_is_left_out() -> None:
    assert file_name("Poker Dice", "", ()) == "Poker Dice.dice"
    assert file_name("Craps", "no day", ("",)) == "Craps.dice"


@pytest.mark.parametrize("player", ["../../etc/passwd", 'a"b', "c:\\d", "e\nf", "g|h?*", "<i>"])
def test_a_name_holds_no_sign_that_a_file_system_refuses(player: str) -> None:
    name = file_name("Hog", ID, (player,))
    assert not set(name) & set('<>:"/\\|?*\n')
    assert name.startswith("Hog 2026-11-21 ")


def test_a_long_name_is_cut_so_that_every_file_system_takes_it() -> None:
    name = file_name("骰子", ID, ("骰" * 24,) * 4)
    assert (len(name.encode()) <= 205, name.endswith("骰.dice")) == (True, True)


def test_a_name_of_signs_that_no_file_system_takes_is_the_programs_own() -> None:
    assert file_name("?", "", ("...",)) == "DiceDesk.dice"
