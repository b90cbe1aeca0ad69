"""Waiting until something holds. A machine that does much else at once is slow, but what holds is seen at once."""

import ast
import inspect
import linecache
import time


def wait_until(condition, pause, seconds=20):
    """Asks again and again; `pause` lets the page, or a process, run for the milliseconds that it is given."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(f"not so in {seconds} s: {described(condition)}")
        pause(20)


def sleep(milliseconds):
    """The pause of those who have no page."""
    time.sleep(milliseconds / 1000)


def described(condition):
    """A condition's source, and what the sides of its comparison are now."""
    spans = [span for span in condition.__code__.co_positions() if None not in span and span[3] > 0]
    first, start = min((line, column) for line, _, column, _ in spans)
    last, end = max((line, column) for _, line, _, column in spans)
    # Its columns are of bytes.
    lines = [line.encode() for line in linecache.getlines(condition.__code__.co_filename)[first - 1:last]]
    lines[-1] = lines[-1][:end]
    lines[0] = lines[0][start:]
    source = b"".join(lines).decode()
    try:
        body = ast.parse(f"({source})", mode="eval").body
    except SyntaxError:
        return source
    text = ast.unparse(body)
    if isinstance(body, ast.Compare):
        names = {**condition.__globals__, **inspect.getclosurevars(condition).nonlocals}
        for side in (body.left, *body.comparators):
            if not isinstance(side, ast.Constant):
                text += f"\n  {ast.unparse(side)} is {value(side, names)!r}"
    return text


def value(expression, names):
    """What an expression is; it may have come to fail since, as when a page went away."""
    try:
        return eval(compile(ast.Expression(expression), "condition", "eval"), names)
    except Exception as error:
        return error
