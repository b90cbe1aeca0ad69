import BackstaffElements

/// Writes a tree as HTML by the rule that the page's client has too: one table of tags, and for attributes a rule by
/// type with a table of exceptions for what HTML or a screen reader has a word of its own for.
@MainActor
struct HTMLRenderer {
    private(set) var writer = HTMLWriter()

    private static let tags: [ElementRole: String] = [
        .text: "span", .barTitle: "h1", .button: "button", .toggle: "button", .backButton: "button", .link: "a",
        .textField: "input", .divider: "hr", .navigationBar: "header", .screen: "section",
        .sidebarToggle: "button", .tab: "button", .searchToken: "button", .dialog: "dialog", .presentation: "dialog",
        .colorPicker: "label",
    ]
    private static let voidTags: Set<String> = ["input", "hr", "img"]

    private static let defaults: [ElementRole: [(name: String, value: String)]] = [
        .button: [("type", "button")],
        .backButton: [("type", "button"), ("aria-label", "Back")],
        .toggle: [("type", "button"), ("role", "switch")],
        .list: [("role", "list")],
        .row: [("role", "listitem")],
        .sectionHeader: [("role", "heading"), ("aria-level", "2")],
        .image: [("aria-hidden", "true")],
        .progress: [("role", "progressbar")],
        .barTitle: [("tabindex", "-1")],
        .sidebarToggle: [("type", "button")],
        .tab: [("type", "button"), ("role", "tab"), ("aria-selected", "false")],
        .tabBar: [("role", "tablist")], .tabPanel: [("role", "tabpanel")], .tabSection: [("role", "presentation")],
        .columnDivider: [("role", "separator"), ("aria-orientation", "vertical"), ("aria-label", "Column width")],
        .extent: [("aria-hidden", "true")],
        .textField: [("autocomplete", "off")],
        .searchField: [("role", "search")],
        .searchToken: [("type", "button"), ("aria-description", "Delete")],
        .searchScopes: [("role", "radiogroup")],
        .searchSuggestions: [("role", "list"), ("aria-label", "Suggestions")],
        .datePicker: [("role", "group")],
        .dialog: [("role", "alertdialog")],
    ]

    static func html(_ root: Element) -> [UInt8] {
        var renderer = HTMLRenderer()
        renderer.render(root)
        return renderer.writer.bytes
    }

    mutating func render(_ element: Element) {
        let tag = Self.tag(of: element)
        writer.raw("<")
        name(tag)
        writer.attribute("id", element.role == .window ? "app" : "e\(element.id)")
        writer.attribute("class", tag == "svg" ? "image symbol" : element.role.rawValue)
        if tag == "svg" { writer.attribute("viewBox", "0 0 24 24") }
        var attributes = Attributes(Self.defaults[element.role] ?? [])
        if element.role == .toggle { attributes.set("aria-checked", "false") }
        // What is only dragged is no button.
        if element.role == .gesture, !element.verbs.isDisjoint(with: [.activate, .hold]) {
            attributes.set("role", "button")
            attributes.set("tabindex", "0")
        }
        for (key, value) in element.attributes { attributes.add(key, value, tag: tag, role: element.role) }
        if element.role == .splitView {
            // It repeats the widths of its leading columns: the places of all columns follow from them.
            for column in element.children {
                guard case .number(let width) = column[.width] else { continue }
                attributes.property(
                    column[.placement] == .text("sidebar") ? "sidebar-width" : "content-width", CSSValue.number(width))
            }
        }
        attributes.write(to: &writer)
        writer.raw(">")
        if Self.voidTags.contains(tag) { return }

        if tag == "svg" {
            symbol(element.words(.symbol))
        } else if tag == "textarea" {
            writer.raw("\n")
            writer.text(element.words(.value))
        } else {
            if element.role == .sidebarToggle {
                writer.raw("<svg")
                writer.attribute("class", "symbol")
                writer.attribute("viewBox", "0 0 24 24")
                writer.attribute("aria-hidden", "true")
                writer.raw(">")
                symbol("sidebar.leading")
                writer.raw("</svg>")
            }
            writer.text(element.text)
            for child in element.children { render(child) }
            ownParts(of: element)
        }
        writer.raw("</")
        name(tag)
        writer.raw(">")
    }

    /// What the page's client makes by itself for an element, as far as there is something to read in it.
    private mutating func ownParts(of element: Element) {
        if element.role == .searchField {
            writer.raw("<input type=\"search\" class=\"search-input added\" autocomplete=\"off\"")
            let placeholder = element.words(.placeholder)
            let label = element.words(.label)
            writer.attribute("placeholder", placeholder.isEmpty ? "Search" : placeholder)
            writer.attribute("aria-label", label.isEmpty ? "Search" : label)
            writer.attribute("value", element.words(.value))
            writer.raw(">")
        } else if element.role == .colorPicker {
            writer.raw("<span class=\"color-swatch added\"></span>")
        } else if element.role == .datePicker {
            writer.raw("<div class=\"date-faces added\"><span class=\"date-face\">")
            writer.text(element.words(.value).replacing("T", with: " "))
            writer.raw("</span></div>")
        }
    }

    private mutating func symbol(_ name: String) {
        writer.raw("<use")
        writer.attribute("href", "/~/symbols.svg#\(name)")
        writer.raw("></use>")
    }

    private mutating func name(_ tag: String) {
        // Tags come from the tables above; text(_:) changes nothing of them.
        writer.text(tag)
    }

    private static func tag(of element: Element) -> String {
        switch element.role {
        case .image: return element.isSymbol ? "svg" : "img"
        case .textField where element[.axis] == .text("vertical"): return "textarea"
        case .text:
            if case .number(let level) = element[.heading], level >= 1 { return "h\(Int(min(level, 6)))" }
            return "span"
        default: return tags[element.role] ?? "div"
        }
    }
}

extension Element {
    /// Whether a picture is a symbol of the platform, and not a file.
    fileprivate var isSymbol: Bool { self[.asset] == nil && self[.href] == nil }

    fileprivate func words(_ key: AttributeKey) -> String {
        if case .text(let words) = self[key] { return words }
        return ""
    }
}

/// The attributes of one tag as they are gathered; a later value replaces an earlier one.
private struct Attributes {
    private var entries: [(name: String, value: String)]
    private var style = ""

    init(_ defaults: [(name: String, value: String)]) {
        entries = defaults
    }

    mutating func set(_ name: String, _ value: String) {
        if let index = entries.firstIndex(where: { $0.name == name }) {
            entries[index].value = value
        } else {
            entries.append((name, value))
        }
    }

    mutating func property(_ name: String, _ value: String) {
        // With the space that a browser writes too: the style sheets look for what follows it.
        style += style.isEmpty ? "--\(name): \(value);" : " --\(name): \(value);"
    }

    mutating func add(_ key: AttributeKey, _ value: AttributeValue, tag: String, role: ElementRole) {
        switch (key, value) {
        // A search field is met through the input in it.
        case (.label, _) where role == .searchField: return
        case (.placeholder, _) where role == .searchField: return
        case (.value, _) where role == .searchField: return
        case (.value, .text(let words)) where role == .datePicker: set("data-value", words)
        case (.on, _) where role == .sectionHeader: set("data-on", "")
        case (.label, .text(let words)): set("aria-label", words)
        case (.hint, .text(let words)): set("title", words)
        case (.hiddenFromAccessibility, _): set("aria-hidden", "true")
        case (.disabled, _):
            if tag == "button" || tag == "input" || tag == "textarea" { set("disabled", "") }
            set("aria-disabled", "true")
        case (.placeholder, .text(let words)): set("placeholder", words)
        case (.value, .text(let words)):
            if tag == "input" { set("value", words) } else if tag != "textarea" { set("aria-valuetext", words) }
        case (.value, .number(let number)):
            property("value", CSSValue.number(number))
            set("aria-valuenow", CSSValue.number((number * 100).rounded()))
        case (.on, _): set(entries.contains { $0.value == "switch" } ? "aria-checked" : "aria-pressed", "true")
        case (.selected, _) where role == .row:
            set("data-selected", "")
            set("aria-current", "true")
        case (.selected, _) where role == .tabPanel: set("data-selected", "")
        case (.selected, _): set(role == .option ? "aria-checked" : "aria-selected", "true")
        case (.busy, _): set("aria-busy", "true")
        case (.href, .text(let address)) where role == .image:
            if SafeAddress.isPicture(address) { set("src", address) }
            set("referrerpolicy", "no-referrer")
        case (.href, .text(let address)):
            if SafeAddress.isSafe(address) { set("href", address) }
        case (.identifier, .text(let words)): set("data-identifier", words)
        case (.heading, .number(let level)):
            if tag.count == 2, tag.hasPrefix("h"), tag != "hr" { return }
            set("role", "heading")
            set("aria-level", CSSValue.number(level))
        case (.asset, .text(let words)):
            set("data-asset", words)
            set("src", "/~/assets/\(SafeAddress.component(words))")
        case (.secure, _):
            set("data-secure", "")
            if tag == "input" { set("type", "password") }
        case (.shape, .text(let words)) where words.hasPrefix("polygon "):
            set("data-shape", "polygon")
            property("points", CSSValue.polygon(words.dropFirst("polygon ".count)))
        case (.columns, .text(let words)): property("columns", CSSValue.gridColumns(words))
        case (.stops, .text(let words)): property("stops", CSSValue.gradientStops(words))
        case (.shadow, .text(let words)): property("shadow", CSSValue.dropShadow(words))
        case (.contentMargins, .text(let words)): property("content-margins", CSSValue.lengths(words))
        case (.insets, .text(let words)): property("insets", CSSValue.lengths(words))
        case (.layoutDirection, .text(let words)): set("dir", words == "right-to-left" ? "rtl" : "ltr")
        case (_, .flag): set("data-\(key.rawValue)", "")
        case (_, .number(let number)): property(key.rawValue, CSSValue.number(number))
        case (_, .text(let words)): set("data-\(key.rawValue)", words)
        case (_, .color(let color)):
            property(key.rawValue, CSSValue.color(color) ?? "transparent")
        }
    }

    func write(to writer: inout HTMLWriter) {
        for (name, value) in entries { writer.attribute(name, value) }
        if !style.isEmpty { writer.attribute("style", style) }
    }
}
