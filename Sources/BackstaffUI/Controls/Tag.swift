import BackstaffElements
import BackstaffGraph

extension View {
    /// Says which value of a selection this view stands for: in a ``Picker``, a list or a tab view.
    ///
    /// A picker takes a tag of its selection's type or, where the selection is optional, of the type inside.
    ///
    /// - Parameter includeOptional: accepted for the sake of source code; an optional selection takes the tag anyway.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: tag)).modifier(RowTagModifier(value: tag, kind: .tag))
    }
}

/// Gives a view a tag. In a picker the view becomes an option.
struct TagModifier<V: Hashable>: ViewModifier {
    let tag: V
    @Environment(\.pickerOptions) private var options

    func body(content: Content) -> some View {
        if let options {
            ControlElement(
                .option, [.selected: .flag(options.isSelected(tag))], verbs: .activate,
                onEvent: { _ in options.select(tag) }
            ) {
                content.environment(\.pickerOptions, nil)
            }
        } else {
            content
        }
    }

    static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.canHaveTag = true
    }
}

/// Says whether the rows of a ForEach are options of a picker by their ids: if they are in one and have no tags.
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
