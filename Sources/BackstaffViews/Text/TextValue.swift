import BackstaffAssets
import Foundation

/// A value in a text, which looks different in each locale.
enum TextValue: Equatable, Sendable {
    case argument(StringArgument)
    case text(Text)
    case formatted(FormattedValue)

    /// The value for a placeholder.
    func argument(in environment: EnvironmentValues) -> StringArgument {
        switch self {
        case .argument(let argument): argument
        case .text(let text): .words(text.resolved(in: environment).words)
        case .formatted(let value): .words(value.words(in: environment))
        }
    }
}

/// A value with its format.
///
/// Sendable although the value may be of any type: a text is made where its value is, and is only shown by the main
/// actor. Formats are values.
class FormattedValue: @unchecked Sendable, Equatable {
    /// The value as text for a view with these environment values.
    func words(in environment: EnvironmentValues) -> String { "" }

    func isEqual(to other: FormattedValue) -> Bool { self === other }

    static func == (first: FormattedValue, second: FormattedValue) -> Bool {
        first === second || first.isEqual(to: second)
    }
}

/// A value with a format style.
final class StyledValue<F: FormatStyle>: FormattedValue, @unchecked Sendable where F.FormatOutput == String {
    private let input: F.FormatInput
    private let style: F

    init(_ input: F.FormatInput, _ style: F) {
        self.input = input
        self.style = style
    }

    override func words(in environment: EnvironmentValues) -> String {
        style.localized(in: environment).format(input)
    }

    override func isEqual(to other: FormattedValue) -> Bool {
        guard let other = other as? Self else { return false }
        return style == other.style && style.format(input) == other.style.format(other.input)
    }
}

extension FormatStyle {
    /// The style with the locale, and for dates the calendar and the time zone, of a view. What the app has set in the
    /// style itself stays.
    func localized(in environment: EnvironmentValues) -> Self {
        let usual = locale(.autoupdatingCurrent)
        var style = self == usual ? locale(environment.locale) : self
        if var dates = style as? Date.FormatStyle {
            if dates.timeZone == .autoupdatingCurrent { dates.timeZone = environment.timeZone }
            if dates.calendar == .autoupdatingCurrent { dates.calendar = environment.calendar }
            style = dates as? Self ?? style
        } else if var interval = style as? Date.IntervalFormatStyle {
            if interval.timeZone == .autoupdatingCurrent { interval.timeZone = environment.timeZone }
            if interval.calendar == .autoupdatingCurrent { interval.calendar = environment.calendar }
            style = interval as? Self ?? style
        }
        return style
    }
}
