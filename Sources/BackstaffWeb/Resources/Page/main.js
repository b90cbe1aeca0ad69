// The page's parts, put together.

import { startBackKeys } from "./back-keys.js";
import { makeBrowserHistory } from "./browser-history.js";
import { startColorPickers } from "./color-pickers.js";
import { makeColumnDividers } from "./column-dividers.js";
import { startColumnKeys } from "./column-keys.js";
import { startContextMenus } from "./context-menus.js";
import { readColumnWidths } from "./column-widths.js";
import { makeDatePickers } from "./date-pickers.js";
import { makeDialogs } from "./dialogs.js";
import { startEvents } from "./events.js";
import { startGestures } from "./gestures.js";
import { makeKeeps } from "./keeps.js";
import { makeLazyRows } from "./lazy-rows.js";
import { makeLeaving } from "./leaving.js";
import { startLinkAddresses } from "./link-addresses.js";
import { startListEditing } from "./list-editing.js";
import { startListSelection } from "./list-selection.js";
import { makeMenus } from "./menus.js";
import { makeSplitViews } from "./navigation-split-view.js";
import { makeNavigationStacks } from "./navigation-stack.js";
import { hideBanner, hideMessage, showBanner, showReload, showTrouble } from "./notices.js";
import { UnknownVerb } from "./operations.js";
import { pageAddress } from "./page-address.js";
import { makePageLists } from "./page-lists.js";
import { startPhase } from "./phase.js";
import { makePickers } from "./pickers.js";
import { makePresentations } from "./presentation.js";
import { makePopupStack } from "./popup-stack.js";
import { makeRadioKeys } from "./radio-keys.js";
import { makeRefresh } from "./refresh.js";
import { followRequest } from "./requests.js";
import { makeRowActions } from "./row-actions.js";
import { makeRowMotion } from "./row-motion.js";
import { makeRowReorder } from "./row-reorder.js";
import { makeScene } from "./scene.js";
import { makeScrollPlaces } from "./scroll-places.js";
import { startSearchFields } from "./search-fields.js";
import { startShortcuts } from "./shortcuts.js";
import { appearance, makeSizes, startScene, windowSize } from "./sizes.js";
import { startSliders } from "./sliders.js";
import { Connection } from "./socket.js";
import { startSplitSwipe } from "./split-swipe.js";
import { makeSwipeActions } from "./swipe-actions.js";
import { startSwipeInput } from "./swipe-input.js";
import { makeTabViews } from "./tab-view.js";
import { startTextFields } from "./text-fields.js";
import { startTitleMenus } from "./title-menus.js";
import { startToolbarOverflow } from "./toolbar-overflow.js";
import { forgetBuild, showBuild } from "./watch.js";

const root = document.getElementById("app");

const connection = new Connection({
    hello() {
        const step = browserHistory.stepForHello();
        return {
            size: windowSize(),
            url: pageAddress(),
            touch: matchMedia("(pointer: coarse)").matches,
            ...appearance(),
            language: navigator.language,
            step,
            lastStep: browserHistory.lastStep,
            columnWidths: readColumnWidths(),
            keeps: keeps.forHello(step, browserHistory.stepsBefore(step)),
        };
    },
    welcome(frame, isNew) {
        hideMessage();
        forgetBuild();
        scene.show(frame, isNew, isFirst);
        isFirst = false;
        phase.welcome(isNew);
        inspector?.welcome();
    },
    resumed() {
        forgetBuild();
        phase.welcome(false);
        inspector?.welcome();
    },
    patch(frame) {
        try {
            scene.apply(frame);
        } catch (error) {
            if (!(error instanceof UnknownVerb)) throw error;
            console.error(error.message);
            connection.end();
        }
    },
    refused(frame) {
        stacks.refused(frame.refused);
        dividers.refused(frame.refused);
        swipes.refused(frame.refused);
        reorder.refused(frame.refused);
        presentations.refused(frame.refused);
        browserHistory.refused(frame.refused);
    },
    keep: (seals, change) => keeps.receive(seals, (step) => browserHistory.holds(step, change)),
    request: followRequest,
    build: showBuild,
    inspection: (news) => inspector?.show(news),
    trouble: (text) => showTrouble(text, startOver),
    lost: (why) => showBanner(why, () => connection.tryNow()),
    found: hideBanner,
    outdated: showReload,
});

let isFirst = true;
let inspector;
const keeps = makeKeeps(connection);
const rows = makeLazyRows(connection);
const scrollPlaces = makeScrollPlaces(root, connection, rows, {
    get shown() { return browserHistory.shown; },
    get before() { return browserHistory.before; },
});
const browserHistory = makeBrowserHistory(connection, {
    keeps,
    forget(steps) {
        keeps.forgetSteps(steps);
        scrollPlaces.forget(steps);
    },
});
const leaving = makeLeaving(root);
const phase = startPhase(connection);
const stacks = makeNavigationStacks(root, connection);
const sizes = makeSizes(connection);
const dividers = makeColumnDividers(root, connection);
const splits = makeSplitViews(root, connection, stacks, {
    settled() {
        sizes.settle();
        rows.restore([]);
    },
});
const tabViews = makeTabViews(root, connection);
const popups = makePopupStack();
const lists = makePageLists(popups);
const menus = makeMenus(root, connection, popups);
const pickers = makePickers(root, connection, lists);
const radioKeys = makeRadioKeys(root, connection);
const datePickers = makeDatePickers(root, connection, popups);
const presentations = makePresentations(root, connection);
const dialogs = makeDialogs(root, connection);
const rowMotion = makeRowMotion();
const swipes = makeSwipeActions(root, connection, rowMotion);
const reorder = makeRowReorder(root, connection, rowMotion);
const rowActions = makeRowActions(root, connection, { lists, swipes, reorder });
const refresh = makeRefresh(root, connection);
const editing = startListEditing(root, connection, swipes);
const scene = makeScene(root, connection, {
    rows, stacks, splits, tabViews, dividers, sizes, popups, menus, pickers, radioKeys, datePickers, presentations,
    dialogs, rowMotion, swipes, reorder, rowActions, editing, refresh, browserHistory, scrollPlaces, leaving,
});

/** Gives up what this tab has kept of its scene, which can't be shown. */
function startOver() {
    keeps.dropScene();
    scrollPlaces.clear();
    browserHistory.startOver();
    connection.startOver();
}

// Only where the server looks into scenes for developers. The page of an app that is released never loads it.
if ("inspector" in document.documentElement.dataset) {
    import("./navigation-inspector.js").then((module) => { inspector = module.makeInspector(connection); });
}

startTextFields(root, connection);
startTitleMenus(root);
startToolbarOverflow(root, lists);
startColorPickers(root, connection);
startGestures(root, connection);
startContextMenus(root, connection, menus, rowActions);
startEvents(root, connection);
startLinkAddresses(root, connection);
startSearchFields(root, connection);
startSliders(root, connection);
startShortcuts(root, connection);
startListSelection(root, connection);
startColumnKeys(root, popups);
startBackKeys(root, connection, { stacks, popups });
startSwipeInput(root, connection, stacks, swipes);
startSplitSwipe(root, connection, stacks);
startScene(connection);
connection.open();
