import BackstaffNavigation
import Testing

@Suite
struct DiagnosticsTests {
    @Test("K04 a mistake is logged once for a place, and is among the process's reports")
    func once() {
        for _ in 0..<3 { Diagnostics.report(.pathUnderflow, "once only", fileID: "Once/Here.swift", line: 3) }
        Diagnostics.report(.pathUnderflow, "once only", fileID: "Once/Here.swift", line: 4)
        let places = Diagnostics.reports.filter { $0.message == "once only" }.map(\.place)
        #expect(places == ["Once/Here.swift:3", "Once/Here.swift:4"])
    }

    @Test("K04 without a place, mistakes are distinguished by their messages")
    func words() {
        for words in ["first words", "second words", "first words"] { Diagnostics.report(.mistypedStorage, words) }
        #expect(Diagnostics.reports.count { $0.message == "first words" } == 1)
        #expect(Diagnostics.reports.count { $0.message == "second words" } == 1)
    }

    @Test("K04 a message that isn't needed isn't built")
    func lazyWords() {
        var count = 0
        func words() -> String {
            count += 1
            return "counted"
        }
        for _ in 0..<5 { Diagnostics.report(.pathUnderflow, words(), fileID: "Lazy/Words.swift", line: 1) }
        #expect(count == 1)
    }

    @Test("K04 faults in outside input are logged, and aren't reports")
    func log() {
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            Diagnostics.log("an address")
            #expect(Diagnostics.reports.isEmpty)
        }
        #expect(receiver.reports.map(\.mistake) == [nil])
    }

    @Test("K04 a report is one line of limited length, whatever values it contains")
    func lines() {
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            Diagnostics.report(.unknownTab, "first\nsecond\u{1b}[2J\u{2028}“third”")
            Diagnostics.report(.unknownTab, String(repeating: "x", count: 5_000))
            Diagnostics.log("an\r\naddress \u{85}" + String(repeating: "y", count: 5_000))
        }
        let messages = receiver.reports.map(\.message)
        #expect(messages[0] == #"first\nsecond\u{1B}[2J\u{2028}“third”"#)
        #expect(messages[1].count == 2_001 && messages[1].hasSuffix("x…"))
        #expect(messages[2].hasPrefix(#"an\r\naddress \u{0085}yy"#))
        #expect(messages[2].count < 520)
    }

    @Test("K04 a long value in a report is truncated, a short one isn't")
    func values() {
        #expect(Diagnostics.short(7) == "7")
        #expect(Diagnostics.short(String(repeating: "z", count: 5_000)) == String(repeating: "z", count: 100) + "…")
    }

    @Test("K04 a place takes two machine words, and prints as file and line")
    func place() {
        #expect(MemoryLayout<SourcePlace>.size == 2 * MemoryLayout<UInt>.size)
        #expect(SourcePlace("App/Views.swift", 70_000).description == "App/Views.swift:70000")
    }
}
