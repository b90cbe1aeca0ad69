import BackstaffFoundation
import BackstaffTesting
import Foundation
import SwiftUI
import Testing

// An app that is built from a folder has these names.
private typealias DateFormatter = VisitorDateFormatter
private typealias NumberFormatter = VisitorNumberFormatter

/// What an app has once, for all visitors.
private enum Formatters {
    static let date: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        formatter.timeStyle = .short
        return formatter
    }()

    static let template: DateFormatter = {
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate("MMMMd")
        return formatter
    }()

    static let fixed: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "d MMM HH:mm"
        return formatter
    }()

    static let amount: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.minimumFractionDigits = 2
        return formatter
    }()

    static let price: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        return formatter
    }()
}

/// A formatter that an app derives from Foundation's.
private final class Knots: NumberFormatter, @unchecked Sendable {
    override func string(from number: NSNumber) -> String? { super.string(from: number).map { $0 + " kn" } }
}

/// The text of a closure, and the text that a button has found in its action.
private struct Words: View {
    let words: @MainActor () -> String
    @State private var found = "-"

    var body: some View {
        Text(words())
        Text("found: \(found)")
        Button("Find") { found = words() }
    }
}

@Suite("Formatters of dates and numbers for the present visitor")
@MainActor
struct VisitorFormatterTests {
    /// A moment on the evening of March 9, 2026, in London and Berlin.
    private static let moment = Date(timeIntervalSince1970: 1_773_084_600)

    private func host(_ locale: String, _ zone: String, _ words: @escaping @MainActor () -> String) throws
        -> HeadlessHost
    {
        HeadlessHost(
            Words(words: words), locale: Locale(identifier: locale), timeZone: try #require(TimeZone(identifier: zone)))
    }

    private func texts(_ words: @escaping @MainActor () -> String) async throws -> [String] {
        let german = try host("de_DE", "Europe/Berlin", words)
        let english = try host("en_GB", "Europe/London", words)
        // The actions run in turns.
        var found: [String] = []
        for host in [german, english, german] {
            try await host.tap("Find")
            let shown = host.outline
            let words = shown.split(separator: "\"").first { $0.hasPrefix("found: ") }?.dropFirst("found: ".count)
            let text = String(words ?? "")
            #expect(shown.contains("\"\(text)\""))
            found.append(text)
        }
        return found
    }

    @Test("M06 a formatter of dates that all visitors share has the locale and the time zone of the present one")
    func dates() async throws {
        let words = try await texts { Formatters.date.string(from: Self.moment) }
        #expect(words == ["9. März 2026 um 20:30", "9 March 2026 at 19:30", "9. März 2026 um 20:30"])
        let template = try await texts { Formatters.template.string(from: Self.moment) }
        #expect(template == ["9. März", "9 March", "9. März"])
        let ofClass = try await texts {
            DateFormatter.localizedString(from: Self.moment, dateStyle: .long, timeStyle: .none)
        }
        #expect(ofClass == ["9. März 2026", "9 March 2026", "9. März 2026"])
        let weekday = try await texts { Formatters.date.weekdaySymbols[0] }
        #expect(weekday == ["Sonntag", "Sunday", "Sonntag"])
        let read = try await texts { Formatters.template.date(from: "9. März") == nil ? "none" : "a date" }
        #expect(read == ["a date", "none", "a date"])
    }

    @Test("M06 a formatter of numbers that all visitors share has the locale of the present one")
    func numbers() async throws {
        let words = try await texts { Formatters.amount.string(from: 1_234.5) ?? "" }
        #expect(words == ["1.234,50", "1,234.50", "1.234,50"])
        let price = try await texts { (Formatters.price.string(from: 3) ?? "").replacing("\u{a0}", with: " ") }
        #expect(price == ["3,00 €", "€3.00", "3,00 €"])
        let read = try await texts { "\(Formatters.amount.number(from: "1,5") ?? -1)" }
        #expect(read == ["1.5", "-1", "1.5"], "No number has a comma there.")
        let separator = try await texts { Formatters.amount.decimalSeparator }
        #expect(separator == [",", ".", ","])
        let ofClass = try await texts { NumberFormatter.localizedString(from: 0.5, number: .decimal) }
        #expect(ofClass == ["0,5", "0.5", "0,5"])
        let knots = Knots()
        knots.numberStyle = .decimal
        #expect(try await texts { knots.string(from: 7.5) ?? "" } == ["7,5 kn", "7.5 kn", "7,5 kn"])
    }

    @Test("M06 a locale, a time zone and a format that the app has set stay for all visitors")
    func fixed() async throws {
        let words = try await texts { Formatters.fixed.string(from: Self.moment) }
        #expect(words == Array(repeating: "9 Mar 19:30", count: 3))
        let number = NumberFormatter()
        number.locale = Locale(identifier: "de_DE")
        number.numberStyle = .decimal
        #expect(try await texts { number.string(from: 0.5) ?? "" } == Array(repeating: "0,5", count: 3))
        // On a device, the current locale is that of the person.
        for locale in [nil, Locale.current, Locale.autoupdatingCurrent] {
            number.locale = locale
            #expect(try await texts { number.string(from: 0.5) ?? "" } == ["0,5", "0.5", "0,5"])
        }
    }

    @Test("M06 a copy of a formatter has its settings, and follows the visitor as far as the formatter does")
    func copies() async throws {
        let date = try #require(Formatters.date.copy() as? DateFormatter)
        #expect(try await texts { date.string(from: Self.moment) }.first == "9. März 2026 um 20:30")
        #expect(try await texts { date.string(from: Self.moment) }[1] == "9 March 2026 at 19:30")
        let template = try #require(Formatters.template.copy() as? DateFormatter)
        #expect(try await texts { template.string(from: Self.moment) } == ["9. März", "9 March", "9. März"])
        let fixed = try #require(Formatters.fixed.copy() as? DateFormatter)
        #expect(try await texts { fixed.string(from: Self.moment) }.first == "9 Mar 19:30")
        let named = DateFormatter()
        named.dateFormat = "MMM"
        named.shortMonthSymbols = (1...12).map { "m\($0)" }
        let copy = try #require(named.copy() as? DateFormatter)
        #expect(try await texts { copy.string(from: Self.moment) } == ["m3", "m3", "m3"])
        let amount = try #require(Formatters.amount.copy() as? NumberFormatter)
        #expect(try await texts { amount.string(from: 1_234.5) ?? "" } == ["1.234,50", "1,234.50", "1.234,50"])
        let price = try #require(Formatters.price.copy() as? NumberFormatter)
        #expect(try await texts { price.currencyCode } == ["EUR", "EUR", "EUR"])
    }

    @Test("M06 formatters of lists, measurements and spans of time have the locale of the present visitor")
    func others() async throws {
        let list = ListFormatter()
        #expect(try await texts { list.string(from: ["a", "b"]) ?? "" } == ["a und b", "a and b", "a und b"])
        let relative = RelativeDateTimeFormatter()
        #expect(
            try await texts { relative.localizedString(fromTimeInterval: -7_200) }
                == ["vor 2 Stunden", "2 hours ago", "vor 2 Stunden"])
        let measurement = MeasurementFormatter()
        measurement.unitOptions = .providedUnit
        measurement.unitStyle = .long
        let depth = Measurement(value: 2.5, unit: UnitLength.meters)
        #expect(try await texts { measurement.string(from: depth) } == ["2,5 Meter", "2.5 metres", "2,5 Meter"])
        let span = DateComponentsFormatter()
        span.unitsStyle = .full
        #expect(try await texts { span.string(from: 7_200) ?? "" } == ["2 Stunden", "2 hours", "2 Stunden"])
    }

    @Test("M06 outside of a view, and on other threads, a formatter has the locale of the process")
    func elsewhere() async {
        let own = Foundation.NumberFormatter()
        own.numberStyle = .decimal
        #expect(Formatters.amount.locale == own.locale)
        let text = await Task.detached { Formatters.amount.string(from: 2) }.value
        #expect(text?.hasPrefix("2") == true)
    }
}
