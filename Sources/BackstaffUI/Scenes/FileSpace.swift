import Foundation

/// The space that a host gives a scene for files: those that the visitor sends, and those that the app offers.
package struct FileSpace: Sendable {
    /// The size of one file that the visitor sends, in bytes.
    package var bytes: Int
    /// The number of files that are chosen together. Of the files that the app offers, as many are kept.
    package var files: Int
    /// Returns the folder in which the scene makes its own, or throws why there can be none.
    package var folder: @Sendable () throws -> URL = { FileManager.default.temporaryDirectory }
    /// Takes space for a number of bytes until the object is released. Returns `nil` if there isn't enough.
    package var reserve: @Sendable (_ bytes: Int) -> Reservation? = { _ in Endless() }

    package typealias Reservation = any AnyObject & Sendable

    /// Space where nobody counts it.
    private final class Endless: Sendable {}

    package init(bytes: Int = 64 << 20, files: Int = 100) {
        self.bytes = bytes
        self.files = files
    }
}
