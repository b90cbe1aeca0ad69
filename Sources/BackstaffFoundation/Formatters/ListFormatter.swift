import Foundation

/// Joins texts as a list in the words of a language: "a, b, and c".
///
/// Foundation on Linux doesn't have this class.
open class ListFormatter: Formatter {
    /// The locale.
    open var locale: Locale! = .autoupdatingCurrent
    /// The formatter of the items, or `nil` if each is shown as it describes itself.
    open var itemFormatter: Formatter?

    /// Joins texts in the words of the current language.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// Joins items.
    ///
    /// - Returns: The list, or `nil` if the formatter of the items can't format one of them.
    open func string(from items: [Any]) -> String? {
        var words: [String] = []
        for item in items {
            guard let itemFormatter else {
                words.append("\(item)")
                continue
            }
            guard let text = itemFormatter.string(for: item) else { return nil }
            words.append(text)
        }
        return words.formatted(.list(type: .and).locale(locale.orVisitors))
    }

    /// Joins the items of an array. The result is `nil` if `obj` isn't an array.
    open override func string(for obj: Any) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
