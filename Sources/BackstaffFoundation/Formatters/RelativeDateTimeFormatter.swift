import Foundation

/// Writes how long ago or ahead a date is, in the words of a language: `2 hours ago`, `yesterday`.
///
/// Foundation on Linux doesn't have this class.
open class RelativeDateTimeFormatter: Formatter {
    /// Whether days and other units next to the current one have names.
    public enum DateTimeStyle: Int, Sendable {
        /// `1 day ago`.
        case numeric
        /// `yesterday`.
        case named
    }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// `2 months ago`.
        case full
        /// `two months ago`.
        case spellOut
        /// `2 mo. ago`.
        case short
        /// `2mo ago`.
        case abbreviated
    }

    /// Whether days and other units next to the current one have names.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written.
    open var unitsStyle = UnitsStyle.full
    /// The place of the text in a sentence, which decides about its first letter.
    open var formattingContext = Context.unknown
    /// The calendar.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The locale.
    open var locale: Locale! = .autoupdatingCurrent

    /// Writes a date, seen from another date.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        var calendar = calendar ?? .autoupdatingCurrent
        let locale = locale.orVisitors
        calendar.locale = locale
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: words, locale: locale,
            calendar: calendar, capitalizationContext: capitalization)
        return style.format(referenceDate)
    }

    /// Writes a span of seconds. It is in the past if it is negative.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Writes components. They are in the past if they are negative.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        let date = (calendar ?? .autoupdatingCurrent).date(byAdding: dateComponents, to: now)
        return localizedString(for: date ?? now, relativeTo: now)
    }

    /// Writes a date, seen from the current time. The result is `nil` if `obj` isn't a date.
    open override func string(for obj: Any) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var words: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }

    private var capitalization: FormatStyleCapitalizationContext {
        switch formattingContext {
        case .standalone: .standalone
        case .listItem: .listItem
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        default: .unknown
        }
    }
}
