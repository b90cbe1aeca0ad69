/// A value of `@SceneStorage` or `@AppStorage` that outlives the app's process. A tab or a browser profile stores it.
///
///     version 1 │ kind │ content up to the end
///               ├ false 0, true 1, double 3, date 7, string 4, data 5, int 6
///
/// The bytes come back from outside. For invalid bytes decoding returns `nil`.
package enum StorageValue: Hashable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case data([UInt8])
    /// Seconds since the reference date, the start of 2001.
    case date(Double)

    /// The name of the Swift type, for messages.
    package var typeName: String {
        switch self {
        case .bool: "Bool"
        case .int: "Int"
        case .double: "Double"
        case .string: "String"
        case .data: "Data"
        case .date: "Date"
        }
    }
}

// MARK: - Bytes

extension StorageValue {
    /// The first byte. Bytes with another version can't be decoded.
    private static let version: UInt8 = 1

    /// The kinds of values. The raw values are part of the format, so they must not change within a version.
    private enum Kind: UInt8 {
        case no = 0
        case yes = 1
        case double = 3
        case string = 4
        case data = 5
        case int = 6
        case date = 7
    }

    private var kind: Kind {
        switch self {
        case .bool(let value): value ? .yes : .no
        case .int: .int
        case .double: .double
        case .string: .string
        case .data: .data
        case .date: .date
        }
    }

    /// The number of bytes in ``encoded()``.
    package var encodedCount: Int {
        switch self {
        case .bool: 2
        case .int(let value): 2 + StoredBytes.count(of: StoredBytes.zigzag(value))
        case .double, .date: 10
        case .string(let value): 2 + value.utf8.count
        case .data(let value): 2 + value.count
        }
    }

    /// The encoded value.
    package func encoded() -> [UInt8] {
        var bytes = StoredBytes.Writer()
        bytes.write(byte: Self.version)
        bytes.write(byte: kind.rawValue)
        switch self {
        case .bool: break
        case .int(let value): bytes.write(number: StoredBytes.zigzag(value))
        case .double(let value), .date(let value): bytes.write(bits: value.bitPattern)
        case .string(let value): bytes.write(contentsOf: value.utf8)
        case .data(let value): bytes.write(contentsOf: value)
        }
        return bytes.bytes
    }

    /// Decodes a value, or returns `nil` if the bytes are truncated, too long or of another version.
    package init?(decoding bytes: some Sequence<UInt8>) {
        var reader = StoredBytes.Reader(bytes)
        guard reader.readByte() == Self.version, let kind = reader.readByte().flatMap(Kind.init) else { return nil }
        switch kind {
        case .no: self = .bool(false)
        case .yes: self = .bool(true)
        case .int:
            guard let number = reader.readNumber() else { return nil }
            self = .int(StoredBytes.unzigzag(number))
        case .double:
            guard let bits = reader.readBits() else { return nil }
            self = .double(Double(bitPattern: bits))
        case .date:
            guard let bits = reader.readBits() else { return nil }
            self = .date(Double(bitPattern: bits))
        case .string:
            guard let text = reader.readRestAsText() else { return nil }
            self = .string(text)
        case .data: self = .data(reader.readRest())
        }
        if !reader.isAtEnd { return nil }
    }
}
