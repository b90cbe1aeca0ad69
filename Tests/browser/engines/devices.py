"""The keyboard and the mouse of a tab."""

from engines.keys import NAMED, code, parts

BUTTONS = {"left": 0, "middle": 1, "right": 2}


def keys(*actions):
    return {"type": "key", "id": "keys", "actions": list(actions)}


def pointer(*actions):
    return {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": list(actions)}


def pause():
    return {"type": "pause", "duration": 0}


class Keyboard:
    def __init__(self, tab):
        self.tab = tab

    def down(self, key):
        self.tab.perform(keys({"type": "keyDown", "value": code(key)}))

    def up(self, key):
        self.tab.perform(keys({"type": "keyUp", "value": code(key)}))

    def press(self, chord, delay=0):
        held = parts(chord)
        self.tab.perform(keys(*[{"type": "keyDown", "value": key} for key in held],
                              *[{"type": "keyUp", "value": key} for key in reversed(held)]))

    def type(self, words, delay=0):
        for character in words:
            self.press("Enter" if character == "\n" else "Tab" if character == "\t" else character)


class Mouse:
    def __init__(self, tab):
        self.tab = tab
        self.place = (0, 0)

    def move(self, x, y, steps=1):
        start = self.place
        self.tab.perform(pointer(*[self._to(start[0] + (x - start[0]) * step / steps, start[1] + (y - start[1]) * step / steps)
                                   for step in range(1, steps + 1)]))

    def down(self, button="left", click_count=1):
        self.tab.perform(pointer({"type": "pointerDown", "button": BUTTONS[button]}))

    def up(self, button="left", click_count=1):
        self.tab.perform(pointer({"type": "pointerUp", "button": BUTTONS[button]}))

    def click(self, x, y, button="left", click_count=1, modifiers=()):
        number = BUTTONS[button]
        presses = [{"type": "pointerDown", "button": number}, {"type": "pointerUp", "button": number}] * click_count
        clicks = [self._to(x, y), *presses]
        # Both sources do one action at a time, side by side: the keys are down as long as the mouse acts.
        held = [NAMED[key] for key in modifiers]
        before, after = [{"type": "keyDown", "value": key} for key in held], [{"type": "keyUp", "value": key} for key in held]
        if held:
            self.tab.perform(keys(*before, *[pause() for _ in clicks], *after), pointer(*[pause() for _ in held], *clicks))
        else:
            self.tab.perform(pointer(*clicks))

    def dblclick(self, x, y, button="left"):
        self.click(x, y, button, click_count=2)

    def wheel(self, delta_x, delta_y):
        x, y = map(round, self.place)
        self.tab.perform({"type": "wheel", "id": "wheel", "actions": [
            {"type": "scroll", "x": x, "y": y, "deltaX": round(delta_x), "deltaY": round(delta_y), "duration": 0,
             "origin": "viewport"}]})

    def _to(self, x, y):
        self.place = (x, y)
        return {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0, "origin": "viewport"}
