import BackstaffElements
import Foundation

/// A control for a date, a time of day, or both.
///
/// What is shown is what the clocks of the environment's `timeZone` show: the zone of the process, unless the app sets
/// another. A picker changes only the parts that it shows: one for days leaves the time of day as it is. What a person
/// chooses outside the bounds becomes the bound; a date that the app itself puts outside them is shown as the bound and
/// left alone.
///
/// Different from Apple's: the calendar is always the Gregorian one and the words are in the browser's language,
/// whatever `calendar` and `locale` are. Seconds become zero when the time of day is chosen.
public struct DatePicker<Label: View>: View {
    /// The parts of a date that a picker shows.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let bounds: DateBounds
    private let components: DatePickerComponents
    private let label: Label
    @Environment(\.datePickerStyleName) private var style
    @Environment(\.labelsAreHidden) private var labelIsHidden
    @Environment(\.timeZone) private var zone

    private init(_ selection: Binding<Date>, _ bounds: DateBounds, _ components: DatePickerComponents, _ label: Label) {
        self.selection = selection
        self.bounds = bounds
        self.components = components
        self.label = label
    }

    /// What is shown.
    public var body: some View {
        let edit = DateEdit(components: components, bounds: bounds, zone: zone)
        ControlElement(
            .datePicker,
            [
                .value: .text(DateText.print(bounds.clamp(selection.wrappedValue), in: zone)),
                .minimum: bounds.lower.map { .text(DateText.print($0, in: zone)) },
                .maximum: bounds.upper.map { .text(DateText.print($0, in: zone)) },
                .components: .text(components.name), .controlStyle: .text(style),
                .label: labelIsHidden ? .words(words) : nil,
            ],
            verbs: .edit, onEvent: { [selection] in Self.respond(to: $0, by: edit, of: selection) }
        ) {
            if !labelIsHidden {
                ControlElement(.hStack) { label }
            }
        }
    }

    private var words: String? {
        (label as? Text)?.plainText ?? (label as? BackstaffUI.Label<Text, Image>)?.words
    }

    private static func respond(to event: ElementEvent, by edit: DateEdit, of selection: Binding<Date>) {
        guard case .edit(let text) = event else { return }
        let current = selection.wrappedValue
        guard let date = edit.date(from: text, replacing: current), date != current else { return }
        selection.wrappedValue = date
    }
}

extension DatePicker {
    /// A picker for a date, with a label of any views.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(), displayedComponents, label())
    }

    /// A picker for a date within `range`, with a label of any views.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(lower: range.lowerBound, upper: range.upperBound), displayedComponents, label())
    }

    /// A picker for a date that is not before `range`, with a label of any views.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(lower: range.lowerBound), displayedComponents, label())
    }

    /// A picker for a date that is not after `range`, with a label of any views.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(upper: range.upperBound), displayedComponents, label())
    }
}

extension DatePicker where Label == Text {
    /// A picker for a date, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(), displayedComponents, Text(titleKey))
    }

    /// A picker for a date, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(), displayedComponents, Text(title))
    }

    /// A picker for a date within `range`, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, DateBounds(lower: range.lowerBound, upper: range.upperBound), displayedComponents, Text(titleKey)
        )
    }

    /// A picker for a date within `range`, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, DateBounds(lower: range.lowerBound, upper: range.upperBound), displayedComponents, Text(title))
    }

    /// A picker for a date that is not before `range`, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(lower: range.lowerBound), displayedComponents, Text(titleKey))
    }

    /// A picker for a date that is not before `range`, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(lower: range.lowerBound), displayedComponents, Text(title))
    }

    /// A picker for a date that is not after `range`, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(upper: range.upperBound), displayedComponents, Text(titleKey))
    }

    /// A picker for a date that is not after `range`, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(upper: range.upperBound), displayedComponents, Text(title))
    }
}
