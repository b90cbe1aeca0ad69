// Connects the parts of the page.

import { startBackKeys } from "./navigation-stack/back-keys.js";
import { makeBrowserHistory } from "./browser-history/browser-history.js";
import { makeColumnWidthDrag } from "./navigation-split-view/column-width-drag.js";
import { startColumnKeys } from "./navigation-split-view/column-keys.js";
import { startContextMenus } from "./controls/context-menus.js";
import { readColumnWidths } from "./navigation-split-view/stored-column-widths.js";
import { makeDialogs } from "./presentation/dialogs.js";
import { startEvents } from "./gestures/events.js";
import { startGestures } from "./gestures/gestures.js";
import { makeStoredSeals } from "./restoration/stored-seals.js";
import { startKeyPresses } from "./controls/key-presses.js";
import { makeLazyRows } from "./lazy-rows/lazy-rows.js";
import { makeLeaving } from "./leaving/leaving.js";
import { startLinkAddresses } from "./deep-links/link-addresses.js";
import { startListEditing } from "./list-editing/list-editing.js";
import { startListSelection } from "./list-selection/list-selection.js";
import { makeMenus } from "./controls/menus.js";
import { makeSplitViews } from "./navigation-split-view/navigation-split-view.js";
import { makeNavigationStacks } from "./navigation-stack/navigation-stack.js";
import { hideBanner, hideMessage, showBanner, showNotice, showReload, showTrouble } from "./scenes/notices.js";
import { UnknownVerb } from "./elements/operations.js";
import { pageAddress } from "./browser-history/page-address.js";
import { makeParts } from "./elements/parts.js";
import { makePageLists } from "./controls/page-lists.js";
import { startPhase } from "./scenes/phase.js";
import { makePickers } from "./controls/pickers.js";
import { startPrinting } from "./lazy-rows/printing.js";
import { makePressedButtons } from "./accessibility/pressed-buttons.js";
import { makePresentations } from "./presentation/presentation.js";
import { repeatEarlyTaps } from "./preview/kept-taps.js";
import { startScreenKeeping } from "./preview/screen-keeping.js";
import { makePopupStack } from "./controls/popup-stack.js";
import { makeRadioKeys } from "./controls/radio-keys.js";
import { makeRefresh } from "./lists/refresh.js";
import { makeRowActions } from "./list-editing/row-actions.js";
import { makeRowMotion } from "./lists/row-motion.js";
import { makeScene } from "./scenes/scene.js";
import { makeScrollPlaces } from "./restoration/scroll-places.js";
import { startRepeatingButtons } from "./controls/repeating-buttons.js";
import { startSearchFields } from "./search/search-fields.js";
import { startShortcuts } from "./controls/shortcuts.js";
import { appearance, makeSizes, startScene, windowSize } from "./scenes/sizes.js";
import { languages, timeZone } from "./scenes/locale.js";
import { receiveSymbols, symbolNames } from "./images/symbols.js";
import { startSliders } from "./controls/sliders.js";
import { Connection } from "./socket/socket.js";
import { startSplitSwipe } from "./navigation-split-view/split-swipe.js";
import { makeSwipeActions } from "./list-rows/swipe-actions.js";
import { startSwipeInput } from "./list-rows/swipe-input.js";
import { makeTappedRows } from "./list-rows/tapped-rows.js";
import { startRetargeting } from "./styles/retargeting.js";
import { startTextFields } from "./controls/text-fields.js";
import { startTitleMenus } from "./navigation-stack/title-menus.js";
import "./accessibility/pointer-focus.js";
import "./text/long-words.js";
import { words } from "./text/strings.js";
import { startToolbarOverflow } from "./toolbar/toolbar-overflow.js";

const root = document.getElementById("app");

/** What is there only when a frame has needed it: see `parts` below. */
const onDemand = {};

const connection = new Connection({
    prepare: (frame) => parts(frame),
    hello() {
        const step = browserHistory.stepForHello();
        return {
            size: windowSize(),
            url: pageAddress(),
            touch: matchMedia("(pointer: coarse)").matches,
            ...appearance(),
            language: languages(),
            timeZone: timeZone(),
            symbols: symbolNames(),
            step,
            lastStep: browserHistory.lastStep,
            columnWidths: readColumnWidths(),
            seals: storedSeals.forHello(step, browserHistory.stepsBefore(step)),
        };
    },
    welcome(frame, isNew) {
        hideMessage();
        onDemand.watch?.forgetBuild();
        receiveSymbols(frame);
        const keepsTyping = scene.show(frame, isNew, isFirst);
        isFirst = false;
        phase.welcome(isNew);
        inspector?.welcome();
        if (!repeatEarlyTaps() || !keepsTyping) showNotice(words.screenChanged);
    },
    resumed() {
        onDemand.watch?.forgetBuild();
        phase.welcome(false);
        inspector?.welcome();
    },
    patch(frame) {
        receiveSymbols(frame);
        try {
            scene.apply(frame);
            keyPresses.answered();
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
        tappedRows.refused(frame.refused);
        onDemand.reorder?.refused(frame.refused);
        presentations.refused(frame.refused);
        browserHistory.refused(frame.refused);
        keyPresses.refused(frame.refused);
        rows.restore([]);
    },
    store: (changes, change) => storedSeals.receive(changes, (step) => browserHistory.hasStep(step, change)),
    request: (frame) => onDemand.requests.followRequest(frame),
    build: (frame) => onDemand.watch.showBuild(frame),
    inspection: (news) => inspector?.show(news),
    trouble: (text) => showTrouble(text, startOver),
    discarded(wasSent) {
        tappedRows.reset();
        showNotice(wasSent ? words.perhapsNotDone : words.notDone);
    },
    lost: (reason) => showBanner(reason, () => connection.reconnectNow()),
    found: hideBanner,
    outdated: showReload,
});

let isFirst = true;
let inspector;
const storedSeals = makeStoredSeals(connection);
const rows = makeLazyRows(connection);
const scrollPlaces = makeScrollPlaces(root, connection, rows, {
    get shown() { return browserHistory.shown; },
    get previous() { return browserHistory.previous; },
});
const browserHistory = makeBrowserHistory(connection, {
    storedSeals,
    forget(steps) {
        storedSeals.forgetSteps(steps);
        scrollPlaces.forget(steps);
    },
});
const leaving = makeLeaving(root);
const phase = startPhase(connection);
const stacks = makeNavigationStacks(root, connection);
const sizes = makeSizes(connection);
const dividers = makeColumnWidthDrag(root, connection);
const splits = makeSplitViews(root, connection, stacks, {
    settled() {
        sizes.settle();
        rows.restore([]);
    },
});
const popups = makePopupStack();
const lists = makePageLists(popups);
const menus = makeMenus(root, connection, popups);
const pickers = makePickers(root, connection, lists);
const radioKeys = makeRadioKeys(root, connection);
const presentations = makePresentations(root, connection);
const dialogs = makeDialogs(root, connection);
const rowMotion = makeRowMotion();
const swipes = makeSwipeActions(root, connection, rowMotion);
const rowActions = makeRowActions(root, connection, { lists, swipes, onDemand });
const tappedRows = makeTappedRows(root, connection);
const pressedButtons = makePressedButtons(root, connection);
const refresh = makeRefresh(root, connection);
const editing = startListEditing(root, connection, swipes);
const scene = makeScene(root, connection, {
    rows, stacks, splits, dividers, sizes, popups, menus, pickers, radioKeys, presentations, dialogs, rowMotion, swipes,
    rowActions, tappedRows, pressedButtons, editing, refresh, browserHistory, scrollPlaces, leaving, onDemand,
});
const layoutPart = {
    fields: ["tree"],
    async load() {
        const { makeIslands } = await import("./layout/islands.js");
        onDemand.islands = await makeIslands(root);
    },
};
const parts = makeParts([
    ...("islands" in document.documentElement.dataset ? [layoutPart] : []),
    {
        roles: ["tab-view"],
        async load() {
            const { makeTabViews } = await import("./tab-view/tab-view.js");
            onDemand.tabViews = makeTabViews(root, connection);
        },
    },
    {
        attributes: ["movable"],
        async load() {
            const { makeRowReorder } = await import("./list-editing/row-reorder.js");
            onDemand.reorder = makeRowReorder(root, connection, rowMotion);
        },
    },
    {
        roles: ["date-picker"],
        async load() {
            const { makeDatePickers } = await import("./controls/date-pickers.js");
            onDemand.datePickers = makeDatePickers(root, connection, popups);
        },
    },
    {
        attributes: ["upload"],
        async load() {
            const { makeFileChoosers } = await import("./files/file-choosers.js");
            onDemand.fileChoosers = makeFileChoosers(root, connection);
        },
    },
    {
        roles: ["canvas"],
        async load() {
            const { startCanvases } = await import("./canvas/canvas.js");
            startCanvases();
        },
    },
    {
        roles: ["color-picker"],
        async load() {
            const { startColorPickers } = await import("./controls/color-pickers.js");
            startColorPickers(root, connection);
        },
    },
    {
        verbs: ["carry", "drop"],
        async load() {
            const { startDragging } = await import("./gestures/dragging.js");
            startDragging(root, connection);
        },
    },
    {
        verbs: ["hover", "pointer"],
        async load() {
            const { startPointerMoves } = await import("./gestures/pointer-moves.js");
            startPointerMoves(root, connection);
        },
    },
    {
        verbs: ["pinch"],
        async load() {
            const { startPinches } = await import("./gestures/pinches.js");
            startPinches(root, connection);
        },
    },
    {
        attributes: ["animation", "former-values", "keyframes"],
        async load() {
            const { makeTransitions } = await import("./styles/transitions.js");
            onDemand.transitions = makeTransitions(root);
        },
    },
    {
        fields: ["request"],
        async load() {
            onDemand.requests = await import("./deep-links/requests.js");
        },
    },
    {
        // Only an app under development sends builds.
        fields: ["build"],
        async load() {
            onDemand.watch = await import("./watch/watch.js");
        },
    },
]);

/** Drops the stored state of this tab's scene, which can't be shown. */
function startOver() {
    storedSeals.dropScene();
    scrollPlaces.clear();
    browserHistory.startOver();
    connection.startOver();
}

// The inspector is loaded only if the server allows it. The page of a released app never loads it.
if ("inspector" in document.documentElement.dataset) {
    import("./navigation-inspector/navigation-inspector.js").then((module) => { inspector = module.makeInspector(connection); });
}

// Views get a key before anything else does.
const keyPresses = startKeyPresses(root, connection);
startTextFields(root, connection);
startRetargeting(root);
startScreenKeeping(root, connection);
startPrinting(rows, connection);
startTitleMenus(root);
startToolbarOverflow(root, lists);
startGestures(root, connection);
startContextMenus(root, connection, menus, rowActions);
startEvents(root, connection);
startLinkAddresses(root, connection);
startRepeatingButtons(root, connection);
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
