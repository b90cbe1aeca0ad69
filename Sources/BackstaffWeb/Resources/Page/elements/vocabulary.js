// The vocabulary of elements, made by scripts/vocabulary from Sources/BackstaffElements/Vocabulary. Don't edit it here.

/** How the elements of each role are shown, and the verbs that they accept by default. Any other role is a plain `div`. */
export const roles = {
    "navigation-stack": { verbs: "back peek" },
    screen: { tag: "section" },
    "navigation-bar": { tag: "header" },
    "bar-title": { tag: "h1", defaults: { tabindex: "-1" } },
    "back-button": { tag: "button", defaults: { type: "button", "aria-label": { phrase: "back" } }, verbs: "activate reveal" },
    "split-view": { verbs: "activate size" },
    "column-divider": { defaults: { role: "separator", "aria-orientation": "vertical", "aria-label": { phrase: "columnWidth" } }, verbs: "width" },
    "sidebar-toggle": { tag: "button", defaults: { type: "button" }, verbs: "activate" },
    "tab-panel": { defaults: { role: "tabpanel" } },
    "tab-bar": { defaults: { role: "tablist" } },
    tab: { tag: "button", defaults: { type: "button", role: "tab", "aria-selected": "false" }, verbs: "activate" },
    "tab-section": { defaults: { role: "presentation" } },
    dialog: { tag: "dialog", defaults: { role: "alertdialog" }, verbs: "cancel" },
    presentation: { tag: "dialog", defaults: { role: "dialog" }, verbs: "edit cancel" },
    divider: { tag: "hr" },
    "lazy-stack": { verbs: "window" },
    "lazy-grid": { verbs: "window" },
    geometry: { verbs: "size" },
    extent: { defaults: { "aria-hidden": "true" } },
    gesture: { whileAnswering: [{ verbs: ["activate", "hold"], attributes: { role: "button", tabindex: "0" } }, { verbs: ["focus"], attributes: { tabindex: "0" } }], verbs: "activate" },
    "context-menu": { verbs: "reveal" },
    text: { tag: "span", variants: [{ tag: "h1", key: "heading", is: 1 }, { tag: "h2", key: "heading", is: 2 }, { tag: "h3", key: "heading", is: 3 }, { tag: "h4", key: "heading", is: 4 }, { tag: "h5", key: "heading", is: 5 }, { tag: "h6", key: "heading", is: 6 }] },
    image: { tag: "svg", variants: [{ tag: "span", key: "picture" }, { tag: "img", key: "href" }], defaults: { "aria-hidden": "true" } },
    canvas: { defaults: { "aria-hidden": "true" }, verbs: "size" },
    progress: { defaults: { role: "progressbar" } },
    button: { tag: "button", defaults: { type: "button" }, verbs: "activate" },
    link: { tag: "a", defaults: { role: "link", tabindex: "0" }, verbs: "activate address" },
    "text-field": { tag: "input", variants: [{ tag: "textarea", key: "axis", is: "vertical" }], defaults: { autocomplete: "off" }, verbs: "edit submit focus" },
    toggle: { tag: "button", defaults: { type: "button", role: "switch", "aria-checked": "false" }, verbs: "activate" },
    slider: { part: { tag: "input", class: "range", defaults: { type: "range", step: "any" } } },
    stepper: { defaults: { role: "group" } },
    picker: { defaults: { role: "group" } },
    option: { defaults: { role: "radio", "aria-checked": "false", tabindex: "0" } },
    "menu-items": { defaults: { role: "menu" } },
    "control-group": { defaults: { role: "group" } },
    "date-picker": { defaults: { role: "group" }, verbs: "edit" },
    "color-picker": { tag: "label", part: { tag: "input", class: "color-field", box: "color-swatch", defaults: { type: "color" } }, verbs: "edit" },
    list: { defaults: { role: "list" }, verbs: "window" },
    "section-header": { defaults: { role: "heading", "aria-level": "2" } },
    row: { defaults: { role: "listitem" } },
    "search-field": { defaults: { role: "search" }, part: { tag: "input", class: "search-input", defaults: { type: "search", autocomplete: "off", placeholder: { phrase: "search" }, enterkeyhint: "search", "aria-label": { phrase: "search" } } }, verbs: "edit submit focus cancel" },
    "search-token": { tag: "button", defaults: { type: "button", "aria-description": { phrase: "delete" } }, verbs: "delete" },
    "search-scopes": { defaults: { role: "radiogroup" } },
    "search-suggestions": { defaults: { role: "list", "aria-label": { phrase: "suggestions" } } },
};

/** The effects of attributes. The first rule that has no `only`, or whose `only` contains the role, applies. */
export const attributes = {
    label: [{ only: ["image", "canvas"], effects: [["attribute", "aria-label"], ["whileSet", "role", "img"], ["whileSet", "aria-hidden", null]] }, { effects: [["onPart", ["attribute", "aria-label"]]] }],
    hint: [{ effects: [["attribute", "title"]] }],
    value: [{ only: ["date-picker", "link"], effects: [["byType"]] }, { only: ["text-field", "search-field", "slider"], effects: [["onPart", ["fieldValue"]]] }, { effects: [["amount"]] }],
    heading: [{ effects: [["heading"]] }],
    "hidden-from-accessibility": [{ effects: [["state", "aria-hidden", null]] }],
    disabled: [{ only: ["back-button", "sidebar-toggle", "tab", "button", "text-field", "toggle", "slider", "color-picker", "search-field", "search-token"], effects: [["onPart", ["attribute", "disabled"]], ["state", "aria-disabled", null]] }, { effects: [["state", "aria-disabled", null]] }],
    selected: [{ only: ["row"], effects: [["byType"], ["state", "aria-current", null]] }, { only: ["tab-panel"], effects: [["byType"]] }, { only: ["option"], effects: [["state", "aria-checked", null]] }, { effects: [["state", "aria-selected", null]] }],
    on: [{ only: ["section-header"], effects: [["byType"]] }, { only: ["toggle"], effects: [["state", "aria-checked", null]] }, { effects: [["state", "aria-pressed", "false"]] }],
    presented: [{ only: ["back-button", "sidebar-toggle", "tab", "button", "toggle", "search-token"], effects: [["byType"], ["state", "aria-expanded", "false"]] }],
    busy: [{ effects: [["state", "aria-busy", null]] }],
    placeholder: [{ effects: [["onPart", ["attribute", "placeholder"]]] }],
    href: [{ only: ["image"], effects: [["picture"]] }, { effects: [["address"]] }],
    "role-name": [{ only: ["window", "navigation-stack", "bar-items", "bar-item", "screen-content", "split-view", "column", "column-divider", "tab-view", "tab-panel", "tab-bar", "tab-section", "tab-part", "inspector", "v-stack", "h-stack", "z-stack", "spacer", "scroll", "lazy-stack", "lazy-grid", "geometry", "extent", "style", "padding", "frame", "aspect-ratio", "fixed-size", "offset", "background", "overlay", "layer", "clip", "effect", "gesture", "context-menu", "hidden", "label", "shape", "color", "gradient", "canvas", "progress", "unavailable", "slider", "stepper", "picker", "option", "menu", "menu-items", "disclosure", "group-box", "control-group", "labeled-content", "date-picker", "list", "section-header", "section-footer", "row", "badge", "swipe-actions", "search-field", "search-scopes", "search-suggestions"], effects: [["byType"], ["mapped", "role", { button: "button", link: "link" }, null]] }],
    "content-type": [{ effects: [["onPart", ["attribute", "autocomplete"]]] }],
    minimum: [{ only: ["slider"], effects: [["onPart", ["attribute", "min"]]] }],
    maximum: [{ only: ["slider"], effects: [["onPart", ["attribute", "max"]]] }],
    step: [{ only: ["slider"], effects: [["onPart", ["attribute", "step"]]] }],
    secure: [{ only: ["text-field"], effects: [["byType"], ["whileSet", "type", "password"]] }],
    "submit-label": [{ effects: [["onPart", ["mapped", "enterkeyhint", { return: "enter", continue: "next", join: "go", route: "go" }, { unchanged: true }]]] }],
    keyboard: [{ effects: [["onPart", ["mapped", "inputmode", { "number-pad": "numeric", "decimal-pad": "decimal", "phone-pad": "tel", "email-address": "email", URL: "url", "web-search": "search" }, "text"]]] }],
    autocorrection: [{ effects: [["onPart", ["attribute", "autocorrect"]]] }],
    capitalization: [{ effects: [["onPart", ["attribute", "autocapitalize"]]] }],
    insets: [{ effects: [["style", "lengths"]] }],
    "separator-tint": [{ effects: [["color"]] }],
    columns: [{ effects: [["columns"]] }],
    "content-margins": [{ effects: [["style", "lengths"]] }],
    picture: [{ only: ["image"], effects: [["assetPicture"]] }],
    "cap-insets": [{ effects: [["style", "capInsets"]] }],
    foreground: [{ effects: [["color"]] }],
    "secondary-foreground": [{ effects: [["color"]] }],
    tint: [{ effects: [["color"]] }],
    fill: [{ effects: [["color"]] }],
    stroke: [{ effects: [["color"]] }],
    accent: [{ effects: [["color"]] }],
    drawing: [{ only: ["canvas"], effects: [] }, { effects: [["style", "drawing"]] }],
    filter: [{ effects: [["style", "filter"]] }],
    "rotation-axis": [{ effects: [["style", "axis"]] }],
    border: [{ effects: [["color"]] }],
    stops: [{ effects: [["style", "gradientStops"]] }],
    shadow: [{ effects: [["style", "dropShadow"]] }],
    transform: [{ effects: [["style", "matrix"]] }],
    "layout-direction": [{ effects: [["mapped", "dir", { "right-to-left": "rtl", "left-to-right": "ltr" }, { unchanged: true }]] }],
    animation: [{ effects: [["byType"], ["style", "timingCurve"]] }],
};

/** The controls that HTML doesn't allow in another one, and the HTML attributes of the `span` that the outer one is. */
export const nestedControls = {
    excluded: { button: ["button", "a", "input", "textarea"], a: ["a"] },
    attributes: { role: "button", tabindex: "0" },
    dropped: "type",
};

/** Colors that are the same everywhere: `--color-NAME` in tokens.css. */
export const palette = ["primary", "secondary", "tertiary", "quaternary", "placeholder", "separator", "background", "secondary-background", "grouped-background", "grouped-row", "fill", "white", "black", "clear", "blue", "red", "green", "orange", "yellow", "teal", "cyan", "mint", "indigo", "purple", "pink", "brown", "gray", "accent"];

/** Colors that depend on where they are used. */
export const localColors = { tint: "var(--tint, var(--color-accent))", foreground: "currentColor" };

/** The beginnings and the schemes of URLs that are safe to follow, or to load images from. */
export const addresses = {
    webSchemes: ["http", "https"],
    otherSchemes: ["mailto", "tel", "sms"],
    beginnings: ["/", "?", "#", "http:", "https:", "mailto:", "tel:", "sms:"],
    pictureBeginnings: ["https://", "data:image/"],
};

/** The texts of elements themselves, by language. */
export const phrases = {
    en: { back: "Back", columnWidth: "Column width", delete: "Delete", search: "Search", suggestions: "Suggestions" },
    zh: { back: "返回", columnWidth: "栏宽", delete: "删除", search: "搜索", suggestions: "建议" },
    ja: { back: "戻る", columnWidth: "列の幅", delete: "削除", search: "検索", suggestions: "候補" },
    de: { back: "Zurück", columnWidth: "Spaltenbreite", delete: "Löschen", search: "Suchen", suggestions: "Vorschläge" },
};
