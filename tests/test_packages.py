"""The packages that a table needs: bounded from below, and under licences that fit ours."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import PathDistribution
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from tools import licences

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WANTED = [Requirement(line) for line in [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["table"]]]


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def package(folder: Path, *lines: str, text: str = "") -> PathDistribution:
    """An installed package that says this of itself."""
    about = folder / "thing-1.dist-info"
    about.mkdir(exist_ok=True)
    (about / "METADATA").write_text("\n".join(["Metadata-Version: 2.4", "Name: thing", "Version: 1", *lines]))
    (about / "LICENSE").write_text(text)
    (about / "RECORD").write_text("thing-1.dist-info/LICENSE,,\n")
    return PathDistribution(about)


@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)
def test_every_package_has_a_lower_bound_which_our_lists_keep(wanted: Requirement) -> None:
    assert [one.operator for one in wanted.specifier] == [">="]
    listed = dict(
        line.split("==") for line in (ROOT / "requirements-play.txt").read_text().splitlines() if "==" in line
    )
    assert wanted.specifier.contains({normal(name): version for name, version in listed.items()}[normal(wanted.name)])


def test_what_a_table_imports_is_asked_for() -> None:
    """A package that comes along with another one may stay away with its next release."""
    found: set[str] = set()
    for path in (ROOT / "src" / "demiurge" / "table").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                whole = str(node.module)
                found.add(whole if whole.startswith("fluent.") else whole.partition(".")[0])
            elif isinstance(node, ast.Import):
                found.update(one.name.partition(".")[0] for one in node.names)
    others = {normal(name) for name in found - set(sys.stdlib_module_names) - {"demiurge"}}
    assert others <= {"pil", "fluent-syntax", *(normal(one.name) for one in WANTED)}


def test_every_licence_of_what_is_installed_fits(capsys: pytest.CaptureFixture[str]) -> None:
    assert licences.main([]) == 0
    said = capsys.readouterr().out
    for name in ("starlette", "psycopg-binary", "h11", "pydantic-core"):
        assert re.search(rf"^{name} ", said, re.M)
    assert re.search(r"^psycopg +\S+ +LGPL-3.0-only$", said, re.M)


@pytest.mark.parametrize(
    ("said", "fits"),
    [
        ("MIT", True), ("Apache-2.0 AND BSD-2-Clause", True), ("(MIT OR Apache-2.0) AND MPL-2.0", True),
        ("LGPL-3.0-only", True), ("GPL-3.0-only", False), ("MIT OR GPL-2.0-only", False), ("AGPL-3.0-or-later", False),
        ("GPL-2.0-only WITH Classpath-exception-2.0", False), ("Proprietary", False), ("", False), ("()", False),
    ],
)  # fmt: skip
def test_which_licences_fit(said: str, fits: bool) -> None:
    assert licences.fits(said) == fits


def test_a_licence_is_found_wherever_a_package_says_it(tmp_path: Path) -> None:
    assert licences.licence(package(tmp_path, "License-Expression: ISC", "License: other")) == "ISC"
    both = [f"Classifier: License :: OSI Approved :: {title}" for title in ("MIT License", "BSD License")]
    assert licences.licence(package(tmp_path, *both)) == "MIT AND BSD"
    gpl = "Classifier: License :: OSI Approved :: GNU General Public License v3 (GPLv3)"
    assert not licences.fits(licences.licence(package(tmp_path, gpl)))
    assert licences.licence(package(tmp_path, "License: MIT License")) == "MIT"
    text = "Permission is hereby granted, free of charge, to any person\n  obtaining a copy of this software"
    assert licences.licence(package(tmp_path, text=text)) == "MIT"
    assert licences.licence(package(tmp_path)) == ""


def test_a_package_that_is_not_there_or_does_not_fit_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    found: dict[str, Any] = {"thing": package(tmp_path, "License-Expression: GPL-3.0-only"), "gone": None}
    for name in found:
        monkeypatch.setattr(licences, "needed", lambda extras, name=name: {name: found[name]})
        assert licences.main([]) == 1
        assert "to be looked at" in capsys.readouterr().out
