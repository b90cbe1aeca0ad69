import Foundation

/// A date in one of the styles of a text.
final class DateValue: FormattedValue, @unchecked Sendable {
    private let date: Date
    private let style: Text.DateStyle

    init(_ date: Date, _ style: Text.DateStyle) {
        self.date = date
        self.style = style
    }

    override func words(in environment: EnvironmentValues) -> String { style.words(for: date, in: environment) }

    override func isEqual(to other: FormattedValue) -> Bool {
        guard let other = other as? DateValue else { return false }
        return date == other.date && style == other.style
    }
}

/// The time between two dates.
final class DateRangeValue: FormattedValue, @unchecked Sendable {
    private let dates: ClosedRange<Date>

    init(_ dates: ClosedRange<Date>) {
        self.dates = dates
    }

    override func words(in environment: EnvironmentValues) -> String {
        let style = Date.FormatStyle(date: .abbreviated, time: .shortened).localized(in: environment)
        return "\(style.format(dates.lowerBound)) – \(style.format(dates.upperBound))"
    }

    override func isEqual(to other: FormattedValue) -> Bool { dates == (other as? DateRangeValue)?.dates }
}
