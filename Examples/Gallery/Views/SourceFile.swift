import Foundation

/// The source of a word's screen, as the program was built from it.
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
