import BackstaffElements
import Foundation

extension TextAttribute {
    /// The styles and the link of a part of an attributed string.
    static func all(of container: AttributeContainer) -> [TextAttribute] {
        typealias Styles = AttributeScopes.SwiftUIAttributes
        var all: [TextAttribute] = []
        func add(_ key: AttributeKey, _ value: AttributeValue?) {
            if let value { all.append(TextAttribute(key, value)) }
        }
        if let font = container[Styles.FontAttribute.self] {
            for (key, value) in font.attributes { add(key, value) }
        }
        all += container[Styles.InlinePresentationIntentAttribute.self]?.attributes ?? []
        if container[Styles.StrikethroughStyleAttribute.self] != nil { add(.strikethrough, .flag(true)) }
        if container[Styles.UnderlineStyleAttribute.self] != nil { add(.underline, .flag(true)) }
        add(.foreground, container[Styles.ForegroundColorAttribute.self].map { .color($0.wireName) })
        add(.kerning, container[Styles.KerningAttribute.self].map { .number(Double($0)) })
        add(.tracking, container[Styles.TrackingAttribute.self].map { .number(Double($0)) })
        add(.baseline, container[Styles.BaselineOffsetAttribute.self].map { .number(Double($0)) })
        return all + (container.link.map { TextAttribute.link(to: $0.absoluteString) } ?? [])
    }
}
