/// A line of an app's source.
///
/// It consists of two machine words without padding, because views store places and views are compared bit by bit.
package struct SourcePlace: Hashable, Sendable {
    private let start: UInt
    private let lengthAndLine: UInt

    /// - Parameters:
    ///   - fileID: `Module/File.swift`, as in `#fileID`.
    ///   - line: The line number, as in `#line`.
    package init(_ fileID: StaticString, _ line: UInt) {
        start = fileID.hasPointerRepresentation ? UInt(bitPattern: fileID.utf8Start) : 0
        let length = start == 0 ? 0 : UInt(fileID.utf8CodeUnitCount)
        lengthAndLine = length << 32 | min(line, 0xffff_ffff)
    }
}

extension SourcePlace: CustomStringConvertible {
    /// `Module/File.swift:12`.
    package var description: String {
        // Literals live as long as the process, so the pointer stays valid.
        let file = UnsafeRawBufferPointer(
            start: UnsafeRawPointer(bitPattern: start), count: Int(lengthAndLine >> 32))
        return "\(String(decoding: file, as: UTF8.self)):\(lengthAndLine & 0xffff_ffff)"
    }
}
