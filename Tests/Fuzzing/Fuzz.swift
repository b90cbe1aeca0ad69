import Foundation

/// Passes damaged inputs to a reader, one by one.
///
///     corpus ──────────────────────────► as it is ──┐
///     whole inputs ──┬─ now and then ──► as it is ──┤
///                    ├─► damaged ───────────────────┼──► the reader ──┬─► its answer, in a word
///     corpus ────────┘                              │                 └─► a finding: kept, and the test fails
///     noise ────────────────────────────────────────┘
///
/// `BACKSTAFF_FUZZ_INPUTS` sets the total number of inputs. Without it each kind has a small default.
/// `BACKSTAFF_FUZZ_SEED` is the first seed, and `BACKSTAFF_FUZZ_COLLECT` a folder that gets the shortest input for each
/// result. `scripts/fuzz` sets them.
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
        // Each kind has its own seed, so that no two kinds get the same damage.
        let place = FuzzKind.allCases.firstIndex(of: kind) ?? 0
        numbers = SeededGenerator(
            seed: (environment["BACKSTAFF_FUZZ_SEED"].flatMap(UInt64.init) ?? 2026) &+ UInt64(place) << 32)
    }

    /// Whether a kind is run. `BACKSTAFF_FUZZ_ONLY` can restrict the run to some kinds.
    package static func isWanted(_ kind: FuzzKind) -> Bool {
        guard let only = ProcessInfo.processInfo.environment["BACKSTAFF_FUZZ_ONLY"] else { return true }
        return only.split(separator: " ").contains { $0 == kind.rawValue }
    }

    /// Random numbers of the same run, for choices beside the input.
    package mutating func below(_ bound: Int) -> Int { numbers.below(bound) }

    /// Runs the kind once.
    ///
    /// - Parameters:
    ///   - whole: Valid inputs.
    ///   - pieces: Words to insert into them.
    ///   - limit: The maximum length of an input, in bytes.
    ///   - read: A closure that reads an input and returns its result as a word. It throws if the result is wrong.
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
