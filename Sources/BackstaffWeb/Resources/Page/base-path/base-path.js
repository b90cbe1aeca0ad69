// The path of the site below which the app is served. The app doesn't know it: its addresses begin at its own root.
//
//     browser   /shop/recipes/12   /shop   /shopping
//     app       /recipes/12        /       not the app's

/** A path such as `/shop`, or an empty text if the app has the whole site. The page's document says it. */
export const basePath = document.documentElement.dataset.basePath ?? "";

/** A path with a part "." or "..", or one that may have such a part. Browsers read "\" as "/", and skip tabs and line ends. */
const hasDotPart = /[/\\](?:\.|%2e)|[\t\n\r]/i;

/**
 * The address in the browser for an address of the app. An address that names a host stays as it is. With parts "..", an
 * address could leave the path, so they are removed before.
 */
export function inBrowser(address) {
    if (basePath === "" || !/^\/(?![/\\])/.test(address)) return address;
    if (!hasDotPart.test(address)) return basePath + address;
    const { pathname, search, hash } = new URL(location.origin + address);
    return basePath + pathname + search + hash;
}

/** The address of the app for a path, with or without a query, of the browser. */
export function inApp(address) {
    const rest = address.slice(basePath.length);
    return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Whether a `URL` leads to the app. */
export const isOfApp = ({ origin, pathname }) =>
    origin === location.origin && (pathname === basePath || pathname.startsWith(`${basePath}/`));

/** A name in the browser's storage. Apps at other paths of the site have the same storage, and other names in it. */
export const storageName = (name) => (basePath === "" ? name : `${basePath} ${name}`);
