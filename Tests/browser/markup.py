"""Trees of elements as text, to compare a preview's HTML with the page's DOM of the same tree.

A line is one element: tag, role, HTML attributes sorted by name, and text. These aren't compared, for the given reason:

- Nodes that aren't elements. The page adds them, such as a bar's small title or a menu's arrow. The preview has only
  those with text. None of them has a number.
- All classes but the first, which is the role. They are for measurements and animations of the page.
- The attributes in LEFT_OUT, for all roles or for one.
- The attributes in SELECTION, for lists with a selection. Keys move the selection, which takes JavaScript, so only the
  page makes a listbox of the list.
- The roles of items in menus. Only the page opens menus, and they have items then.
"""

LEFT_OUT = {
    "all": [
        # The page measures them.
        "--separator-start", "--search-shift", "--title-shift", "--row-length", "block-size",
        # Focus and focusability change while the page is in use.
        "tabindex", "inert", "popover",
    ],
    # The page also says where a back button leads, and shortens its title if it doesn't fit.
    "back-button": ["aria-label", "data-short"],
    # Dividers are dragged, or moved by keys. The script that does it sets the bounds and the value.
    "column-divider": ["aria-valuemin", "aria-valuemax", "aria-valuenow"],
    # In a preview a link has its address at once and works without JavaScript. The page requests it when it is needed.
    "link": ["href"],
    # Options that keys move through are a group of radio buttons.
    "picker": ["role"],
    # The direction of the keys that move through the tabs, and the tab of a panel.
    "tab-bar": ["aria-label", "aria-orientation"],
    "tab-panel": ["aria-labelledby"],
}
SELECTION = ["role", "aria-selected", "aria-current", "aria-multiselectable", "aria-labelledby", "aria-label"]

LINES = """(root, { leftOut, selection, isExact }) => {
    const CONTROLS = "input, .color-swatch";
    const isElement = (node) => node.id === "app" || /^e\\d+$/.test(node.id);
    const isInSelection = (node) => node.closest(".list[data-selection]")
        && (node.matches(".list") || node.parentElement.matches(".list"));
    const isLeftOut = (node, name) => ["id", "class", "style", "value", "--part"].includes(name) || (!isExact && isOfPage(node, name));
    const isOfPage = (node, name) => leftOut.all.includes(name) || leftOut[node.classList[0]]?.includes(name)
        || (selection.includes(name) && isInSelection(node)) || (name === "role" && node.parentElement?.closest(".menu-items"));
    // Not by `node.style`: the content policy lets no document that is only read have styles.
    const propertiesOf = (node) => (node.getAttribute("style") ?? "").split(";").filter((part) => part.trim() !== "")
        .map((part) => [part.slice(0, part.indexOf(":")).trim(), part.slice(part.indexOf(":") + 1).trim()])
        .filter(([name]) => !isLeftOut(node, name));
    function line(node) {
        const attributes = [...node.attributes].filter(({ name }) => !isLeftOut(node, name))
            .map(({ name, value }) => [name, value]);
        if (/^(input|textarea)$/.test(node.localName)) attributes.push(["value", node.value]);
        const all = [...attributes, ...propertiesOf(node)].sort();
        const words = node.localName !== "textarea" && [...node.childNodes].filter((child) => child.nodeType === 3).map((child) => child.data.trim()).join("");
        return [node.localName, node.classList[0], ...all.map(([name, value]) => `${name}=${value}`), words && `"${words}"`]
            .filter(Boolean).join(" ");
    }
    const lines = [];
    function visit(node, indent) {
        lines.push(indent + line(node));
        for (const child of node.children) {
            if (isElement(child) || (isExact && child.matches(CONTROLS))) visit(child, indent + "  ");
        }
    }
    visit(root, "");
    return lines;
}"""

OPTIONS = {"leftOut": LEFT_OUT, "selection": SELECTION}

PREVIEW = """async ({ url, options }) => {
    const response = await fetch(url);
    // A document that is only read runs no script.
    const preview = new DOMParser().parseFromString(await response.text(), "text/html");
    return (%s)(preview.getElementById("app"), options);
}""" % LINES


def trees_of_preview_and_page(page):
    """The lines of a page's tree, before and after its script has run."""
    preview = page.evaluate(PREVIEW, {"url": page.url, "options": OPTIONS})
    live = page.evaluate(f"(options) => ({LINES})(document.getElementById('app'), options)", OPTIONS)
    return preview, live


EXACT = {**OPTIONS, "isExact": True}

MAKE = """async ({ node, taken, options }) => {
    const { make, set } = await import("/~/page/elements/elements.js");
    const made = make(node);
    for (const key of taken) set(made, key, null);
    return (%s)(made, options);
}""" % LINES

PARSE = """({ html, options }) => {
    const parsed = new DOMParser().parseFromString(html, "text/html");
    return (%s)(parsed.body.firstElementChild, options);
}""" % LINES


def tree_of_node(page, node, taken=()):
    """The lines of the page's DOM for a node. Every attribute counts. `taken` are attributes that are removed again."""
    return page.evaluate(MAKE, {"node": node, "taken": list(taken), "options": EXACT})


def tree_of_html(page, html):
    """The lines of some HTML. Every attribute counts."""
    return page.evaluate(PARSE, {"html": html, "options": EXACT})
