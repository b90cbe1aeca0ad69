import Foundation

extension Text {
    /// How a date is shown.
    public struct DateStyle: Hashable, Sendable {
        enum Form: Hashable, Sendable { case date, time, relative, offset, timer }

        let form: Form

        /// The day.
        public static let date = DateStyle(form: .date)
        /// The time of day.
        public static let time = DateStyle(form: .time)
        /// How far from now, such as `2 hours, 5 minutes`.
        public static let relative = DateStyle(form: .relative)
        /// How far from now with a sign, such as `+2 hours`.
        public static let offset = DateStyle(form: .offset)
        /// How far from now as a clock, such as `2:05:00`.
        public static let timer = DateStyle(form: .timer)

        /// A date as it stands now. It doesn't go on by itself.
        func words(for date: Date) -> String {
            // A date may have been stored that was reckoned with nothing: it is as far away as now.
            let interval = date.timeIntervalSinceNow
            let seconds = interval.isNaN ? 0 : Int(interval.rounded().clamped(to: -1e15...1e15))
            return switch form {
            case .date: date.formatted(date: .long, time: .omitted)
            case .time: date.formatted(date: .omitted, time: .shortened)
            case .relative: Self.units(abs(seconds), limit: 2)
            case .offset: (seconds < 0 ? "-" : "+") + Self.units(abs(seconds), limit: 1)
            case .timer: Self.clock(abs(seconds))
            }
        }

        private static func units(_ seconds: Int, limit: Int) -> String {
            let sizes = [
                ("year", 31_557_600), ("month", 2_629_800), ("day", 86_400), ("hour", 3_600), ("minute", 60),
                ("second", 1),
            ]
            var rest = seconds
            var parts: [String] = []
            for (name, size) in sizes where parts.count < limit {
                let count = rest / size
                rest %= size
                if count > 0 { parts.append("\(count) \(name)\(count == 1 ? "" : "s")") }
            }
            return parts.isEmpty ? "0 seconds" : parts.joined(separator: ", ")
        }

        private static func clock(_ seconds: Int) -> String {
            func two(_ value: Int) -> String { (value < 10 ? "0" : "") + String(value) }
            let hours = seconds / 3_600
            let minutes = seconds / 60 % 60
            return hours > 0
                ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
        }
    }

    /// A date. Styles that tell how far it is from now are reckoned when the text is made, and again when it is updated.
    public init(_ date: Date, style: DateStyle) {
        self.init(style.words(for: date), extras: nil)
    }

    /// A span of time.
    public init(_ dates: ClosedRange<Date>) {
        self.init(Self.words(for: dates), extras: nil)
    }

    /// A span of time.
    public init(_ interval: DateInterval) {
        self.init(interval.start...interval.end)
    }

    /// A value by a format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(format.format(input), extras: nil)
    }

    /// An object by a formatter.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(formatter.string(for: subject) ?? "", extras: nil)
    }

    static func words(for dates: ClosedRange<Date>) -> String {
        let start = dates.lowerBound.formatted(date: .abbreviated, time: .shortened)
        return "\(start) – \(dates.upperBound.formatted(date: .abbreviated, time: .shortened))"
    }
}

extension Comparable {
    fileprivate func clamped(to range: ClosedRange<Self>) -> Self {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
