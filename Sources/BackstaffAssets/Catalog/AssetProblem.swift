/// Something in an asset catalog or a picture that can't be used. The rest of the catalog is used.
package struct AssetProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file or folder.
    package let path: String
    /// What is wrong there, and what to do.
    package let words: String

    package init(path: String, words: String) {
        self.path = path
        self.words = words
    }

    package var description: String { "\(path): \(words)" }
}
