"""The player's own word goes into the dice of each new game."""

from dicedesk.core.verify import differences
from dicedesk.games.craps.moves import Leave, Throw
from dicedesk.ports.clock import StandingClock
from dicedesk.ports.store import ForgetfulStore, StoreError
from dicedesk.session.craps_pit import CrapsPit
from dicedesk.session.own_word import LONGEST, OwnWord


class DeafStore(ForgetfulStore):
    """Keeps and finds no settings."""

    def keep_setting(self, name: str, value: str) -> None:
        raise StoreError("The disk is full.")

    def setting(self, name: str) -> str | None:
        raise StoreError("The file cannot be read.")


def test_there_is_none_at_first() -> None:
    own = OwnWord(ForgetfulStore())
    assert (own.word, own.trouble) == ("", None)


def test_a_word_is_there_again_at_the_next_start() -> None:
    store = ForgetfulStore()
    OwnWord(store).keep("lucky seven")
    assert OwnWord(store).word == "lucky seven"


def test_only_what_a_record_can_hold_is_kept() -> None:
    own = OwnWord(ForgetfulStore())
    own.keep("  a\nb\x00 “c” \t")
    assert own.word == "ab “c”"
    own.keep("x" * 100)
    assert own.word == "x" * LONGEST


def test_a_word_that_cannot_be_kept_holds_all_the_same_and_it_is_told() -> None:
    own = OwnWord(DeafStore())
    assert own.trouble == "The file cannot be read."
    own.keep("seven")
    assert (own.word, own.trouble) == ("seven", "The disk is full.")


def test_the_word_stands_in_the_record_of_the_next_game_whose_dice_can_be_checked() -> None:
    store = ForgetfulStore()
    own, pit = OwnWord(store), CrapsPit(store, StandingClock())
    own.keep('a "word"')
    game = pit.new_session()
    for move in (Throw(), Throw(), Leave()):
        game.play(move)
    assert game.record.tag("Word") == 'a "word"'
    assert differences(game.record) == ()


def test_a_game_goes_on_with_the_word_it_was_begun_with() -> None:
    store = ForgetfulStore()
    pit = CrapsPit(store, StandingClock())
    OwnWord(store).keep("first")
    game = pit.new_session()
    game.play(Throw())
    OwnWord(store).keep("second")
    again = CrapsPit(store, StandingClock()).last_session()
    assert again is not None
    assert again.record.tag("Word") == "first"
    assert again.play(Throw()).faces == game.play(Throw()).faces
