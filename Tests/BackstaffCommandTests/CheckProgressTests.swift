import Testing

@testable import BackstaffCommand

@Suite("The progress of a check")
struct CheckProgressTests {
    private let waiting =
        "Another instance of SwiftPM (PID: 7) is already running using '/c/check-1', waiting until that process has finished execution..."

    @Test("M14 a check says once that it waits for another process")
    func waits() {
        var progress = CheckProgress(app: "Shop", isTerminal: false)
        #expect(
            progress.text(forPreparation: waiting, at: .seconds(1), columns: 80)
                == "backstaff: checking Shop: waiting, because another process is using the cache\n")
        #expect(progress.text(forPreparation: waiting, at: .seconds(9), columns: 80) == "")
    }

    @Test("M14 a check says which round it is in, and how far SwiftPM is at most every five seconds")
    func rounds() {
        var progress = CheckProgress(app: "Shop", isTerminal: false)
        let step = "[3/12] Emitting module SwiftUI"
        #expect(
            progress.text(forPreparation: step, at: .zero, columns: 80)
                == "backstaff: checking Shop: making modules, 3 of 12\n")
        #expect(progress.text(forPreparation: step, at: .seconds(4), columns: 80) == "")
        #expect(
            progress.text(forRound: 1, modules: 2, found: 0, at: .seconds(4), columns: 80)
                == "backstaff: checking Shop: round 1, 2 modules\n")
        #expect(
            progress.text(forRound: 2, modules: 1, found: 1, at: .seconds(4), columns: 80)
                == "backstaff: checking Shop: round 2, 1 module, 1 name so far\n")
        // Errors of the preparation are printed at its end, if it fails.
        #expect(progress.text(forPreparation: "/a/B.swift:1:1: error: no", at: .seconds(99), columns: 80) == "")
    }

    @Test("M14 on a terminal the progress of a check is one line, which goes in the end")
    func terminal() {
        var progress = CheckProgress(app: "Shop", isTerminal: true)
        #expect(progress.clearing() == "")
        #expect(
            progress.text(forRound: 1, modules: 2, found: 0, at: .zero, columns: 20)
                == "\r\u{1B}[2Kbackstaff: checking")
        #expect(progress.clearing() == "\r\u{1B}[2K")
    }
}
