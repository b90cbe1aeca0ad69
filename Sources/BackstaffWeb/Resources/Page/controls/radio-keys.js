// Keyboard control of radio groups, as in the ARIA practices. A group has one Tab stop, at the chosen option. Arrows
// move to the next and the previous option and choose it. In a list, Return or Space chooses, because a choice may lead
// to another screen. In a menu, options are items like the others.

import { answers, idOf, isDisabled } from "../elements/elements.js";
import { isRTL } from "../navigation-stack/screens.js";

const groups = ".picker, .search-scopes";
/** Whether a picker shows its options elsewhere, so that they aren't Tab stops. */
const isElsewhere = (group) => group.querySelector(":scope > :is(.picker-face, .wheels, .picker-value)") !== null;
const choosesByArrows = (group) => group.dataset.controlStyle !== "inline";
const isChosen = (option) => option.getAttribute("aria-checked") === "true";

function optionsOf(group) {
    return [...group.querySelectorAll(".option")].filter((option) => option.closest(groups) === group);
}

export function makeRadioKeys(root, connection) {
    root.addEventListener("keydown", (event) => {
        const turns = { ArrowDown: 1, ArrowUp: -1, ArrowRight: isRTL(event.target) ? -1 : 1 };
        turns.ArrowLeft = -turns.ArrowRight;
        const turn = turns[event.key];
        const option = event.target.closest?.(".option");
        const group = option?.closest(groups);
        if (!turn || !group || event.defaultPrevented || group.closest(".menu-items")) return;
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        event.preventDefault();
        const options = optionsOf(group);
        const next = options.at((options.indexOf(option) + turn) % options.length);
        if (next === option || !connection.acceptsTaps || isDisabled(group)) return;
        next.focus();
        if (!choosesByArrows(group) || !answers(next, "activate") || isChosen(next)) return;
        connection.send({ e: idOf(next), do: "activate" });
    });

    return {
        /** Updates all groups after a tree or a patch. */
        refresh() {
            for (const group of root.querySelectorAll(groups)) {
                const isGroup = !group.closest(".menu-items") && !isElsewhere(group);
                if (group.matches(".picker:not([role=link])")) {
                    const role = isGroup ? "radiogroup" : "group";
                    if (group.getAttribute("role") !== role) group.setAttribute("role", role);
                }
                if (!isGroup) continue;
                const options = optionsOf(group);
                const stop = options.find(isChosen) ?? options[0];
                for (const option of options) {
                    const index = option === stop ? 0 : -1;
                    if (option.tabIndex !== index) option.tabIndex = index;
                }
            }
        },
    };
}
