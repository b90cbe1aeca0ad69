import BackstaffElements
import Foundation

extension AttributedString {
    /// Creates an attributed string from Markdown.
    ///
    /// Emphasis, code, lines through the text and links become attributes. As in SwiftUI, a ``Text`` shows no blocks: with
    /// the syntax `full`, the marks of headings, lists and quotes are removed, and nothing separates the blocks.
    ///
    /// Unlike Apple's, the initializer never throws, because each text is Markdown here. Attributes of the app, tables,
    /// images and HTML aren't interpreted.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: What is interpreted.
    ///   - baseURL: The address to which addresses of links are relative.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        for block in MarkdownBlocks.blocks(of: markdown, options.interpretedSyntax) {
            let runs = block.isCode ? [Markup.Run(words: block.text, attributes: [])] : Markup.runs(of: block.text)
            for run in runs {
                var part = AttributedString(run.words)
                var intent = InlinePresentationIntent(run.attributes)
                if block.isCode { intent.insert(.code) }
                if !intent.isEmpty { part.inlinePresentationIntent = intent }
                part.link = run.attributes.first { $0.key == .href }.flatMap { attribute in
                    guard case .text(let address) = attribute.value else { return nil }
                    return URL(string: address, relativeTo: baseURL)
                }
                append(part)
            }
        }
    }

    /// Creates an attributed string from Markdown in UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// How Markdown is interpreted.
    public struct MarkdownParsingOptions: Sendable {
        /// The parts of Markdown that are interpreted.
        public enum InterpretedSyntax: Sendable {
            /// Everything. Line feeds in a paragraph become spaces.
            case full
            /// Emphasis, code and links. Line feeds become spaces.
            case inlineOnly
            /// Emphasis, code and links. Line feeds and spaces stay.
            case inlineOnlyPreservingWhitespace
        }

        /// What happens if a text is no Markdown. Here each text is.
        public enum FailurePolicy: Sendable {
            /// An error is thrown.
            case throwError
            /// The part before the error is the result.
            case returnPartiallyParsedIfPossible
        }

        /// Whether attributes of the app are interpreted. It has no effect.
        public var allowsExtendedAttributes: Bool
        /// The parts of Markdown that are interpreted.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens if a text is no Markdown. It has no effect.
        public var failurePolicy: FailurePolicy
        /// The language of the text. It has no effect.
        public var languageCode: String?

        /// Creates options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }
}

/// What the words of a part of an attributed string are meant to be, which decides how they look.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt

    /// Creates a set of intents from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Emphasis, which is shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis, which is shown in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code, which is shown with letters of the same width.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// A line through the words.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)

    fileprivate init(_ attributes: [TextAttribute]) {
        self = attributes.reduce(into: []) { intent, attribute in
            switch attribute.key {
            case .italic: intent.insert(.emphasized)
            case .weight: intent.insert(.stronglyEmphasized)
            case .design: intent.insert(.code)
            case .strikethrough: intent.insert(.strikethrough)
            default: break
            }
        }
    }

    /// How the intent looks.
    var attributes: [TextAttribute] {
        var attributes: [TextAttribute] = []
        if contains(.stronglyEmphasized) { attributes.append(TextAttribute(.weight, .text("bold"))) }
        if contains(.emphasized) { attributes.append(TextAttribute(.italic, .flag(true))) }
        if contains(.code) { attributes.append(TextAttribute(.design, .text("monospaced"))) }
        if contains(.strikethrough) { attributes.append(TextAttribute(.strikethrough, .flag(true))) }
        return attributes
    }
}
