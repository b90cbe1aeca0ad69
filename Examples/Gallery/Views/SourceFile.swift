import Foundation

/// The source file of a feature's screen, as it was when the program was built.
struct SourceFile {
    let name: String
    let lines: [String]

    init(of feature: Feature) {
        name = "\(feature.rawValue)Screen.swift"
        let url = Bundle.module.url(forResource: "Screens/\(name)", withExtension: nil)
        let text =
            url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "The program was built without its source."
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
