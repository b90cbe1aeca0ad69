import BackstaffElements
import BackstaffGraph

extension View {
    /// Sets the selection value that this view represents in a ``Picker``, list or tab view.
    ///
    /// The tag must have the type of the picker's selection, or the wrapped type of an optional selection. Views with
    /// tags of other types can't be chosen. A tag has no effect inside a stack or label that is a row of a ``ForEach``.
    ///
    /// - Parameters:
    ///   - tag: The value.
    ///   - includeOptional: Whether the tag also matches an optional selection.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: tag, includesOptional: includeOptional))
            .modifier(RowTagModifier(value: tag, kind: .tag))
    }
}

/// Adds a tag to a view. In a picker the view becomes an option.
struct TagModifier<V: Hashable>: ViewModifier {
    let tag: V
    var includesOptional = true
    @Environment(\.pickerOptions) private var options
    @Environment(\.symbolVariants) private var symbolVariants

    func body(content: Content) -> some View {
        if let options {
            let tag = PickerTag(tag, includesOptional: includesOptional)
            let isSelected = options.isSelected(tag)
            if isSelected || options.form == .all {
                ControlElement(
                    .option, [.selected: .flag(isSelected)], verbs: options.form == .all ? .activate : [],
                    onEvent: { _ in options.select(tag) }
                ) {
                    let option = content.environment(\.pickerOptions, nil)
                    if let variant = options.chosenVariant {
                        option.symbolVariant(isSelected ? variant : symbolVariants)
                    } else {
                        option
                    }
                }
            }
        } else {
            content
        }
    }

    static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.canHaveTag = true
    }
}

/// Decides whether the rows of a `ForEach` become options of a picker with their ids as tags. They do if they are in a
/// picker and have no tags.
@MainActor
enum ImplicitTag {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func isWanted<V: View>(for type: V.Type, in scope: EnvironmentScope?) -> Bool {
        if Tracking.untracked({ EnvironmentValues(scope).pickerOptions }) == nil { return false }
        if let isKnown = known[ObjectIdentifier(type)] { return isKnown }
        var inspection = _TypeInspection()
        inspection.enter(type)
        known[ObjectIdentifier(type)] = !inspection.canHaveTag
        return !inspection.canHaveTag
    }
}
