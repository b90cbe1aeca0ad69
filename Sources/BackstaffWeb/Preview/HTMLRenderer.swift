import BackstaffElements

/// Writes a tree as HTML, according to the tables of roles and attributes in `BackstaffElements/Vocabulary`.
///
/// The page makes its elements from the same tables. `Tests/browser/test_apps_preview.py` compares the two.
@MainActor
struct HTMLRenderer {
    private(set) var writer = HTMLWriter()
    /// The names of the symbols in the HTML.
    private(set) var symbols: Set<String> = []
    /// The files of the page's parts that the HTML needs.
    private(set) var parts: Set<String> = []
    private let language: String
    private let basePath: BasePath
    /// The drawings that there are. Without them, each symbol is taken to have one.
    private let drawings: SymbolDrawings?
    private let pageParts: PageParts
    /// Which elements fill the space, if that is known.
    private let flexibility: Flexibility?

    private static let voidTags: Set<String> = ["input", "hr", "img"]

    private init(
        language: String, basePath: BasePath, drawings: SymbolDrawings?, parts: PageParts, flexibility: Flexibility?
    ) {
        pageParts = parts
        self.flexibility = flexibility
        self.language = language
        self.basePath = basePath
        self.drawings = drawings
    }

    /// Renders the tree as the vocabulary says, without the classes of ``Flexibility``, which depend on all elements.
    ///
    /// - Parameters:
    ///   - language: The language tag for texts that don't come from the app.
    ///   - basePath: The path below which the app is served.
    static func html(_ root: Element, language: String = "en", basePath: BasePath = .root) -> [UInt8] {
        var renderer = HTMLRenderer(
            language: language, basePath: basePath, drawings: nil, parts: PageParts(), flexibility: nil)
        renderer.render(root)
        return renderer.writer.bytes
    }

    /// Renders the tree as it will be laid out, and keeps what its page needs besides its HTML.
    static func rendered(
        _ root: Element, language: String, basePath: BasePath, drawings: SymbolDrawings?, parts: PageParts
    ) -> HTMLRenderer {
        var renderer = HTMLRenderer(
            language: language, basePath: basePath, drawings: drawings, parts: parts, flexibility: Flexibility(root))
        renderer.render(root)
        return renderer
    }

    private mutating func render(_ element: Element) {
        pageParts.add(neededBy: element, to: &parts)
        let markup = element.role.markup
        let isAroundControl = Self.isAroundControl(element, markup)
        let tag = isAroundControl ? "span" : Self.tag(of: element, markup)
        let outer = isAroundControl ? NestedControls.attributes : [:]
        var attributes = MarkupAttributes(outer, tag: tag, language: language, basePath: basePath)
        attributes.add(markup.defaults)
        if isAroundControl { attributes.set(NestedControls.dropped, nil) }
        for answering in markup.whileAnswering where !element.verbs.isDisjoint(with: answering.verbs) {
            attributes.add(answering.attributes)
        }
        var part = markup.part.map {
            MarkupAttributes($0.defaults, tag: $0.tag, language: language, basePath: basePath)
        }
        for (key, value) in element.attributes { attributes.show(key, value, role: element.role, part: &part) }
        if element.role == .splitView { repeatColumnWidths(of: element, in: &attributes) }
        Self.describeInList(element, &attributes)

        writer.raw("<")
        name(tag)
        writer.attribute("id", element.role == .window ? "app" : "e\(element.id)")
        let role = tag == "svg" ? "image symbol" : element.role.rawValue
        writer.attribute("class", role + (flexibility?.classes(of: element) ?? ""))
        if tag == "svg" { writer.attribute("viewBox", "0 0 24 24") }
        attributes.write(to: &writer)
        writer.raw(">")
        if Self.voidTags.contains(tag) { return }
        if tag == "svg" {
            symbol(element.words(.symbol) ?? "", variant: element.symbolVariant)
        } else {
            writeContent(of: element, value: attributes.fieldValue)
            if let part, let markup = markup.part { write(part, markup) }
            if element.role == .datePicker, element[.selection] == nil { writeDate(of: element) }
        }
        writer.raw("</")
        name(tag)
        writer.raw(">")
    }

    private mutating func writeContent(of element: Element, value: String?) {
        if let value {
            // A browser drops the first line break of a text area.
            writer.raw("\n")
            writer.text(value)
        }
        if element.role == .sidebarToggle { writeGlyph("sidebar.leading", classes: "symbol") }
        writer.text(element.text)
        for child in element.children { render(child) }
        if element.role == .canvas { writeDrawing(of: element) }
        if element.role == .searchField { writeGlyph("magnifyingglass", classes: "symbol added") }
    }

    // MARK: Parts that the page adds to an element

    private mutating func writeGlyph(_ name: String, classes: String) {
        writer.raw("<svg")
        writer.attribute("class", classes)
        writer.attribute("viewBox", "0 0 24 24")
        writer.attribute("aria-hidden", "true")
        writer.raw(">")
        symbol(name)
        writer.raw("</svg>")
    }

    /// Writes the drawing of a canvas. Its markup is from `DrawingMarkup`, which has escaped all words.
    private mutating func writeDrawing(of canvas: Element) {
        writer.raw("<svg class=\"drawing added\">")
        writer.drawing(canvas.words(.drawing) ?? "", basePath: basePath)
        writer.raw("</svg>")
        symbols.formUnion(canvas.drawnSymbols.filter { drawings?.has($0) ?? true })
    }

    /// Writes the form control of an element.
    private mutating func write(_ part: MarkupAttributes, _ markup: PartMarkup) {
        if let box = markup.box {
            writer.raw("<span")
            writer.attribute("class", "\(box) added")
            writer.raw(">")
        }
        writer.raw("<")
        name(markup.tag)
        writer.attribute("class", markup.box == nil ? "\(markup.className) added" : markup.className)
        part.write(to: &writer)
        writer.raw(">")
        if markup.box != nil { writer.raw("</span>") }
    }

    /// Writes the date of a picker.
    private mutating func writeDate(of element: Element) {
        writer.raw("<div class=\"date-faces added\"><span class=\"date-face\">")
        writer.text((element.words(.value) ?? "").replacing("T", with: " "))
        writer.raw("</span></div>")
    }

    /// Copies the widths of the leading columns to their split view. The style sheet derives all column positions from
    /// them.
    private func repeatColumnWidths(of split: Element, in attributes: inout MarkupAttributes) {
        for column in split.children {
            guard case .number(let width) = column[.width] else { continue }
            let isSidebar = column[.placement] == .text("sidebar")
            attributes.property(isSidebar ? "sidebar-width" : "content-width", CSSValue.number(width))
        }
    }

    /// Sets the roles inside a list. For a screen reader, a list may contain only items. So a section header is an
    /// item, and its content is the heading.
    private static func describeInList(_ element: Element, _ attributes: inout MarkupAttributes) {
        if element.isListHeader {
            attributes.set("aria-level", nil)
            attributes.set("role", "listitem")
        } else if element.parent?.isListHeader == true, !attributes.has("role") {
            attributes.set("role", "heading")
            attributes.set("aria-level", "2")
        }
    }

    /// Whether the element is a control around another control, for example a button whose style has a link in its
    /// body. A parser would end the outer one where the inner one begins, so the outer one is a `span`.
    private static func isAroundControl(_ element: Element, _ markup: RoleMarkup) -> Bool {
        guard let excluded = NestedControls.excluded.first(where: { $0.key == markup.tag })?.value else { return false }
        return hasControl(element, excluded)
    }

    private static func hasControl(_ element: Element, _ tags: [String]) -> Bool {
        element.children.contains { tags.contains($0.role.markup.controlTag) || hasControl($0, tags) }
    }

    private mutating func symbol(_ name: String, variant: String? = nil) {
        let name = drawings.map { $0.shown(name, variant: variant) ?? "" } ?? name
        symbols.insert(name)
        writer.raw("<use")
        writer.attribute("href", "#\(SymbolDrawings.id(of: name))")
        writer.raw("></use>")
    }

    private mutating func name(_ tag: String) {
        // Tags come from the table, so text(_:) has nothing to escape.
        writer.text(tag)
    }

    private static func tag(of element: Element, _ markup: RoleMarkup) -> String {
        let variant = markup.variants.first { variant in
            guard let value = element[variant.key] else { return false }
            return variant.value == nil || value == variant.value
        }
        return variant?.tag ?? markup.tag
    }
}

extension Element {
    /// Whether the element is the header of a section in a list.
    fileprivate var isListHeader: Bool { role == .sectionHeader && parent?.role == .list }
}
