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

    @Test(
        "Q01 other lines don't begin a backtrace",
        arguments: [
            "", "Signal", "the text *** Signal 4: Backtracing from 0x7fc5f84f9361", "*** Signal 4: caught",
            "*** Signal : Backtracing", "Backtrace took 4.20s",
        ])
    func otherLines(line: String) {
        var report = CrashReport()
        report.readBeginning(line)
        report.read(line)
        #expect(report.stage == .none)
    }
}
