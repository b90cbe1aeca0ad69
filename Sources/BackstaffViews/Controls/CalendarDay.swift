import Foundation

/// A day of the Gregorian calendar, as hosts write it: `2026-11-21`.
struct CalendarDay: Hashable, Comparable {
    let text: String
    private let year: Int
    private let month: Int
    private let day: Int

    /// Creates the day of a text. The result is `nil` if the text isn't a day.
    init?(_ text: String) {
        guard DateText.parse(text + "T00:00", in: .gmt) != nil else { return nil }
        let parts = text.split(separator: "-").compactMap { Int($0) }
        self.text = text
        (year, month, day) = (parts[0], parts[1], parts[2])
    }

    /// Creates the day of some components. The result is `nil` if one is missing, or if there is no such day.
    init?(_ components: DateComponents) {
        guard let year = components.year, let month = components.month, let day = components.day,
            (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        self.init(DateText.day(year, month, day))
    }

    /// The day of a date in a time zone.
    init?(_ date: Date, in zone: TimeZone) {
        self.init(String(DateText.print(date, in: zone).prefix(10)))
    }

    func components(in calendar: Calendar) -> DateComponents {
        DateComponents(calendar: calendar, era: 1, year: year, month: month, day: day)
    }

    static func < (first: Self, second: Self) -> Bool { first.text < second.text }
}

/// The days that a calendar allows.
struct DayRange {
    var lower: Date?
    /// The first date that is too late.
    var upper: Date?

    func first(in zone: TimeZone) -> CalendarDay? {
        lower.flatMap { CalendarDay($0, in: zone) }
    }

    func last(in zone: TimeZone) -> CalendarDay? {
        // The day of the last moment before the end: at midnight, that is the day before.
        upper.flatMap { CalendarDay($0.addingTimeInterval(-0.001), in: zone) }
    }
}
