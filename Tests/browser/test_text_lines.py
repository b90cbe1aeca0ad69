"""The lines into which the browser breaks texts are those that BackstaffText works out without one.

Swift's tests compare BackstaffText with the same file. `scripts/text-lines` writes it.
"""

import json

from text_lines import FILE, broken


def test_N04_paragraphs_break_into_the_lines_of_the_file(playwright):
    from chromium import launch

    expected = json.loads(FILE.read_text())
    browser = launch(playwright)
    try:
        for scale in (1, 2, 3):
            page = browser.new_page(device_scale_factor=scale)
            found = broken(page, expected)
            assert [case["lines"] for case in found] == [case["lines"] for case in expected]
            assert [case["height"] for case in found] == [case["height"] for case in expected]
            page.close()
    finally:
        browser.close()
