// Printing by the key for it prints whole lists, as far as the server makes their rows at once.
//
//     Control-P ──► all rows are asked for ──► they are there, or 3 s have passed ──► the browser prints ──► rows on screen again
//
// A browser's menu doesn't tell before it prints, so it prints the rows that are made (see print.css).

const longest = 3000;
const step = 30;

export function startPrinting(rows, connection) {
    async function print() {
        for (let time = 0; connection.unanswered.length > 0 && time < longest; time += step) {
            await new Promise((resolve) => setTimeout(resolve, step));
        }
        window.print();
    }

    addEventListener("keydown", (event) => {
        // On a keyboard for another script, the key has another letter.
        const isP = event.key.toLowerCase() === "p" || event.code === "KeyP";
        const isForPrint = isP && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
        if (!isForPrint || event.defaultPrevented || event.repeat || !connection.acceptsTaps || !rows.askForAll()) return;
        event.preventDefault();
        print();
    });
    addEventListener("afterprint", () => rows.endAskingForAll());
}
