/** The timing curve of the page's animations. */
export const curve = "cubic-bezier(.32,.72,0,1)";
