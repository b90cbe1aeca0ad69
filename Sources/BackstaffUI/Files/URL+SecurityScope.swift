public import Foundation

extension URL {
    /// Begins the access to a file outside of the app's own folders. It does nothing: the files of `fileImporter` are
    /// in a folder of the process.
    ///
    /// - Returns: `true`.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends the access to a file. It does nothing.
    public func stopAccessingSecurityScopedResource() {}
}
