/// The limits on the files that a visitor sends.
package struct FileLimits: Hashable, Sendable {
    /// The size of one file in bytes.
    package var bytes: Int
    /// The number of files that are chosen together.
    package var files: Int

    package init(bytes: Int = 64 << 20, files: Int = 100) {
        self.bytes = bytes
        self.files = files
    }
}
