"""The command line reads the compiled catalogues without Qt, and finds in them what Qt finds."""

import pytest
from PySide6.QtCore import QTranslator

from dicedesk.cli.language import Catalogue
from dicedesk.core.assets import resource
from tests.catalogues import LANGUAGES, messages
from tests.repeated import sampled

COUNTS = (*range(26), 100, 101, 102, 111, 112, 1000, 1_000_000)


@pytest.mark.parametrize("code", sampled(LANGUAGES, "pl", "zh_CN"))
def test_every_text_is_found_as_qt_finds_it(code: str) -> None:
    file = resource(f"translations/dicedesk_{code}.qm")
    own, translator = Catalogue(file.read_bytes()), QTranslator()
    assert translator.load(str(file))
    different = [
        (message.text, count)
        for message in messages(code)
        for count in (COUNTS if message.many else (-1,))
        if own.translation(message.text, message.many or message.meaning, None if count < 0 else count)
        != translator.translate("", message.text, message.many or message.meaning or None, count)
    ]
    assert different == []


@pytest.mark.parametrize("text", ["", "No such text", "1 roll"])
def test_a_text_that_is_not_there_is_not_found(text: str) -> None:
    own = Catalogue(resource("translations/dicedesk_pl.qm").read_bytes())
    assert own.translation(text) is None
