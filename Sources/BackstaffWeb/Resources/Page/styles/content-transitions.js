// How a text changes in an update with an animation, if its `content-transition` says so.
//
//   opacity       the former words fade out at their place, and the new ones fade in
//   numeric       the characters that differ roll upward, compared from the end
//   numeric-down  they roll downward
//   numeric 12.5  they roll downward if the value has become smaller
//
// With reduced motion, all texts fade.

import { nodeOf } from "../elements/elements.js";
import { reducesMotion } from "../scenes/sizes.js";
import { removeAfter } from "./leaving-views.js";
import { animate, animationAround, leaveBehind } from "./motions.js";

const styleOf = (node) => node.closest("[data-content-transition]")?.dataset.contentTransition ?? "none";

/** A text → what is shown of its last change. */
const overlays = new WeakMap();

function fade({ node, copy, rect }, animation) {
    const leaving = leaveBehind(copy, node.parentElement, node, rect);
    removeAfter(animate(leaving, [{}, { opacity: 0 }], { ...animation, fill: "both" }), leaving);
    animate(node, [{ opacity: 0 }, {}], animation);
}

/** Shows the new text as characters, of which some roll to their places while the former ones roll away. */
function roll({ node, copy, former }, animation, isDown) {
    const [words, before] = [[...node.textContent], [...former]];
    const shift = words.length - before.length;
    copy.style.cssText += "; position: relative; white-space: pre;";
    const rolling = [];
    copy.replaceChildren(...words.map((character, index) => {
        const place = document.createElement("span");
        place.append(character);
        place.style.display = "inline-block";
        const old = before[index - shift] ?? "";
        if (old !== character) rolling.push([place, old]);
        return place;
    }));
    const overlay = leaveBehind(copy, node.parentElement, node, node.getBoundingClientRect());
    overlays.get(node)?.remove();
    overlays.set(node, overlay);
    const away = (ems) => ({ translate: `0 ${isDown ? -ems : ems}em`, opacity: 0 });
    const timing = { ...animation, fill: "both" };
    for (const [place, old] of rolling) {
        const rolled = document.createElement("span");
        rolled.append(old);
        rolled.style.cssText = `position: absolute; inset: ${place.offsetTop}px auto auto ${place.offsetLeft}px;`;
        copy.append(rolled);
        animate(place, [away(0.7), {}], timing);
        animate(rolled, [{}, away(-0.7)], timing);
    }
    // The text itself stays for screen readers, and is seen when the characters are at their places.
    removeAfter(animate(node, [{ opacity: 0 }, { opacity: 0 }], animation), overlay);
}

export function makeContentTransitions() {
    let changes = [];

    return {
        /** Notes the words of the texts that a patch changes. */
        note(operations) {
            changes = [];
            for (const [verb, id] of operations) {
                const node = verb === "text" ? nodeOf(id) : undefined;
                const style = node ? styleOf(node) : "none";
                if (style === "none") continue;
                const [copy, rect] = [node.cloneNode(true), node.getBoundingClientRect()];
                changes.push({ node, style, former: node.textContent, copy, rect });
            }
        },

        play() {
            for (const change of changes) {
                const { node, style, former } = change;
                const animation = node.isConnected && node.textContent !== former ? animationAround(node) : undefined;
                if (!animation) continue;
                if (style === "opacity" || reducesMotion()) {
                    fade(change, animation);
                } else {
                    const [value, next] = [style, styleOf(node)].map((words) => Number(words.split(" ")[1]));
                    roll(change, animation, style === "numeric-down" || next < value);
                }
            }
        },
    };
}
