// The languages and the time zone of the person, by which the server words and formats what the app shows.

import { basePath } from "../base-path/base-path.js";

/** A browser that was started without a language says "C", which `Intl` refuses. */
function isTag(tag) {
    try {
        return Intl.getCanonicalLocales(tag).length === 1;
    } catch {
        return false;
    }
}

const tags = [...navigator.languages ?? [], navigator.language].filter(isTag);

/** The language of dates and numbers that the page itself formats. */
export const language = tags[0] ?? "en";

/** The preferred language first. A very long list is cut. */
export function languages() {
    return [...new Set([...tags, language])].slice(0, 10).map((tag) => tag.slice(0, 35)).join(",");
}

/** The name of the time zone. It is also stored in a cookie, by which the server formats the next preview. */
export function timeZone() {
    const name = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
    document.cookie = `backstaff-time-zone=${name}; path=${basePath || "/"}; max-age=31536000; samesite=lax`;
    return name;
}
