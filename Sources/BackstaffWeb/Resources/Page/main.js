// The page's parts, put together.

import { startBackKeys } from "./back-keys.js";
import { makeBrowserHistory } from "./browser-history.js";
import { makeColumnDividers } from "./column-dividers.js";
import { startColumnKeys } from "./column-keys.js";
import { readColumnWidths } from "./column-widths.js";
import { startEvents } from "./events.js";
import { makeLazyRows } from "./lazy-rows.js";
import { startListSelection } from "./list-selection.js";
import { makeSplitViews } from "./navigation-split-view.js";
import { makeNavigationStacks } from "./navigation-stack.js";
import { hideBanner, hideMessage, showBanner, showReload, showTrouble } from "./notices.js";
import { UnknownVerb } from "./operations.js";
import { makePopups } from "./popups.js";
import { makeScene } from "./scene.js";
import { startShortcuts } from "./shortcuts.js";
import { appearance, makeSizes, startScene, windowSize } from "./sizes.js";
import { startSliders } from "./sliders.js";
import { Connection } from "./socket.js";
import { startSplitSwipe } from "./split-swipe.js";
import { startTextFields } from "./text-fields.js";

const root = document.getElementById("app");

const connection = new Connection({
    hello: () => ({
        size: windowSize(),
        url: location.pathname + location.search + location.hash,
        touch: matchMedia("(pointer: coarse)").matches,
        ...appearance(),
        language: navigator.language,
        step: browserHistory.step,
        columnWidths: readColumnWidths(),
    }),
    welcome(frame) {
        hideMessage();
        scene.show(frame);
    },
    resumed() {},
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
    },
    trouble: (text) => showTrouble(text, () => connection.startOver()),
    lost: (why) => showBanner(why, () => connection.tryNow()),
    found: hideBanner,
    outdated: showReload,
});

const browserHistory = makeBrowserHistory(connection);
const rows = makeLazyRows(connection);
const stacks = makeNavigationStacks(root, connection);
const sizes = makeSizes(connection);
const dividers = makeColumnDividers(root, connection);
const splits = makeSplitViews(root, connection, stacks, {
    settled() {
        sizes.settle();
        rows.restore([]);
    },
});
const popups = makePopups(root, connection);
const scene = makeScene(root, connection, { rows, stacks, splits, dividers, sizes, popups, browserHistory });

startTextFields(root, connection);
startEvents(root, connection);
startSliders(root, connection);
startShortcuts(root, connection);
startListSelection(root, connection);
startColumnKeys(root);
startBackKeys(root, connection, stacks);
startSplitSwipe(root, connection, stacks);
startScene(connection);
connection.open();
