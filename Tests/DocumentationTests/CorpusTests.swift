import Fuzzing
import Testing

@Suite("Inputs that are kept")
struct CorpusTests {
    @Test("Every kind that is fuzzed has inputs that are kept, and nothing else has")
    func folders() {
        #expect(Corpus.folders == FuzzKind.allCases.map(\.rawValue).sorted())
        for kind in FuzzKind.allCases { #expect(!Corpus.inputs(of: kind).isEmpty, "\(kind)") }
    }

    @Test("They are few and small")
    func size() {
        #expect(FuzzKind.allCases.reduce(0) { $0 + Corpus.inputs(of: $1).count } <= 100)
        #expect(Corpus.byteCount < 100_000)
    }

    @Test("The kinds share a large run among them")
    func shares() {
        #expect(FuzzKind.allCases.reduce(0) { $0 + $1.share } == 10_000)
    }
}
