"""The copyright file of the Debian package, complete and machine-readable (DEP-5)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

from builders.facts import PROJECT

from dicedesk.core.third_party import Part, ThirdParty, kept_text

COMMON = (
    *("Apache-2.0", "Artistic", "BSD", "CC0-1.0", "GFDL-1.2", "GFDL-1.3", "GPL-1", "GPL-2", "GPL-3"),
    *("LGPL-2", "LGPL-2.1", "LGPL-3", "MPL-1.1", "MPL-2.0"),
)
"""The texts that every Debian contains: packages refer to them instead of including them."""
FOLDER = "/usr/share/common-licenses"
ALIKE = 12
"""Words at each end of a common text by which it is recognized inside another text."""
TOLERANCE = 0.1
"""How much the length of a common text may differ, as a share: its address or year may be different."""
APPENDIX = "END OF TERMS AND CONDITIONS"
"""The text after it tells authors how to use the license, and is often left out."""

_HOLDER = re.compile(r"(?:copyright|\(c\)|©)[\s:]*(?:\(c\)|©)?[\s:]*((?:19|20)\d\d.*)", re.IGNORECASE)
_WORD = re.compile(r"\w+")


def copyright_file(template: str, made_with: ThirdParty, program: str) -> str:
    """The file: DiceDesk, then each part with its files, whose folder is `program`."""
    terms = (PROJECT / "LICENSE").read_text(encoding="utf-8").strip()
    given = {"HOLDERS": field(holders([terms])), "LICENSE": field(terms.splitlines())}
    text = re.sub(r"@(HOLDERS|LICENSE)@", lambda found: given[found[1]], template)
    return "\n\n".join([text.strip(), *paragraphs(made_with, program)]) + "\n"


def paragraphs(made_with: ThirdParty, program: str) -> Iterator[str]:
    """A paragraph for all parts with the same texts, including those in the archive of modules."""
    for _, group in groupby(sorted(made_with.parts, key=lambda part: part.texts), lambda part: part.texts):
        parts = list(group)
        texts = [made_with.texts[name] for name in parts[0].texts if name not in COMMON]
        common = [name for name in parts[0].texts if name in COMMON]
        files = [f"{program}/{_place(place)}" for part in parts for place in part.files]
        names = " and ".join(dict.fromkeys(dep5_name(part.license) for part in parts))
        lines = [line for text in texts for line in (*referring(text).splitlines(), "")]
        lines += [reference(name) for name in common]
        yield "\n".join(
            (
                f"Files: {field(files or [f'{program}/dicedesk'])}",
                f"Copyright: {field(holders(texts) or [f'The authors of {parts[0].name}'])}",
                f"License: {names}{block(lines)}",
                f"Comment: {field(_told(part) for part in parts)}",
            )
        )


def holders(texts: Iterable[str]) -> list[str]:
    """The copyright holders and first years, as the texts name them."""
    found = (_HOLDER.search(line) for text in texts for line in text.splitlines())
    return list(dict.fromkeys(" ".join(line[1].split()) for line in found if line))


def referring(text: str) -> str:
    """The text, with complete common texts replaced by their paths in Debian."""
    for name in COMMON:
        whole = kept_text(name)
        found = _common_in(text, whole) or _common_in(text, whole.partition(APPENDIX)[0] + APPENDIX)
        if found is not None:
            text = f"{text[: found[0]].rstrip()}\n\n{reference(name)}\n{text[found[1] :]}"
    return text


def reference(name: str) -> str:
    """Debian's path of a text."""
    return f"The whole text of {name} lies in {FOLDER}/{name} on Debian systems."


def field(lines: Iterable[str]) -> str:
    """The lines of a field; the first follows its name."""
    return "\n ".join(line.strip() or "." for line in lines)


def block(lines: Iterable[str]) -> str:
    """Lines below the first line of a field; an empty line is a dot."""
    return "".join(f"\n {line.rstrip()}" if line.strip() else "\n ." for line in lines)


def dep5_name(spdx: str) -> str:
    """A license in Debian's notation, with lower-case operators."""
    return re.sub(r" (AND|OR|WITH) ", lambda word: f" {word[1].lower()} ", spdx)


def _common_in(text: str, common: str) -> tuple[int, int] | None:
    """The range of a common text inside a text; None if it is not there."""
    words = list(_WORD.finditer(text))
    here, sought = [word[0].lower() for word in words], _WORD.findall(common.lower())
    first, last = sought[:ALIKE], sought[-ALIKE:]
    for start in (place for place in range(len(here)) if here[place : place + ALIKE] == first):
        least, most = (int(len(sought) * share) for share in (1 - TOLERANCE, 1 + TOLERANCE))
        for end in range(start + least, min(start + most, len(here)) + 1):
            if here[end - ALIKE : end] == last:
                return words[start].start(), words[end - 1].end()
    return None


def _place(place: str) -> str:
    return place if place == "dicedesk" else f"_internal/{place}"


def _told(part: Part) -> str:
    return f"{part.name} {part.version}; source: {part.source}"
