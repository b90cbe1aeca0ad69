import Foundation
import Fuzzing
import Testing

@testable import BackstaffWeb

@Suite("Fuzzed codings of answers")
struct ContentCodingFuzzTests {
    private static let headers = [
        "gzip, deflate, br, zstd", "gzip;q=0.5, br;q=0.45", "br;q=0, *", "br; q=0.2 ,\tgzip ; q=0.1", "*;q=0", "x-gzip",
        "identity;q=0.4, gzip;q=0.405", "identity, BR;Q=1.000", "gzip;level=9;q=0.7;q=1, br;q=0.7", "gzip\nbr;q=0.001",
        "*;q=0.3, br;q=0.2\nidentity;q=0.25", "identity;q=0\ngzip;q=0.", "br;q=1\nbr;q=0",
    ]
    private static let pieces = [
        "br", "gzip", "x-gzip", "identity", "*", ",", ";", "=", ";q=", "q=", "0.", "1.", "1.000", "0.9999", ".5",
        "1e-1",
        "0x1p-1", "nan", "inf", "-0", "+1", "q =1", " ", "\t", "\n", "\u{301}", "é", "\u{0}", "\"",
    ]

    /// The weights of the codings, found in another way: by regular expressions.
    ///
    /// A weight is a text, which is greater than another one if it comes after it in the alphabet.
    private static func weights(in headers: [String]) throws -> [String: String] {
        let field = try NSRegularExpression(
            pattern: "^[ \t]*([^;]*?)[ \t]*(?:;(.*))?\\z", options: .dotMatchesLineSeparators)
        let weight = try NSRegularExpression(pattern: "^[qQ]=(0|1)(?:\\.([0-9]{0,3}))?\\z")
        func part(_ index: Int, of match: NSTextCheckingResult, in text: NSString) -> String? {
            let range = match.range(at: index)
            return range.location == NSNotFound ? nil : text.substring(with: range)
        }
        var weights: [String: String] = [:]
        // A comma or a semicolon with an accent is still one.
        func split(_ text: String, at separator: Unicode.Scalar) -> [String] {
            text.unicodeScalars.split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
        }
        for item in headers.flatMap({ split($0, at: ",") }) {
            let text = item as NSString
            guard let match = field.firstMatch(in: item, range: NSRange(location: 0, length: text.length)) else {
                throw FuzzFinding("\(item) isn't matched")
            }
            guard let name = part(1, of: match, in: text)?.lowercased(), name != "" else { continue }
            let parameters = part(2, of: match, in: text).map { split($0, at: ";") } ?? []
            let trimmed = parameters.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t")) }
            var value = "1.000"
            if let written = trimmed.first(where: { $0.lowercased().utf8.starts(with: "q=".utf8) }) {
                let text = written as NSString
                value = "0.000"
                if let match = weight.firstMatch(in: written, range: NSRange(location: 0, length: text.length)) {
                    let fraction = part(2, of: match, in: text) ?? ""
                    let read =
                        "\(text.substring(with: match.range(at: 1))).\(fraction)\("000".dropFirst(fraction.count))"
                    if read <= "1.000" { value = read }
                }
            }
            weights[name == "x-gzip" ? "gzip" : name] = value
        }
        return weights
    }

    @Test(
        "O01 any list of codings is read, and what is preferred is accepted and has the greatest weight",
        .enabled(if: Fuzz.isWanted(.acceptEncoding)))
    func headers() {
        var fuzz = Fuzz(.acceptEncoding)
        let report = fuzz.run(from: Self.headers.map { Array($0.utf8) }, pieces: Self.pieces) { input in
            let headers = input.text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
            let weights = try Self.weights(in: headers)
            for offered in [[.identity, .gzip, .brotli], [.identity, .gzip], [.identity]] as [[ContentCoding]] {
                let preferred = ContentCoding.preferred(among: offered, by: headers)
                // Those that come later are better. Identity is always accepted.
                var best = (coding: ContentCoding.identity, weight: weights["identity"] ?? "0.000")
                for coding in offered.dropFirst() {
                    let weight = weights[coding.rawValue] ?? weights["*"] ?? "0.000"
                    if weight > "0.000", weight >= best.weight { best = (coding, weight) }
                }
                try ensure(preferred == best.coding, "\(preferred), and not \(best) of \(offered), for \(headers)")
            }
            return ContentCoding.preferred(among: ContentCoding.allCases, by: headers).rawValue
        }
        #expect(report.findings.isEmpty, "\(report.findings)")
        for coding in ContentCoding.allCases { #expect(report[coding.rawValue] > 0, "\(coding)") }
    }
}
