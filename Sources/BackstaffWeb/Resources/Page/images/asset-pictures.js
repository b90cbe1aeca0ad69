// Translates the files of one of the app's pictures to an image of CSS. The same rules are in CSSValue+Picture.swift.

const fileName = /^[0-9a-f]{32}\.(png|jpg|gif|webp|svg)$/;

/** Whether a text is the name of a file of the app's pictures. */
export const isPictureFile = (text) => fileName.test(text);

/** The files of one appearance, "a.png 1,b.png 2". The browser chooses by the pixels of a point. */
function image(text, basePath) {
    const files = text.split(",").map((file) => file.split(" "));
    if (files.some((file) => file.length !== 2 || !fileName.test(file[0]))) return undefined;
    const addresses = files.map(([name]) => `url("${basePath}/~/assets/${name}")`);
    if (files.length === 1) return addresses[0];
    return `image-set(${files.map(([, scale], index) => `${addresses[index]} ${Number(scale) || 1}x`).join(", ")})`;
}

const byScheme = (light, dark) => (light === dark ? light : `var(--if-light, ${light}) var(--if-dark, ${dark})`);

/**
 * The files of a picture as CSS: one list for all appearances, or several, separated by `|`: light and dark mode, and both
 * with increased contrast. Returns undefined for any other text.
 */
export function assetPicture(text, basePath) {
    const images = text.split("|").map((part) => image(part, basePath));
    if (images.includes(undefined)) return undefined;
    if (images.length === 1) return images[0];
    if (images.length === 2) return byScheme(...images);
    if (images.length !== 4) return undefined;
    const [standard, increased] = [byScheme(images[0], images[1]), byScheme(images[2], images[3])];
    return `var(--if-standard-contrast, ${standard}) var(--if-increased-contrast, ${increased})`;
}
