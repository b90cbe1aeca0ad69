// Keyframes of a view: the values of its attributes at equal distances of time, worked out by the server. The page reads what
// each set of values looks like, and plays the looks as one animation.
//
//     { "run": 3, "duration": 1.5, "repeats": true, "values": { "rotation": [0, 4, 9, …] } }
//
// A run that doesn't repeat is played once. With reduced motion, none is played.

import { set } from "../elements/elements.js";
import { reducesMotion } from "../scenes/sizes.js";

const properties = [
    "opacity", "transform", "backgroundColor", "color", "filter", "width", "height", "borderRadius", "paddingTop", "paddingRight",
    "paddingBottom", "paddingLeft",
];

/** A node → the words and the animation of its keyframes. */
const shown = new WeakMap();

/** What a node looks like at each of the values, as keyframes of those properties that change. */
function looksOf(node, values, count) {
    const looks = [];
    for (let index = 0; index < count; index += 1) {
        for (const key in values) set(node, key, values[key][index]);
        const style = getComputedStyle(node);
        looks.push(properties.map((property) => style[property]));
    }
    for (const key in values) set(node, key, values[key][count]);
    const changing = properties.map((_, place) => looks.some((look) => look[place] !== looks[0][place]));
    return looks.map((look) => Object.fromEntries(properties.map((property, place) => [property, look[place]])
        .filter((_, place) => changing[place])));
}

function play(node, { duration, repeats, values }) {
    const count = Math.max(...Object.values(values).map((list) => list.length)) - 1;
    node.style.transition = "none";
    const looks = looksOf(node, values, count);
    node.getBoundingClientRect();
    node.style.transition = "";
    return node.animate(looks, { duration: duration * 1000, iterations: repeats ? Infinity : 1 });
}

/** Begins the keyframes that are new. In a whole tree, only those that repeat begin. */
export function refreshKeyframes(root, isWhole) {
    if (reducesMotion()) return;
    for (const node of root.querySelectorAll("[data-keyframes]")) {
        const words = node.dataset.keyframes;
        if (shown.get(node)?.words === words) continue;
        shown.get(node)?.animation?.cancel();
        const keyframes = JSON.parse(words);
        const animation = isWhole && !keyframes.repeats ? undefined : play(node, keyframes);
        shown.set(node, { words, animation });
    }
}
