import Foundation
import FoundationNetworking
import Testing

@testable import BackstaffFoundation

/// The files of an app see these classes beside Foundation's, of which some can't be used.
@Suite("Formatters that Foundation has on Apple's platforms")
struct FormatterTests {
    private static func calendar(_ locale: String = "en_US") -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale)
        calendar.timeZone = .gmt
        return calendar
    }

    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit, locale: String = "en_US"
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        formatter.calendar = Self.calendar(locale)
        return formatter
    }

    @Test("M04 a span of time is a clock, without the zeros at its beginning or with all of them")
    func clock() {
        let clock = formatter(.positional, [.hour, .minute, .second])
        #expect(clock.string(from: 3_610) == "1:00:10")
        #expect(clock.string(from: 63) == "1:03" && clock.string(from: 3) == "3" && clock.string(from: 0) == "0")
        #expect(clock.string(from: -63) == "-1:03")
        clock.zeroFormattingBehavior = .pad
        #expect(clock.string(from: 63) == "00:01:03")
        clock.allowedUnits = [.minute, .second]
        #expect(clock.string(from: 3_610) == "60:10" && clock.string(from: 8) == "00:08")
        #expect(clock.string(from: .nan) == nil && clock.string(from: .infinity) == nil)
    }

    @Test("M04 a span of time has the words of its locale in each style")
    func words() {
        let units: NSCalendar.Unit = [.day, .hour, .minute, .second]
        #expect(formatter(.full, units).string(from: 3_780) == "1 hour, 3 minutes")
        #expect(formatter(.full, units, locale: "de_DE").string(from: 7_200) == "2 Stunden")
        #expect(formatter(.short, units).string(from: 3_780) == "1 hr, 3 min")
        #expect(formatter(.abbreviated, units).string(from: 90_005) == "1d 1h 5s")
        #expect(formatter(.brief, units).string(from: 3_780) == "1hr 3min")
        #expect(formatter(.spellOut, units).string(from: 1_260) == "twenty-one minutes")
        #expect(formatter(.full, units).string(from: 0) == "0 seconds")
    }

    @Test("M04 the largest units come first, as many as are wanted, also years and months of components")
    func components() {
        let formatter = formatter(.full, [])
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 3_780) == "1 hour")
        formatter.maximumUnitCount = 0
        #expect(formatter.string(from: DateComponents(year: 1, month: 2)) == "1 year, 2 months")
        #expect(formatter.string(for: DateComponents(day: 3)) == "3 days" && formatter.string(for: 3) == nil)
        formatter.zeroFormattingBehavior = .dropLeading
        formatter.allowedUnits = [.hour, .minute]
        #expect(formatter.string(from: 3_600) == "1 hour, 0 minutes")
        formatter.zeroFormattingBehavior = []
        #expect(formatter.string(from: 60) == "0 hours, 1 minute")
    }

    @Test("M04 a date is named by its distance from another, in the words of its locale")
    func relative() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.calendar = Self.calendar()
        let now = Date(timeIntervalSinceReferenceDate: 0)
        func text(_ seconds: TimeInterval) -> String {
            formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
        }
        #expect(text(-7_200) == "2 hours ago" && text(7_200) == "in 2 hours" && text(-86_400) == "1 day ago")
        formatter.dateTimeStyle = .named
        #expect(text(-86_400) == "yesterday")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(text(86_400) == "morgen")
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.localizedString(fromTimeInterval: -7_200) == "2 hours ago")
        #expect(formatter.localizedString(from: DateComponents(hour: 2)) == "in 2 hours")
        #expect(formatter.string(for: "a") == nil)
    }

    @Test("M04 a measurement has the usual unit of its locale, or its own")
    func measurements() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let length = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(formatter.string(from: length) == "3.107 mi")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: length) == "5 km" && formatter.string(for: length) == "5 km")
        formatter.unitStyle = .long
        #expect(formatter.string(from: length) == "5 kilometers")
        formatter.locale = Locale(identifier: "de_DE")
        formatter.numberFormatter.maximumFractionDigits = 1
        #expect(formatter.string(from: Measurement(value: 2.25, unit: UnitLength.kilometers)) == "2,2 Kilometer")
        formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
        #expect(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21°")
        #expect(formatter.string(for: 5) == nil && formatter.string(from: UnitLength.meters) == "m")
    }

    @Test("M04 data is written atomically under the old name, and a session can be told to wait for a connection")
    func names() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("backstaff-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data([1]).write(to: file, options: [.atomicWrite])
        #expect(try Data(contentsOf: file) == Data([1]))
        let configuration = URLSessionConfiguration.default
        configuration.waitsForConnectivity = true
        #expect(!configuration.waitsForConnectivity)
    }
}
