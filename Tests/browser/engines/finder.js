// Finds elements and says whether they are ready, by Playwright's rules as far as the tests need them. It is a function, so
// that it can be put into any script.
() => {
    const normalized = (text) => text.replace(/\s+/g, " ").trim();

    function matches(text, wanted) {
        text = normalized(text);
        if (wanted.pattern !== undefined) return new RegExp(wanted.pattern, wanted.flags).test(text);
        const words = normalized(wanted.text);
        return wanted.exact ? text === words : text.toLowerCase().includes(words.toLowerCase());
    }

    // The text of an element without that of scripts and styles. A button's is its value.
    function textOf(node) {
        if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
        if (node.matches("script, style, noscript, head")) return "";
        if (node.matches("input[type=submit], input[type=button]")) return node.value;
        return [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE || child.nodeType === Node.ELEMENT_NODE)
            .map(textOf).join("");
    }

    // WebKit adds a line break to the text of some elements.
    const innerText = (node) => node.innerText.replace(/\n+$/, "");

    function isVisible(node) {
        if (!node?.isConnected) return false;
        const style = getComputedStyle(node);
        if (style.display === "contents") return [...node.children].some(isVisible);
        if (!node.checkVisibility() || style.visibility !== "visible") return false;
        const { width, height } = node.getBoundingClientRect();
        return width > 0 && height > 0;
    }

    const isEnabled = (node) => !node.closest(":disabled, [aria-disabled=true]");

    // Accessibility.

    const FIELDS = { checkbox: "checkbox", radio: "radio", range: "slider", number: "spinbutton", search: "searchbox",
        button: "button", submit: "button", reset: "button", image: "button", text: "textbox", email: "textbox",
        tel: "textbox", url: "textbox" };
    const ROLES = { a: (node) => node.hasAttribute("href") ? "link" : null, button: () => "button", dialog: () => "dialog",
        textarea: () => "textbox", progress: () => "progressbar", option: () => "option", li: () => "listitem",
        ul: () => "list", ol: () => "list", nav: () => "navigation", img: () => "img", main: () => "main",
        output: () => "status", select: () => "combobox", input: (node) => FIELDS[node.type] ?? null };
    const NAMED_BY_CONTENT = new Set(["button", "link", "heading", "option", "menuitem", "menuitemcheckbox", "menuitemradio",
        "tab", "switch", "radio", "checkbox", "cell", "gridcell", "row", "tooltip", "treeitem"]);

    function roleOf(node) {
        const given = node.getAttribute("role")?.trim().split(/\s+/)[0];
        if (given) return given;
        if (/^h[1-6]$/.test(node.localName)) return "heading";
        return ROLES[node.localName]?.(node) ?? null;
    }

    const isHidden = (node) => Boolean(node.closest("[aria-hidden=true]")) || !node.checkVisibility({ visibilityProperty: true });

    function spoken(node) {
        if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
        if (node.nodeType !== Node.ELEMENT_NODE || isHidden(node)) return "";
        const label = node.getAttribute("aria-label") ?? node.getAttribute("alt");
        if (label) return label;
        const words = [...node.childNodes].map(spoken).join("");
        return getComputedStyle(node).display.startsWith("inline") ? words : ` ${words} `;
    }

    const isLabelled = (node) => node.labels?.length > 0 || node.matches("[aria-label], [aria-labelledby]");

    function nameOf(node) {
        const labels = node.getAttribute("aria-labelledby")?.trim().split(/\s+/).map((id) => document.getElementById(id));
        const named = labels?.filter(Boolean).map((label) => label.getAttribute("aria-label") ?? label.textContent).join(" ");
        const byContent = NAMED_BY_CONTENT.has(roleOf(node)) ? normalized([...node.childNodes].map(spoken).join("")) : "";
        return named || node.getAttribute("aria-label") || [...node.labels ?? []].map(spoken).join(" ") || byContent
            || node.getAttribute("alt") || node.getAttribute("title") || node.getAttribute("placeholder") || "";
    }

    function isOfRole(node, { role, name, level }) {
        return roleOf(node) === role && !isHidden(node)
            && (!name || matches(nameOf(node), name))
            && (!level || Number(node.getAttribute("aria-level") ?? node.localName.slice(1)) === level);
    }

    // One step: the elements that it leads to from a root.

    function within(root, step) {
        if (step.css) return [...root.querySelectorAll(step.css)];
        if (step.xpath) {
            const result = document.evaluate(step.xpath, root, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
            return Array.from({ length: result.snapshotLength }, (_, index) => result.snapshotItem(index));
        }
        const all = [...root.querySelectorAll("*")];
        if (step.role) return all.filter((node) => isOfRole(node, step));
        if (step.attribute) {
            return all.filter((node) => node.hasAttribute(step.attribute) && matches(node.getAttribute(step.attribute), step.value));
        }
        if (step.label) return all.filter((node) => isLabelled(node) && matches(nameOf(node), step.label));
        const seen = all.filter((node) => !node.matches("script, style, noscript, head, head *"));
        const matching = new Set(seen.filter((node) => matches(textOf(node), step.text)));
        return [...matching].filter((node) => ![...node.children].some((child) => matching.has(child)));
    }

    function chosen(found, step) {
        if (step.visible) return found.filter(isVisible);
        if (step.hasText) return found.filter((node) => matches(textOf(node), step.hasText));
        if (step.has) return found.filter((node) => find(step.has, [node]).length > 0);
        if ("nth" in step) return [found.at(step.nth)].filter(Boolean);
        return null;
    }

    function find(steps, roots = [document]) {
        const next = (found, step) => chosen(found, step) ?? [...new Set(found.flatMap((root) => within(root, step)))];
        return steps.reduce(next, roots);
    }

    // A single element. As with Playwright, a locator of a test that finds several is a fault of the test.

    function only(found) {
        if (found.length > 1) {
            throw new Error(`the locator finds ${found.length} elements: ${found.slice(0, 3).map(shown).join(", ")}`);
        }
        return found[0];
    }

    const shown = (node) => node.cloneNode(false).outerHTML.slice(0, 160);
    const one = (found) => only(found) ? null : { wait: "there is no such element" };

    function reached(found, state) {
        const node = only(found);
        const is = { attached: Boolean(node), detached: !node, visible: isVisible(node), hidden: !isVisible(node) }[state];
        return is ? { value: null } : { wait: `it is not ${state}` };
    }

    function box(node) {
        const { x, y, width, height } = node.getBoundingClientRect();
        return isVisible(node) ? { x, y, width, height } : null;
    }

    function fill(found, text) {
        const node = only(found);
        if (!isVisible(node) || !isEnabled(node)) return { wait: "it is not a visible and enabled field" };
        node.focus();
        if (node.matches("input:is([type=date], [type=time], [type=color], [type=range], [type=datetime-local])")) {
            node.value = text;
            node.dispatchEvent(new Event("input", { bubbles: true }));
            node.dispatchEvent(new Event("change", { bubbles: true }));
        } else {
            node.select?.();
            document.execCommand(text ? "insertText" : "delete", false, text);
        }
        return { value: null };
    }

    // Where to click.

    const frame = () => new Promise((done) => requestAnimationFrame(done));

    function point(node, position) {
        const rects = [...node.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0);
        const rect = rects[0] ?? node.getBoundingClientRect();
        if (position) return [rect.x + node.clientLeft + position.x, rect.y + node.clientTop + position.y];
        const [left, right] = [Math.max(rect.left, 0), Math.min(rect.right, innerWidth)];
        const [top, bottom] = [Math.max(rect.top, 0), Math.min(rect.bottom, innerHeight)];
        return [(left + right) / 2, (top + bottom) / 2];
    }

    // The text in a button may let clicks through to the button.
    function hit(part, [x, y]) {
        const node = part.closest("button, [role=button], a, [role=link]") ?? part;
        const reached = document.elementFromPoint(x, y);
        const isIn = reached && (node.contains(reached) || node.contains(reached.closest("label")?.control ?? null));
        return isIn ? null : reached ? `${shown(reached)} is above it` : "it is outside of the window";
    }

    async function target(found, { position, force }) {
        const node = only(found);
        if (!node) return { wait: "there is no such element" };
        if (!isVisible(node)) return { wait: "it is not visible" };
        if (!force && !isEnabled(node)) return { wait: "it is not enabled" };
        if (!force) {
            const before = node.getBoundingClientRect();
            await frame();
            const after = node.getBoundingClientRect();
            if (["x", "y", "width", "height"].some((side) => before[side] !== after[side])) return { wait: "it moves" };
        }
        if (hit(node, point(node, position))) node.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        if (hit(node, point(node, position))) node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const problem = hit(node, point(node, position));
        return problem && !force ? { wait: problem } : { value: point(node, position) };
    }

    return { find, only, one, reached, innerText, isVisible, isEnabled, box, fill, target };
}
