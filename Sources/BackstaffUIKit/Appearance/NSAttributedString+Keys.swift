import Foundation

extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = Self("NSFont")
    /// The color of the text, a `UIColor`.
    public static let foregroundColor = Self("NSColor")
    /// The color behind the text, a `UIColor`.
    public static let backgroundColor = Self("NSBackgroundColor")
    /// The space between letters in points, a number.
    public static let kern = Self("NSKern")
    /// The style of the line under the text, a number.
    public static let underlineStyle = Self("NSUnderline")
    /// The style of the line through the text, a number.
    public static let strikethroughStyle = Self("NSStrikethrough")
}
