extension NavigationPath {
    /// A path as it can be stored.
    ///
    /// It is encoded as SwiftUI encodes it: a flat array of strings, two for each value, from the top of the stack down. The
    /// first of the two is the full name of the value's type, the second the value as JSON.
    ///
    ///     ["Cookbook.Recipe", "{\"id\":42}", "Swift.String", "\"Desserts\""]
    ///
    /// Decoding it reads no value. That is done when a value is asked for as the type with that name: by a stack with a
    /// destination for the type, by a comparison with a value of the type, or by ``NavigationPath/last(of:)``. So neither
    /// types that are gone nor values that have changed make the decoding fail; a stack shows the values below the first that
    /// it can't show, and the rest is left out of the path and reported.
    ///
    /// A path and what it was restored from are equal, where SwiftUI says that they aren't. Types that are renamed can keep
    /// their stored values: see ``NamedNavigationValue``.
    public struct CodableRepresentation: Codable, Equatable, Sendable {
        let values: [NavigationValue]

        init(values: [NavigationValue]) {
            self.values = values
        }

        /// Reads type names and values, decoding neither.
        ///
        /// - Throws: `DecodingError` for anything but an array of strings, even in number.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [NavigationValue] = []
            if let count = container.count { values.reserveCapacity(count / 2) }
            while !container.isAtEnd {
                let typeName = try container.decode(String.self)
                guard !container.isAtEnd else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "The path ends with a type name: its value is missing.")
                }
                let json = try container.decode(String.self)
                values.append(NavigationValue(stored: EncodedValue(typeName: typeName, json: json)))
            }
            values.reverse()
            self.init(values: values)
        }

        /// Writes type names and values.
        ///
        /// - Throws: What the encoding of a value throws.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values.reversed() {
                guard let encoded = try value.encode() else {
                    throw EncodingError.invalidValue(
                        value.base,
                        EncodingError.Context(
                            codingPath: container.codingPath, debugDescription: "“\(value.type)” is not Codable."))
                }
                try container.encode(encoded.typeName)
                try container.encode(encoded.json)
            }
        }
    }

    /// The path as it can be stored, or `nil` if the type of one of its values isn't `Codable`, which is reported.
    ///
    /// Whether a value is `Codable` is found out as the app runs. SwiftUI goes by what was known where the value was
    /// appended, so that there a value appended by a function for any `Hashable` value can make this `nil`.
    public var codable: CodableRepresentation? {
        var last: ObjectIdentifier?
        for value in values where value.typeID != last {
            guard value.isCodable else {
                reportNotCodable(value)
                return nil
            }
            last = value.typeID
        }
        return CodableRepresentation(values: values)
    }

    /// A path that was stored. Its values are decoded when they are needed: see ``CodableRepresentation``.
    public init(_ codable: CodableRepresentation) {
        self.init(values: codable.values)
    }

    private func reportNotCodable(_ value: NavigationValue) {
        Diagnostics.report(
            .pathNotCodable,
            """
            Cannot create CodableRepresentation of navigation path, because presented value of type “\(value.type)” is not \
            Codable. Make it Codable, or put an id that is into the path in its place.
            """, at: NavigationValueTypes.place(of: value.type))
    }
}
