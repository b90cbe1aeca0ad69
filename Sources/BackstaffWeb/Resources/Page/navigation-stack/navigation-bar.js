// The bar of a screen: a large title that leaves with the content, ground and hairline when content is under the bar,
// and a back button that makes room for the title ("Recipes" → "Back" → the chevron alone).
//
// The element of the title stays where it is, large; the small one in the bar is the page's own copy.

import { roleOf } from "../elements/elements.js";
import { phrase, words } from "../text/strings.js";
import { makeSymbol } from "../images/symbols.js";
import { cutTitle, releaseTitle, titleMenuButton } from "./title-menus.js";
import { fitItems, releaseItems } from "../toolbar/toolbar-overflow.js";

const bars = new WeakMap();     // screen → what is known of its bar

/** The element at the top of a screen that scrolls under its bar, if the screen has one. */
function scrollerUnderBar(screen) {
    let node = screen.querySelector(":scope > .screen-content");
    while (node) {
        const role = roleOf(node);
        if (role === "list" || (role === "scroll" && node.dataset.axis !== "horizontal")) return node;
        const passes = ["screen-content", "style", "background", "overlay", "effect", "gesture", "context-menu",
            "clip", "inspector"].includes(role)
            || (role === "frame" && node.classList.contains("fills-height"))
            || (role === "v-stack" && node.firstElementChild?.classList.contains("fills-height"))
            || (role === "z-stack" && node.childElementCount === 1);
        node = passes ? node.firstElementChild : undefined;
    }
    return undefined;
}

function topBar(screen) {
    return screen.querySelector(":scope > .navigation-bar:not([data-placement=bottom])");
}

function refreshInlineTitle(bar) {
    const title = bar.querySelector(":scope > .bar-title");
    const copy = bar.querySelector(":scope > .inline-title");
    const isLarge = bar.getAttribute("data-display-mode") === "large";
    const hasPrincipal = bar.querySelector(":scope > .bar-items[data-placement=principal]") !== null;
    if (!title || !isLarge || hasPrincipal) {
        copy?.remove();
        return;
    }
    const node = copy ?? document.createElement("div");
    if (!copy) {
        node.className = "inline-title added";
        node.setAttribute("aria-hidden", "true");
        bar.append(node);
    }
    // The words alone: a menu and a line below stand in the title too.
    const text = title.firstChild?.nodeType === Node.TEXT_NODE ? title.firstChild.data : "";
    const subtitle = title.dataset.subtitle ?? "";
    const hasMenu = titleMenuButton(bar) != null;
    const state = [text, subtitle, hasMenu].join("\n");
    if (node.dataset.shown === state) return;
    node.dataset.shown = state;
    node.replaceChildren(text, ...(hasMenu ? [makeSymbol("chevron.down")] : []));
    node.classList.toggle("has-menu", hasMenu);
    if (subtitle) node.dataset.subtitle = subtitle;
    else delete node.dataset.subtitle;
}

/** A room of a bar in points, as its style says. */
const lengthOf = (bar, name) => parseFloat(getComputedStyle(bar).getPropertyValue(name)) || 0;

/** Shows where the content stands against the bar. */
function follow(screen) {
    const known = bars.get(screen);
    const bar = known && topBar(screen);
    if (!bar) return;
    const scrolled = known.scroller?.isConnected ? known.scroller.scrollTop : 0;
    const field = bar.querySelector(":scope > .search-field[data-placement=drawer]");
    const isSearching = field?.hasAttribute("data-presented") ?? false;
    const isLarge = bar.getAttribute("data-display-mode") === "large" && !isSearching;
    // A field that leaves with the content goes first, then the title.
    const mayLeave = field && !isSearching && field.dataset.displayMode !== "always";
    const fieldRoom = mayLeave ? lengthOf(bar, "--search-room") : 0;
    const titleRoom = isLarge ? lengthOf(bar, "--large-room") : 0;
    const shifts = {
        "--search-shift": Math.min(Math.max(scrolled, 0), fieldRoom),
        "--title-shift": Math.min(Math.max(scrolled - fieldRoom, Math.min(scrolled, 0)), titleRoom),
    };
    for (const name in shifts) {
        if (known[name] === shifts[name]) continue;
        known[name] = shifts[name];
        bar.style.setProperty(name, shifts[name]);
    }
    bar.classList.toggle("search-leaving", shifts["--search-shift"] > 0);
    bar.classList.toggle("search-left", fieldRoom > 0 && scrolled >= 36);
    const wasInline = bar.classList.contains("title-inline");
    const isInline = bar.classList.toggle("title-inline", !isLarge || scrolled >= fieldRoom + titleRoom - 10);
    if (isInline !== wasInline) fitBackButton(bar);
    bar.classList.toggle("content-under", scrolled > fieldRoom + titleRoom);
}

/** Leaves the room for Cancel that its word takes. */
function fitSearchField(field) {
    if (!field.hasAttribute("data-presented")) return;
    const width = field.querySelector(":scope > .search-cancel").offsetWidth;
    if (width > 0) field.style.setProperty("--cancel-room", `${width}px`);
}

/** Who can't see its form hears what it does; who says what they see is understood. */
function nameBackButton(button) {
    const name = button.textContent;
    button.setAttribute("aria-label", name && name !== words.back ? phrase("backTo", { name }) : words.back);
}

function fitBackButton(bar) {
    const button = bar.querySelector(":scope > .back-button");
    if (!button) return;
    // A large title takes no room beside the button until it stands in the row.
    const small = bar.querySelector(":scope > .inline-title");
    const title = small ? bar.classList.contains("title-inline") && small
        : bar.querySelector(":scope > .bar-items[data-placement=principal], :scope > .bar-title");
    const isTight = () => button.scrollWidth > button.clientWidth + 1
        || (title && title.scrollWidth > title.clientWidth + 1) || bar.scrollWidth > bar.clientWidth + 1;
    button.dataset.short = words.back;
    nameBackButton(button);
    // A screen below that has no title, or hasn't been made since the server started anew, is called Back.
    button.classList.toggle("short", button.textContent === "");
    button.classList.remove("bare");
    if (!isTight()) return;
    button.classList.add("short");
    if (!isTight()) return;
    button.classList.replace("short", "bare");
}

/** Makes room in a bar: first by fewer words on the back button, then by fewer items. */
function fit(bar) {
    releaseItems(bar);
    releaseTitle(bar);
    fitBackButton(bar);
    if (fitItems(bar)) fitBackButton(bar);
    cutTitle(bar);
}

const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target.isConnected) fit(target);
});

const itemCount = (bar) => bar.querySelectorAll(".bar-item, .bar-item > *").length;

/** Makes room in the bar below the content, when what it holds is new. */
function refreshBottomBar(screen, known) {
    const bar = screen.querySelector(":scope > .navigation-bar[data-placement=bottom]");
    if (!bar) return;
    const state = `${bar.textContent}|${itemCount(bar)}|${bar.hasAttribute("data-covered")}`;
    if (known.bottom === bar && known.bottomState === state) return;
    if (known.bottom !== bar) observer.observe(bar);
    known.bottom = bar;
    known.bottomState = state;
    fit(bar);
}

const settings = { passive: true };

/** Looks at the bars of all screens again, after a patch or a new tree. */
export function refreshBars(root) {
    for (const button of root.querySelectorAll(".tab-view > .navigation-bar > .back-button")) nameBackButton(button);
    for (const screen of root.querySelectorAll(".screen")) {
        const bar = topBar(screen);
        const scroller = scrollerUnderBar(screen);
        let known = bars.get(screen);
        if (!known) {
            known = { waiting: false };
            known.listen = () => {
                if (known.waiting) return;
                known.waiting = true;
                requestAnimationFrame(() => {
                    known.waiting = false;
                    follow(screen);
                });
            };
            bars.set(screen, known);
        }
        if (known.scroller !== scroller) {
            known.scroller?.removeEventListener("scroll", known.listen);
            known.scroller?.classList.remove("under-bar");
            known.scroller = scroller;
            scroller?.classList.add("under-bar");
            scroller?.addEventListener("scroll", known.listen, settings);
        }
        screen.classList.toggle("content-under-bar", Boolean(scroller && bar));
        refreshBottomBar(screen, known);
        if (!bar) continue;
        refreshInlineTitle(bar);
        if (!known.observed) {
            known.observed = bar;
            observer.observe(bar);
        }
        // Measuring costs a layout: only where words or form of the bar, what scrolls under it, or the form of the
        // split view around it are new.
        const mode = bar.getAttribute("data-display-mode");
        const form = screen.closest(".split-view")?.dataset;
        const search = bar.querySelector(":scope > .search-field");
        if (search) fitSearchField(search);
        const searching = search && [search.dataset.displayMode, search.hasAttribute("data-presented")];
        const state = [
            bar.textContent, bar.childElementCount, mode, scroller?.id, form?.displayMode, form?.toggle, searching,
            itemCount(bar),
        ].join("|");
        if (known.state === state) continue;
        known.state = state;
        follow(screen);
        fit(bar);
    }
}
