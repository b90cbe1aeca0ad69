import BackstaffNavigation
import Foundation

/// The encoding of a type's values for storage.
///
/// Unchecked, but sound: the closures capture nothing except other closures of this kind.
struct StorageCoding<Value>: @unchecked Sendable {
    /// The stored form of a value, or `nil` if nothing is to be stored.
    let encode: (Value) -> StorageValue?
    /// The value of a stored form, or `nil` if the form has another type.
    let decode: (StorageValue) -> Value?
}

extension StorageCoding {
    /// Stores the wrapped value, and nothing for `nil`.
    static func optional<Wrapped>(_ coding: StorageCoding<Wrapped>) -> StorageCoding where Value == Wrapped? {
        StorageCoding(encode: { $0.flatMap(coding.encode) }, decode: { coding.decode($0).map { .some($0) } })
    }

    /// Stores the raw value.
    static func raw(_ coding: StorageCoding<Value.RawValue>) -> StorageCoding where Value: RawRepresentable {
        StorageCoding(
            encode: { coding.encode($0.rawValue) }, decode: { coding.decode($0).flatMap(Value.init(rawValue:)) })
    }
}

extension StorageCoding<Bool> {
    static var bool: Self {
        StorageCoding(encode: { .bool($0) }, decode: { if case .bool(let value) = $0 { value } else { nil } })
    }
}

extension StorageCoding<Int> {
    static var int: Self {
        StorageCoding(encode: { .int($0) }, decode: { if case .int(let value) = $0 { value } else { nil } })
    }
}

extension StorageCoding<Double> {
    static var double: Self {
        StorageCoding(encode: { .double($0) }, decode: { if case .double(let value) = $0 { value } else { nil } })
    }
}

extension StorageCoding<String> {
    static var string: Self {
        StorageCoding(encode: { .string($0) }, decode: { if case .string(let value) = $0 { value } else { nil } })
    }
}

extension StorageCoding<URL> {
    static var url: Self {
        StorageCoding(
            encode: { .string($0.absoluteString) },
            decode: { if case .string(let value) = $0 { URL(string: value) } else { nil } })
    }
}

extension StorageCoding<Data> {
    static var data: Self {
        StorageCoding(
            encode: { .data(Array($0)) }, decode: { if case .data(let value) = $0 { Data(value) } else { nil } })
    }
}

extension StorageCoding<Date> {
    static var date: Self {
        StorageCoding(
            encode: { .date($0.timeIntervalSinceReferenceDate) },
            decode: { if case .date(let value) = $0 { Date(timeIntervalSinceReferenceDate: value) } else { nil } })
    }
}
