// Lists that can be refreshed.
//
//   a finger pulls down at the top ─► far enough, released ─► refresh ─► `busy` while it lasts ─► retracted
//   Tab, or a wheel beyond the top ─► a Refresh button in the same place, because a wheel's momentum must not refresh

import { announce } from "../accessibility/announcements.js";
import { answers, idOf } from "../elements/elements.js";
import { words } from "../text/strings.js";

const enough = 68;
const resting = 48;
const offerTime = 3000;

export function makeRefresh(root, connection) {
    const lists = new WeakMap();    // list → {refresher, button, sentN, timer}
    let pull;                       // {list, x, y, isMoving, distance}

    const isBusy = (list) => list.getAttribute("aria-busy") === "true";

    function show(list, distance, glides) {
        list.classList.toggle("pull-gliding", glides);
        if (distance > 0) list.style.setProperty("--pull", distance);
        else list.style.removeProperty("--pull");
        list.style.setProperty("--pull-part", Math.min(distance / enough, 1));
    }

    function addRefresher(list) {
        const refresher = document.createElement("div");
        refresher.className = "refresher";
        refresher.setAttribute("role", "listitem");
        const button = document.createElement("button");
        button.type = "button";
        button.className = "refresh-button";
        button.textContent = words.refresh;
        button.addEventListener("click", (event) => {
            event.stopPropagation();
            refresh(list);
        });
        button.addEventListener("focus", () => { if (button.matches(":focus-visible")) offer(list); });
        button.addEventListener("blur", () => withdraw(list));
        refresher.append(button);
        list.prepend(refresher);
        const known = { refresher, button };
        lists.set(list, known);
        return known;
    }

    function refresh(list) {
        if (!connection.acceptsTaps || isBusy(list)) return retract(list);
        withdraw(list);
        announce(words.refreshing);
        list.classList.add("refreshing");
        show(list, resting, true);
        lists.get(list).sentN = connection.send({ e: idOf(list), do: "refresh" });
    }

    function retract(list) {
        list.classList.remove("refreshing");
        show(list, 0, true);
    }

    // MARK: The button

    function offer(list) {
        const known = lists.get(list);
        if (isBusy(list) || known.sentN !== undefined) return;
        list.classList.add("offers-refresh");
        show(list, resting, true);
        clearTimeout(known.timer);
        known.timer = setTimeout(() => {
            if (known.button.matches(":hover, :focus-visible")) offer(list);
            else withdraw(list);
        }, offerTime);
    }

    function withdraw(list) {
        if (!list.classList.contains("offers-refresh")) return;
        clearTimeout(lists.get(list).timer);
        list.classList.remove("offers-refresh");
        retract(list);
    }

    root.addEventListener("wheel", (event) => {
        const list = event.target.closest(".list[data-refreshable]");
        if (!list || !lists.has(list) || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
        if (event.deltaY > 0) withdraw(list);
        else if (event.deltaY < -8 && list.scrollTop <= 0) offer(list);
    }, { passive: true });

    // MARK: The finger

    root.addEventListener("touchstart", (event) => {
        pull = undefined;
        const list = event.target.closest(".list[data-refreshable]");
        if (event.touches.length !== 1 || !list || !lists.has(list) || list.scrollTop > 0 || isBusy(list)) return;
        if (!connection.acceptsTaps || event.target.closest(".row-handle, .range")) return;
        pull = { list, x: event.touches[0].clientX, y: event.touches[0].clientY, isMoving: false, distance: 0 };
    }, { passive: true });

    root.addEventListener("touchmove", (event) => {
        if (!pull) return;
        const touch = event.touches[0];
        const down = touch.clientY - pull.y;
        if (!pull.isMoving) {
            if (event.defaultPrevented || down < 0 || Math.abs(touch.clientX - pull.x) > down) pull = undefined;
            if (!pull || down < 4) return;
            pull.isMoving = true;
        }
        if (event.cancelable) event.preventDefault();
        pull.distance = Math.max(down, 0) * 0.5;
        show(pull.list, pull.distance, false);
    }, { passive: false });

    for (const name of ["touchend", "touchcancel"]) {
        root.addEventListener(name, () => {
            const ended = pull;
            pull = undefined;
            if (!ended?.isMoving) return;
            if (name === "touchend" && ended.distance >= enough) refresh(ended.list);
            else retract(ended.list);
        });
    }

    return {
        /** Updates all lists after a patch that answers events up to `n`. */
        settle(n) {
            for (const list of root.querySelectorAll(".list")) {
                let known = lists.get(list);
                const isRefreshable = list.hasAttribute("data-refreshable") && answers(list, "refresh");
                if (!isRefreshable) {
                    known?.refresher.remove();
                    if (known) retract(list);
                    lists.delete(list);
                    continue;
                }
                known ??= addRefresher(list);
                if (n >= known.sentN) known.sentN = undefined;
                const isRefreshing = isBusy(list) || known.sentN !== undefined;
                if (isRefreshing === list.classList.contains("refreshing")) continue;
                if (!isRefreshing) retract(list);
                else {
                    list.classList.add("refreshing");
                    show(list, resting, true);
                }
            }
        },
    };
}
