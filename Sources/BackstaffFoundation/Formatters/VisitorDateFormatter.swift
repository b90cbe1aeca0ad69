import BackstaffViews
import Foundation

/// Writes and reads dates in the locale and the time zone of the present visitor.
///
/// An app that is built from a folder knows this class as `DateFormatter`. On a device, the formatters of an app have the
/// locale of the one person who uses it. Here, many visitors may share a formatter. As long as the app hasn't set a locale,
/// each call has the locale of the view whose body is running, or of the person whose event is handled. Elsewhere, for
/// example in a task, it has the locale of the process. The same holds for the time zone.
open class VisitorDateFormatter: DateFormatter, @unchecked Sendable {
    // The superclass is Sendable, and this class uses all that it adds with this lock only. The lock is recursive: a call of
    // the superclass may call other members of this class.
    private let lock = NSRecursiveLock()
    private var hasLocale = false
    private var hasTimeZone = false
    /// The template that the format was made from. Each locale has a format of its own for it.
    private var template: String?
    /// The names of months and days, and others, that the app has set, for copies.
    private var words: [PartialKeyPath<VisitorDateFormatter>: @Sendable (VisitorDateFormatter) -> Void] = [:]

    /// Runs a closure with the locale and the time zone of the present visitor.
    private func forVisitor<Result>(_ body: () -> Result) -> Result {
        lock.withLock {
            let environment = EnvironmentValues.ofCaller
            if !hasLocale, super.locale != environment.locale {
                super.locale = environment.locale
                if let template { setLocalizedDateFormatFromTemplate(template) }
            }
            if !hasTimeZone, super.timeZone != environment.timeZone { super.timeZone = environment.timeZone }
            return body()
        }
    }

    private func set<Value: Sendable>(
        _ path: ReferenceWritableKeyPath<VisitorDateFormatter, Value> & Sendable, to value: Value, _ change: () -> Void
    ) {
        lock.withLock {
            words[path] = { $0[keyPath: path] = value }
            change()
        }
    }

    /// Creates a copy, which follows the visitor as far as this formatter does.
    open override func copy(with zone: NSZone? = nil) -> Any {
        lock.withLock {
            let copy = VisitorDateFormatter()
            copy.dateStyle = dateStyle
            copy.timeStyle = timeStyle
            copy.generatesCalendarDates = generatesCalendarDates
            copy.isLenient = isLenient
            copy.twoDigitStartDate = twoDigitStartDate
            copy.defaultDate = defaultDate
            copy.gregorianStartDate = gregorianStartDate
            copy.doesRelativeDateFormatting = doesRelativeDateFormatting
            if hasCalendar { copy.calendar = calendar }
            if hasLocale { copy.locale = locale }
            if hasTimeZone { copy.timeZone = timeZone }
            if let template {
                copy.setLocalizedDateFormatFromTemplate(template)
            } else if hasFormat {
                copy.dateFormat = dateFormat
            }
            for apply in words.values { apply(copy) }
            return copy
        }
    }

    // MARK: Conversion

    /// Writes a date. The result is `nil` if `obj` isn't one.
    open override func string(for obj: Any) -> String? { forVisitor { super.string(for: obj) } }

    /// Writes a date.
    open override func string(from date: Date) -> String { forVisitor { super.string(from: date) } }

    /// Reads a date. The result is `nil` if the text isn't one in this format.
    open override func date(from string: String) -> Date? { forVisitor { super.date(from: string) } }

    /// Writes a date in the locale and the time zone of the present visitor.
    open override class func localizedString(
        from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style
    ) -> String {
        let formatter = VisitorDateFormatter()
        formatter.dateStyle = dstyle
        formatter.timeStyle = tstyle
        return formatter.string(from: date)
    }

    // MARK: Settings

    /// The locale. Until it is set, it is that of the present visitor.
    open override var locale: Locale! {
        get { forVisitor { super.locale } }
        set {
            lock.withLock {
                hasLocale = newValue.isChosen
                super.locale = newValue ?? .current
            }
        }
    }

    /// The time zone. Until it is set, it is that of the present visitor.
    open override var timeZone: TimeZone! {
        get { forVisitor { super.timeZone } }
        set {
            lock.withLock {
                hasTimeZone = newValue != nil && newValue != .autoupdatingCurrent
                super.timeZone = newValue ?? .current
            }
        }
    }

    private var hasCalendar = false

    /// The calendar.
    open override var calendar: Calendar! {
        get { forVisitor { super.calendar } }
        set {
            lock.withLock {
                hasCalendar = true
                super.calendar = newValue
            }
        }
    }

    private var hasFormat = false

    /// The format.
    open override var dateFormat: String! {
        get { forVisitor { super.dateFormat } }
        set {
            lock.withLock {
                hasFormat = newValue != nil
                template = nil
                super.dateFormat = newValue
            }
        }
    }

    /// Sets the format that the locale has for some parts of a date, such as `MMMd`.
    open override func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
        forVisitor {
            // The superclass sets the format for that.
            template = nil
            super.setLocalizedDateFormatFromTemplate(dateFormatTemplate)
            template = dateFormatTemplate
        }
    }

    // MARK: Words

    /// The names of eras.
    open override var eraSymbols: [String] {
        get { forVisitor { super.eraSymbols } }
        set { set(\.eraSymbols, to: newValue) { super.eraSymbols = newValue } }
    }

    /// The long names of eras.
    open override var longEraSymbols: [String] {
        get { forVisitor { super.longEraSymbols } }
        set { set(\.longEraSymbols, to: newValue) { super.longEraSymbols = newValue } }
    }

    /// The names of months.
    open override var monthSymbols: [String] {
        get { forVisitor { super.monthSymbols } }
        set { set(\.monthSymbols, to: newValue) { super.monthSymbols = newValue } }
    }

    /// The short names of months.
    open override var shortMonthSymbols: [String] {
        get { forVisitor { super.shortMonthSymbols } }
        set { set(\.shortMonthSymbols, to: newValue) { super.shortMonthSymbols = newValue } }
    }

    /// The names of months in one letter.
    open override var veryShortMonthSymbols: [String] {
        get { forVisitor { super.veryShortMonthSymbols } }
        set { set(\.veryShortMonthSymbols, to: newValue) { super.veryShortMonthSymbols = newValue } }
    }

    /// The names of months outside of dates.
    open override var standaloneMonthSymbols: [String] {
        get { forVisitor { super.standaloneMonthSymbols } }
        set { set(\.standaloneMonthSymbols, to: newValue) { super.standaloneMonthSymbols = newValue } }
    }

    /// The short names of months outside of dates.
    open override var shortStandaloneMonthSymbols: [String] {
        get { forVisitor { super.shortStandaloneMonthSymbols } }
        set { set(\.shortStandaloneMonthSymbols, to: newValue) { super.shortStandaloneMonthSymbols = newValue } }
    }

    /// The names of months outside of dates in one letter.
    open override var veryShortStandaloneMonthSymbols: [String] {
        get { forVisitor { super.veryShortStandaloneMonthSymbols } }
        set {
            set(\.veryShortStandaloneMonthSymbols, to: newValue) { super.veryShortStandaloneMonthSymbols = newValue }
        }
    }

    /// The names of weekdays.
    open override var weekdaySymbols: [String] {
        get { forVisitor { super.weekdaySymbols } }
        set { set(\.weekdaySymbols, to: newValue) { super.weekdaySymbols = newValue } }
    }

    /// The short names of weekdays.
    open override var shortWeekdaySymbols: [String] {
        get { forVisitor { super.shortWeekdaySymbols } }
        set { set(\.shortWeekdaySymbols, to: newValue) { super.shortWeekdaySymbols = newValue } }
    }

    /// The names of weekdays in one letter.
    open override var veryShortWeekdaySymbols: [String] {
        get { forVisitor { super.veryShortWeekdaySymbols } }
        set { set(\.veryShortWeekdaySymbols, to: newValue) { super.veryShortWeekdaySymbols = newValue } }
    }

    /// The names of weekdays outside of dates.
    open override var standaloneWeekdaySymbols: [String] {
        get { forVisitor { super.standaloneWeekdaySymbols } }
        set { set(\.standaloneWeekdaySymbols, to: newValue) { super.standaloneWeekdaySymbols = newValue } }
    }

    /// The short names of weekdays outside of dates.
    open override var shortStandaloneWeekdaySymbols: [String] {
        get { forVisitor { super.shortStandaloneWeekdaySymbols } }
        set { set(\.shortStandaloneWeekdaySymbols, to: newValue) { super.shortStandaloneWeekdaySymbols = newValue } }
    }

    /// The names of weekdays outside of dates in one letter.
    open override var veryShortStandaloneWeekdaySymbols: [String] {
        get { forVisitor { super.veryShortStandaloneWeekdaySymbols } }
        set {
            set(\.veryShortStandaloneWeekdaySymbols, to: newValue) {
                super.veryShortStandaloneWeekdaySymbols = newValue
            }
        }
    }

    /// The names of quarters.
    open override var quarterSymbols: [String] {
        get { forVisitor { super.quarterSymbols } }
        set { set(\.quarterSymbols, to: newValue) { super.quarterSymbols = newValue } }
    }

    /// The short names of quarters.
    open override var shortQuarterSymbols: [String] {
        get { forVisitor { super.shortQuarterSymbols } }
        set { set(\.shortQuarterSymbols, to: newValue) { super.shortQuarterSymbols = newValue } }
    }

    /// The names of quarters outside of dates.
    open override var standaloneQuarterSymbols: [String] {
        get { forVisitor { super.standaloneQuarterSymbols } }
        set { set(\.standaloneQuarterSymbols, to: newValue) { super.standaloneQuarterSymbols = newValue } }
    }

    /// The short names of quarters outside of dates.
    open override var shortStandaloneQuarterSymbols: [String] {
        get { forVisitor { super.shortStandaloneQuarterSymbols } }
        set { set(\.shortStandaloneQuarterSymbols, to: newValue) { super.shortStandaloneQuarterSymbols = newValue } }
    }

    /// The word for the time before noon.
    open override var amSymbol: String {
        get { forVisitor { super.amSymbol } }
        set { set(\.amSymbol, to: newValue) { super.amSymbol = newValue } }
    }

    /// The word for the time after noon.
    open override var pmSymbol: String {
        get { forVisitor { super.pmSymbol } }
        set { set(\.pmSymbol, to: newValue) { super.pmSymbol = newValue } }
    }
}
