extension NavigationPath {
    /// A representation of a navigation path that can be encoded and decoded.
    ///
    /// The format is SwiftUI's: a flat array of strings, two for each value, from the top of the stack to the root. The
    /// first string is the full name of the value's type. The second is the value as JSON.
    ///
    ///     ["Cookbook.Recipe", "{\"id\":42}", "Swift.String", "\"Desserts\""]
    ///
    /// Decoding a representation doesn't decode its values. A value is decoded when it is requested as the type with
    /// its name. A stack with a destination for the type requests it, and so do a comparison with a value of the type
    /// and ``NavigationPath/last(of:)``. Therefore decoding doesn't fail if a type is gone or has changed. A stack
    /// shows the values below the first that it can't decode, removes the others from the path and reports them.
    ///
    /// Unlike in SwiftUI, a restored path is equal to the path that was stored. Renamed types can keep their stored
    /// values: see ``NamedNavigationValue``.
    public struct CodableRepresentation: Codable, Equatable, Sendable {
        let values: [NavigationValue]

        init(values: [NavigationValue]) {
            self.values = values
        }

        /// Decodes the type names and the JSON of the values, but not the values.
        ///
        /// - Throws: `DecodingError` if the data isn't an array with an even number of strings.
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

        /// Encodes the type names and values.
        ///
        /// - Throws: The error of a value's own encoding, or `EncodingError` if a value isn't `Codable`.
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

    /// A representation of the path that can be encoded, or `nil` if a value isn't `Codable`.
    ///
    /// A value that isn't `Codable` is reported. Conformance to `Codable` is checked at run time. SwiftUI decides at
    /// compile time, so a value that a generic function appends as `Hashable` makes the property `nil` there, but not
    /// here.
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

    /// Creates a path from a decoded representation. Its values are decoded when they are needed: see
    /// ``CodableRepresentation``.
    public init(_ codable: CodableRepresentation) {
        self.init(values: codable.values)
    }

    private func reportNotCodable(_ value: NavigationValue) {
        Diagnostics.report(
            .pathNotCodable,
            """
            Cannot create CodableRepresentation of navigation path, because presented value of type “\(value.type)” is not \
            Codable. Make it Codable, or append a Codable id to the path instead.
            """, at: NavigationValueTypes.place(of: value.type))
    }
}
