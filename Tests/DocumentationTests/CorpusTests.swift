import Fuzzing
import Testing

@Suite("The corpus")
struct CorpusTests {
    @Test("Every fuzzed kind has inputs in the corpus, and there are no other folders")
    func folders() {
        #expect(Corpus.folders == FuzzKind.allCases.map(\.rawValue).sorted())
        for kind in FuzzKind.allCases { #expect(!Corpus.inputs(of: kind).isEmpty, "\(kind)") }
    }

    @Test("The inputs are few and small")
    func size() {
        #expect(FuzzKind.allCases.reduce(0) { $0 + Corpus.inputs(of: $1).count } <= 120)
        #expect(Corpus.byteCount < 100_000)
    }

    @Test("The shares of all kinds add up to a whole run")
    func shares() {
        #expect(FuzzKind.allCases.reduce(0) { $0 + $1.share } == 10_000)
    }
}
