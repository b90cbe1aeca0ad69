// The address of this page as the server takes it: path, query and fragment.

const longest = 8192;

export function pageAddress() {
    const address = location.pathname + location.search;
    const whole = address + location.hash;
    // Browsers write addresses in ASCII, so characters are bytes.
    return whole.length <= longest ? whole : address.slice(0, longest);
}
