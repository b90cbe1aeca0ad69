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

    /// What reads the clock of the wall in a script. `Date.UTC` and dates that are made of something don't.
    private static func mentions(inScript text: String) -> [Substring] {
        text.matches(of: /\bDate\.now\b|\bDate\(\)|\bnew Date\b(?!\()/.wordBoundaryKind(.simple)).map(\.output)
    }

    @Test("In the page, only today's date is read from the clock of the wall; performance.now() measures time")
    func page() throws {
        let files = Repository.files(below: "Sources/BackstaffWeb/Resources/Page", endingIn: [".js"])
        #expect(files.count > 50)
        var found: [String: [Substring]] = [:]
        for file in files {
            let mentions = Self.mentions(inScript: try Repository.text(of: file))
            if !mentions.isEmpty { found[file] = mentions }
        }
        #expect(found == ["Sources/BackstaffWeb/Resources/Page/controls/dates.js": ["Date()"]])
    }

    @Test(
        "What counts as a clock of the wall in a script, and what doesn't",
        arguments: [
            ("const end = Date.now() + 5;", 1), ("const now = new Date();", 1), ("const now = new Date;", 1),
            ("log(Date())", 1), ("new Date(Date.UTC(2023, 0, 1))", 0), ("new Date(date.getTime() + 5)", 0),
            ("performance.now()", 0), ("formatDate(day)", 0),
        ])
    func mention(script: String, count: Int) {
        #expect(Self.mentions(inScript: script).count == count)
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
