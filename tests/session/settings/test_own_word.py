"""The player's own word goes into the dice of each new game."""

from dicedesk.core.verify import differences
from dicedesk.games.craps.moves import Leave, Throw
from dicedesk.ports.store import ForgetfulStore
from dicedesk.session.craps.table import CrapsGameTable
from dicedesk.session.settings.own_word import LONGEST, OwnWord
from tests.fakes.clock import StandingClock


def test_only_what_a_record_can_hold_is_kept() -> None:
    own = OwnWord(ForgetfulStore())
    own.keep("  a\nb\x00 “c” \t")
    assert own.value == "ab “c”"
    own.keep("x" * 100)
    assert own.value == "x" * LONGEST


def test_the_word_stands_in_the_record_of_the_next_game_whose_dice_can_be_checked() -> None:
    store = ForgetfulStore()
    own, pit = OwnWord(store), CrapsGameTable(store, StandingClock())
    own.keep('a "word"')
    game = pit.new_session()
    for move in (Throw(), Throw(), Leave()):
        game.play(move)
    assert game.record.tag("Word") == 'a "word"'
    assert differences(game.record) == ()


def test_a_game_goes_on_with_the_word_it_was_begun_with() -> None:
    store = ForgetfulStore()
    pit = CrapsGameTable(store, StandingClock())
    OwnWord(store).keep("first")
    game = pit.new_session()
    game.play(Throw())
    OwnWord(store).keep("second")
    again = CrapsGameTable(store, StandingClock()).last_session()
    assert again is not None
    assert again.record.tag("Word") == "first"
    assert again.play(Throw()).faces == game.play(Throw()).faces
