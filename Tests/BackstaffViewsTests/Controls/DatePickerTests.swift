import BackstaffElements
import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

@testable import BackstaffViews

@MainActor
struct DatePickerTests {
    private static let utc = TimeZone(secondsFromGMT: 0) ?? .current

    @MainActor
    private final class Diary {
        var date = Date(timeIntervalSince1970: 1_795_246_215.5)  // 2026-11-21T07:30:15.5Z
        var writes = 0
        var binding: Binding<Date> {
            Binding(
                get: { [self] in MainActor.assumeIsolated { date } },
                set: { [self] new in
                    MainActor.assumeIsolated {
                        date = new
                        writes += 1
                    }
                })
        }

        func text(_ zone: TimeZone = utc) -> String { DateText.print(date, in: zone) }
    }

    private struct Page<Picker: View>: View {
        let zone: TimeZone
        let picker: Picker
        var body: some View { picker.environment(\.timeZone, zone) }
    }

    private func host(_ zone: TimeZone = utc, _ picker: some View) -> HeadlessHost {
        HeadlessHost(Page(zone: zone, picker: picker))
    }

    private func bound(_ text: String) throws -> Date {
        try #require(DateText.parse(text, in: Self.utc))
    }

    @Test("A date is shown and edited in the environment's time zone")
    func zones() async throws {
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        for zone in [Self.utc, tokyo] {
            let diary = Diary()
            let host = host(zone, DatePicker("When", selection: diary.binding))
            #expect(try host.date(in: "When") == (zone == tokyo ? "2026-11-21T16:30" : "2026-11-21T07:30"))
            try await host.setDate("2027-01-02T03:04", in: "When")
            #expect(diary.text(zone) == "2027-01-02T03:04" && diary.writes == 1)
            #expect(diary.date.timeIntervalSince1970.truncatingRemainder(dividingBy: 60) == 0)
            host.close()
        }
    }

    @Test("An edit changes only the parts of the date that the picker shows")
    func components() async throws {
        let days = Diary()
        try await host(Self.utc, DatePicker("Day", selection: days.binding, displayedComponents: .date))
            .setDate("2027-01-02T03:04", in: "Day")
        #expect(days.text() == "2027-01-02T07:30")
        #expect(days.date.timeIntervalSince1970.truncatingRemainder(dividingBy: 60) == 15.5)
        let times = Diary()
        try await host(Self.utc, DatePicker("Time", selection: times.binding, displayedComponents: .hourAndMinute))
            .setDate("2027-01-02T03:04", in: "Time")
        #expect(times.text() == "2026-11-21T03:04")
    }

    @Test("A date outside the bounds becomes the nearest bound, for every kind of range")
    func bounds() async throws {
        let lower = try bound("2026-11-03T00:00")
        let upper = try bound("2026-12-24T18:00")
        let diary = Diary()
        let both = host(Self.utc, DatePicker("When", selection: diary.binding, in: lower...upper))
        try await both.setDate("2020-01-01T00:00", in: "When")
        #expect(diary.date == lower)
        try await both.setDate("9999-12-31T23:59", in: "When")
        #expect(diary.date == upper)
        try await both.setDate("2026-12-01T00:00", in: "When")
        #expect(diary.text() == "2026-12-01T00:00")
        let from = host(Self.utc, DatePicker("When", selection: diary.binding, in: lower...))
        try await from.setDate("2020-01-01T00:00", in: "When")
        #expect(diary.date == lower)
        try await from.setDate("2030-01-01T00:00", in: "When")
        #expect(diary.text() == "2030-01-01T00:00")
        let through = host(Self.utc, DatePicker("When", selection: diary.binding, in: ...upper))
        #expect(try through.date(in: "When") == "2026-12-24T18:00")
        #expect(diary.text() == "2030-01-01T00:00")
        try await through.setDate("2020-01-01T00:00", in: "When")
        #expect(diary.text() == "2020-01-01T00:00")
    }

    @Test("The element has the bounds, parts and style", arguments: [Size.phone])
    func element(size: Size) throws {
        let lower = try bound("2026-11-03T00:00")
        let stage = ControlStage(
            VStack {
                DatePicker("A", selection: .constant(lower))
                DatePicker("B", selection: .constant(lower), in: lower..., displayedComponents: .date)
                    .datePickerStyle(.graphical)
                DatePicker("C", selection: .constant(lower), in: ...lower, displayedComponents: .hourAndMinute)
                    .datePickerStyle(.wheel).labelsHidden()
                DatePicker("D", selection: .constant(lower)).datePickerStyle(.field)
            }
            .environment(\.timeZone, Self.utc))
        let pickers = stage.all(.datePicker)
        #expect(pickers.map { $0[.controlStyle] } == ["compact", "graphical", "wheel", "compact"].map { .text($0) })
        #expect(pickers.map { $0[.components] } == ["date time", "date", "time", "date time"].map { .text($0) })
        #expect(pickers.map { $0[.minimum] } == [nil, .text("2026-11-03T00:00"), nil, nil])
        #expect(pickers.map { $0[.maximum] } == [nil, nil, .text("2026-11-03T00:00"), nil])
        #expect(pickers.map { $0[.label] } == [nil, nil, .text("C"), nil])
        #expect(pickers.map(\.children.count) == [1, 1, 0, 1])
    }

    @Test("An invalid date is refused and reported; nothing is written or sent back")
    func malformed() throws {
        let diary = Diary()
        let stage = ControlStage(DatePicker("When", selection: diary.binding).environment(\.timeZone, Self.utc))
        let receiver = Diagnostics.Receiver()
        let bad = [
            "2026-13-40T99:99", "", "\u{0}", String(repeating: "\u{0}", count: 16), "2026-11-21",
            String(repeating: "2", count: 1_048_576),
        ]
        for text in bad {
            let operations = try Diagnostics.$receiver.withValue(receiver) {
                try stage.send(.edit(text), to: stage.element(.datePicker))
            }
            #expect(operations.isEmpty)
        }
        #expect(diary.writes == 0)
        #expect(receiver.reports.map(\.mistake) == [.refusedDate])
        #expect(receiver.reports.first.map { $0.message.count < 200 } == true)
    }

    @Test("Choosing the current date writes nothing")
    func same() async throws {
        let diary = Diary()
        diary.date = try bound("2026-11-21T07:30")
        try await host(Self.utc, DatePicker("When", selection: diary.binding)).setDate("2026-11-21T07:30", in: "When")
        #expect(diary.writes == 0)
    }

    @Test("A disabled date picker refuses edits")
    func disabled() async throws {
        let diary = Diary()
        let host = host(Self.utc, DatePicker("When", selection: diary.binding).disabled(true))
        await #expect(throws: LookUpFailure.self) { try await host.setDate("2027-01-02T03:04", in: "When") }
        #expect(diary.writes == 0)
    }

    @Test("A date that the app writes is shown")
    func appWrites() async throws {
        struct Page: View {
            @State private var date = Date(timeIntervalSince1970: 0)
            var body: some View {
                DatePicker("When", selection: $date).environment(\.timeZone, DatePickerTests.utc)
                Button("Later") { date += 86_400 }
                Text(verbatim: "Seconds \(Int(date.timeIntervalSince1970))")
            }
        }
        let host = HeadlessHost(Page())
        try await host.tap("Later")
        #expect(try host.date(in: "When") == "1970-01-02T00:00")
        try await host.setDate("1970-01-01T01:00", in: "When")
        #expect(host.shows("Seconds 3600"))
    }
}
