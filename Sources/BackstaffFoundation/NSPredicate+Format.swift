import Foundation

extension NSPredicate {
    /// Creates a predicate for texts and numbers from a format such as `SELF MATCHES %@`.
    ///
    /// The format compares `SELF` with a text in quotation marks, a number or an argument. It may join comparisons with
    /// `AND`, `OR` and `NOT`, without parentheses. The operators are `=`, `==`, `!=`, `<>`, `<`, `<=`, `>`, `>=`,
    /// `BEGINSWITH`, `CONTAINS`, `ENDSWITH`, `LIKE` and `MATCHES`. `[c]` after an operator ignores case, and `[d]` ignores
    /// diacritics.
    ///
    /// Unlike on Apple's platforms, properties of an object can't be compared, because Swift objects have no key-value
    /// coding here. Such a format traps, as a wrong format does on Apple's platforms. So does a format that has more
    /// placeholders than arguments.
    public convenience init(format: String, _ arguments: Any...) {
        self.init(format: format, argumentArray: arguments)
    }

    /// Creates a predicate for texts and numbers from a format and the arguments for its placeholders.
    public convenience init(format: String, argumentArray: [Any]?) {
        do throws(PredicateFormat.Problem) {
            let format = try PredicateFormat(format, arguments: argumentArray ?? [])
            self.init { value, _ in format.holds(for: value) }
        } catch {
            preconditionFailure("NSPredicate(format: \"\(format)\"): \(error)")
        }
    }
}
