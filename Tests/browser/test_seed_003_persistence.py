"""The cookbook of seed 003, unchanged. It restores itself. scripts/seeds builds it and passes its path.

It has no routes, and stores the ids of its path in scene storage. The framework's restoration and the app's own
restoration in a task must agree. Its recipes aren't Codable, so a new server knows only the category of earlier steps.
"""

import os

import pytest

from replicas import Replicas
from returning import PHONE, TABLET, Cookbook, comes_back

BOOK = Cookbook("Categories", "Dessert", "Apple Pie", "Brownies", is_codable=False)


@pytest.fixture
def replicas():
    if not os.environ.get("BACKSTAFF_SEED"):
        pytest.skip("BACKSTAFF_SEED doesn't say where the app is; scripts/seeds does")
    replicas = Replicas(os.environ["BACKSTAFF_SEED"])
    yield replicas
    replicas.close()


@pytest.mark.parametrize("form", [PHONE, TABLET], ids=["phone", "tablet"])
def test_J05_category_and_path_come_back_after_a_reload_a_kill_and_at_the_other_server(visit, replicas, form):
    comes_back(visit(replicas, **form), replicas, BOOK)
