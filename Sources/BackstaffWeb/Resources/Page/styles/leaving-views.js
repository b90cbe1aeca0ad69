// What is still seen of a view that has left the tree.

/** Puts a view into a node of the page, which has no part in anything: it is only seen. */
export function setAside(view, name) {
    const holder = document.createElement("div");
    holder.className = `${name} added`;
    holder.inert = true;
    holder.setAttribute("aria-hidden", "true");
    for (const node of [view, ...view.querySelectorAll("[id]")]) node.removeAttribute("id");
    holder.append(view);
    return holder;
}

/** Removes such a node when its animation has ended. */
export function removeAfter(animation, holder) {
    const end = () => holder.remove();
    animation.finished.then(end, end);
}
