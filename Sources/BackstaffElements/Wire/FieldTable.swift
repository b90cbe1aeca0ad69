/// The fields that an object of JSON may have: the name of each, and how its value is read.
///
///     static let fields: FieldTable<Place> = [
///         "x": { (place, reader) throws(WireRefusal) in place.x = try reader.number() },
///         "y": { (place, reader) throws(WireRefusal) in place.y = try reader.number() },
///     ]
///
/// Names are searched from the first to the last, so the most frequent come first.
struct FieldTable<Object>: ExpressibleByDictionaryLiteral, Sendable {
    typealias Read = @Sendable (inout Object, inout JSONReader) throws(WireRefusal) -> Void

    private let fields: [(name: StaticString, read: Read)]

    init(dictionaryLiteral fields: (StaticString, Read)...) {
        self.fields = fields.map { (name: $0.0, read: $0.1) }
    }

    /// Reads one object into `object`. A field that isn't in the table is checked as JSON and ignored, and of a field that
    /// comes twice the last counts.
    func read(_ object: inout Object, from reader: inout JSONReader) throws(WireRefusal) {
        try reader.object { (reader, name) throws(WireRefusal) in
            for field in fields where name.matches(field.name) { return try field.read(&object, &reader) }
            try reader.skip()
        }
    }
}

extension Optional {
    /// The value of a field that must be there.
    func required(_ name: StaticString) throws(WireRefusal) -> Wrapped {
        guard let self else { throw WireRefusal(.malformed, "the field '\(name)' is missing") }
        return self
    }
}

extension String? {
    /// The value of a field that must be there and hold one of a closed set of words.
    func requiredWord<Word: RawRepresentable<String>>(_ name: StaticString) throws(WireRefusal) -> Word {
        let text = try required(name)
        guard let word = Word(rawValue: text) else {
            throw WireRefusal(.malformed, "'\(name)' is \(WireRefusal.quoted(text)), which is not known")
        }
        return word
    }
}
