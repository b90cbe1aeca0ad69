"""The page lays out random trees as BackstaffLayout does. `scripts/layout-trees` makes the trees."""

import json

from layout_trees import TreePage, differences, recorded, tree_window


def test_N01_N02_N03_frames_in_the_page_are_those_of_BackstaffLayout(open_page):
    page = TreePage(*open_page(tree_window(), before=lambda server: setattr(server, "has_islands", True)))
    wrong = []
    for entry in recorded():
        if different := differences(entry["frames"], page.frames(entry["tree"])):
            wrong.append(f"{json.dumps(entry['tree'])}\n{different}")
    assert not wrong, f"{len(wrong)} trees differ:\n" + "\n".join(wrong[:5])
