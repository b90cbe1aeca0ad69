import BackstaffAssets
import Foundation

/// Writes spans of time in the words of a language, such as `1 hour, 3 minutes`, or as a clock, such as `1:03:00`.
///
/// Foundation on Linux has this class only as a name that can't be used.
///
/// `collapsesLargestUnit`, `allowsFractionalUnits`, `includesApproximationPhrase` and `includesTimeRemainingPhrase` change
/// nothing here.
open class DateComponentsFormatter: Formatter {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// As a clock: `1:03:00`.
        case positional
        /// `1h 3m`.
        case abbreviated
        /// `1 hr, 3 min`.
        case short
        /// `1 hour, 3 minutes`.
        case full
        /// `one hour, three minutes`.
        case spellOut
        /// `1hr 3min`.
        case brief
    }

    /// What happens to units whose number is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The sum of the options.
        public let rawValue: UInt

        /// Creates a set of options.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A clock leaves out those at its beginning. The other styles leave out all.
        public static let `default` = Self(rawValue: 1 << 0)
        /// Those before the first other one are left out.
        public static let dropLeading = Self(rawValue: 1 << 1)
        /// Those between others are left out.
        public static let dropMiddle = Self(rawValue: 1 << 2)
        /// Those after the last other one are left out.
        public static let dropTrailing = Self(rawValue: 1 << 3)
        /// All are left out, but one remains.
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        /// All are written, and a clock has two digits for each.
        public static let pad = Self(rawValue: 1 << 16)
    }

    /// How units are written.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may be written: years, months, weeks, days, hours, minutes and seconds. Without any, all but weeks.
    open var allowedUnits: NSCalendar.Unit = []
    /// What happens to units whose number is zero.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar, which also has the locale.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date from which seconds are counted in months and years.
    open var referenceDate: Date?
    /// The largest number of units, or 0 for any number. The smaller ones are left out.
    open var maximumUnitCount = 0
    /// Changes nothing.
    open var collapsesLargestUnit = false
    /// Changes nothing.
    open var allowsFractionalUnits = false
    /// Changes nothing.
    open var includesApproximationPhrase = false
    /// Changes nothing.
    open var includesTimeRemainingPhrase = false
    /// Changes nothing.
    open var formattingContext = Context.unknown

    /// Writes components in the units that they have.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Writes a span of seconds. The result is `nil` if it isn't a number or too long.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e12 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    /// Writes the time from one date to another. It is negative if the second date is earlier.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let isNegative = endDate < startDate
        let dates = isNegative ? (endDate, startDate) : (startDate, endDate)
        let components = units.map(\.component)
        let counts = usedCalendar.dateComponents(Set(components), from: dates.0, to: dates.1)
        let text = text(units.map { ($0, counts.value(for: $0.component) ?? 0) })
        return isNegative ? "-" + text : text
    }

    /// Writes components. Numbers that are too large for a unit are carried over to the larger ones.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return usedCalendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    /// Writes components. The result is `nil` if `obj` isn't any.
    open override func string(for obj: Any) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    // MARK: Units

    private struct Unit {
        let component: Calendar.Component
        let option: NSCalendar.Unit
        /// The name in Unicode's locale data.
        let name: String

        static let all = [
            Unit(component: .year, option: .year, name: "year"), Unit(component: .month, option: .month, name: "month"),
            Unit(component: .weekOfMonth, option: .weekOfMonth, name: "week"),
            Unit(component: .day, option: .day, name: "day"), Unit(component: .hour, option: .hour, name: "hour"),
            Unit(component: .minute, option: .minute, name: "minute"),
            Unit(component: .second, option: .second, name: "second"),
        ]
    }

    private typealias Count = (unit: Unit, value: Int)

    private var usedCalendar: Calendar { calendar ?? .autoupdatingCurrent }

    private var units: [Unit] {
        let allowed = Unit.all.filter { allowedUnits.contains($0.option) }
        return allowed.isEmpty ? Unit.all.filter { $0.component != .weekOfMonth } : allowed
    }

    private func text(_ all: [Count]) -> String {
        var counts = all
        if maximumUnitCount > 0 {
            let first = counts.firstIndex { $0.value != 0 } ?? max(0, counts.count - maximumUnitCount)
            counts = Array(counts.dropFirst(first).prefix(maximumUnitCount))
        }
        let behavior = zeroFormattingBehavior
        let isDefault = behavior.contains(.default)
        let isPadded = behavior.contains(.pad)
        let isClock = unitsStyle == .positional
        func drops(_ option: ZeroFormattingBehavior, byDefault: Bool) -> Bool {
            !isPadded && (behavior.contains(option) || isDefault && byDefault)
        }
        if drops(.dropLeading, byDefault: true) {
            while counts.count > 1, counts[0].value == 0 { counts.removeFirst() }
        }
        if drops(.dropTrailing, byDefault: !isClock) {
            while counts.count > 1, counts[counts.count - 1].value == 0 { counts.removeLast() }
        }
        if drops(.dropMiddle, byDefault: !isClock), counts.count > 2 {
            counts = [counts[0]] + counts[1..<counts.count - 1].filter { $0.value != 0 } + [counts[counts.count - 1]]
        }
        return isClock ? clock(counts, isPadded: isPadded) : words(counts, style: unitsStyle)
    }

    /// Hours, minutes and seconds as a clock, behind the words of larger units.
    private func clock(_ counts: [Count], isPadded: Bool) -> String {
        let hand: Set<Calendar.Component> = [.hour, .minute, .second]
        let parts = counts.filter { hand.contains($0.unit.component) }.enumerated().map { index, count in
            (count.value < 10 && (index > 0 || isPadded) ? "0" : "") + "\(count.value)"
        }
        let larger = counts.filter { !hand.contains($0.unit.component) }
        return (larger.isEmpty ? [] : [words(larger, style: .abbreviated)])
            .appending(parts.isEmpty ? [] : [parts.joined(separator: ":")]).joined(separator: " ")
    }

    private func words(_ counts: [Count], style: UnitsStyle) -> String {
        let locale = usedCalendar.locale.orVisitors
        let texts = counts.map { count in
            let width =
                switch style {
                case .abbreviated, .positional: "narrow"
                case .short, .brief: "short"
                case .full, .spellOut: "full-name"
                }
            let text = LocalizedUnit.text(Double(count.value), unit: count.unit.name, width: width, locale: locale)
            switch style {
            case .brief: return text.filter { !$0.isWhitespace }
            case .spellOut: return Self.spelled(text, count.value, locale)
            default: return text
            }
        }
        return texts.joined(separator: [.abbreviated, .brief, .positional].contains(style) ? " " : ", ")
    }

    /// A text with its number in words.
    private static func spelled(_ text: String, _ number: Int, _ locale: Locale) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = locale
        let digits = text.filter { $0.isNumber || $0 == "," || $0 == "." }
        guard let word = formatter.string(from: NSNumber(value: number)), let range = text.range(of: digits) else {
            return text
        }
        return text.replacingCharacters(in: range, with: word)
    }
}

extension [String] {
    fileprivate func appending(_ others: [String]) -> [String] { self + others }
}
