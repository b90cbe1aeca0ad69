/// One input, and what it was before it was damaged.
package struct FuzzInput: Sendable {
    package let bytes: [UInt8]
    /// Which of the whole inputs it was; `nil` for noise, and for what comes from the corpus.
    package let origin: Int?
    /// How many of its first bytes are as they were.
    package let intactCount: Int

    init(_ bytes: [UInt8], origin: Int? = nil, of whole: [UInt8] = []) {
        self.bytes = bytes
        self.origin = origin
        var count = 0
        let end = min(bytes.count, whole.count)
        while count < end, bytes[count] == whole[count] { count += 1 }
        intactCount = count
    }

    /// The bytes as text. What is no UTF-8 is replaced, as it is wherever text comes from outside.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Nothing damaged, only looked at: for a reader that is tried on what isn't in the run.
    package init(whole bytes: [UInt8], origin: Int) {
        self.init(bytes, origin: origin, of: bytes)
    }
}

/// A wrong answer.
package struct FuzzFinding: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}

/// Ends the reading of an input that was answered wrongly.
package func ensure(_ isRight: Bool, _ description: @autoclosure () -> String) throws(FuzzFinding) {
    if !isRight { throw FuzzFinding(description()) }
}

package func ensure<Value>(_ value: Value?, _ description: @autoclosure () -> String) throws(FuzzFinding) -> Value {
    guard let value else { throw FuzzFinding(description()) }
    return value
}
