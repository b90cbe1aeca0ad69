import BackstaffGraph

/// What the options of a picker know of it: the value that is chosen, and how to choose another.
struct PickerOptions: Equatable {
    /// Which of the options are shown.
    enum Form {
        /// All, to be chosen from.
        case all
        /// The chosen one, to be looked at.
        case chosenOnly
    }

    let form: Form
    private let selected: AnyHashable?
    private let location: Any
    private let isSameLocation: (Any) -> Bool
    private let isChosen: (PickerTag) -> Bool

    /// Chooses the option with a tag, if the tag is of the selection's type.
    let select: @MainActor (PickerTag) -> Void

    /// - Parameter didSelect: what to do when one of the options was chosen, another or the same.
    @MainActor
    init<Value: Hashable>(
        _ selection: Binding<Value?>, form: Form = .all, didSelect: (@MainActor () -> Void)? = nil
    ) {
        let value = selection.wrappedValue
        self.form = form
        selected = value.map { AnyHashable($0) }
        location = selection.location
        isSameLocation = { ($0 as? ValueLocation<Value?>)?.isEqual(to: selection.location) ?? false }
        isChosen = { tag in
            guard let value, let own: Value = tag.value() else { return false }
            return own == value
        }
        select = { tag in
            guard let own: Value = tag.value() else { return }
            selection.wrappedValue = own
            didSelect?()
        }
    }

    /// Whether the option with a tag is the one that is chosen.
    func isSelected(_ tag: PickerTag) -> Bool { isChosen(tag) }

    static func == (first: Self, second: Self) -> Bool {
        first.form == second.form && first.selected == second.selected && first.isSameLocation(second.location)
    }
}

/// The tag of an option, whose type needn't be that of the picker's selection.
struct PickerTag {
    private let base: Any
    /// The types of selection that the tag is for.
    private let types: [Any.Type]

    /// - Parameter includesOptional: whether the tag is also for a selection that may be `nil`.
    init<Tag: Hashable>(_ tag: Tag, includesOptional: Bool) {
        base = tag
        types = includesOptional ? [Tag.self, Tag?.self] : [Tag.self]
    }

    /// The tag as a value of a selection, if it is for selections of that type.
    func value<Value>() -> Value? {
        types.contains { $0 == Value.self } ? base as? Value : nil
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
