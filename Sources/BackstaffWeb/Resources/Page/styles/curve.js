/** How what moves by itself gathers speed and comes to rest. */
export const curve = "cubic-bezier(.32,.72,0,1)";
