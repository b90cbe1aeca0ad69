import BackstaffTesting
import BackstaffUI
import Foundation
import Testing

@MainActor
@Suite("Calendars of several days")
struct MultiDatePickerTests {
    private struct Page: View {
        @State private var days: Set<DateComponents> = [
            DateComponents(year: 2026, month: 11, day: 21), DateComponents(year: 2026, month: 2, day: 30),
            DateComponents(year: 2026, month: 12),
        ]
        let range: Range<Date>?
        let zone: TimeZone

        var body: some View {
            if let range {
                MultiDatePicker("Days off", selection: $days, in: range).environment(\.timeZone, zone)
            } else {
                MultiDatePicker(selection: $days) { Label("Days off", systemImage: "sun.max") }
            }
            Text("\(days.count) of \(days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))")
            Text("era \(days.compactMap(\.era).map(String.init).joined(separator: " "))")
        }
    }

    private let zone = TimeZone(secondsFromGMT: 3600) ?? .gmt

    private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    @Test("A tap adds a day, and another removes it; values that are no days stay as they are")
    func toggles() async throws {
        let host = HeadlessHost(Page(range: nil, zone: zone))
        #expect(try host.days(in: "Days off") == ["2026-11-21"])
        try await host.tapDay("2026-11-03", in: "Days off")
        #expect(try host.days(in: "Days off") == ["2026-11-03", "2026-11-21"])
        #expect(host.shows("4 of 3 21 30") && host.shows("era 1"))
        try await host.tapDay("2026-11-21", in: "Days off")
        #expect(try host.days(in: "Days off") == ["2026-11-03"])
        #expect(host.shows("3 of 3 30"))
    }

    @Test("Days outside the bounds, and texts that are no days, change nothing")
    func bounds() async throws {
        let range = try date("2026-11-01T23:30:00Z")..<date("2026-12-23T23:00:00Z")
        let host = HeadlessHost(Page(range: range, zone: zone))
        for day in ["2026-11-01", "2026-12-24", "2026-02-31", "", "2026-11-2", "2026-11-02T08:30"] {
            try await host.tapDay(day, in: "Days off")
            #expect(try host.days(in: "Days off") == ["2026-11-21"])
        }
        try await host.tapDay("2026-11-02", in: "Days off")
        try await host.tapDay("2026-12-23", in: "Days off")
        #expect(try host.days(in: "Days off") == ["2026-11-02", "2026-11-21", "2026-12-23"])
    }
}
