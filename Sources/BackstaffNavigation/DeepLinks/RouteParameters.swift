/// Turns the texts of a route's parameters into values of their types, and back.
package enum RouteParameters {
    /// A text is no value of its parameter's type.
    private struct Refusal: Error {}

    /// How many parameters there are of these types.
    package static func count<each Parameter: LosslessStringConvertible>(_ types: repeat (each Parameter).Type) -> Int {
        var count = 0
        for _ in repeat each types { count += 1 }
        return count
    }

    /// The values as texts, if there are values.
    package static func texts<each Parameter: LosslessStringConvertible>(
        of values: (repeat each Parameter)?
    ) -> [String]? {
        guard let values else { return nil }
        var texts: [String] = []
        for value in repeat each values { texts.append(value.description) }
        return texts
    }

    /// The values that texts stand for; `nil` if one of them stands for none, or their number is another.
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
