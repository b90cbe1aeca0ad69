// Lists in edit mode. The page adds the edit controls to each row.
//
//   (−) content ≡        a minus if the row can be deleted, or a circle if several rows can be selected;
//                        a handle if the row can be moved

import { curve } from "../styles/curve.js";
import { listOf, minusActions, nameOf } from "../list-rows/rows.js";
import { reducesMotion } from "../scenes/sizes.js";
import { phrase } from "../text/strings.js";

const insetTime = 280;
const kinds = {
    "row-delete": {
        side: "inlineEnd",
        isWanted: (row, list) => minusActions(row) !== undefined && list.dataset.selection !== "many",
    },
    "row-circle": {
        side: "inlineEnd",
        isWanted: (row, list) => list.dataset.selection === "many" && row.matches(".selectable"),
    },
    "row-handle": { side: "inlineStart", isWanted: (row) => row.hasAttribute("data-movable") },
};

function makePart(name, row) {
    if (name === "row-circle") {
        const circle = document.createElement("span");
        circle.className = "row-part row-circle";
        circle.setAttribute("aria-hidden", "true");
        return circle;
    }
    const button = document.createElement("button");
    button.type = "button";
    button.className = `row-part ${name}`;
    const label = phrase(name === "row-delete" ? "deleteRow" : "reorder", { name: nameOf(row) });
    button.setAttribute("aria-label", label);
    return button;
}

/** Names a row after its content while it has buttons of the page, so that a screen reader doesn't say their names with it. */
function nameRow(row) {
    const hasButtons = row.querySelector(":scope > button.row-part:not(.leaving)") !== null;
    const content = Array.from(row.children).filter((child) => child.id && !child.matches(".swipe-actions"));
    if (hasButtons && content.length > 0 && !row.hasAttribute("aria-label")) {
        row.setAttribute("aria-labelledby", content.map((child) => child.id).join(" "));
    } else {
        row.removeAttribute("aria-labelledby");
    }
}

/** The frames for a part of a row that appears or disappears. The row's insets change with it. */
function growth(part, side) {
    const gap = getComputedStyle(part.parentElement).columnGap;
    const margin = `margin${side[0].toUpperCase()}${side.slice(1)}`;
    return [
        { inlineSize: "0px", [margin]: `-${gap}`, opacity: 0 },
        { inlineSize: `${part.offsetWidth}px`, [margin]: "0px", opacity: 1 },
    ];
}

function addPart(row, name, glides) {
    const part = makePart(name, row);
    if (name === "row-handle") {
        part.classList.add("added");
        row.append(part);
    } else {
        row.prepend(part);
    }
    if (glides) part.animate(growth(part, kinds[name].side), { duration: insetTime, easing: curve });
}

function removePart(part, name, glides) {
    if (!glides) return part.remove();
    part.classList.add("leaving");
    part.inert = true;
    const options = { duration: insetTime, easing: curve, fill: "forwards" };
    const animation = part.animate(growth(part, kinds[name].side).reverse(), options);
    const remove = () => part.remove();
    animation.finished.then(remove, remove);
}

export function startListEditing(root, connection, swipes) {
    const wasEditing = new WeakSet();

    root.addEventListener("click", (event) => {
        const minus = event.target.closest(".row-delete");
        if (!minus) return;
        event.stopImmediatePropagation();
        if (connection.acceptsTaps) swipes.reveal(minus.closest(".row"));
    }, true);

    function settleRow(row, list, isEditing, glides) {
        for (const name in kinds) {
            const part = row.querySelector(`:scope > .${name}:not(.leaving)`);
            const isWanted = isEditing && kinds[name].isWanted(row, list);
            if (isWanted && !part) addPart(row, name, glides);
            if (!isWanted && part) removePart(part, name, glides);
        }
        nameRow(row);
    }

    return {
        /** Updates all lists after a patch that may have changed rows or their edit controls. */
        settle(isFirst = false) {
            for (const list of root.querySelectorAll(".list")) {
                const isEditing = list.hasAttribute("data-editing");
                const changes = wasEditing.has(list) !== isEditing;
                if (!isEditing && !changes) continue;
                if (isEditing) wasEditing.add(list);
                else wasEditing.delete(list);
                if (changes && listOf(swipes.row ?? list) === list) swipes.close();
                const glides = changes && !isFirst && !reducesMotion();
                const view = list.getBoundingClientRect();
                for (const row of list.querySelectorAll(":scope > .row")) {
                    const rect = glides && row.getBoundingClientRect();
                    settleRow(row, list, isEditing, rect && rect.bottom > view.top && rect.top < view.bottom);
                }
            }
        },
    };
}
