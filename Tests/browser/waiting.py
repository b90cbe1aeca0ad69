"""Waits until a condition holds. A busy machine is slow, but a condition that holds is found at once."""

import ast
import inspect
import linecache
import time


def wait_until(condition, pause, seconds=20):
    """Checks the condition repeatedly. `pause` lets the page or a process run for the given milliseconds."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(f"not so in {seconds} s: {described(condition)}")
        pause(20)


def sleep(milliseconds):
    """A pause without a page."""
    time.sleep(milliseconds / 1000)


def described(condition):
    """The source of a condition, and the values in it at the end. It builds a message for a failure and never fails
    itself."""
    if getattr(condition, "__name__", "") != "<lambda>":
        return repr(condition)
    try:
        body = ast.parse(f"({source(condition)})", mode="eval").body
        names = {**condition.__globals__, **inspect.getclosurevars(condition).nonlocals}
        parts = [f"\n  {ast.unparse(part)} is {value(part, names)!r}" for part in compared(body)]
        return ast.unparse(body) + "".join(parts)
    except Exception:
        return repr(condition)


def source(condition):
    """The source of a lambda's body."""
    spans = [span for span in condition.__code__.co_positions() if None not in span and span[3] > 0]
    first, start = min((line, column) for line, _, column, _ in spans)
    last, end = max((line, column) for _, line, _, column in spans)
    # Its columns are counted in bytes.
    lines = [line.encode() for line in linecache.getlines(condition.__code__.co_filename)[first - 1:last]]
    lines[-1] = lines[-1][:end]
    lines[0] = lines[0][start:]
    return b"".join(lines).decode()


def compared(body):
    """The comparisons in an expression: the whole expression, or its parts with `and`, `or` and `not`."""
    match body:
        case ast.BoolOp():
            return [part for each in body.values for part in compared(each)]
        case ast.UnaryOp(op=ast.Not()):
            return compared(body.operand)
        case ast.Compare():
            return [side for side in (body.left, *body.comparators) if not isinstance(side, ast.Constant)]
        case _:
            return [body]


def value(expression, names):
    """The value of an expression. It may fail by now, for example if a page was closed."""
    try:
        return eval(compile(ast.Expression(expression), "condition", "eval"), names)
    except Exception as error:
        return error
