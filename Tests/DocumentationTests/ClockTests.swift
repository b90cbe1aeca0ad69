import Testing

/// The clock of the wall can be set back. Whatever waits uses a clock that only goes forward: `NIODeadline`,
/// `ContinuousClock` or `DispatchTime`.
@Suite("Clocks of the server")
struct ClockTests {
    /// What reads the clock of the wall, or waits by it.
    private static func mentions(in text: String) -> [Substring] {
        let wallClock =
            /\bDate\(\)|\bDate\.now\b|\btimeInterval\w*|\bDispatchWallTime\b|\bwallDeadline\b|\bCLOCK_REALTIME\b|\bgettimeofday\b|\btime\(nil\)|\bCFAbsoluteTime\w*/
        return text.matches(of: wallClock.wordBoundaryKind(.simple)).map(\.output)
    }

    @Test("Nothing but the times of log lines is read from the clock of the wall, so it may be set back")
    func server() throws {
        let files = ["BackstaffWeb", "BackstaffServer"].flatMap {
            Repository.files(below: "Sources/\($0)", endingIn: [".swift"])
        }
        #expect(files.count > 100)
        var found: [String: [Substring]] = [:]
        for file in files {
            let mentions = Self.mentions(in: try Repository.text(of: file))
            if !mentions.isEmpty { found[file] = mentions }
        }
        #expect(found == ["Sources/BackstaffWeb/Log/HostLog.swift": ["Date()", "Date()"]])
    }

    @Test(
        "What counts as a clock of the wall, and what doesn't",
        arguments: [
            ("if Date() > end", 1), ("Date.now.addingTimeInterval(5)", 1), ("asyncAfter(wallDeadline: .now() + 5)", 1),
            ("ContinuousClock.now + .seconds(5)", 0), ("NIODeadline.now()", 0), ("asyncAfter(deadline: .now() + 5)", 0),
            ("UpdateDate()", 0),
        ])
    func mention(text: String, count: Int) {
        #expect(Self.mentions(in: text).count == count)
    }
}
