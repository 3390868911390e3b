"""The catalogues hold a translation of every text that the window shows, and nothing else."""

import string
from collections.abc import Collection
from pathlib import Path

import make_translations
import pytest

LANGUAGES = make_translations.LANGUAGES


@pytest.fixture(scope="module")
def texts() -> Collection[str]:
    """What the window shows, in English."""
    return make_translations.texts_in(make_translations.PROJECT / "dicedesk").keys()


def catalogue(language: str) -> dict[str, str]:
    """The translations into a language by their English texts."""
    return make_translations.read(make_translations.CATALOGUES / f"dicedesk_{language}.ts")


def fields(text: str) -> list[str]:
    """What a text has filled in, with how it is written."""
    parts = string.Formatter().parse(text)
    return sorted(f"{name}!{how}:{form}" for _, name, form, how in parts if name is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated(texts: Collection[str], language: str) -> None:
    known = catalogue(language)
    assert [text for text in texts if not known.get(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_translated_that_is_not_shown(texts: Collection[str], language: str) -> None:
    assert catalogue(language).keys() - set(texts) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_fills_in_what_its_text_does(language: str) -> None:
    translated = [(text, said) for text, said in catalogue(language).items() if said]
    assert [(text, said) for text, said in translated if fields(text) != fields(said)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_lines_the_blanks_and_the_key_of_its_text(language: str) -> None:
    def shape(text: str) -> tuple[int, bool, bool, int]:
        return text.count("\n"), text[:1] == " ", text[-1:] == " ", text.count("&")

    translated = [(text, said) for text, said in catalogue(language).items() if said]
    assert [(text, said) for text, said in translated if shape(text) != shape(said)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menus_of_a_language_have_a_key_each(language: str) -> None:
    titles = [said for text, said in catalogue(language).items() if text.startswith("&")]
    keys = [title[title.index("&") + 1].casefold() for title in titles]
    assert len(keys) == len(set(keys)) == 3


def test_a_text_under_another_name_of_tr_is_found() -> None:
    code = 'from dicedesk.core.words import tr as sentence\nsentence("Hello {name}", name=1)\nother("no")\n'
    assert list(make_translations.marked_texts(code, "a.py")) == ["Hello {name}"]


def test_a_text_that_is_put_together_is_refused() -> None:
    code = "from dicedesk.ui.words import tr\ntr(a + b)\n"
    with pytest.raises(ValueError, match=r"a\.py:2: tr\(\) needs its text written out"):
        list(make_translations.marked_texts(code, "a.py"))


def test_a_catalogue_comes_back_as_it_was_written(tmp_path: Path) -> None:
    messages = [
        make_translations.Message("A <b> & “c”\nd", ["ui/x.py"], "Ä <b> & „c“\nd"),
        make_translations.Message("New", ["ui/y.py"]),
    ]
    file = tmp_path / "dicedesk_de.ts"
    file.write_text(make_translations.written("de", messages), encoding="utf-8")
    assert make_translations.read(file) == {"A <b> & “c”\nd": "Ä <b> & „c“\nd", "New": ""}
