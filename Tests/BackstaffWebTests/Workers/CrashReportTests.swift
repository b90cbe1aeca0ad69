import Testing

@testable import BackstaffWeb

@Suite("What a process prints when it crashes")
struct CrashReportTests {
    @Test(
        "Q01 the reason is the line of the failed check",
        arguments: [
            "Shop/Shop.swift:7: Fatal error: the shelf is empty",
            "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
            "Shop/Shop.swift:8: Precondition failed: too few",
            "Shop/Shop.swift:9: Assertion failed",
            "Could not cast value of type 'Swift.String' (0x7fa6) to 'Swift.Int' (0x7fa7).",
        ])
    func reason(line: String) {
        var report = CrashReport()
        report.read("a line of the app")
        #expect(report.lastReason == nil)
        report.read(line)
        report.read("and the second line of the reason")
        #expect(report.lastReason == line)
        #expect(report.stage == .none)
    }

    @Test("Q01 a reason that is in the backtrace only is found there; a frame of the backtrace is no reason")
    func reasonInBacktrace() {
        var report = CrashReport()
        for line in [
            "*** Signal 4: Backtracing from 0x5578facc5c7a... done ***", "",
            "*** Swift runtime failure: arithmetic overflow ***", "",
            "0 [inlined] [system] 0x00005578facc5c7a Swift runtime failure: another one in shop at //<compiler-generated>",
        ] { report.read(line) }
        #expect(report.lastReason == "Swift runtime failure: arithmetic overflow")
    }

    @Test("Q01 a process that goes on for long after such a line didn't end for this reason")
    func oldReason() {
        var report = CrashReport()
        report.read("the import says: Fatal error: no such column")
        for number in 1...300 { report.read("line \(number)") }
        #expect(report.lastReason == nil)
    }

    @Test("Q01 a backtrace begins in the midst of a line, and is complete with the line of its time")
    func stages() {
        var report = CrashReport()
        report.read("Shop/Shop.swift:7: Fatal error: the shelf is empty")
        report.readBeginning("*** Sig")
        #expect(report.stage == .none)
        report.readBeginning("*** Signal 4: Backtracing from 0x7fc5f84f9361...")
        #expect(report.stage == .begun)
        report.read("*** Signal 4: Backtracing from 0x7fc5f84f9361... done ***")
        report.read("Thread 0 crashed:")
        #expect(report.stage == .begun)
        report.read("Backtrace took 4.20s")
        #expect(report.stage == .complete)
        #expect(report.lastReason == "Shop/Shop.swift:7: Fatal error: the shelf is empty")
    }

    @Test("Q01 a backtrace with colours, as on a terminal, is noticed too, with the reason in it")
    func colours() {
        var report = CrashReport()
        let beginning = "💣 \u{1B}[91mProgram crashed: Signal 4: Backtracing from 0x7fb44205a301..."
        report.readBeginning("💣 \u{1B}[91mProgram crashed: Sig")
        #expect(report.stage == .none)
        report.readBeginning(beginning)
        #expect(report.stage == .begun)
        report.read(beginning + "\u{1B}[0m\r\u{1B}[0K💣 \u{1B}[91mSwift runtime failure: arithmetic overflow\u{1B}[39m")
        #expect(report.lastReason == "Swift runtime failure: arithmetic overflow")
        report.read(
            "  \u{1B}[90m0\u{1B}[39m  \u{1B}[96mSwift runtime failure: another one\u{1B}[39m in \u{1B}[36mshop\u{1B}[39m"
        )
        report.read("Backtrace took 1.42s")
        #expect(report.lastReason == "Swift runtime failure: arithmetic overflow" && report.stage == .complete)
    }

    @Test(
        "Q01 other lines don't begin a backtrace",
        arguments: [
            "", "Signal", "the text *** Signal 4: Backtracing from 0x7fc5f84f9361", "*** Signal 4: caught",
            "*** Signal : Backtracing", "Backtrace took 4.20s", "\u{1B}[", "\u{1B}[91mSignal\u{1B}[39m\r",
            "it said: Program crashed: Signal 4: Backtracing from 0x7fc5f84f9361",
        ])
    func otherLines(line: String) {
        var report = CrashReport()
        report.readBeginning(line)
        report.read(line)
        #expect(report.stage == .none)
    }
}
