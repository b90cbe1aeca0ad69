// The languages and the time zone of the person, by which the server words and formats what the app shows.

import { basePath } from "../base-path/base-path.js";

/** The preferred language first. A very long list is cut. */
export function languages() {
    const tags = navigator.languages?.length ? navigator.languages : [navigator.language];
    return tags.slice(0, 10).map((tag) => tag.slice(0, 35)).join(",");
}

/** The name of the time zone. It is also stored in a cookie, by which the server formats the next preview. */
export function timeZone() {
    const name = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
    document.cookie = `backstaff-time-zone=${name}; path=${basePath || "/"}; max-age=31536000; samesite=lax`;
    return name;
}
