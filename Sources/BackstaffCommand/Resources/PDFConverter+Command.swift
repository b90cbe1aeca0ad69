import BackstaffAssets
import Foundation

extension PDFConverter {
    /// A converter with the program that is on the user's `PATH`, if there is one.
    ///
    /// - Parameter cache: The folder in which results are kept.
    static func installed(cache: String) -> PDFConverter {
        PDFConverter(cache: cache, searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin")
    }

    /// Says that the program is missing, and which pictures aren't shown.
    static func complaint(naming pictures: some Sequence<String>) -> String {
        """
        PDF pictures aren't shown, because pdftocairo isn't installed; install the package \(Self.package): \
        \(Set(pictures).sorted().joined(separator: ", "))
        """
    }
}
