"""Update the translation catalogs with the texts in the code.

    python3 packaging/make_translations.py [CODE ...]

has Qt's lupdate read every `tr("…")` and `trn("…", "…", count)` below dicedesk/, and merge them into
resources/translations/dicedesk_*.ts: new texts are added as unfinished, deleted texts are removed, translations and
translators' comments stay. A comment that begins with `#:` above a text is shown to its translators. The code of a
language without a catalog, such as "it", starts one. Translate in Qt Linguist or in any editor. The window reads .qm
files, which `dev.py run`, `test` and `build` make from them.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import setup.environment
from setup.console import Refusal, say
from setup.environment import Environment

PROJECT = Path(__file__).resolve().parent.parent
CATALOGUES = PROJECT / "resources" / "translations"

# Functions with the course's names speak English in every language, like their manual.
ENGLISH_ONLY = ("classroom",)

# lupdate knows functions by their bare names; it looks for them everywhere but inside f-strings.
OPTIONS = (
    *("-silent", "-no-obsolete", "-extensions", "py", "-source-language", "en"),
    *("-locations", "absolute", "-tr-function-alias", "tr+=trn,tr+=sentence"),
)


def main(codes: Sequence[str]) -> int:
    """Update every catalog, and report what is left to translate."""
    environment = Environment(PROJECT)
    try:
        setup.environment.ensure(environment, lambda: ())
        catalogues = sorted({*CATALOGUES.glob("dicedesk_*.ts"), *map(catalogue_of, codes)})
        for catalogue in catalogues:
            update(environment, PROJECT / "dicedesk", catalogue)
    except Refusal as refusal:
        say(str(refusal))
        return 1
    for catalogue in catalogues:
        text = catalogue.read_text(encoding="utf-8")
        left = text.count('type="unfinished"')
        print(f"{catalogue.name}: {text.count('<source>')} texts, {left} to translate")
    return 0


def catalogue_of(code: str) -> Path:
    """Return the path of a language's catalog; its code is as in Qt, such as "de" or "zh_CN".

    Refusal if the code is invalid.
    """
    if not re.fullmatch(r"[a-z]{2,3}(_[A-Z]{2})?", code):
        raise Refusal(f"“{code}” is no code of a language, such as de or zh_CN.")
    return CATALOGUES / f"dicedesk_{code}.ts"


def update(environment: Environment, package: Path, catalogue: Path) -> None:
    """Merge the texts of the package into a catalog. Refusal with Qt's message if that fails."""
    # By default, lupdate takes the language from anything in the path that looks like one.
    language = ("-target-language", catalogue.stem.removeprefix("dicedesk_"))
    parts = [str(part) for part in sorted(package.iterdir()) if part.name not in ENGLISH_ONLY]
    command = [
        str(environment.programs / "pyside6-lupdate"),
        *OPTIONS,
        *language,
        *parts,
        "-ts",
        str(catalogue),
    ]
    # A locale that is not installed would make Qt complain.
    variables = {**environment.variables(), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=variables)
    said = (done.stderr or done.stdout).strip()
    if done.returncode != 0 or said:
        raise Refusal(f"{catalogue.name} could not be brought up to date: {said}")
    text = without_lines(catalogue.read_text(encoding="utf-8"))
    catalogue.write_text(text, encoding="utf-8", newline="\n")


def without_lines(catalogue: str) -> str:
    """Return the catalog with the file of each text but not the line, since lines change with every commit."""
    named = re.sub(r'(<location filename="[^"]*") line="\d+"', r"\1", catalogue)
    return re.sub(r"^( *<location [^\n]*\n)\1+", r"\1", named, flags=re.MULTILINE)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
