import Foundation

/// Gives a reader one damaged input after the other.
///
///     corpus ──────────────────────────► as it is ──┐
///     whole inputs ──┬─ now and then ──► as it is ──┤
///                    ├─► damaged ───────────────────┼──► the reader ──┬─► its answer, in a word
///     corpus ────────┘                              │                 └─► a finding: kept, and the test fails
///     noise ────────────────────────────────────────┘
///
/// `BACKSTAFF_FUZZ_INPUTS` says how many inputs of all kinds there are together; without it each kind has its small usual
/// number. `BACKSTAFF_FUZZ_SEED` is where the random numbers begin, `BACKSTAFF_FUZZ_COLLECT` a folder that gets the shortest
/// input for each answer. `scripts/fuzz` sets them.
package struct Fuzz {
    package let kind: FuzzKind
    package let count: Int
    private var numbers: SeededGenerator
    private let isLarge: Bool
    private let collection: String?

    package init(_ kind: FuzzKind) {
        let environment = ProcessInfo.processInfo.environment
        let total = environment["BACKSTAFF_FUZZ_INPUTS"].flatMap(Int.init)
        self.kind = kind
        isLarge = total != nil
        count = max(kind.usualCount, (total ?? 0) * kind.share / 10_000)
        collection = environment["BACKSTAFF_FUZZ_COLLECT"]
        // Each kind has numbers of its own, or two kinds would be damaged alike.
        let place = FuzzKind.allCases.firstIndex(of: kind) ?? 0
        numbers = SeededGenerator(
            seed: (environment["BACKSTAFF_FUZZ_SEED"].flatMap(UInt64.init) ?? 2026) &+ UInt64(place) << 32)
    }

    /// Whether a kind is to be run: `BACKSTAFF_FUZZ_ONLY` may name some, and then the others are not.
    package static func isWanted(_ kind: FuzzKind) -> Bool {
        guard let only = ProcessInfo.processInfo.environment["BACKSTAFF_FUZZ_ONLY"] else { return true }
        return only.split(separator: " ").contains { $0 == kind.rawValue }
    }

    /// Numbers of the same run, for what isn't the input itself.
    package mutating func below(_ bound: Int) -> Int { numbers.below(bound) }

    /// Runs the kind once.
    ///
    /// - Parameters:
    ///   - whole: inputs as they should be.
    ///   - pieces: words to put into them.
    ///   - limit: no input is longer, in bytes.
    ///   - read: reads an input, and says in a word what became of it. What it throws is a wrong answer.
    package mutating func run(
        from whole: [[UInt8]], pieces: [String] = [], limit: Int = 4096, read: (FuzzInput) throws -> String
    ) -> FuzzReport {
        let corpus = Corpus.inputs(of: kind)
        let damage = Damage(others: whole + corpus, pieces: pieces.map { Array($0.utf8) }, limit: limit)
        var report = FuzzReport(kind: kind)
        let recorder = isLarge ? InputRecorder(kind) : nil
        let start = ContinuousClock.now
        func take(_ input: FuzzInput) {
            recorder?.record(input.bytes)
            do { report.note(try read(input), for: input) } catch { report.note(error, for: input) }
        }
        for bytes in corpus { take(FuzzInput(bytes)) }
        for index in whole.indices { take(FuzzInput(whole: whole[index], origin: index)) }
        while report.count < count, !report.isHopeless {
            switch numbers.below(32) {
            case 0: take(FuzzInput((0..<numbers.below(200)).map { _ in numbers.byte() }))
            case 1:
                let origin = numbers.below(whole.count)
                take(FuzzInput(whole: whole[origin], origin: origin))
            case 2..<9 where !corpus.isEmpty:
                var bytes = corpus[numbers.below(corpus.count)]
                damage.apply(to: &bytes, using: &numbers)
                take(FuzzInput(bytes))
            default:
                let origin = numbers.below(whole.count)
                var bytes = whole[origin]
                damage.apply(to: &bytes, using: &numbers)
                take(FuzzInput(bytes, origin: origin, of: whole[origin]))
            }
        }
        report.duration = ContinuousClock.now - start
        recorder?.end()
        if isLarge { print(report) }
        if let collection { report.writeExamples(to: collection) }
        return report
    }
}
