/// An input, with its origin before the damage.
package struct FuzzInput: Sendable {
    package let bytes: [UInt8]
    /// The index of the valid input. `nil` for noise, and for inputs from the corpus.
    package let origin: Int?
    /// The number of undamaged bytes at the beginning.
    package let intactCount: Int

    init(_ bytes: [UInt8], origin: Int? = nil, of whole: [UInt8] = []) {
        self.bytes = bytes
        self.origin = origin
        var count = 0
        let end = min(bytes.count, whole.count)
        while count < end, bytes[count] == whole[count] { count += 1 }
        intactCount = count
    }

    /// The bytes as text. Invalid UTF-8 is replaced, as it is for all text from outside.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Creates an undamaged input, for a reader outside of a run.
    package init(whole bytes: [UInt8], origin: Int) {
        self.init(bytes, origin: origin, of: bytes)
    }
}

/// A wrong result.
package struct FuzzFinding: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}

/// Throws a finding if a condition is false.
package func ensure(_ isRight: Bool, _ description: @autoclosure () -> String) throws(FuzzFinding) {
    if !isRight { throw FuzzFinding(description()) }
}

package func ensure<Value>(_ value: Value?, _ description: @autoclosure () -> String) throws(FuzzFinding) -> Value {
    guard let value else { throw FuzzFinding(description()) }
    return value
}
