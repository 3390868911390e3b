"""The catalogues hold a translation of every text that a person reads, and nothing else."""

import shutil
import string
from collections.abc import Collection
from pathlib import Path

import make_translations
import pytest
from setup.console import Refusal
from setup.environment import Environment

from tests.catalogues import CATALOGUES, LANGUAGES, PACKAGE, ROOT, Marked, Message, marked_in, messages, read

COMMENT = "<translatorcomment>Said at the table.</translatorcomment>"


@pytest.fixture(scope="module")
def marked() -> Collection[Marked]:
    """What a person reads, in English."""
    files = [file for file in PACKAGE.rglob("*.py") if not is_english_only(file)]
    return {text for file in files for text in marked_in(file.read_text(encoding="utf-8"), str(file))}


def is_english_only(file: Path) -> bool:
    return file.relative_to(PACKAGE).parts[0] in make_translations.ENGLISH_ONLY


def fields(text: str) -> set[str]:
    """What a text has filled in, with how it is written."""
    parts = string.Formatter().parse(text)
    return {f"{name}!{how}:{form}" for _, name, form, how in parts if name is not None}


def with_qt() -> Environment:
    """The environment with Qt's tools. Where it was not made yet, the test is left to the half of the suite with Qt."""
    environment = Environment(ROOT)
    if not (environment.programs / "pyside6-lupdate").exists():
        pytest.skip("Qt's tools are set up with the window")
    return environment


def with_code(folder: Path, code: str, *languages: str) -> None:
    """A package with one file of code, and the catalogues of some languages, or of German, brought up to date."""
    (folder / "dicedesk").mkdir(exist_ok=True)
    (folder / "dicedesk" / "table.py").write_text(code, encoding="utf-8")
    for language in languages or ("de",):
        make_translations.update(with_qt(), folder / "dicedesk", folder / f"dicedesk_{language}.ts")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated(marked: Collection[Marked], language: str) -> None:
    known = {message.marked for message in messages(language) if message.forms}
    assert sorted(set(marked) - known) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_translated_that_is_not_shown(marked: Collection[Marked], language: str) -> None:
    assert {message.marked for message in messages(language)} - set(marked) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_fills_in_what_its_text_does(language: str) -> None:
    def is_filled_in(message: Message, form: str) -> bool:
        if not message.many:
            return fields(form) == fields(message.text)
        return fields(form) in (fields(message.text), fields(message.many))

    wrong = [(message, form) for message in messages(language) for form in message.forms]
    assert [(message.text, form) for message, form in wrong if not is_filled_in(message, form)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_lines_the_blanks_and_the_key_of_its_text(language: str) -> None:
    def shape(text: str) -> tuple[int, bool, bool, int]:
        return text.count("\n"), text[:1] == " ", text[-1:] == " ", text.count("&")

    pairs = [(message.text, form) for message in messages(language) for form in message.forms]
    assert [(text, form) for text, form in pairs if shape(text) != shape(form)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menus_of_a_language_have_a_key_each(language: str) -> None:
    titles = [message.forms[0] for message in messages(language) if message.text.startswith("&")]
    keys = [title[title.index("&") + 1].casefold() for title in titles]
    assert len(keys) == len(set(keys)) == 3


def test_the_catalogues_are_as_an_update_leaves_them(tmp_path: Path) -> None:
    folder = tmp_path / "resources" / "translations"
    shutil.copytree(CATALOGUES, folder, ignore=shutil.ignore_patterns("*.qm"))
    shutil.copytree(PACKAGE, tmp_path / "dicedesk", ignore=shutil.ignore_patterns("__pycache__"))
    catalogues = sorted(folder.glob("*.ts"))
    for catalogue in catalogues:
        make_translations.update(with_qt(), tmp_path / "dicedesk", catalogue)
    assert [
        file.name
        for file in catalogues
        if file.read_text(encoding="utf-8") != (CATALOGUES / file.name).read_text(encoding="utf-8")
    ] == []


def test_an_update_keeps_translations_and_their_comments(tmp_path: Path) -> None:
    with_code(tmp_path, 'tr("Roll the dice")\ntr("That was all")\n')
    file = tmp_path / "dicedesk_de.ts"
    translated = file.read_text(encoding="utf-8").replace(
        '<source>Roll the dice</source>\n        <translation type="unfinished"></translation>',
        f"<source>Roll the dice</source>\n        {COMMENT}\n        <translation>Würfeln</translation>",
    )
    file.write_text(translated, encoding="utf-8")
    with_code(tmp_path, 'def told():\n    tr("Good luck")\n    tr("Roll the dice")\n')
    texts = {message.text: message.forms for message in read(file)}
    assert (texts, COMMENT in file.read_text(encoding="utf-8")) == (
        {"Good luck": (), "Roll the dice": ("Würfeln",)},
        True,
    )


def test_a_comment_in_the_code_is_shown_to_translators(tmp_path: Path) -> None:
    with_code(tmp_path, '#: The button under the dice.\ntr("Roll")\n')
    with_code(tmp_path, '#: The button under the dice.\nanother = tr("Roll")\n')
    text = (tmp_path / "dicedesk_de.ts").read_text(encoding="utf-8")
    assert "<extracomment>The button under the dice.</extracomment>" in text


def test_a_catalogue_names_the_files_of_a_text_and_no_lines(tmp_path: Path) -> None:
    with_code(tmp_path, 'tr("Roll")\n\ntr("Roll")\n')
    text = (tmp_path / "dicedesk_de.ts").read_text(encoding="utf-8")
    assert text.count("<location") == text.count('<location filename="dicedesk/table.py"/>') == 1


def test_a_counted_text_has_as_many_forms_as_its_language(tmp_path: Path) -> None:
    forms = {"de": 2, "pl": 3, "zh_CN": 1}
    with_code(tmp_path, 'trn("1 die", "{count} dice", len(dice))\n', *forms)
    texts = {name: (tmp_path / f"dicedesk_{name}.ts").read_text(encoding="utf-8") for name in forms}
    assert {name: text.count("<numerusform>") for name, text in texts.items()} == forms


def test_texts_under_another_name_are_found() -> None:
    code = (
        "from dicedesk.core.words import tr as sentence, trn\n"
        'sentence("Hello {name}", name=1)\nother("no")\ntrn("a", "b", 2)\n'
    )
    assert list(marked_in(code)) == [("Hello {name}", ""), ("a", "b")]


@pytest.mark.parametrize("call", ["tr(a + b)", 'trn("1 die", many, 2)'])
def test_a_text_that_is_put_together_is_refused(call: str) -> None:
    with pytest.raises(ValueError, match=r"a\.py:2: trn?\(\) needs its text written out"):
        list(marked_in(f"from dicedesk.ui.base.words import tr, trn\n{call}\n", "a.py"))


def test_what_is_no_code_of_a_language_begins_no_catalogue() -> None:
    assert make_translations.catalogue_of("it").name == "dicedesk_it.ts"
    with pytest.raises(Refusal, match="“--check” is no code"):
        make_translations.catalogue_of("--check")
