import BackstaffElements
import BackstaffGraph
import Foundation

/// A view that shows text.
///
/// A plain text is only a string. Styles, the runs of concatenated texts, and what a text depends on that looks different
/// in each locale, are in a separate storage that a plain text doesn't have.
public struct Text: Equatable, Sendable {
    /// The string of all runs. It is empty if the text depends on the locale.
    let words: String
    let extras: TextExtras?

    init(_ words: String, extras: TextExtras?) {
        self.words = words
        self.extras = extras
    }

    init(_ source: DeferredText) {
        self.init("", extras: TextExtras(runs: [], attributes: [], source: source))
    }

    /// Creates a text that is looked up in a string table, in the language of the view's locale.
    ///
    /// If the table has no text for the key, the key itself is the text. Markup is interpreted.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - tableName: The name of the table, or `nil` for the table `Localizable`.
    ///   - bundle: The bundle with the table, or `nil` for the main bundle.
    ///   - comment: A note for translators. It has no effect.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        if key.values != nil || bundle != nil || StringLibrary.keepsValues.load(ordering: .relaxed) {
            self.init(.key(key, table: tableName, bundle: bundle))
        } else if key.hasMarkup {
            self.init(markup: key.source)
        } else {
            self.init(key.source, extras: nil)
        }
    }

    /// Creates a text from a string without interpreting markup.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(String(content), extras: nil)
    }

    /// Creates a text from a string without interpreting markup.
    public init(verbatim content: String) {
        self.init(content, extras: nil)
    }

    /// Creates a text from the string, the styles and the links of an attributed string. Colors behind parts of the text
    /// have no effect.
    ///
    /// This overload is disfavored, because a literal could be an attributed string as well.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        let runs = attributedContent.runs.map { run in
            Markup.Run(
                words: String(attributedContent.characters[run.range]),
                attributes: TextAttribute.all(of: run.attributes))
        }
        self.init(runs: runs)
    }

    init(markup source: String) {
        // The literal has the language in which the app is written, which is taken to be English.
        self.init(runs: Markup.runs(of: GrammarAgreement.applied(to: source, language: "en")))
    }

    /// Creates a text from a string with markup, in which that of values is protected.
    init(template: String) {
        if Markup.isPossible(in: template) {
            self.init(markup: template)
        } else {
            self.init(Markup.hasProtected(in: template) ? Markup.unprotect(template) : template, extras: nil)
        }
    }

    private init(runs: [Markup.Run]) {
        let isPlain = runs.count == 1 && runs[0].attributes.isEmpty
        let texts = runs.map { run in
            Text(run.words, extras: run.attributes.isEmpty ? nil : TextExtras(runs: [], attributes: run.attributes))
        }
        self.init(
            runs.map(\.words).joined(), extras: isPlain || texts.isEmpty ? nil : TextExtras(runs: texts, attributes: [])
        )
    }

    /// Concatenates two texts. Each keeps its styles.
    public static func + (first: Text, second: Text) -> Text {
        Text(
            first.words + second.words,
            extras: TextExtras(runs: first.runs + second.runs, attributes: []))
    }

    private var runs: [Text] {
        if let extras, !extras.runs.isEmpty, extras.attributes.isEmpty { return extras.runs }
        return [self]
    }

    public static func == (first: Text, second: Text) -> Bool {
        first.words == second.words
            && (first.extras === second.extras
                || (first.extras?.runs == second.extras?.runs && first.extras?.attributes == second.extras?.attributes
                    && first.extras?.source == second.extras?.source))
    }
}

extension Text: PrimitiveView {
    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        TextNode(view, under: parent)
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: TextNode.self).show(view)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {}
}

/// The styles and runs of a text that isn't plain.
final class TextExtras: Sendable {
    /// The concatenated texts, or an empty array if it is a single text.
    let runs: [Text]
    let attributes: [TextAttribute]
    /// What the text shows, if that depends on the locale and the text isn't concatenated.
    let source: DeferredText?
    /// Whether the text depends on the locale.
    let isDeferred: Bool

    init(runs: [Text], attributes: [TextAttribute], source: DeferredText? = nil) {
        self.runs = runs
        self.attributes = attributes
        self.source = source
        isDeferred = source != nil || runs.contains { $0.isDeferred }
    }
}

/// A style of a text.
struct TextAttribute: Equatable, Sendable {
    let key: AttributeKey
    let value: AttributeValue

    init(_ key: AttributeKey, _ value: AttributeValue) {
        self.key = key
        self.value = value
    }
}

/// The node of a text. The element of a run with a link can be tapped.
///
/// A text that depends on the locale is shown again when the locale changes.
private final class TextNode: ElementNode, ElementResponder {
    /// What is shown.
    private var extras: TextExtras?
    /// The text, if it depends on the locale.
    private var deferred: Text?

    private static let reads = FieldPlan.of(TextNode.self)

    init(_ text: Text, under parent: _Node) {
        let isDeferred = text.isDeferred
        extras = isDeferred ? nil : text.extras
        super.init(.text, text: extras == nil ? text.words : "", under: parent)
        if isDeferred { show(text) } else if extras != nil { show(text, after: nil, in: element) }
    }

    func show(_ text: Text) {
        if extras == nil, text.extras == nil {
            deferred = nil
            return tree.setText(text.words, of: element)
        }
        deferred = text.isDeferred ? text : nil
        let shown = deferred == nil ? text : resolved(text)
        if extras == nil, shown.extras == nil { return tree.setText(shown.words, of: element) }
        show(shown, after: extras, in: element)
        extras = shown.extras
    }

    private func resolved(_ text: Text) -> Text {
        Tracking.run(self, plan: Self.reads) { text.resolved(in: EnvironmentValues(scope.environment)) }
    }

    /// Shows the text again after the locale has changed.
    override func update() {
        if let deferred { show(deferred) }
    }

    /// Shows a text with its runs in an element. Only attributes that the former text had set are removed, because
    /// accessibility modifiers may have set others.
    private func show(_ text: Text, after former: TextExtras?, in element: Element) {
        let runs = text.extras?.runs ?? []
        let attributes = text.extras?.attributes ?? []
        tree.setText(runs.isEmpty ? text.words : "", of: element)
        for old in former?.attributes ?? [] where !attributes.contains(where: { $0.key == old.key }) {
            tree.set(old.key, to: nil, of: element)
        }
        for attribute in attributes { tree.set(attribute.key, to: attribute.value, of: element) }
        var formerRuns = former?.runs ?? []
        if !element.children.elementsEqual(runs, by: { $0.role == $1.role }) {
            formerRuns = []
            for child in element.children {
                forgetLinks(in: child)
                tree.remove(child)
            }
            for run in runs { tree.insert(makeElement(for: run), into: element, before: nil) }
        }
        for (index, run) in runs.enumerated() {
            let formerRun = index < formerRuns.count ? formerRuns[index].extras : nil
            show(run, after: formerRun, in: element.children[index])
        }
    }

    // MARK: Links

    private func makeElement(for run: Text) -> Element {
        let element = tree.make(run.role)
        if run.role == .link {
            tree.set(.roleName, to: .text("outward"), of: element)
            tree.set(.asksApp, to: .flag(openURL.handler != nil), of: element)
            tree.respond(to: .activate, at: element, by: self)
        }
        return element
    }

    private var openURL: OpenURLAction { Tracking.untracked { EnvironmentValues(scope.environment).openURL } }

    func respond(to event: ElementEvent, at element: Element) {
        if case .text(let address) = element[.href], let url = URL(string: address) { openURL(url) }
    }

    private func forgetLinks(in element: Element) {
        element.forEachDescendant { if $0.role == .link { tree.forget($0) } }
    }

    override func unmount() {
        super.unmount()
        if extras != nil { forgetLinks(in: element) }
    }
}

extension TextAttribute {
    /// The attributes of a run that is a link.
    static func link(to address: String) -> [TextAttribute] {
        [TextAttribute(.href, .text(address))]
    }
}

extension Text {
    /// The role of the element for the text as a run of another text.
    fileprivate var role: ElementRole {
        extras?.attributes.contains { $0.key == .href } == true ? .link : .text
    }
}
