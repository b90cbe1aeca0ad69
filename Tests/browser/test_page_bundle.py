"""The bundle that scripts/page makes of the page's modules and style sheets. These tests need no server of Backstaff's."""

import json
import re

from fake_server import PAGE, SHEETS
from screens import Tree, screen, text, window

BUNDLE = PAGE.parent / "PageBundle"

# Every declaration of a sheet with its conditions and one selector, in the order of the cascade. Minimising joins rules and
# selectors, and leaves out what a later declaration of the same rule replaces.
RULES = r"""(texts) => {
    const parts = (selectors) => {
        const found = [""];
        let depth = 0, quoted = false;
        for (const letter of selectors) {
            if (letter === '"') quoted = !quoted;
            if (!quoted && "([".includes(letter)) depth += 1;
            if (!quoted && ")]".includes(letter)) depth -= 1;
            if (letter === "," && depth === 0 && !quoted) found.push("");
            else found[found.length - 1] += letter;
        }
        return found.map((selector) => selector.trim().replace(/::?(before|after)$/, "::$1"));
    };
    const lines = [];
    // The value of a custom property, or of one with a variable in it, is text that the browser leaves as it is.
    const plain = (value) => value.replace(/url\("[^"]*?(\w+\.woff2)"\)/g, "url($1)")
        .replace(/url\("(?:data:|\.\.\/images)(?:[^"\\]|\\.)*"\)/g, "url(image)").replace(/\s+/g, " ").replace(/, /g, ",")
        .replace(/\b0\./g, ".").replace(/calc\(([\d.]+px)\)/g, "$1").trim();
    const declarations = ({ style }) => [...style].map((name) =>
        `${name}: ${plain(style.getPropertyValue(name))}${style.getPropertyPriority(name) && " !important"}`);
    const visit = (rules, conditions) => {
        for (const rule of rules) {
            const kind = rule.constructor.name;
            const nested = rule.cssRules ? [...rule.cssRules] : [];
            if (kind === "CSSStyleRule") {
                for (const selector of parts(rule.selectorText)) {
                    for (const line of declarations(rule)) lines.push(`${conditions}${selector} { ${line} }`);
                    visit(nested, `${conditions}${selector} > `);
                }
            } else if (nested.length > 0) {
                const words = rule.conditionText ?? rule.name ?? rule.keyText ?? "";
                visit(nested, `${conditions}${kind} ${words} > `);
            } else {
                const words = rule.keyText ?? rule.name ?? "";
                const own = rule.style ? declarations(rule) : [rule.cssText];
                for (const line of own) lines.push(`${conditions}${kind} ${words} { ${line} }`);
            }
        }
    };
    for (const text of texts) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        visit(sheet.cssRules, "");
    }
    return lines;
}"""


def short(line):
    """A line with shorter words for the same values, as esbuild writes them."""
    line = re.sub(r" ([*/]) ", r"\1", line.replace("translateX(", "translate("))
    return re.sub(r"rgb\(0 0 0/(\.\d+)\)", lambda match: f"#000000{round(float(match[1]) * 255):02x}", line)


def rules(page, texts):
    return [short(line) for line in page.evaluate(RULES, texts)]


def test_O01_the_style_sheet_of_the_bundle_says_what_the_sources_say(open_page):
    page, _ = open_page(window(Tree()), wait=False)
    for sources, made in [
        ([(PAGE / sheet).read_text() for sheet in SHEETS], "page.css"),
        ([(PAGE / "navigation-inspector/navigation-inspector.css").read_text()], "navigation-inspector.css"),
    ]:
        wanted = rules(page, sources)
        found = rules(page, [(BUNDLE / made).read_text()])
        assert [line for line in wanted if line not in set(found)] == []
        assert found == wanted and len(found) > 100


def test_O01_a_map_has_the_text_of_each_source():
    for made in ("page.js", "page.css", "navigation-inspector.js"):
        content = json.loads((BUNDLE / f"{made}.map").read_text())
        for name, text in zip(content["sources"], content["sourcesContent"], strict=True):
            if (PAGE / name).is_file():
                assert text == (PAGE / name).read_text(), name
    assert re.search(r"sourceMappingURL=page\.js\.map\s*$", (BUNDLE / "page.js").read_text())


WIDTHS = """async () => {
    await document.fonts.load('17px "Inter Web"');
    return [400, 600, 700].flatMap((weight) => ['"Inter"', '"Inter Web"'].map((family) => {
        const line = document.createElement("span");
        line.textContent = "Soups, 0123456789 — Größe “AVAWA”";
        line.style.cssText = `position: fixed; white-space: nowrap; text-rendering: geometricPrecision;
            font: ${weight} 17px ${family}`;
        document.body.append(line);
        return line.getBoundingClientRect().width;
    }));
}"""


def test_O01_the_font_is_loaded_only_where_the_system_has_none_and_is_never_waited_for(open_page, eventually):
    t = Tree()
    page, _ = open_page(window(t, screen(t, "Soups", [text(t, "Minestrone")])))
    fonts = "() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length"
    # These tests run where Inter is installed.
    assert page.evaluate("() => [...document.fonts].map(({ display, status }) => [display, status])") == [
        ["optional", "unloaded"]]
    assert page.evaluate(fonts) == 0
    page.evaluate("""() => document.documentElement.style.setProperty("--font-default", '"Inter Web", sans-serif')""")
    eventually(page, lambda: page.evaluate(fonts) == 1)


def test_O01_the_font_has_the_widths_of_the_whole_one(open_page):
    page, _ = open_page(window(Tree()), wait=False)
    widths = page.evaluate(WIDTHS)
    for whole, own in zip(widths[::2], widths[1::2], strict=True):
        assert abs(whole - own) < 0.1, widths
    assert len(set(widths)) > 1
