"""The language that was chosen is kept."""

from dicedesk.core.words import tr
from dicedesk.ports.store import ForgetfulStore, StoreError
from dicedesk.session.language import AS_DESKTOP, LanguageSetting


class DeafStore(ForgetfulStore):
    """Neither keeps a setting nor finds one."""

    def keep_setting(self, name: str, value: str) -> None:
        raise StoreError(tr("The disk is full."))

    def setting(self, name: str) -> str | None:
        raise StoreError(tr("The disk cannot be read."))


def test_the_desktop_decides_until_somebody_chooses() -> None:
    assert LanguageSetting(ForgetfulStore()).choice == AS_DESKTOP


def test_the_choice_holds_at_the_next_start() -> None:
    store = ForgetfulStore()
    LanguageSetting(store).keep("de")
    assert LanguageSetting(store).choice == "de"


def test_a_choice_that_cannot_be_kept_holds_until_the_end_and_says_why() -> None:
    setting = LanguageSetting(DeafStore())
    setting.keep("fr")
    assert (setting.choice, setting.trouble) == ("fr", "The disk is full.")


def test_a_choice_that_cannot_be_read_is_left_to_the_desktop_and_says_why() -> None:
    setting = LanguageSetting(DeafStore())
    assert (setting.choice, setting.trouble) == (AS_DESKTOP, "The disk cannot be read.")


def test_what_cannot_be_kept_is_said_in_a_sentence_that_can_be_translated() -> None:
    setting = LanguageSetting(DeafStore())
    assert setting.trouble == tr("The disk cannot be read.")
    assert getattr(setting.trouble, "template", None) == "The disk cannot be read."
