"""What the workflows in .github promise: tests before a build, pinned parts, and no more rights than needed."""

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import dev
import pytest
import release
import yaml

WORKFLOWS = Path(__file__).resolve().parents[2] / ".github" / "workflows"
TEXTS = {path.name: path.read_text(encoding="utf-8") for path in sorted(WORKFLOWS.glob("*.yml"))}
FILES: dict[str, dict[Any, Any]] = {name: yaml.safe_load(text) for name, text in TEXTS.items()}
JOBS = [(name, job, content) for name, file in FILES.items() for job, content in file["jobs"].items()]
STEPS = [(f"{name}: {job}", step) for name, job, content in JOBS for step in content.get("steps", ())]

OWN_WORKFLOW = re.compile(r"\$/\.github/workflows/[\w-]+\.yml")
PINNED_ACTION = re.compile(r"[\w-]+/[\w./-]+@[0-9a-f]{40}")
PINNED_IMAGE = re.compile(r"[\w.:-]+@sha256:[0-9a-f]{64}")
READ_ONLY = {"contents": "read"}
RIGHTS = {
    ("release.yml", "provenance"): {"contents": "read", "id-token": "write", "attestations": "write"},
    ("release.yml", "release"): {"contents": "write"},
}
"""The jobs that may do more than read, and what each may do."""


def images() -> Iterator[str]:
    """Each image that a job runs in, also those that its matrix names."""
    for _, _, content in JOBS:
        image = content.get("container", {}).get("image", "")
        if "matrix." not in image:
            yield from (image,) if image else ()
            continue
        yield from (row["image"] for row in content["strategy"]["matrix"]["include"])


def commands() -> list[tuple[str, str]]:
    """Each job with what its steps run in a shell."""
    return [(where, step["run"]) for where, step in STEPS if "run" in step]


def waits_for(job: str) -> set[str]:
    """The jobs of the release that have to succeed before this one begins, near and far."""
    needs = FILES["release.yml"]["jobs"][job].get("needs", [])
    near = {needs} if isinstance(needs, str) else set(needs)
    return near.union(*(waits_for(earlier) for earlier in near))


def test_each_action_is_pinned_by_its_digest() -> None:
    used = [part["uses"] for part in (*(c for *_, c in JOBS), *(step for _, step in STEPS)) if "uses" in part]
    assert used
    assert [
        name for name in used if not (PINNED_ACTION.fullmatch(name) or OWN_WORKFLOW.fullmatch(name))
    ] == []


def test_each_image_is_pinned_by_its_digest() -> None:
    assert list(images())
    assert [image for image in images() if not PINNED_IMAGE.fullmatch(image)] == []


@pytest.mark.parametrize("name", FILES)
def test_a_workflow_may_read_and_no_more(name: str) -> None:
    assert FILES[name]["permissions"] == READ_ONLY


def test_only_what_signs_and_what_releases_may_do_more() -> None:
    given = {(name, job): content["permissions"] for name, job, content in JOBS if "permissions" in content}
    assert given == RIGHTS


def test_nobody_who_may_write_builds_anything() -> None:
    builds = [where for where, text in commands() if "dev.py" in text]
    assert [where for where in builds if tuple(where.split(": ")) in RIGHTS] == []


def test_no_checkout_keeps_its_credentials() -> None:
    checkouts = [step for _, step in STEPS if step.get("uses", "").startswith("actions/checkout@")]
    assert checkouts
    assert [step for step in checkouts if step.get("with", {}).get("persist-credentials") is not False] == []


@pytest.mark.parametrize("name", FILES)
def test_no_secret_is_asked_for_and_nothing_is_cached(name: str) -> None:
    assert re.findall(r"secrets\.|actions/cache|\bcache:|pull_request_target", TEXTS[name]) == []


@pytest.mark.parametrize("name", FILES)
def test_each_command_s_exit_code_counts(name: str) -> None:
    """The shell is named: only then it is started with pipefail, and on Windows too ends at the first failure."""
    assert FILES[name]["defaults"]["run"]["shell"] == "bash"
    assert re.findall(r"\|\| *(?:true|:|exit 0)|continue-on-error|set \+e|^ +shell:", TEXTS[name]) == []


def test_what_others_wrote_is_never_part_of_a_command() -> None:
    """An expression is put into the script before the shell reads it; a variable is not."""
    assert [(where, text) for where, text in commands() if "${{" in text] == []


def test_nothing_is_built_before_the_tests_have_passed() -> None:
    jobs = FILES["release.yml"]["jobs"]
    building = {where.split(": ")[1] for where, text in commands() if "dev.py build" in text}
    assert jobs["tests"]["uses"] == "$/.github/workflows/tests.yml"
    assert building == {"linux", "windows", "macos"}
    assert [job for job in building if "tests" not in waits_for(job)] == []


def test_a_tag_is_compared_with_the_version_before_anything_else() -> None:
    jobs = FILES["release.yml"]["jobs"]
    compares = [
        job for job in jobs if any("release.py tag" in s.get("run", "") for s in jobs[job].get("steps", ()))
    ]
    assert compares == ["version"]
    assert [job for job in jobs if job != "version" and "version" not in waits_for(job)] == []


def test_a_release_waits_for_the_files_of_every_system_and_their_checksums() -> None:
    assert waits_for("release") == {"version", "tests", "linux", "windows", "macos", "provenance"}


def test_every_file_of_a_release_is_handed_on_with_the_list_of_its_parts() -> None:
    """fnmatch reads a pattern as the action does that hands the files on."""
    patterns = [
        line.strip().removeprefix("dist/")
        for _, step in STEPS
        if step.get("uses", "").startswith("actions/upload-artifact@")
        for line in step["with"]["path"].splitlines()
    ]
    files = [
        name.format("1.2.3") + ending for name in release.DOWNLOADS for ending in ("", release.PARTS_LIST)
    ]
    assert [file for file in files if not any(fnmatch(file, pattern) for pattern in patterns)] == []


def test_what_is_built_on_linux_is_checked_as_its_users_would() -> None:
    assert "python3 packaging/dev.py build --check\n" in dict(commands())["release.yml: linux"]


def test_the_commands_of_the_project_that_are_run_are_there(project: Path) -> None:
    calls = [words.split() for _, text in commands() for words in re.findall(r"packaging/dev\.py (.+)", text)]
    scripts = [name for _, text in commands() for name in re.findall(r"packaging/\w+\.py|\.ci/\w+", text)]
    assert [dev.parse(call).command for call in calls] == ["build", "build", "build", "test", "check", "test"]
    assert [name for name in scripts if not (project / name).is_file()] == []
