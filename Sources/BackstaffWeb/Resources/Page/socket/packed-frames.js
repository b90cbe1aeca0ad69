// Compressed frames: the server sends a large first tree as bytes, in the format of gzip, to pages that can unpack it.

export const canUnpack = "DecompressionStream" in window;

/** The text of a frame, or a promise of it. */
export function unpacked(data) {
    if (typeof data === "string") return data;
    return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}
