import BackstaffElements
import Foundation

/// A control for choosing a date, a time of day, or both.
///
/// The date is shown in the environment's `timeZone`. The default is the time zone of the process. A picker changes
/// only the components that it shows: a picker for days doesn't change the time of day. A choice outside of the range
/// is limited to the range. If the app sets a date outside of the range, the picker shows the nearest date in the range
/// but doesn't change the value.
///
/// Unlike in SwiftUI, the calendar is always Gregorian, and the texts are in the browser's language, independent of
/// `calendar` and `locale`. Choosing a time of day sets the seconds to zero.
public struct DatePicker<Label: View>: View {
    /// The components of a date that a picker shows.
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

    /// The content and behavior of the view.
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
                ControlLabel(label: label)
            }
        }
    }

    private var words: String? {
        (label as? Text)?.plainText ?? (label as? BackstaffViews.Label<Text, Image>)?.words
    }

    private static func respond(to event: ElementEvent, by edit: DateEdit, of selection: Binding<Date>) {
        guard case .edit(let text) = event else { return }
        let current = selection.wrappedValue
        guard let date = edit.date(from: text, replacing: current), date != current else { return }
        selection.wrappedValue = date
    }
}

extension DatePicker {
    /// Creates a picker for a date, with a custom label.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(), displayedComponents, label())
    }

    /// Creates a picker for a date within `range`, with a custom label.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(lower: range.lowerBound, upper: range.upperBound), displayedComponents, label())
    }

    /// Creates a picker for a date that is not before `range`, with a custom label.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(lower: range.lowerBound), displayedComponents, label())
    }

    /// Creates a picker for a date that is not after `range`, with a custom label.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(upper: range.upperBound), displayedComponents, label())
    }
}

extension DatePicker where Label == Text {
    /// Creates a picker for a date, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(), displayedComponents, Text(titleKey))
    }

    /// Creates a picker for a date, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(), displayedComponents, Text(title))
    }

    /// Creates a picker for a date within `range`, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, DateBounds(lower: range.lowerBound, upper: range.upperBound), displayedComponents, Text(titleKey)
        )
    }

    /// Creates a picker for a date within `range`, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, DateBounds(lower: range.lowerBound, upper: range.upperBound), displayedComponents, Text(title))
    }

    /// Creates a picker for a date that is not before `range`, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(lower: range.lowerBound), displayedComponents, Text(titleKey))
    }

    /// Creates a picker for a date that is not before `range`, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(lower: range.lowerBound), displayedComponents, Text(title))
    }

    /// Creates a picker for a date that is not after `range`, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(upper: range.upperBound), displayedComponents, Text(titleKey))
    }

    /// Creates a picker for a date that is not after `range`, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(upper: range.upperBound), displayedComponents, Text(title))
    }
}
