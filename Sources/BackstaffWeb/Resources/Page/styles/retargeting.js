// A change during the animation of an earlier one. Both animations drive the value: the earlier one goes on to its end, and the
// new one adds the difference.
//
//   value ── A ──► a         A begins
//     └──── at the half: b   the style is b at once; A goes on with (start − a) → 0, and B with (a − b) → 0, both added to b
//
// A browser alone would end A where it is, and only B would go on from there.

/** How the values of the properties that can be added are read, and written. */
const units = {
    opacity: [parseFloat, String],
    "inline-size": [parseFloat, (value) => `${value}px`],
    "block-size": [parseFloat, (value) => `${value}px`],
};
const camelCase = (property) => property.replace(/-./, (letters) => letters[1].toUpperCase());

export function startRetargeting(root) {
    const latest = new WeakMap();   // node → property → the transition that has begun last

    /** Where a transition begins and ends, and how. */
    function read(transition, property) {
        const [parse] = units[property];
        const frames = transition.effect.getKeyframes();
        const [start, end] = [frames.at(0), frames.at(-1)].map((frame) => parse(frame[camelCase(property)]));
        const { duration, easing, delay } = transition.effect.getTiming();
        return { start, end, begin: undefined, timing: { duration, easing, delay, fill: "backwards" } };
    }

    const isRunning = ({ begin, timing: { duration, delay } }) =>
        begin !== undefined && document.timeline.currentTime - begin < delay + duration;

    function add(node, property, difference, { timing, begin }) {
        const [, write] = units[property];
        const name = camelCase(property);
        const added = node.animate({ [name]: [write(difference), write(0)] }, { ...timing, composite: "add" });
        added.startTime = begin;
    }

    root.addEventListener("transitionrun", async ({ target, propertyName: property }) => {
        const transition = property in units
            && target.getAnimations().find((each) => each.transitionProperty === property);
        // A transition that repeats has its own end (repeats.js).
        if (!transition || transition.effect.getTiming().iterations > 1) return;
        const former = latest.get(target)?.[property];
        const next = read(transition, property);
        latest.set(target, { ...latest.get(target), [property]: next });
        try {
            await transition.ready;
        } catch {
            return;     // It was replaced before it began.
        }
        next.begin = transition.startTime;
        if (!former || former.isAdded || !isRunning(former)) return;
        if (![former.start, former.end, next.end].every(Number.isFinite)) return;
        transition.cancel();
        next.isAdded = true;
        add(target, property, former.start - former.end, former);
        add(target, property, former.end - next.end, next);
    });
}
