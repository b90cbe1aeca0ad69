"""The page's DOM for single nodes. MarkupCasesTests.swift checks the preview's renderer against the same cases."""

import json
from pathlib import Path

import pytest

from markup import tree_of_html, tree_of_node
from screens import Tree, screen, window

FILE = Path(__file__).with_name("markup-cases.txt")
CASES = [block.split("\n", 1) for block in FILE.read_text().strip().split("\n\n") if block.startswith("[")]


@pytest.fixture
def page(open_page):
    """A page of modules, which the tests import. A bundle has its own copies of them."""
    def serve_modules(server):
        server.serves_bundle = False
    return open_page(window(t := Tree(), screen(t, "Rigs", [])), before=serve_modules)[0]


@pytest.mark.parametrize("node, html", CASES, ids=[node for node, _ in CASES])
def test_the_page_makes_of_a_node_the_html_that_the_preview_has(page, node, html):
    assert tree_of_node(page, json.loads(node)) == tree_of_html(page, html)


def test_an_attribute_that_is_taken_away_leaves_what_the_role_had_before(page):
    attributes = {
        "back-button": {"label": "Harbour"}, "image": {"label": "A boat"}, "toggle": {"on": True},
        "search-field": {"placeholder": "Rigs", "label": "Rigs", "disabled": True, "submit-label": "done"},
        "slider": {"step": 2, "label": "Reefs", "disabled": True}, "text-field": {"content-type": "email"},
        "shape": {"shape": "rounded", "fill": "red"}, "style": {"columns": "2", "font": "body", "size": 12},
        "option": {"selected": True}, "tab": {"selected": True}, "gesture": {"verbs": "drag"},
    }
    for role, values in attributes.items():
        before = tree_of_node(page, [1000, role])
        assert tree_of_node(page, [1000, role, values]) != before
        assert tree_of_node(page, [1000, role, values], taken=list(values)) == before
