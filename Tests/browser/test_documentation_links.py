"""Links of the documentation site: how links of articles are converted, and that broken ones are found. No page is
opened."""
import json
import pathlib
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "scripts/documentation"))

from articles import Articles, BrokenLink  # noqa: E402
from links import Site  # noqa: E402


@pytest.fixture
def repository(tmp_path):
    """Two articles, a decision, and a page of a module."""
    for path, text in {
        "Documentation/Flows.md": "# Flows\n\n## What a `step` is\n",
        "Documentation/Watch.md": "# Watch\n",
        "Documentation/Decisions/0001-one.md": "# One\n",
        "Sources/Testing/Testing.docc/FirstTest.md": "# A first test\n",
        "README.md": "# All\n", "CHANGELOG.md": "# Changes\n", "CONTRIBUTING.md": "# Help\n",
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    return tmp_path


@pytest.mark.parametrize("written, made", [
    ("[flows](Flows.md)", "[flows](doc:Flows)"),
    ("`Documentation/Flows.md`", "<doc:Flows>"),
    ("[steps](Flows.md#what-a-step-is)", "[steps](doc:Flows#What-a-step-is)"),
    ("[one](Decisions/0001-one.md)", "[one](doc:0001-one)"),
    ("[all](Decisions)", "[all](doc:Decisions)"),
    ("[a test](../Sources/Testing/Testing.docc/FirstTest.md)", "[a test](doc:/Testing/FirstTest)"),
    ("[all](../README.md)", "all (`README.md`)"),
    ("[Swift](https://swift.org)", "[Swift](https://swift.org)"),
    ("[all\nflows](Flows.md)", "[all\nflows](doc:Flows)"),
    ("# `Flows.md`", "# `Flows.md`"),
    ("@State", "\\@State"),
    ("`Gone.md`", "`Gone.md`"),
    ("```\n[flows](Flows.md)\n```", "```\n[flows](Flows.md)\n```"),
    ("    [flows](Flows.md)", "    [flows](Flows.md)"),
])
def test_links_of_an_article_lead_to_pages(repository, written, made):
    file = repository / "Documentation/Watch.md"
    file.write_text(written)
    assert Articles(repository).page(file) == made


@pytest.mark.parametrize("written", ["[gone](Gone.md)", "[gone](Flows.md#gone)", "![gone](Pictures/gone.png)"])
def test_a_link_of_an_article_that_leads_nowhere_is_refused(repository, written):
    file = repository / "Documentation/Watch.md"
    file.write_text(written)
    with pytest.raises(BrokenLink, match="Documentation/Watch.md"):
        Articles(repository).page(file)


@pytest.mark.parametrize("url, problems", [
    ("/documentation/a", []),
    ("/documentation/A#Here", []),
    ("https://swift.org", []),
    ("/documentation/b", ["/documentation/a: /documentation/b isn't there"]),
    ("/documentation/a#There", ["/documentation/a: /documentation/a#There: the page has nothing called There"]),
    ("gone.md", ["/documentation/a: gone.md isn't there"]),
])
def test_every_address_of_a_site_has_to_lead_somewhere(tmp_path, url, problems):
    make_site(tmp_path, {"references": {"1": {"url": url}}})
    assert list(Site(tmp_path).broken()) == problems


def test_a_picture_and_a_page_of_the_navigator_have_to_be_there(tmp_path):
    make_site(tmp_path, {"references": {"1": {"variants": [{"url": "/images/gone.png"}]}}}, navigator="/documentation/gone")
    assert list(Site(tmp_path).broken()) == [
        "/documentation/a: /images/gone.png isn't there", "the navigator: /documentation/gone isn't there"]


def make_site(root, page, navigator="/documentation/a"):
    for path, text in {
        "documentation/a/index.html": "",
        "data/documentation/a.json": json.dumps({"sections": [{"anchor": "Here"}], **page}),
        "index/index.json": json.dumps({"interfaceLanguages": {"swift": [{"path": navigator}]}}),
    }.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text)
