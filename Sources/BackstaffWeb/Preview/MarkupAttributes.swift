import BackstaffElements

/// Collects the HTML attributes of one tag. A later value replaces an earlier one.
struct MarkupAttributes {
    private var entries: [(name: String, value: String)] = []
    private var style = ""
    private let tag: String
    private let language: String
    private let basePath: BasePath
    /// The content of a `textarea`, whose value isn't an attribute.
    private(set) var fieldValue: String?

    init(_ defaults: RoleMarkup.Attributes, tag: String, language: String, basePath: BasePath) {
        self.tag = tag
        self.language = language
        self.basePath = basePath
        if tag == "textarea" { fieldValue = "" }
        add(defaults)
    }

    mutating func add(_ attributes: RoleMarkup.Attributes) {
        for (name, text) in attributes {
            switch text {
            case .fixed(let value): set(name, value)
            case .phrase(let phrase): set(name, phrase.words(in: language))
            }
        }
    }

    func has(_ name: String) -> Bool {
        entries.contains { $0.name == name }
    }

    /// Sets an attribute, or removes it if `value` is `nil`.
    mutating func set(_ name: String, _ value: String?) {
        let index = entries.firstIndex { $0.name == name }
        switch (index, value) {
        case (let index?, let value?): entries[index].value = value
        case (let index?, nil): entries.remove(at: index)
        case (nil, let value?): entries.append((name, value))
        case (nil, nil): break
        }
    }

    mutating func property(_ name: String, _ value: String) {
        // A browser writes the same space. Attribute selectors in the style sheets rely on it.
        style += style.isEmpty ? "--\(name): \(value);" : " --\(name): \(value);"
    }

    func write(to writer: inout HTMLWriter) {
        for (name, value) in entries { writer.attribute(name, value) }
        if !style.isEmpty { writer.attribute("style", style) }
    }

    // MARK: Rules

    /// Shows one attribute of an element, by the rule for its role.
    ///
    /// - Parameter part: The attributes of the form control in the element, if it has one.
    mutating func show(
        _ key: AttributeKey, _ value: AttributeValue, role: ElementRole, part: inout MarkupAttributes?
    ) {
        guard let rule = key.rule(for: role) else { return perform(.byType, key, value) }
        for effect in rule.effects {
            if case .onPart(let inner) = effect, part != nil {
                part?.perform(inner, key, value)
            } else {
                perform(effect, key, value)
            }
        }
    }

    private mutating func perform(_ effect: AttributeRule.Effect, _ key: AttributeKey, _ value: AttributeValue) {
        switch effect {
        case .byType: showByType(key, value)
        case .color: property(key.rawValue, CSSValue.color(value.words) ?? "transparent")
        case .style(let format):
            let css = CSSValue.style(format, value.words)
            if !css.isEmpty { property(key.rawValue, css) }
        case .attribute(let name): set(name, value.words)
        case .state(let name, _): set(name, "true")
        case .mapped(let name, let list, let others):
            if let words = Self.mapped(value.words, list, others) { set(name, words) }
        case .whileSet(let name, let fixed): set(name, fixed)
        case .onPart(let inner): perform(inner, key, value)
        case .fieldValue:
            if tag == "textarea" { fieldValue = value.words } else { set("value", value.words) }
        case .amount: showAmount(value)
        case .heading:
            if tag.count == 2, tag.hasPrefix("h"), tag != "hr" { return }
            set("role", "heading")
            set("aria-level", value.words)
        case .address:
            if SafeAddress.isSafe(value.words) { set("href", basePath.inBrowser(value.words)) }
        case .picture:
            if SafeAddress.isPicture(value.words) { set("src", value.words) }
            set("referrerpolicy", "no-referrer")
        case .assetPicture:
            if let picture = CSSValue.picture(value.words, basePath: basePath) { property(key.rawValue, picture) }
        case .columns: showColumns(value)
        }
    }

    private mutating func showByType(_ key: AttributeKey, _ value: AttributeValue) {
        switch value {
        case .flag, .text: set("data-\(key.rawValue)", value.words)
        case .number(let number): property(key.rawValue, CSSValue.number(number))
        case .color(let color): property(key.rawValue, CSSValue.color(color) ?? "transparent")
        }
    }

    private mutating func showAmount(_ value: AttributeValue) {
        guard case .number(let number) = value else { return set("aria-valuetext", value.words) }
        property("value", CSSValue.number(number))
        set("aria-valuenow", CSSValue.number((number * 100).rounded()))
    }

    private mutating func showColumns(_ value: AttributeValue) {
        let words = value.words
        if words.allSatisfy(\.isWholeDigit) { return property("span", words) }
        property("columns", CSSValue.gridColumns(words))
        if let gap = CSSValue.columnGap(words) { property("column-gap", gap) }
    }

    private static func mapped(
        _ words: String, _ list: KeyValuePairs<String, String>, _ others: AttributeRule.Others
    ) -> String? {
        if let found = list.first(where: { $0.key == words }) { return found.value }
        return switch others {
        case .unchanged: words
        case .dropped: nil
        case .replaced(let words): words
        }
    }
}

extension AttributeValue {
    /// The value as HTML text. A flag is an attribute without a value.
    fileprivate var words: String {
        switch self {
        case .flag: ""
        case .number(let number): CSSValue.number(number)
        case .text(let words), .color(let words): words
        }
    }
}

extension Character {
    fileprivate var isWholeDigit: Bool { isASCII && isNumber }
}
