import BackstaffElements
import BackstaffNavigation
import Foundation

/// A calendar in which a user chooses any number of days.
///
/// A day is a value of `DateComponents` with year, month and day. Values of the app may have further components; a day
/// that the user adds has the era and the environment's calendar too. A value without year, month or day shows nothing.
///
/// The label isn't shown. Screen readers say it. Unlike in SwiftUI, the calendar is always Gregorian.
public struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let days: DayRange
    private let label: Label
    @Environment(\.timeZone) private var zone
    @Environment(\.calendar) private var calendar

    private init(_ selection: Binding<Set<DateComponents>>, _ days: DayRange, _ label: Label) {
        self.selection = selection
        self.days = days
        self.label = label
    }

    /// The content and behavior of the view.
    public var body: some View {
        let shown = selection.wrappedValue.compactMap(CalendarDay.init)
        ControlElement(
            .datePicker,
            [
                .value: .text(Set(shown).sorted().map(\.text).joined(separator: " ")),
                .minimum: days.first(in: zone).map { .text($0.text) },
                .maximum: days.last(in: zone).map { .text($0.text) },
                .components: .text("date"), .controlStyle: .text("graphical"), .selection: .text("many"),
                .label: .words((label as? Text)?.plainText ?? (label as? BackstaffViews.Label<Text, Image>)?.words),
            ],
            verbs: .edit, onEvent: { [self] in respond(to: $0) }
        ) {}
    }

    /// Adds a day that isn't chosen, and removes one that is.
    private func respond(to event: ElementEvent) {
        guard case .edit(let text) = event else { return }
        guard let day = CalendarDay(text) else {
            Diagnostics.report(
                .refusedDate,
                "A date picker received an invalid day and ignored it. Hosts send days such as 2026-11-21.")
            return
        }
        if let first = days.first(in: zone), day < first { return }
        if let last = days.last(in: zone), day > last { return }
        let chosen = selection.wrappedValue
        let others = chosen.filter { CalendarDay($0) != day }
        selection.wrappedValue = others.count < chosen.count ? others : chosen.union([day.components(in: calendar)])
    }
}

extension MultiDatePicker {
    /// Creates a calendar with a custom label.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, DayRange(), label())
    }

    /// Creates a calendar of the days within `bounds`, with a custom label. The end of `bounds` isn't among them.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DayRange(lower: bounds.lowerBound, upper: bounds.upperBound), label())
    }

    /// Creates a calendar of the days that aren't before `bounds`, with a custom label.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DayRange(lower: bounds.lowerBound), label())
    }

    /// Creates a calendar of the days before the end of `bounds`, with a custom label.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DayRange(upper: bounds.upperBound), label())
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a calendar with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection, DayRange(), Text(titleKey))
    }

    /// Creates a calendar with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection, DayRange(), Text(title))
    }

    /// Creates a calendar of the days within `bounds`, with a title. The end of `bounds` isn't among them.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection, DayRange(lower: bounds.lowerBound, upper: bounds.upperBound), Text(titleKey))
    }

    /// Creates a calendar of the days within `bounds`, with a title. The end of `bounds` isn't among them.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection, DayRange(lower: bounds.lowerBound, upper: bounds.upperBound), Text(title))
    }

    /// Creates a calendar of the days that aren't before `bounds`, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, DayRange(lower: bounds.lowerBound), Text(titleKey))
    }

    /// Creates a calendar of the days that aren't before `bounds`, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, DayRange(lower: bounds.lowerBound), Text(title))
    }

    /// Creates a calendar of the days before the end of `bounds`, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, DayRange(upper: bounds.upperBound), Text(titleKey))
    }

    /// Creates a calendar of the days before the end of `bounds`, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, DayRange(upper: bounds.upperBound), Text(title))
    }
}
