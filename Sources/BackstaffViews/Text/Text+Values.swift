import BackstaffAssets
import Foundation

extension Text {
    /// The style in which a text shows a date.
    public struct DateStyle: Hashable, Sendable {
        enum Form: Hashable, Sendable { case date, time, relative, offset, timer }

        let form: Form

        /// The day.
        public static let date = DateStyle(form: .date)
        /// The time of day.
        public static let time = DateStyle(form: .time)
        /// The time from now, such as `2 hours, 5 minutes`.
        public static let relative = DateStyle(form: .relative)
        /// The time from now with a sign, such as `+2 hours`.
        public static let offset = DateStyle(form: .offset)
        /// The time from now as a timer, such as `2:05:00`.
        public static let timer = DateStyle(form: .timer)

        /// The text for a date at the current time. It doesn't update by itself.
        func words(for date: Date, in environment: EnvironmentValues) -> String {
            // A stored date may be NaN. Then the interval is taken as zero.
            let interval = date.timeIntervalSinceNow
            let seconds = interval.isNaN ? 0 : Int(interval.rounded().clamped(to: -1e15...1e15))
            return switch form {
            case .date: Date.FormatStyle(date: .long, time: .omitted).localized(in: environment).format(date)
            case .time: Date.FormatStyle(date: .omitted, time: .shortened).localized(in: environment).format(date)
            case .relative: Self.units(abs(seconds), limit: 2, environment.locale)
            case .offset: (seconds < 0 ? "-" : "+") + Self.units(abs(seconds), limit: 1, environment.locale)
            case .timer: Self.clock(abs(seconds))
            }
        }

        private static func units(_ seconds: Int, limit: Int, _ locale: Locale) -> String {
            let sizes = [
                ("year", 31_557_600), ("month", 2_629_800), ("day", 86_400), ("hour", 3_600), ("minute", 60),
                ("second", 1),
            ]
            var rest = seconds
            var parts: [String] = []
            for (name, size) in sizes where parts.count < limit {
                let count = rest / size
                rest %= size
                if count > 0 { parts.append(LocalizedUnit.text(Double(count), unit: name, locale: locale)) }
            }
            if parts.isEmpty { parts = [LocalizedUnit.text(0, unit: "second", locale: locale)] }
            return parts.joined(separator: ", ")
        }

        private static func clock(_ seconds: Int) -> String {
            func two(_ value: Int) -> String { (value < 10 ? "0" : "") + String(value) }
            let hours = seconds / 3_600
            let minutes = seconds / 60 % 60
            return hours > 0
                ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
        }
    }

    /// Creates a text for a date. A style that is relative to the current time is computed when the text is created or
    /// updated.
    public init(_ date: Date, style: DateStyle) {
        self.init(.formatted(DateValue(date, style)))
    }

    /// Creates a text for a date range.
    @_disfavoredOverload  // A value whose type isn't known, because of a mistake, could be a range as well.
    public init(_ dates: ClosedRange<Date>) {
        self.init(.formatted(DateRangeValue(dates)))
    }

    /// Creates a text for a date range.
    @_disfavoredOverload
    public init(_ interval: DateInterval) {
        self.init(interval.start...interval.end)
    }

    /// Creates a text for a formatted value. A format without a locale gets that of the view, and a format for dates the
    /// view's calendar and time zone.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(StyledValue(input, format)))
    }

    /// Creates a text for an object that is formatted by a formatter.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(formatter.string(for: subject) ?? "", extras: nil)
    }
}

extension Comparable {
    fileprivate func clamped(to range: ClosedRange<Self>) -> Self {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
