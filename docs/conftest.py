"""The examples of a page whose packages are not installed are skipped, and say so."""

from importlib.util import find_spec

import pytest

NEEDS = {"environments.md": "pettingzoo", "openspiel.md": "pyspiel"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        package = NEEDS.get(item.path.name)
        if package and find_spec(package) is None:
            item.add_marker(pytest.mark.skip(reason=f"{package} is not installed"))
