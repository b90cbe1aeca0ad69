import BackstaffElements
import BackstaffGraph

extension View {
    /// Says which value of a selection this view stands for: in a ``Picker``, a list or a tab view.
    ///
    /// A picker takes a tag of its selection's type or, where the selection is optional, of the type inside. Tags of
    /// other types stand for nothing that it could choose. A tag counts for the view itself, and not from inside a stack
    /// or a label that is one of several rows of a ``ForEach``.
    ///
    /// - Parameters:
    ///   - tag: the value.
    ///   - includeOptional: whether the tag also stands for the value in a picker whose selection may be `nil`.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: tag, includesOptional: includeOptional))
            .modifier(RowTagModifier(value: tag, kind: .tag))
    }
}

/// Gives a view a tag. In a picker the view becomes an option.
struct TagModifier<V: Hashable>: ViewModifier {
    let tag: V
    var includesOptional = true
    @Environment(\.pickerOptions) private var options

    func body(content: Content) -> some View {
        if let options {
            let tag = PickerTag(tag, includesOptional: includesOptional)
            let isSelected = options.isSelected(tag)
            if isSelected || options.form == .all {
                ControlElement(
                    .option, [.selected: .flag(isSelected)], verbs: options.form == .all ? .activate : [],
                    onEvent: { _ in options.select(tag) }
                ) {
                    content.environment(\.pickerOptions, nil)
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
