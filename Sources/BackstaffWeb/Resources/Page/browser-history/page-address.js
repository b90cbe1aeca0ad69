// The address of this page in the form that the server expects: path in the app, query and fragment.

import { inApp } from "../base-path/base-path.js";

const longest = 8192;

export function pageAddress() {
    const address = inApp(location.pathname + location.search);
    const whole = address + location.hash;
    // Browsers write addresses in ASCII, so each character is one byte.
    return whole.length <= longest ? whole : address.slice(0, longest);
}
