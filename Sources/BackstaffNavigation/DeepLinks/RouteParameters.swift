/// Converts the parameters of a route from text to values and back.
package enum RouteParameters {
    /// The error for a text that isn't a value of its parameter's type.
    private struct Refusal: Error {}

    /// The number of types.
    package static func count<each Parameter: LosslessStringConvertible>(_ types: repeat (each Parameter).Type) -> Int {
        var count = 0
        for _ in repeat each types { count += 1 }
        return count
    }

    /// The descriptions of the values, or `nil` if there are no values.
    package static func texts<each Parameter: LosslessStringConvertible>(
        of values: (repeat each Parameter)?
    ) -> [String]? {
        guard let values else { return nil }
        var texts: [String] = []
        for value in repeat each values { texts.append(value.description) }
        return texts
    }

    /// The values for the texts, or `nil` if a text can't be converted or the number of texts is wrong.
    package static func values<each Parameter: LosslessStringConvertible>(
        from texts: [String], as types: (repeat (each Parameter).Type)
    ) -> (repeat each Parameter)? {
        var rest = texts[...]
        guard let values = try? (repeat next(of: &rest, as: each types)), rest.isEmpty else { return nil }
        return values
    }

    private static func next<Parameter: LosslessStringConvertible>(
        of texts: inout ArraySlice<String>, as type: Parameter.Type
    ) throws(Refusal) -> Parameter {
        guard let text = texts.popFirst(), let value = Parameter(text) else { throw Refusal() }
        return value
    }
}
