import BackstaffElements
import BackstaffNavigation
import Foundation

/// The components of a date that a ``DatePicker`` shows and changes.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The components as bits.
    public let rawValue: UInt

    /// Creates components from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 1)

    /// Hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 2)

    /// The value of the attribute `components`. A picker without components shows all.
    var name: String {
        switch (contains(.date), contains(.hourAndMinute)) {
        case (true, false): "date"
        case (false, true): "time"
        default: "date time"
        }
    }
}

/// The range of dates that a picker allows.
struct DateBounds: Equatable {
    var lower: Date?
    var upper: Date?

    func clamp(_ date: Date) -> Date {
        if let lower, date < lower { return lower }
        if let upper, date > upper { return upper }
        return date
    }
}

/// Converts the texts of a host's date picker to dates.
struct DateEdit {
    let components: DatePickerComponents
    let bounds: DateBounds
    let zone: TimeZone

    /// The date for `text` within the bounds. Only the components that the picker shows are changed.
    ///
    /// - Returns: The date, or `nil` if `text` isn't a date, which is reported.
    func date(from text: String, replacing current: Date) -> Date? {
        guard let typed = DateText.parse(text, in: zone) else {
            Diagnostics.report(
                .refusedDate,
                "A date picker received an invalid date and ignored it. Hosts send dates such as 2026-11-21T08:30.")
            return nil
        }
        let former = DateText.print(current, in: zone)
        switch components.name {
        case "date":
            let day = DateText.parse(String(text.prefix(10) + former.suffix(6)), in: zone) ?? typed
            return bounds.clamp(day + DateText.secondsOfMinute(current, in: zone))
        case "time":
            return bounds.clamp(DateText.parse(String(former.prefix(10) + text.suffix(6)), in: zone) ?? typed)
        default:
            return bounds.clamp(typed)
        }
    }
}
