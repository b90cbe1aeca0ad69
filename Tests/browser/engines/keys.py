"""The names of keys, as Playwright has them, and the characters that stand for them in WebDriver."""

from engines.tab import Unsupported

NAMED = {
    "Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "Space": " ", "PageUp": "\ue00e",
    "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011", "ArrowLeft": "\ue012", "ArrowUp": "\ue013",
    "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Insert": "\ue016", "Delete": "\ue017",
    "Shift": "\ue008", "Control": "\ue009", "Alt": "\ue00a", "Meta": "\ue03d", "ControlOrMeta": "\ue009",
    **{f"F{number}": chr(0xE030 + number) for number in range(1, 13)},
}


def code(key):
    """The character for a key. A key that is one character stands for itself."""
    if key in NAMED:
        return NAMED[key]
    if len(key) == 1:
        return key
    raise Unsupported(f"the key {key}, which WebDriver doesn't have")


def parts(chord):
    """The keys of a chord, as `Control+Shift+a`, the last one last."""
    *modifiers, last = chord.split("+") if chord != "+" else [chord]
    return [code(key) for key in (*modifiers, last)]
