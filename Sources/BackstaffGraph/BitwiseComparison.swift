import Glibc

/// Compares values by their bits.
///
/// Two values of one type with the same bits are the same value: copies of a value share every reference that it
/// holds. The reverse isn't true, so a `false` means only that the values may differ.
package enum BitwiseComparison {
    @inlinable
    package static func isEqual<Value>(_ first: Value, _ second: Value) -> Bool {
        withUnsafePointer(to: first) { first in
            withUnsafePointer(to: second) { second in
                memcmp(first, second, MemoryLayout<Value>.size) == 0
            }
        }
    }
}

/// Whether two values are equal, by `==` if the type is `Equatable`, or else bitwise.
package func valuesAreEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    if BitwiseComparison.isEqual(first, second) { return true }
    guard let first = first as? any Equatable else { return false }
    func isEqual<E: Equatable>(_ first: E) -> Bool { first == second as? E }
    return isEqual(first)
}
