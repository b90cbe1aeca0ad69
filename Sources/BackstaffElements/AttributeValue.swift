/// The value of an attribute.
///
/// - ``flag(_:)``: A flag that is present if `true`. Setting `false` removes the attribute.
/// - ``number(_:)``: A length in points (CSS pixels), a count, a ratio or an angle in degrees. The key decides which.
/// - ``text(_:)``: A text, a name from a closed set, or an address.
/// - ``color(_:)``: A name from the platform's palette (`blue`, `secondary`, …) or `#rrggbbaa`.
package enum AttributeValue: Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case color(String)
}
