// Choosers of files: a button in a dialog of the app's scene.
//
//   dialog comes ──a tap was just before──► the browser's chooser, the dialog is hidden ──► files ──► sent one by one
//        │ no tap                              ▲                     │ canceled                            │
//        └──► the dialog is shown ──the button─┘                     └──► Cancel             "sent 2" ◄────┤
//                                                                          "too-large NAME", "failed NAME" ◄┘
//
// A browser opens its chooser only for some seconds after a tap. The server's answer usually comes within that time.

import { announce } from "../accessibility/announcements.js";
import { answers, idOf } from "../elements/elements.js";
import { showNotice } from "../scenes/notices.js";
import { phrase } from "../text/strings.js";
import { sendFile } from "./uploads.js";

const selector = ".button[data-upload]";

/** A size in words, such as "64 MB". */
function sizeInWords(bytes) {
    const units = ["byte", "kilobyte", "megabyte", "gigabyte"];
    let [size, unit] = [bytes, 0];
    while (size >= 1000 && unit < units.length - 1) {
        size /= 1000;
        unit += 1;
    }
    const options = { style: "unit", unit: units[unit], unitDisplay: "short", maximumFractionDigits: size < 10 ? 1 : 0 };
    return new Intl.NumberFormat(document.documentElement.lang || undefined, options).format(size);
}

export function makeFileChoosers(root, connection) {
    const choosers = new Map();         // button → { field, sending }

    const dialogOf = (button) => button.closest(".dialog");

    /** Tells the user, and the server, why there are no files. */
    function fail(button, words, message) {
        showNotice(message);
        announce(message);
        end(button, words);
    }

    function end(button, words) {
        if (!answers(button, "edit")) return;
        connection.send({ e: idOf(button), do: "edit", text: words });
    }

    function cancel(button) {
        dialogOf(button)?.querySelector('.button[data-role-name="cancel"]')?.click();
    }

    /** Opens the browser's chooser. */
    function open(button) {
        const chooser = choosers.get(button);
        if (!chooser || chooser.sending) return;
        chooser.field.value = "";
        chooser.field.click();
    }

    function makeField(button) {
        const field = document.createElement("input");
        field.type = "file";
        field.accept = button.dataset.accept ?? "";
        field.multiple = Number(button.dataset.mostFiles) > 1;
        field.addEventListener("change", () => send(button, [...field.files]));
        field.addEventListener("cancel", () => cancel(button));
        return field;
    }

    /** Shows how far a file has gone in the dialog, which is shown now. */
    function showProgress(button, name) {
        const dialog = dialogOf(button);
        dialog?.classList.remove("choosing");
        button.setAttribute("aria-disabled", "true");
        let line = dialog?.querySelector(".upload-progress");
        if (dialog && !line) {
            line = document.createElement("div");
            line.className = "upload-progress added";
            line.append(document.createElement("span"), document.createElement("progress"));
            button.before(line);
        }
        const text = phrase("sendingFile", { name });
        if (line) {
            line.firstChild.textContent = text;
            line.lastChild.setAttribute("aria-label", text);
        }
        return line?.lastChild;
    }

    async function send(button, files) {
        const chooser = choosers.get(button);
        if (!chooser || files.length === 0) return;
        const [mostFiles, mostBytes] = [Number(button.dataset.mostFiles), Number(button.dataset.mostBytes)];
        if (files.length > mostFiles) {
            return fail(button, `too-many ${files.length}`, phrase("tooManyFiles", { count: mostFiles }));
        }
        const large = files.find((file) => file.size > mostBytes);
        if (large) {
            const values = { name: large.name, size: sizeInWords(mostBytes) };
            return fail(button, `too-large ${large.name}`, phrase("fileTooLarge", values));
        }
        chooser.sending = new AbortController();
        const { signal } = chooser.sending;
        for (const [index, file] of files.entries()) {
            const bar = showProgress(button, file.name);
            const progress = (part) => { if (bar) bar.value = part; };
            const isSent = await sendFile(file, `/~/files/${button.dataset.upload}/${index}`, { signal, progress });
            if (signal.aborted) return;
            if (!isSent) return fail(button, `failed ${file.name}`, phrase("fileNotSent", { name: file.name }));
        }
        end(button, `sent ${files.length}`);
    }

    root.addEventListener("click", ({ target }) => {
        const button = target.closest?.(selector);
        if (button && connection.acceptsTaps) open(button);
    });

    // Some browsers don't say that a user has canceled, only that the page has the focus again.
    addEventListener("focus", () => setTimeout(() => {
        for (const dialog of root.querySelectorAll(".dialog.choosing")) dialog.classList.remove("choosing");
    }, 500));

    return {
        /** Opens the choosers that have come, and stops those that have gone, after a patch or a new tree. */
        refresh(isFirst = false) {
            for (const [button, { sending }] of choosers) {
                if (button.isConnected && !dialogOf(button)?.classList.contains("departing")) continue;
                sending?.abort();
                choosers.delete(button);
            }
            for (const button of root.querySelectorAll(`.dialog:not(.departing) ${selector}`)) {
                if (choosers.has(button)) continue;
                choosers.set(button, { field: makeField(button) });
                if (isFirst || navigator.userActivation?.isActive !== true) continue;
                dialogOf(button)?.classList.add("choosing");
                open(button);
            }
        },
    };
}
