// Animations that repeat. The `repeats` of the element with the animation says how often, and whether every second run goes back:
// "3", "3 reverse", "forever", "forever reverse".
//
//   a change begins a transition ──► the transition gets more runs ──► it ends, or another change of the value ends it
//
// With reduced motion, a change is shown once.

import { reducesMotion } from "../scenes/sizes.js";

/** Lets transitions run more than once. The result is whether there was one. */
export function repeat(animations, words) {
    const transitions = animations.filter((each) => each.transitionProperty);
    if (!words || reducesMotion()) return transitions.length > 0;
    const [count, reverse] = words.split(" ");
    const iterations = count === "forever" ? Infinity : Number(count);
    for (const { effect } of transitions) effect.updateTiming({ iterations, direction: reverse ? "alternate" : "normal" });
    return transitions.length > 0;
}

/** The transitions without end of a node, and of what is in it. */
export const endless = (node) => node.getAnimations({ subtree: true })
    .filter((each) => each.transitionProperty && each.effect.getTiming().iterations === Infinity);

export function makeRepeats() {
    let before;     // the animations before a patch that makes others repeat

    return {
        /** Notes what runs already, before the operations of a patch. */
        note(operations) {
            const repeats = operations.some(([verb, , key, value]) => verb === "set" && key === "repeats" && value);
            before = repeats ? new Set(document.getAnimations()) : undefined;
        },

        /** Repeats what has begun with the patch. */
        play() {
            if (!before) return;
            for (const each of document.getAnimations()) {
                if (before.has(each) || !each.transitionProperty) continue;
                repeat([each], each.effect.target.closest("[data-animation]")?.dataset.repeats);
            }
        },
    };
}
