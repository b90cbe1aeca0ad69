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
    """A condition's source, and what it was made of at the end. Words for a failure: they never make another one."""
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
    # Its columns are of bytes.
    lines = [line.encode() for line in linecache.getlines(condition.__code__.co_filename)[first - 1:last]]
    lines[-1] = lines[-1][:end]
    lines[0] = lines[0][start:]
    return b"".join(lines).decode()


def compared(body):
    """What is compared in an expression, whether that is all of it or a part that `and`, `or` and `not` join."""
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
    """What an expression is; it may have come to fail since, as when a page went away."""
    try:
        return eval(compile(ast.Expression(expression), "condition", "eval"), names)
    except Exception as error:
        return error
