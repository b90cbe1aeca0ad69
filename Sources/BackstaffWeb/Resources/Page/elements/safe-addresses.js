// Which addresses of an app's data the page uses, as the vocabulary says. An address that is a script is never safe.

import { addresses } from "./vocabulary.js";

const begins = (address, beginnings) =>
    typeof address === "string" && beginnings.some((start) => address.toLowerCase().startsWith(start));

/** Whether the page may follow an address. */
export const isSafe = (address) => begins(address, addresses.beginnings);

/** Whether the page may load a picture from an address. */
export const isPicture = (address) => begins(address, addresses.pictureBeginnings);

/** Whether a protocol, as `URL` has it, is that of web pages. */
export const isOfWeb = (protocol) => addresses.webSchemes.some((scheme) => protocol === `${scheme}:`);

/** Whether another program opens what has this protocol. */
export const isOfOtherProgram = (protocol) => addresses.otherSchemes.some((scheme) => protocol === `${scheme}:`);
