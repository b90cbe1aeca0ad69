// Search fields. The element holds its tokens. The page adds an input after them.
//
//   ┌ 🔍 [token] [token] words…  ⓧ ┐ Cancel      Cancel, Escape ─► cancel: the server clears the field and ends
//
// Typed text follows the rules of all text fields (text-fields.js).

import { answers, idOf, isInTree, register } from "../elements/elements.js";
import { words } from "../text/strings.js";
import { makeSymbol } from "../images/symbols.js";

function makeButton(name, label) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = `${name} added`;
    button.setAttribute("aria-label", label);
    return button;
}

/** Puts the other parts of a search field around its input. */
function addParts(field) {
    const glyph = makeSymbol("magnifyingglass");
    glyph.classList.add("added");
    const clear = makeButton("search-clear", words.clearText);
    clear.append(makeSymbol("xmark.circle.fill"));
    const cancel = makeButton("search-cancel", words.cancel);
    cancel.textContent = words.cancel;
    inputOf(field).before(glyph);
    field.append(clear, cancel);
}

register("search-field", { build: addParts });

const inputOf = (field) => field.querySelector(":scope > .search-input");
const tokensOf = (field) => [...field.querySelectorAll(":scope > .search-token")];

export function startSearchFields(root, connection) {
    function cancel(field) {
        const input = inputOf(field);
        if (field.hasAttribute("data-presented") || input.value !== "" || tokensOf(field).length > 0) {
            if (connection.acceptsTaps) connection.send({ e: idOf(field), do: "cancel" });
        }
        input.blur();
    }

    function remove(token) {
        if (connection.acceptsTaps && answers(token, "delete")) connection.send({ e: idOf(token), do: "delete" });
    }

    root.addEventListener("click", (event) => {
        const token = event.target.closest(".search-token");
        const field = event.target.closest(".search-field");
        if (!field) return;
        if (token) remove(token);
        else if (event.target.closest(".search-cancel")) return cancel(field);
        else if (event.target.closest(".search-clear")) {
            const input = inputOf(field);
            input.value = "";
            input.dispatchEvent(new Event("input", { bubbles: true }));
        }
        inputOf(field).focus();
    });
    // A press on the field's other parts changes neither the focus nor a phone's keyboard.
    root.addEventListener("pointerdown", (event) => {
        if (event.target.closest(".search-clear, .search-token")) event.preventDefault();
    });

    // At the start of the text, the first Backspace marks the last token and the second deletes it.
    root.addEventListener("keydown", (event) => {
        const input = event.target.closest?.(".search-input");
        if (!input || event.isComposing) return;
        const field = input.closest(".search-field");
        if (!isInTree(field)) return;
        const last = tokensOf(field).at(-1);
        const isMarked = last?.classList.contains("marked");
        last?.classList.remove("marked");
        if (event.key === "Escape") {
            event.preventDefault();
            cancel(field);
        } else if (event.key === "Backspace" && last && input.selectionStart === 0 && input.selectionEnd === 0) {
            event.preventDefault();
            if (isMarked) remove(last);
            else last.classList.add("marked");
        }
    });
}
