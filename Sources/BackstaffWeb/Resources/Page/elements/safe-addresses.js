// Decides which addresses from an app's data the page uses, according to the vocabulary. A script is never safe.

import { addresses } from "./vocabulary.js";

/** Browsers leave out tabs and line ends, so an address with one isn't what it looks like. */
const hidesSomething = (address) => /[\u0000-\u001f\u007f]/.test(address);

const begins = (address, beginnings) =>
    typeof address === "string" && !hidesSomething(address)
    && beginnings.some((start) => address.toLowerCase().startsWith(start));

/** Whether an address without a scheme names a host. `//a.example` does, and browsers read `/\` as `//`. */
const namesHost = (address) => /^[/\\]{2}/.test(address);

/** Whether the page may follow an address. */
export const isSafe = (address) => begins(address, addresses.beginnings) && !namesHost(address);

/** Whether the page may load a picture from an address. */
export const isPicture = (address) => begins(address, addresses.pictureBeginnings);

/** Whether a protocol, in the format of `URL`, belongs to web pages. */
export const isOfWeb = (protocol) => addresses.webSchemes.some((scheme) => protocol === `${scheme}:`);

/** Whether another program opens addresses with a protocol. */
export const isOfOtherProgram = (protocol) => addresses.otherSchemes.some((scheme) => protocol === `${scheme}:`);
