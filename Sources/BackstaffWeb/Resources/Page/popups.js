// Lists that open over the page: those of menus, which the server makes, and those of pickers, which are the page's.
//
//   menu     tap ─► activate ─► the server inserts `menu-items` ─► shown above all else beside its button
//            a tap outside, Escape ─► activate again ─► the server takes the items away
//   picker   tap on its face ─► a copy of the options above all else ─► tap on one ─► activate of that option

import { answers, idOf, nodeOf } from "./elements.js";

const margin = 8;

function place(popup, anchor) {
    const from = anchor.getBoundingClientRect();
    const size = { width: popup.offsetWidth, height: popup.offsetHeight };
    const isRTL = getComputedStyle(anchor).direction === "rtl";
    // At the side of the button that is nearer to an edge of the window, below it if there is room.
    const middle = (from.left + from.right) / 2;
    const atEnd = isRTL ? middle > innerWidth / 3 : middle > innerWidth * 2 / 3;
    const left = atEnd ? from.right - size.width : from.left;
    const below = from.bottom + 6;
    const above = from.top - 6 - size.height;
    const top = below + size.height <= innerHeight - margin || above < margin ? below : above;
    popup.style.left = `${Math.max(margin, Math.min(left, innerWidth - size.width - margin))}px`;
    popup.style.top = `${Math.max(margin, Math.min(top, innerHeight - size.height - margin))}px`;
}

function moveFocus(popup, items, key) {
    const index = items.indexOf(document.activeElement);
    const next = key === "Home" ? 0 : key === "End" ? items.length - 1
        : key === "ArrowDown" ? Math.min(index + 1, items.length - 1) : Math.max(index - 1, 0);
    items[next]?.focus();
}

export function makePopups(root, connection) {
    let picking;    // {picker, popup} while the list of a picker is open

    // MARK: Menus

    const openMenus = () => [...root.querySelectorAll(".menu-items")].filter((items) => items.matches(":popover-open"));
    const openerOf = (items) => items.closest(".menu")?.querySelector('.button[data-role-name="menu"]');

    function closeMenus() {
        for (const items of openMenus()) {
            const opener = openerOf(items);
            if (opener && connection.takesTaps) connection.send({ e: idOf(opener), do: "activate" });
        }
    }

    function showMenus() {
        for (const items of root.querySelectorAll(".menu-items")) {
            const opener = openerOf(items);
            if (!opener) continue;
            if (!items.matches(":popover-open")) {
                items.popover = "manual";
                items.showPopover();
                const first = items.querySelector(".button, .link, .toggle, .option");
                if (opener.matches(":focus-visible")) first?.focus();
            }
            place(items, opener);
        }
    }

    // MARK: Pickers

    const optionsOf = (picker) => [...picker.querySelectorAll(".option")]
        .filter((option) => option.closest(".picker") === picker);
    const isMenu = (picker) => !["segmented", "inline", "palette"].includes(picker.dataset.controlStyle);

    function copyOf(node) {
        const copy = node.cloneNode(true);
        for (const part of [copy, ...copy.querySelectorAll("[id]")]) part.removeAttribute("id");
        return copy;
    }

    function refreshFace(picker) {
        let face = picker.querySelector(":scope > .picker-face");
        if (!isMenu(picker)) {
            face?.remove();
            return;
        }
        if (!face) {
            face = document.createElement("button");
            face.type = "button";
            face.className = "picker-face";
            face.setAttribute("aria-haspopup", "listbox");
            picker.append(face);
        }
        const chosen = optionsOf(picker).find((option) => option.getAttribute("aria-selected") === "true");
        const isUnusable = Boolean(picker.closest('[aria-disabled="true"]'));
        if (face.disabled !== isUnusable) face.disabled = isUnusable;
        const words = picker.getAttribute("aria-label") ?? picker.querySelector(":scope > .h-stack")?.textContent ?? "";
        const state = `${words}|${chosen?.innerHTML ?? ""}`;
        if (face.dataset.state === state) return;
        face.dataset.state = state;
        face.replaceChildren();
        if (chosen) for (const part of copyOf(chosen).childNodes) face.append(part.cloneNode(true));
        face.setAttribute("aria-label", `${words} ${chosen?.textContent ?? ""}`.trim());
    }

    function closePicking(givesFocus) {
        if (!picking) return;
        const { picker, popup } = picking;
        picking = undefined;
        popup.remove();
        if (givesFocus) picker.querySelector(":scope > .picker-face")?.focus({ preventScroll: true });
    }

    function openPicking(picker, byKey) {
        const popup = document.createElement("div");
        popup.className = "popup";
        popup.popover = "manual";
        popup.setAttribute("role", "listbox");
        for (const option of optionsOf(picker)) {
            const item = document.createElement("button");
            item.type = "button";
            item.className = "popup-item";
            item.setAttribute("role", "option");
            item.setAttribute("aria-selected", option.getAttribute("aria-selected") ?? "false");
            item.dataset.option = String(idOf(option));
            for (const part of copyOf(option).childNodes) item.append(part.cloneNode(true));
            popup.append(item);
        }
        picker.append(popup);
        popup.showPopover();
        picking = { picker, popup };
        place(popup, picker.querySelector(":scope > .picker-face"));
        const chosen = popup.querySelector('[aria-selected="true"]');
        chosen?.scrollIntoView({ block: "nearest" });
        if (byKey) (chosen ?? popup.firstElementChild)?.focus();
    }

    root.addEventListener("click", (event) => {
        const face = event.target.closest?.(".picker-face");
        const item = event.target.closest?.(".popup-item");
        if (face && connection.takesTaps) {
            event.stopImmediatePropagation();
            if (picking?.picker === face.parentElement) closePicking(true);
            else {
                closePicking(false);
                openPicking(face.parentElement, event.detail === 0);
            }
        } else if (item) {
            event.stopImmediatePropagation();
            const option = nodeOf(Number(item.dataset.option));
            closePicking(true);
            if (option && answers(option, "activate") && connection.takesTaps) {
                connection.send({ e: idOf(option), do: "activate" });
            }
        }
    }, true);

    // MARK: Outside and keys

    // A tap beside an open list closes it and does nothing else, as on the platform.
    let swallows = false;
    addEventListener("pointerdown", (event) => {
        swallows = false;
        const menus = openMenus();
        const isInside = (items) => items.contains(event.target) || openerOf(items)?.contains(event.target);
        if (menus.length > 0 && !menus.some(isInside)) {
            closeMenus();
            swallows = true;
        }
        if (picking && !picking.popup.contains(event.target) && !event.target.closest?.(".picker-face")) {
            closePicking(false);
            swallows = true;
        }
    }, true);
    addEventListener("click", (event) => {
        if (!swallows) return;
        swallows = false;
        event.preventDefault();
        event.stopImmediatePropagation();
    }, true);

    addEventListener("keydown", (event) => {
        const popup = picking?.popup ?? openMenus().at(-1);
        if (!popup) return;
        if (event.key === "Escape") {
            event.preventDefault();
            event.stopImmediatePropagation();
            if (picking) {
                closePicking(true);
            } else {
                const opener = openerOf(popup);
                closeMenus();
                opener?.focus({ preventScroll: true });
            }
        } else if (["ArrowDown", "ArrowUp", "Home", "End"].includes(event.key)) {
            event.preventDefault();
            moveFocus(popup, [...popup.querySelectorAll("button, a")], event.key);
        }
    }, true);
    addEventListener("resize", () => closePicking(false));

    return {
        /** Looks at menus and pickers again, after a patch or a new tree. */
        refresh() {
            if (picking && !picking.picker.isConnected) closePicking(false);
            for (const picker of root.querySelectorAll(".picker")) refreshFace(picker);
            showMenus();
        },
    };
}
