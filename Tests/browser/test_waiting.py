"""The message of a wait that times out."""

import pytest

from waiting import sleep, wait_until


def said(condition):
    with pytest.raises(AssertionError) as failure:
        wait_until(condition, sleep, seconds=0)
    return str(failure.value).split(": ", 1)[1]


def test_it_says_the_condition_and_both_sides_of_a_comparison():
    rows, count = ["Bath", "Ely"], 3
    assert said(lambda: len(rows) == count) == "len(rows) == count\n  len(rows) is 2\n  count is 3"


def test_it_says_what_and_or_and_not_join():
    title, shown = "Bäth", True
    words = said(lambda: not shown
                 and title == "Ely")
    assert words == "not shown and title == 'Ely'\n  shown is True\n  title is 'Bäth'"


def test_what_fails_when_asked_again_is_said_as_it_fails():
    answers = [False]
    assert "IndexError" in said(lambda: answers.pop() is True)


def test_anything_that_can_be_called_is_said_somehow():
    class Page:
        def is_visible(self):
            return False

    assert "is_visible" in said(Page().is_visible)
    assert said(str) == "<class 'str'>"


def test_it_returns_once_the_condition_holds():
    answers = [True, False, False]
    wait_until(answers.pop, sleep, seconds=5)
    assert answers == []
