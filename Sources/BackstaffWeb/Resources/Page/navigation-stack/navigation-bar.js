// The bar of a screen. Its large title scrolls away with the content. It has a background and a hairline when content
// is under it. Its back button becomes shorter to make room for the title ("Recipes" → "Back" → the chevron alone).
//
// The title's element always stays large and in place. The small title in the bar is a copy that the page makes.

import { roleOf } from "../elements/elements.js";
import { phrase, words } from "../text/strings.js";
import { makeSymbol } from "../images/symbols.js";
import { isRTL } from "./screens.js";
import { cutTitle, releaseTitle, titleMenuButton } from "./title-menus.js";
import { fitItems, releaseItems } from "../toolbar/toolbar-overflow.js";

const bars = new WeakMap();     // screen → the state of its bar

// In a low window, as on a phone in landscape, large titles are in the row. navigation-bar.css has the same condition.
const low = matchMedia("(max-height: 430px)");
low.addEventListener("change", () => refreshBars(document.getElementById("app")));
const hasLargeTitle = (bar) => bar.getAttribute("data-display-mode") === "large" && !low.matches;

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
    const isLarge = hasLargeTitle(bar);
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
    // Only the title's text, because its element may also hold a menu and a subtitle.
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

/** A length in points from the style of a bar. */
const lengthOf = (bar, name) => parseFloat(getComputedStyle(bar).getPropertyValue(name)) || 0;

/** Updates the bar for the scroll position of the content. */
function follow(screen) {
    const known = bars.get(screen);
    const bar = known && topBar(screen);
    if (!bar) return;
    const scrolled = known.scroller?.isConnected ? known.scroller.scrollTop : 0;
    const field = bar.querySelector(":scope > .search-field[data-placement=drawer]");
    const isSearching = field?.hasAttribute("data-presented") ?? false;
    const isLarge = hasLargeTitle(bar) && !isSearching;
    // A search field that scrolls away goes first, then the title.
    const mayLeave = field && !isSearching && field.dataset.displayMode !== "always";
    const fieldHeight = mayLeave ? lengthOf(bar, "--search-height") : 0;
    const titleHeight = isLarge ? lengthOf(bar, "--large-height") : 0;
    const shifts = {
        "--search-shift": Math.min(Math.max(scrolled, 0), fieldHeight),
        "--title-shift": Math.min(Math.max(scrolled - fieldHeight, Math.min(scrolled, 0)), titleHeight),
    };
    for (const name in shifts) {
        if (known[name] === shifts[name]) continue;
        known[name] = shifts[name];
        bar.style.setProperty(name, shifts[name]);
    }
    bar.classList.toggle("search-leaving", shifts["--search-shift"] > 0);
    bar.classList.toggle("search-left", fieldHeight > 0 && scrolled >= fieldHeight - 16);
    const wasInline = bar.classList.contains("title-inline");
    const isInline = bar.classList.toggle("title-inline", !isLarge || scrolled >= fieldHeight + titleHeight - 10);
    if (isInline !== wasInline) fitBackButton(bar);
    bar.classList.toggle("content-under", scrolled > fieldHeight + titleHeight);
}

/** Leaves as much space as the word "Cancel" takes. */
function fitSearchField(field) {
    if (!field.hasAttribute("data-presented")) return;
    const width = field.querySelector(":scope > .search-cancel").offsetWidth;
    // The scopes below the bar need it too.
    if (width > 0) (field.closest(".screen") ?? field).style.setProperty("--cancel-space", `${width}px`);
}

/** Names a back button for a screen reader and for voice control, which uses the visible text. */
function nameBackButton(button) {
    const name = button.textContent;
    button.setAttribute("aria-label", name && name !== words.back ? phrase("backTo", { name }) : words.back);
}

/** Whether a back button leaves its title no place in the middle of the bar. */
function pushesAside(button, title, bar) {
    if (getComputedStyle(title).textAlign === "start") return false;
    const [back, middle, whole] = [button, title, bar].map((node) => node.getBoundingClientRect());
    const room = (whole.width - middle.width) / 2;
    const taken = isRTL(bar) ? whole.right - back.left : back.right - whole.left;
    return taken > room + 1;
}

function fitBackButton(bar) {
    const button = bar.querySelector(":scope > .back-button");
    if (!button) return;
    // A large title takes no space next to the button until it has moved into the row.
    const small = bar.querySelector(":scope > .inline-title");
    const title = small ? bar.classList.contains("title-inline") && small
        : bar.querySelector(":scope > .bar-items[data-placement=principal], :scope > .bar-title");
    const isTight = () => button.scrollWidth > button.clientWidth + 1
        || (title && (title.scrollWidth > title.clientWidth + 1 || pushesAside(button, title, bar)))
        || bar.scrollWidth > bar.clientWidth + 1;
    button.dataset.short = words.back;
    nameBackButton(button);
    // The button says "Back" if the screen below has no title, or hasn't been made since the server restarted.
    button.classList.toggle("short", button.textContent === "");
    button.classList.remove("bare");
    if (!isTight()) return;
    button.classList.add("short");
    if (!isTight()) return;
    button.classList.replace("short", "bare");
}

// The size of a large title in points, unless the user has made text larger.
const USUAL_TITLE_SIZE = 34;

/** Enlarges a large title no further than its bar has room for, if the user has made text larger. */
function fitLargeTitle(bar) {
    bar.style.removeProperty("--title-size");
    const title = bar.querySelector(":scope > .bar-title");
    if (!title || !hasLargeTitle(bar) || title.scrollWidth <= title.clientWidth) return;
    const { fontSize, paddingInlineStart, paddingInlineEnd } = getComputedStyle(title);
    const size = parseFloat(fontSize);
    if (size <= USUAL_TITLE_SIZE) return;
    const padding = parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
    const fitting = size * (title.clientWidth - padding) / (title.scrollWidth - padding);
    bar.style.setProperty("--title-size", `${Math.max(Math.floor(fitting), USUAL_TITLE_SIZE)}px`);
}

/** Makes room in a bar: first with a shorter back button, then with fewer items. */
function fit(bar) {
    releaseItems(bar);
    releaseTitle(bar);
    fitLargeTitle(bar);
    fitBackButton(bar);
    if (fitItems(bar)) fitBackButton(bar);
    cutTitle(bar);
}

const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target.isConnected) fit(target);
});

const itemCount = (bar) => bar.querySelectorAll(".bar-item, .bar-item > *").length;

/** Makes room in the bottom bar when its content has changed. */
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

/** Updates the bars of all screens after a patch or a new tree. */
export function refreshBars(root) {
    for (const button of root.querySelectorAll(".tab-view > .navigation-bar > .back-button")) nameBackButton(button);
    for (const screen of root.querySelectorAll(".screen:not(.departing, .departing *)")) {
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
        // Measuring costs a layout. So it is done only if the bar's text or form, the scrolling content, or the form of
        // the split view around it has changed.
        const mode = bar.getAttribute("data-display-mode");
        const form = screen.closest(".split-view")?.dataset;
        const search = bar.querySelector(":scope > .search-field");
        if (search) fitSearchField(search);
        const searching = search && [search.dataset.displayMode, search.hasAttribute("data-presented")];
        const state = [
            bar.textContent, bar.childElementCount, mode, scroller?.id, form?.displayMode, form?.toggle, searching,
            itemCount(bar), low.matches,
        ].join("|");
        if (known.state === state) continue;
        known.state = state;
        follow(screen);
        fit(bar);
    }
}
