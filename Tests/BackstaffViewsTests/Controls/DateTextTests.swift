import BackstaffUI
import Foundation
import Fuzzing
import Testing

@testable import BackstaffViews

struct DateTextTests {
    private static let utc = TimeZone(secondsFromGMT: 0) ?? .current
    private static let zones = [
        utc, TimeZone(identifier: "Europe/Berlin"), TimeZone(identifier: "America/New_York"),
        TimeZone(identifier: "Asia/Kathmandu"), TimeZone(identifier: "Pacific/Apia"),
        TimeZone(identifier: "Australia/Lord_Howe"), TimeZone(secondsFromGMT: 50_400),
        TimeZone(secondsFromGMT: -43_200),
    ].compactMap { $0 }

    private func berlin(_ text: String) throws -> Date? {
        try DateText.parse(text, in: #require(TimeZone(identifier: "Europe/Berlin")))
    }

    @Test("A date is formatted in the time zone, and parsed again")
    func known() throws {
        let date = Date(timeIntervalSince1970: 1_795_246_200)  // 2026-11-21T07:30Z
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(DateText.print(date, in: Self.utc) == "2026-11-21T07:30")
        #expect(DateText.print(date, in: berlin) == "2026-11-21T08:30")
        #expect(DateText.parse("2026-11-21T08:30", in: berlin) == date)
        #expect(DateText.parse("2026-11-21T08:30", in: Self.utc) != date)
        #expect(DateText.print(date + 59.9, in: berlin) == "2026-11-21T08:30")
    }

    @Test("A formatted date is parsed and formatted the same again, in every time zone")
    func roundTrip() {
        var random = SeededGenerator(seed: 7)
        #expect(Self.zones.count == 8)
        for zone in Self.zones {
            for _ in 0..<3_000 {
                let date = Date(timeIntervalSince1970: .random(in: -62_000_000_000...253_000_000_000, using: &random))
                let text = DateText.print(date, in: zone)
                let read = DateText.parse(text, in: zone)
                #expect(read.map { DateText.print($0, in: zone) } == text)
            }
        }
    }

    @Test("Every hour of a year is parsed as it is formatted, including the days when the clocks change")
    func everyHour() {
        for zone in Self.zones {
            for hour in 0..<(366 * 24) {
                let date = Date(timeIntervalSince1970: 1_704_067_200 + Double(hour) * 3_600)
                let text = DateText.print(date, in: zone)
                guard let read = DateText.parse(text, in: zone) else {
                    Issue.record("\(text) isn't read")
                    return
                }
                let ahead = date.timeIntervalSince(read)
                #expect(DateText.print(read, in: zone) == text)
                #expect(ahead >= 0 && ahead <= 3_600 && (ahead == 0 || ahead >= 1_800))
            }
        }
    }

    @Test("The calendar agrees with Foundation's")
    func calendar() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = Self.utc
        var random = SeededGenerator(seed: 8)
        for _ in 0..<2_000 {
            let date = Date(timeIntervalSince1970: .random(in: -12_000_000_000...100_000_000_000, using: &random))
            let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
            let words = [parts.month, parts.day, parts.hour, parts.minute].map {
                ($0 ?? 0) < 10 ? "0\($0 ?? 0)" : "\($0 ?? 0)"
            }
            #expect(
                DateText.print(date, in: Self.utc)
                    == "\(parts.year ?? 0)-\(words[0])-\(words[1])T\(words[2]):\(words[3])")
        }
    }

    @Test("When the clocks go back, a repeated time is the first one; a skipped time is as much later")
    func changes() throws {
        #expect(try berlin("2026-10-25T02:30") == Date(timeIntervalSince1970: 1_792_888_200))  // 00:30Z
        #expect(try berlin("2026-10-25T03:30") == Date(timeIntervalSince1970: 1_792_895_400))  // 02:30Z
        #expect(try berlin("2026-03-29T02:30") == Date(timeIntervalSince1970: 1_774_747_800))  // 01:30Z
        #expect(try berlin("2026-03-29T03:30") == Date(timeIntervalSince1970: 1_774_747_800))
    }

    @Test(
        "An invalid date is refused",
        arguments: [
            "", " ", "2026", "2026-11-21", "2026-11-21T08", "2026-11-21T08:30:00", "2026-11-21 08:30",
            "2026-13-01T00:00",
            "2026-00-01T00:00", "2026-01-00T00:00", "2026-02-29T00:00", "2026-04-31T00:00", "2026-01-01T24:00",
            "2026-01-01T00:60", "2026-13-40T99:99", "0000-01-01T00:00", "-001-01-01T00:00", "+010000-01-01T00:0",
            "2026-1--21T08:30", "２０２６-11-21T08:30", "2026-11-21T08:3\u{0}", "\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}",
            String(repeating: "\u{0}", count: 16), "2026-11-21T08:3٠", "nan", "1e999",
        ])
    func malformed(text: String) {
        for zone in Self.zones { #expect(DateText.parse(text, in: zone) == nil) }
    }

    @Test("A megabyte and random bytes are refused without a trap")
    func hostile() {
        #expect(DateText.parse(String(repeating: "2026-11-21T08:30", count: 65_536), in: Self.utc) == nil)
        var random = SeededGenerator(seed: 9)
        for _ in 0..<5_000 {
            let bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &random) }
            let text = String(decoding: bytes, as: UTF8.self)
            if let date = DateText.parse(text, in: Self.utc) { #expect(DateText.print(date, in: Self.utc) == text) }
        }
    }

    @Test("Dates outside the supported range, and NaN, are shown as its ends")
    func extremes() {
        let far = [Double.infinity, -.infinity, .nan, 1e300, -1e300, .greatestFiniteMagnitude]
        for zone in Self.zones {
            let texts = far.map { DateText.print(Date(timeIntervalSinceReferenceDate: $0), in: zone) }
            let end = "9999-12-31T23:59"
            let start = "0001-01-01T00:00"
            #expect(texts == [end, start, start, end, start, end])
            #expect(DateText.parse(end, in: zone) != nil && DateText.parse(start, in: zone) != nil)
            #expect(DateText.secondsOfMinute(.distantFuture, in: zone).isFinite)
        }
        #expect(DateText.print(.distantPast, in: Self.utc).hasPrefix("0001-01-0"))
    }
}
