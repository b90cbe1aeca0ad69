import BackstaffElements
import BackstaffGraph
import Foundation

/// Words.
///
/// A plain text is a string and nothing else. What a modifier adds, and the runs of texts that were added up, are kept
/// in a storage that a plain text doesn't have.
public struct Text: Equatable, Sendable {
    /// The words, all runs together.
    let plainText: String
    let extras: TextExtras?

    init(_ words: String, extras: TextExtras?) {
        plainText = words
        self.extras = extras
    }

    /// The words of a literal. Markup in it counts; there are no string tables, so the rest has no effect.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        if key.hasMarkup { self.init(markup: key.source) } else { self.init(key.source, extras: nil) }
    }

    /// The words of a string as they are.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(String(content), extras: nil)
    }

    /// The words of a string as they are.
    public init(verbatim content: String) {
        self.init(content, extras: nil)
    }

    /// The words of an attributed string. How they look is left out.
    public init(_ attributedContent: AttributedString) {
        self.init(String(attributedContent.characters), extras: nil)
    }

    private init(markup source: String) {
        let runs = Markup.runs(of: source)
        let isPlain = runs.count == 1 && runs[0].attributes.isEmpty
        let texts = runs.map { run in
            Text(run.words, extras: run.attributes.isEmpty ? nil : TextExtras(runs: [], attributes: run.attributes))
        }
        self.init(
            runs.map(\.words).joined(), extras: isPlain || texts.isEmpty ? nil : TextExtras(runs: texts, attributes: [])
        )
    }

    /// Two texts as one, each as it looks.
    public static func + (first: Text, second: Text) -> Text {
        Text(
            first.plainText + second.plainText,
            extras: TextExtras(runs: first.runs + second.runs, attributes: []))
    }

    private var runs: [Text] {
        if let extras, !extras.runs.isEmpty, extras.attributes.isEmpty { return extras.runs }
        return [self]
    }

    public static func == (first: Text, second: Text) -> Bool {
        first.plainText == second.plainText
            && (first.extras === second.extras
                || (first.extras?.runs == second.extras?.runs && first.extras?.attributes == second.extras?.attributes))
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

/// What a text that isn't plain is made of.
final class TextExtras: Sendable {
    /// The texts that it is the sum of; empty where it is one.
    let runs: [Text]
    let attributes: [TextAttribute]

    init(runs: [Text], attributes: [TextAttribute]) {
        self.runs = runs
        self.attributes = attributes
    }
}

/// One property of how a text looks.
struct TextAttribute: Equatable, Sendable {
    let key: AttributeKey
    let value: AttributeValue

    init(_ key: AttributeKey, _ value: AttributeValue) {
        self.key = key
        self.value = value
    }
}

/// The node of a text.
private final class TextNode: ElementNode {
    @exclusivity(unchecked) private var extras: TextExtras?

    init(_ text: Text, under parent: _Node) {
        extras = text.extras
        super.init(.text, text: extras == nil ? text.plainText : "", under: parent)
        if extras != nil { tree.show(text, after: nil, in: element) }
    }

    func show(_ text: Text) {
        if extras == nil, text.extras == nil { return tree.setText(text.plainText, of: element) }
        tree.show(text, after: extras, in: element)
        extras = text.extras
    }
}

extension ElementTree {
    /// Makes an element of role text show a text with all its runs. Of the attributes only those are taken away that
    /// the text before had set: others may have described the element.
    fileprivate func show(_ text: Text, after former: TextExtras?, in element: Element) {
        let runs = text.extras?.runs ?? []
        let attributes = text.extras?.attributes ?? []
        setText(runs.isEmpty ? text.plainText : "", of: element)
        for old in former?.attributes ?? [] where !attributes.contains(where: { $0.key == old.key }) {
            set(old.key, to: nil, of: element)
        }
        for attribute in attributes { set(attribute.key, to: attribute.value, of: element) }
        var formerRuns = former?.runs ?? []
        if element.children.count != runs.count {
            formerRuns = []
            for child in element.children { remove(child) }
            for _ in runs { insert(make(.text), into: element, before: nil) }
        }
        for (index, run) in runs.enumerated() {
            let formerRun = index < formerRuns.count ? formerRuns[index].extras : nil
            show(run, after: formerRun, in: element.children[index])
        }
    }
}
