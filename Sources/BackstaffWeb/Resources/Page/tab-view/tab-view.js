// The behavior of tab views that CSS can't express. The server's attributes decide the selected tab and the form of the
// bar.
//
//     keys in the bar ─► focus goes from tab to tab ─► Return or Space selects
//     tap on the selected tab ─► content scrolls to its top if it can't go back; the server pops stacks to their roots
//     pages: scrolled by hand ─► at rest ─► the server hears which page it is ─► its dot is selected
//            another page is selected ─► scrolled to

import { idOf } from "../elements/elements.js";
import { goesBack, isRTL } from "../navigation-stack/screens.js";
import { reducesMotion } from "../scenes/sizes.js";
import { phrase, words } from "../text/strings.js";
import { isTyping } from "../controls/text-fields.js";

const restTime = 120;
const answerTime = 1000;
const isPaged = (view) => view.dataset.displayMode === "page";
const panelsOf = (view) => [...view.querySelectorAll(":scope > .tab-panel")];
const tabsOf = (view) => [...view.querySelectorAll(":scope > .tab-bar > .tab")];
const isSelected = (tab) => tab.getAttribute("aria-selected") === "true";
const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

/** The selected panel. */
const shownPanel = (view) => panelsOf(view).find((panel) =>
    isPaged(view) ? panel.hasAttribute("data-selected") : !panel.hasAttribute("data-covered"));

/** Scrolls the selected panel to its top. */
function scrollToTop(view) {
    const panel = shownPanel(view);
    const isThere = (node) => !node.closest("[data-covered], .departing") && node.checkVisibility();
    if (!panel || [...panel.querySelectorAll(".navigation-stack")].filter(isThere).some(goesBack)) return;
    const scroller = [...panel.querySelectorAll('.list, .scroll:not([data-axis="horizontal"])')].find(isThere);
    scroller?.scrollTo({ top: 0, behavior: reducesMotion() ? "instant" : "smooth" });
}

export function makeTabViews(root, connection) {
    const known = new WeakMap();        // view of pages → {page: the one it was scrolled to, count: of pages, waiting, answer: timers}

    const stops = new WeakMap();        // view → the tab that is the bar's Tab stop

    /** Sets the roles and Tab stops of a view's tabs and panels, and the positions of its pages. */
    function settleView(view) {
        const tabs = tabsOf(view);
        const bar = view.querySelector(":scope > .tab-bar");
        bar?.setAttribute("aria-label", words.tabs);
        bar?.setAttribute("aria-orientation", view.dataset.displayMode === "sidebar" ? "vertical" : "horizontal");
        const stop = tabs.find(isSelected) ?? tabs[0];
        if (stop && stops.get(view) !== stop && bar.scrollWidth > bar.clientWidth) {
            stop.scrollIntoView({ block: "nearest", inline: "nearest" });
        }
        stops.set(view, stop);
        for (const [index, tab] of tabs.entries()) {
            tab.tabIndex = tab === stop ? 0 : -1;
            if (isPaged(view)) tab.setAttribute("aria-label", phrase("pageOf", { n: index + 1, count: tabs.length }));
            else if (tab.hasAttribute("aria-label")) tab.removeAttribute("aria-label");
        }
        for (const panel of panelsOf(view)) {
            const tab = tabs.find((each) => each.dataset.placement === panel.dataset.placement) ?? stop;
            if (tab) panel.setAttribute("aria-labelledby", tab.id);
            panel.inert = isPaged(view) && !panel.hasAttribute("data-selected");
        }
        if (isPaged(view)) settlePages(view);
    }

    // Pages

    const pagesOf = (view) => panelsOf(view).filter((panel) => !panel.hasAttribute("data-covered"));
    const placeOf = (view, panel) => panel.offsetLeft - (isRTL(view) ? view.clientWidth - panel.offsetWidth : 0);

    function settlePages(view) {
        const pages = pagesOf(view);
        view.style.setProperty("--pages", Math.max(1, pages.length));
        for (const [index, page] of pages.entries()) page.style.setProperty("--page", index + 1);
        const page = pages.find((each) => each.hasAttribute("data-selected"));
        const record = known.get(view) ?? {};
        const isFirst = !known.has(view);
        known.set(view, record);
        if (isFirst) observer.observe(view);
        // If an earlier page was added or removed, the same page is now at another position.
        const isSame = record.page === page;
        if (!page || isSame && record.count === pages.length) return;
        record.page = page;
        record.count = pages.length;
        const left = placeOf(view, page);
        if (Math.abs(view.scrollLeft - left) < 1) return;
        view.scrollTo({ left, behavior: isSame || isFirst || reducesMotion() ? "instant" : "smooth" });
    }

    function pageAt(view) {
        const gaps = pagesOf(view).map((page) => Math.abs(placeOf(view, page) - view.scrollLeft));
        return gaps.indexOf(Math.min(...gaps));
    }

    const askFor = (view, index) => connection.send({ e: idOf(view), do: "edit", text: String(index) });

    /** Reports a swipe to a page. If the app doesn't accept it, the selected page returns. */
    function turnTo(view, index) {
        const page = pagesOf(view)[index];
        const record = known.get(view);
        if (!page || !record || page.hasAttribute("data-selected") || !connection.acceptsTaps) return;
        record.page = page;
        askFor(view, index);
        clearTimeout(record.answer);
        record.answer = setTimeout(() => { if (view.isConnected && isPaged(view)) settlePages(view); }, answerTime);
    }

    root.addEventListener("scroll", (event) => {
        const view = event.target;
        const record = known.get(view);
        if (!record) return;
        clearTimeout(record.waiting);
        record.waiting = setTimeout(() => {
            if (view.isConnected && isPaged(view)) turnTo(view, pageAt(view));
        }, restTime);
    }, { capture: true, passive: true });

    // A page keeps its place when the view becomes wider.
    const observer = new ResizeObserver((entries) => {
        for (const { target } of entries) {
            const page = known.get(target)?.page;
            if (page?.isConnected) target.scrollTo({ left: placeOf(target, page), behavior: "instant" });
        }
    });

    // Keys and taps

    root.addEventListener("keydown", (event) => {
        if (!keys.includes(event.key) || event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        const tab = event.target.closest?.(".tab");
        const view = event.target.closest?.(".tab-view");
        if (!view || !tab && !isPaged(view)) return;
        const isSideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
        if (!tab && (!isSideways || event.target.closest("[role=radio], .range, .menu-items, .popup"))) return;
        const all = isPaged(view) ? pagesOf(view) : tabsOf(view);
        const current = isPaged(view) ? all.findIndex((page) => page.hasAttribute("data-selected")) : all.indexOf(tab);
        const isForward = isSideways ? (event.key === "ArrowRight") !== isRTL(view) : event.key === "ArrowDown";
        const next = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1
            : Math.min(Math.max(current + (isForward ? 1 : -1), 0), all.length - 1);
        event.preventDefault();
        if (!isPaged(view)) return all[next]?.focus();
        if (next === current || !connection.acceptsTaps) return;
        askFor(view, next);
        if (tab) tabsOf(view)[next]?.focus();
    });

    root.addEventListener("click", (event) => {
        const tab = event.target.closest?.(".tab");
        const view = tab?.closest(".tab-view");
        if (view && isSelected(tab) && !isPaged(view)) scrollToTop(view);
    });

    return {
        /** Updates all tab views after a tree or a patch. */
        settle() {
            for (const view of root.querySelectorAll(".tab-view")) settleView(view);
        },
    };
}
