import Foundation

extension Data.WritingOptions {
    /// Writes to another file first, and then moves it. It is the old name of `atomic`.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}
