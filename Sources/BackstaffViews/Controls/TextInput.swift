import BackstaffElements
import BackstaffGraph

/// The implementation of all text fields. Its body reads the environment and creates the element.
struct TextInput: View {
    enum Kind {
        case line, secure, growing, editor
    }

    let source: TextSource
    var kind = Kind.line
    var placeholder: String?
    var label: String?
    var onEditingChanged: (@MainActor (Bool) -> Void)?
    var onCommit: (@MainActor () -> Void)?

    @Environment(\.fieldStyleName) private var style
    @Environment(\.textInputTraits) private var traits
    @Environment(\.focusTarget) private var focus
    @Environment(\.self) private var environment

    var body: some View {
        TextInputElement(
            source: source, text: source.read(environment), attributes: attributes, takesSubmit: kind != .editor,
            focus: focus,
            isFocusWanted: focus?.isWanted() ?? false, onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    private var attributes: KeyValuePairs<AttributeKey, AttributeValue?> {
        let isTall = kind == .growing || kind == .editor
        return [
            .placeholder: .words(placeholder),
            .label: label == placeholder ? nil : .words(label),
            .fieldStyle: kind == .editor ? .text("editor") : .words(style),
            .axis: isTall ? .text("vertical") : nil,
            .secure: .flag(kind == .secure),
            .keyboard: .words(traits.keyboard),
            .contentType: .words(traits.contentType),
            .capitalization: .words(traits.capitalization),
            .autocorrection: traits.isAutocorrectionDisabled ? .text("off") : nil,
            .submitLabel: .words(traits.submitLabel),
        ]
    }
}
