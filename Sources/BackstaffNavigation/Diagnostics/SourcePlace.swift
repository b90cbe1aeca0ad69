/// A line of an app's source.
///
/// Two words, without gaps: views hold places, and are compared by their bits.
package struct SourcePlace: Hashable, Sendable {
    private let start: UInt
    private let lengthAndLine: UInt

    /// - Parameters:
    ///   - fileID: `Module/File.swift`, as `#fileID` gives it.
    ///   - line: as `#line` gives it.
    package init(_ fileID: StaticString, _ line: UInt) {
        start = fileID.hasPointerRepresentation ? UInt(bitPattern: fileID.utf8Start) : 0
        let length = start == 0 ? 0 : UInt(fileID.utf8CodeUnitCount)
        lengthAndLine = length << 32 | min(line, 0xffff_ffff)
    }
}

extension SourcePlace: CustomStringConvertible {
    /// `Module/File.swift:12`.
    package var description: String {
        // Literals live as long as the process.
        let file = UnsafeRawBufferPointer(
            start: UnsafeRawPointer(bitPattern: start), count: Int(lengthAndLine >> 32))
        return "\(String(decoding: file, as: UTF8.self)):\(lengthAndLine & 0xffff_ffff)"
    }
}
