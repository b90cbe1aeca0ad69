import BackstaffGraph

/// The connection between a picker and its options: the chosen tag, and the action that chooses another.
package struct PickerOptions: Equatable {
    /// The options that are shown.
    package enum Form {
        /// All options, for choosing one.
        case all
        /// Only the chosen option, for display.
        case chosenOnly
    }

    let form: Form
    /// The variant of the chosen option's symbol, or `nil` if the choice doesn't change symbols.
    private(set) var chosenVariant: SymbolVariants?
    private let selected: AnyHashable?
    private let location: Any
    private let isSameLocation: (Any) -> Bool
    private let isChosen: (PickerTag) -> Bool

    /// Chooses the option with a tag if the tag has the selection's type.
    let select: @MainActor (PickerTag) -> Void

    /// - Parameter didSelect: Called when an option was chosen, even if it was chosen before.
    @MainActor
    package init<Value: Hashable>(
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

    /// The same options. The symbol of the chosen one has a variant.
    func withChosenVariant(_ variant: SymbolVariants?) -> PickerOptions {
        var options = self
        options.chosenVariant = variant
        return options
    }

    /// Whether the option with a tag is chosen.
    func isSelected(_ tag: PickerTag) -> Bool { isChosen(tag) }

    package static func == (first: Self, second: Self) -> Bool {
        first.form == second.form && first.chosenVariant == second.chosenVariant && first.selected == second.selected
            && first.isSameLocation(second.location)
    }
}

/// The type-erased tag of an option. Its type may differ from that of the picker's selection.
struct PickerTag {
    private let base: Any
    /// The types of selections that the tag matches.
    private let types: [Any.Type]

    /// - Parameter includesOptional: Whether the tag also matches an optional selection.
    init<Tag: Hashable>(_ tag: Tag, includesOptional: Bool) {
        base = tag
        types = includesOptional ? [Tag.self, Tag?.self] : [Tag.self]
    }

    /// The tag as a selection's value, or `nil` if it doesn't match selections of that type.
    func value<Value>() -> Value? {
        types.contains { $0 == Value.self } ? base as? Value : nil
    }
}

struct PickerOptionsKey: EnvironmentKey {
    static var defaultValue: PickerOptions? { nil }
}

extension EnvironmentValues {
    package var pickerOptions: PickerOptions? {
        get { self[PickerOptionsKey.self] }
        set { self[PickerOptionsKey.self] = newValue }
    }
}
