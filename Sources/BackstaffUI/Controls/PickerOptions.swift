import BackstaffGraph

/// What the options of a picker know of it: the value that is chosen, and how to choose another.
struct PickerOptions: Equatable {
    private let selected: AnyHashable
    private let location: Any
    private let isSameLocation: (Any) -> Bool
    private let isChosen: (Any) -> Bool

    /// Chooses the option with a tag, if the tag is of the selection's type.
    let select: @MainActor (Any) -> Void

    @MainActor
    init<Value: Hashable>(_ selection: Binding<Value>) {
        let value = selection.wrappedValue
        selected = AnyHashable(value)
        location = selection.location
        isSameLocation = { ($0 as? ValueLocation<Value>)?.isEqual(to: selection.location) ?? false }
        isChosen = { ($0 as? Value) == value }
        select = { tag in
            if let tag = tag as? Value { selection.wrappedValue = tag }
        }
    }

    /// Whether the option with a tag is the one that is chosen.
    func isSelected<Tag: Hashable>(_ tag: Tag) -> Bool { isChosen(tag) }

    static func == (first: Self, second: Self) -> Bool {
        first.selected == second.selected && first.isSameLocation(second.location)
    }
}

struct PickerOptionsKey: EnvironmentKey {
    static var defaultValue: PickerOptions? { nil }
}

extension EnvironmentValues {
    var pickerOptions: PickerOptions? {
        get { self[PickerOptionsKey.self] }
        set { self[PickerOptionsKey.self] = newValue }
    }
}
