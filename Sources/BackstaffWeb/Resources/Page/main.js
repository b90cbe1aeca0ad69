// The page's parts, put together.

import { startBackKeys } from "./back-keys.js";
import { makeBrowserHistory } from "./browser-history.js";
import { startEvents } from "./events.js";
import { makeLazyRows } from "./lazy-rows.js";
import { makeNavigationStacks } from "./navigation-stack.js";
import { hideBanner, hideMessage, showBanner, showReload, showTrouble } from "./notices.js";
import { UnknownVerb } from "./operations.js";
import { makePopups } from "./popups.js";
import { makeScene } from "./scene.js";
import { startShortcuts } from "./shortcuts.js";
import { appearance, makeSizes, startScene, windowSize } from "./sizes.js";
import { startSliders } from "./sliders.js";
import { Connection } from "./socket.js";
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
    refused: (frame) => stacks.refused(frame.refused),
    trouble: (text) => showTrouble(text, () => connection.startOver()),
    lost: (why) => showBanner(why, () => connection.tryNow()),
    found: hideBanner,
    outdated: showReload,
});

const browserHistory = makeBrowserHistory(connection);
const rows = makeLazyRows(connection);
const stacks = makeNavigationStacks(root, connection);
const sizes = makeSizes(connection);
const popups = makePopups(root, connection);
const scene = makeScene(root, connection, { rows, stacks, sizes, popups, browserHistory });

startTextFields(root, connection);
startEvents(root, connection);
startSliders(root, connection);
startShortcuts(root, connection);
startBackKeys(root, connection, stacks);
startScene(connection);
connection.open();
