// The texts of the page itself. Texts that belong to elements are in the vocabulary, and all others come from the app.
// The texts of navigation-inspector.js are for developers and aren't translated.

import { phrases } from "../elements/vocabulary.js";

const english = {
    tabs: "Tabs",
    pageOf: "Page {n} of {count}",
    backTo: "{name}, Back",
    connectionLost: "Connection lost. Trying again…",
    appHangs: "The app doesn’t answer. Trying again…",
    connectionGone: "The server can’t be reached.",
    serverFull: "The server is full. Trying again…",
    tooManyConnections: "Your network has too many connections to the server. Trying again…",
    connectionBlocked: "Something on the way to the server blocks the live connection. Trying again…",
    tryAgain: "Try again",
    reload: "Reload",
    startOver: "Start over",
    notDone: "The server was replaced. Your last step wasn’t done.",
    screenChanged: "The screen has changed. Your last step wasn’t done.",
    perhapsNotDone: "The server was replaced. Your last step may not have been done.",
    outdated: "This page is older than its server.",
    trouble: "This screen can’t be shown.",
    building: "Building…",
    oneError: "1 error",
    manyErrors: "{count} errors",
    moreErrors: "and {count} more",
    lastBuildGoesOn: "The last good build goes on.",
    hide: "Hide",
    sheetGrabber: "Sheet height",
    deleteRow: "Delete {name}",
    reorder: "Reorder {name}",
    moveUp: "Move Up",
    moveDown: "Move Down",
    lifted: "{name}, lifted. Position {position} of {count}. Arrow keys move it, Space drops it, Escape cancels.",
    movedTo: "Position {position} of {count}.",
    dropped: "{name}, dropped. Position {position} of {count}.",
    notMoved: "{name}, not moved.",
    actions: "Actions",
    more: "More",
    refresh: "Refresh",
    refreshing: "Refreshing",
    cancel: "Cancel",
    clearText: "Clear text",
    selectDate: "Date",
    selectTime: "Time",
    previousMonth: "Previous month",
    nextMonth: "Next month",
    year: "Year",
    month: "Month",
    day: "Day",
    hour: "Hour",
    minute: "Minute",
    period: "AM/PM",
    open: "Open",
    newTab: "Open {name} in a new tab?",
    linkCopied: "Link copied.",
    wordsCopied: "Copied.",
    copyText: "Copy the text?",
    copy: "Copy",
    closeTab: "This tab can be closed now.",
    sendingFile: "Sending “{name}”…",
    fileNotSent: "“{name}” couldn’t be sent.",
    fileTooLarge: "“{name}” is too large. A file may have at most {size}.",
    tooManyFiles: "There are too many files. At most {count} can be chosen at once.",
    textTooLong: "The text would be too long for this field. Nothing was changed.",
};

/** The languages of translations.js, besides English. */
const others = ["zh", "ja", "de"];

function languageOfBrowser() {
    for (const tag of navigator.languages ?? [navigator.language]) {
        const language = tag.toLowerCase().split("-")[0];
        if (language === "en" || others.includes(language)) return language;
    }
    return "en";
}

/** The texts in a language. English ones are better than a page that doesn't start. */
async function textsIn(language) {
    if (language === "en") return english;
    try {
        const { translations } = await import("./translations.js");
        return translations[language];
    } catch {
        return english;
    }
}

const language = languageOfBrowser();
export const words = { ...await textsIn(language), ...phrases[language] };

/** One of the texts, with the values in braces filled in. */
export const phrase = (key, values) => words[key].replace(/{(\w+)}/g, (_, name) => values[name]);
