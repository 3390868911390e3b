"""The list of parts next to each download, for machines: CycloneDX, in JSON."""

from __future__ import annotations

import hashlib
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from builders.facts import Facts
from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import ExternalReference, ExternalReferenceType, HashAlgorithm, HashType, XsUri
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from packageurl import PackageURL

from dicedesk.core.third_party import Part, ThirdParty

ENDING = ".cdx.json"
NAMES = uuid.uuid5(uuid.NAMESPACE_DNS, "dicedesk.org")
"""The namespace of the lists' ids: the same input gives the same id."""


def beside(file: Path) -> Path:
    """The path of a file's list."""
    return file.with_name(file.name + ENDING)


def write(facts: Facts, made_with: ThirdParty, file: Path) -> Path:
    """Write the list of a file or folder next to it, and return its path."""
    out = beside(file)
    out.write_text(sbom(facts, made_with, file) + "\n", encoding="utf-8", newline="\n")
    return out


def sbom(facts: Facts, made_with: ThirdParty, file: Path) -> str:
    """The list: the file itself, its parts, and the files of each part."""
    whole = Component(
        name="DiceDesk",
        type=ComponentType.APPLICATION,
        version=facts.version,
        bom_ref=f"dicedesk@{facts.version}",
        purl=PackageURL("generic", name="dicedesk", version=facts.version),
        licenses=[LicenseFactory().make_from_string("MIT")],
        description=file.name,
        hashes=[_sha256(file)] if file.is_file() else None,
    )
    parts = [_part(facts, part) for part in made_with.parts]
    marks = "".join(mark.content for mark in whole.hashes)
    bom = Bom(
        components=parts,
        serial_number=uuid.uuid5(NAMES, f"{file.name} {facts.version} {marks}"),
        metadata=BomMetaData(component=whole, timestamp=datetime.fromtimestamp(facts.epoch, UTC)),
    )
    bom.register_dependency(whole, parts)
    return make_outputter(bom, OutputFormat.JSON, SchemaVersion.V1_6).output_as_string(indent=1)


def _part(facts: Facts, part: Part) -> Component:
    source = ExternalReference(type=ExternalReferenceType.SOURCE_DISTRIBUTION, url=XsUri(part.source))
    return Component(
        name=part.name,
        version=part.version,
        bom_ref=part.purl,
        purl=PackageURL.from_string(part.purl),
        licenses=[LicenseFactory().make_from_string(part.license)],
        external_references=[source] if part.source else None,
        components=list(_files(facts, part)),
    )


def _files(facts: Facts, part: Part) -> Iterator[Component]:
    for place in part.files:
        found = (facts.program / folder / place for folder in ("_internal", "."))
        file = next((path for path in found if path.is_file()), None)
        yield Component(
            name=place,
            type=ComponentType.FILE,
            bom_ref=f"{part.purl}#{place}",
            hashes=None if file is None else [_sha256(file)],
        )


def _sha256(file: Path) -> HashType:
    with file.open("rb") as content:
        return HashType(alg=HashAlgorithm.SHA_256, content=hashlib.file_digest(content, "sha256").hexdigest())
