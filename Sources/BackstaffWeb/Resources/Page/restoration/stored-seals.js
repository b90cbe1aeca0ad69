// Stores the server's sealed data of a scene, so that the scene can be restored after the server has restarted:
//
//     store ─► scene  one seal a key    sessionStorage   "backstaff.scene.KEY"     this tab
//              step   one seal a step   sessionStorage   "backstaff.step.NUMBER"   this tab, the newest hundred
//              app    one seal a key    localStorage     "backstaff.app.KEY"       every tab of this browser
//                                         │       └─► another tab's change is sent to the server
//     hello ◄─ scene, app, the step's ────┘
//              and of earlier steps
//
// The page can't read a seal. It only checks its form, and limits the size of a hello.

import { GuardedStorage } from "./guarded-storage.js";
import { dropOldestStep, StepRecords } from "../browser-history/step-records.js";

/** The greatest length of a seal. The server has the same limit, `WireLimits.longestString`. */
const mostSeal = 60_000;
/** The most bytes of stored data in a hello. A frame may have 256 KiB in total. */
const mostSeals = 240_000;
/** The number of earlier steps in a hello. They let the app's back button use the browser's history. */
const mostEarlier = 8;
const settleTime = 50;

const isSeal = (value) => typeof value === "string" && value.length <= mostSeal && /^[\w-]+$/.test(value);
const isName = (value, name) => isSeal(value) && name.length > 0 && name.length <= 1000;
/** The most bytes of a key and its seal in a frame. A character of a key may need six bytes. */
const sizeOf = (name, seal) => name.length * 6 + (seal?.length ?? 4) + 6;

export function makeStoredSeals(connection) {
    const scene = new GuardedStorage("sessionStorage", "backstaff.scene.", isName);
    const app = new GuardedStorage("localStorage", "backstaff.app.", isName);
    const steps = new StepRecords("backstaff.step.", isSeal);

    function receiveKeys(storage, seals, makeRoom) {
        if (typeof seals !== "object" || Array.isArray(seals)) return;
        for (const [name, seal] of Object.entries(seals ?? {})) {
            if (seal === null || isSeal(seal)) storage.set(name, seal ?? undefined, makeRoom);
        }
    }

    /** The keys and seals that fit into `budget` bytes. The smallest come first, so that as many as possible fit. */
    function fitting(storage, budget, kind) {
        const seals = {};
        const names = storage.names.sort((a, b) => storage.get(a).length - storage.get(b).length);
        for (const name of names) {
            const size = sizeOf(name, storage.get(name));
            if (size > budget.left) console.warn(`Backstaff: ${kind} storage is too large to be restored: "${name}"`);
            else {
                budget.left -= size;
                seals[name] = storage.get(name);
            }
        }
        return Object.keys(seals).length > 0 ? seals : undefined;
    }

    // MARK: Other tabs

    const changed = new Set();
    let reportTimer;

    function reportChanges() {
        clearTimeout(reportTimer);
        reportTimer = undefined;
        let batch = {};
        let size = 0;
        const send = () => connection.send({ do: "store", app: batch });
        for (const name of changed) {
            const seal = app.get(name) ?? null;
            if (size > 0 && size + sizeOf(name, seal) > mostSeals) {
                send();
                batch = {};
                size = 0;
            }
            batch[name] = seal;
            size += sizeOf(name, seal);
        }
        if (changed.size > 0) send();
        changed.clear();
    }

    addEventListener("storage", (event) => {
        const name = app.nameOf(event.key);
        if (name !== undefined && app.take(name, event.newValue)) changed.add(name);
        if (event.key === null) {
            // The storage was cleared.
            const before = app.names;
            app.reread();
            for (const old of before) if (app.get(old) === undefined) changed.add(old);
        }
        // A page without a scene sends everything in its hello.
        if (!connection.hasTree) changed.clear();
        else if (changed.size > 0) reportTimer ??= setTimeout(reportChanges, settleTime);
    });
    addEventListener("pagehide", reportChanges);

    return {
        /**
         * Stores the data of a `store` frame: `{scene?, app?, navigation?: [step, seal, …]}`. A step for which
         * `hasStep(step)` is `false` belongs to a branch of the browser's history that a user has left. It isn't
         * stored.
         */
        receive(changes, hasStep) {
            receiveKeys(scene, changes?.scene, dropOldestStep);
            receiveKeys(app, changes?.app);
            const pairs = Array.isArray(changes?.navigation) ? changes.navigation : [];
            for (let at = 0; at + 1 < pairs.length; at += 2) {
                const [step, seal] = pairs.slice(at, at + 2);
                if (!Number.isSafeInteger(step)) continue;
                if (seal === null) steps.set(step, undefined);
                else if (isSeal(seal) && hasStep(step)) steps.set(step, seal);
            }
        },

        /** The stored data for the hello of a tab at `step`, after `earlierSteps`. `undefined` if there is none. */
        forHello(step, earlierSteps) {
            app.reread();
            changed.clear();
            const budget = { left: mostSeals };
            const seals = { scene: fitting(scene, budget, "scene") };
            const seal = steps.get(step);
            if (seal !== undefined && seal.length <= budget.left) {
                budget.left -= seal.length;
                seals.navigation = seal;
            }
            seals.app = fitting(app, budget, "app");
            const earlier = steps.before(step, earlierSteps, mostEarlier)
                .filter((number) => steps.get(number).length < budget.left / mostEarlier)
                .flatMap((number) => [number, steps.get(number)]);
            if (earlier.length > 0) seals.earlier = earlier;
            return Object.values(seals).some((part) => part !== undefined) ? seals : undefined;
        },

        /** The seal of the navigation state at a step. */
        stateOf: (step) => steps.get(step),
        forgetSteps(numbers) {
            for (const step of numbers) steps.set(step, undefined);
        },

        /** Drops the data of this scene. The app's data for all tabs stays. */
        dropScene() {
            for (const name of scene.names) scene.set(name, undefined);
            steps.clear();
        },
    };
}
