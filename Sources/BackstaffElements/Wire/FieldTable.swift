/// The fields that a JSON object may have. Each has a name and a function that reads its value.
///
///     static let fields: FieldTable<Place> = [
///         "x": { (place, reader) throws(WireRefusal) in place.x = try reader.number() },
///         "y": { (place, reader) throws(WireRefusal) in place.y = try reader.number() },
///     ]
///
/// The search goes from the first name to the last, so the most frequent names come first.
struct FieldTable<Object>: ExpressibleByDictionaryLiteral, Sendable {
    typealias Read = @Sendable (inout Object, inout JSONReader) throws(WireRefusal) -> Void

    private let fields: [(name: StaticString, read: Read)]

    init(dictionaryLiteral fields: (StaticString, Read)...) {
        self.fields = fields.map { (name: $0.0, read: $0.1) }
    }

    /// Reads one JSON object into `object`.
    ///
    /// The value of an unknown field is checked as JSON and ignored. If a field occurs twice, the last one counts.
    func read(_ object: inout Object, from reader: inout JSONReader) throws(WireRefusal) {
        try reader.object { (reader, name) throws(WireRefusal) in
            for field in fields where name.matches(field.name) { return try field.read(&object, &reader) }
            try reader.skip()
        }
    }
}

extension Optional {
    /// Returns the value of a required field.
    func required(_ name: StaticString) throws(WireRefusal) -> Wrapped {
        guard let self else { throw WireRefusal(.malformed, "the field '\(name)' is missing") }
        return self
    }
}

extension String? {
    /// Returns the value of a required field that holds a name from a closed set.
    func requiredWord<Word: RawRepresentable<String>>(_ name: StaticString) throws(WireRefusal) -> Word {
        let text = try required(name)
        guard let word = Word(rawValue: text) else {
            throw WireRefusal(.malformed, "'\(name)' is \(WireRefusal.quoted(text)), which is not known")
        }
        return word
    }
}
