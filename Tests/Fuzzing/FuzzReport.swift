import Foundation

/// The results for the inputs of one kind.
package struct FuzzReport: Sendable {
    package let kind: FuzzKind
    package private(set) var count = 0
    /// Wrong results with their inputs, which are also stored.
    package private(set) var findings: [String] = []
    /// The number of times that each result occurred.
    package private(set) var answers: [String: Int] = [:]
    var duration = Duration.zero
    /// The shortest input for each result.
    private var examples: [String: [UInt8]] = [:]

    /// The maximum number of distinct results.
    private static let answerLimit = 80
    private static let findingLimit = 10

    init(kind: FuzzKind) {
        self.kind = kind
    }

    /// Whether the run has enough findings to stop.
    var isHopeless: Bool { findings.count >= Self.findingLimit }

    /// The number of inputs with a result.
    package subscript(answer: String) -> Int { answers[answer] ?? 0 }

    mutating func note(_ answer: String, for input: FuzzInput) {
        count += 1
        if let known = answers[answer] {
            answers[answer] = known + 1
        } else if answers.count < Self.answerLimit {
            answers[answer] = 1
        } else {
            return
        }
        if let example = examples[answer], example.count <= input.bytes.count { return }
        examples[answer] = input.bytes
    }

    mutating func note(_ error: any Error, for input: FuzzInput) {
        count += 1
        let path = Corpus.keep(input.bytes, of: kind)
        findings.append("\(error)\n\(input.bytes.count) bytes, kept as \(path): \(input.text.debugDescription)")
    }

    func writeExamples(to folder: String) {
        for (number, answer) in examples.keys.sorted().enumerated() {
            let words = answer.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
            let name = String(words.prefix(48)) + (words.count > 48 ? "-\(number)" : "")
            Corpus.write(examples[answer] ?? [], to: "\(folder)/\(kind.rawValue)", as: name)
        }
    }
}

extension FuzzReport: CustomStringConvertible {
    /// One line, which `scripts/fuzz` reads.
    package var description: String {
        let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
        let time = String(format: "%.1f", seconds)
        return "fuzzed \(kind.rawValue) \(count) inputs, \(answers.count) answers, \(findings.count) wrong, \(time) s"
    }
}
