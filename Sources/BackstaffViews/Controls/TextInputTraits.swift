/// The input traits of a field, for the page and the on-screen keyboard.
package struct TextInputTraits: Equatable {
    package var keyboard: String?
    package var contentType: String?
    package var capitalization: String?
    package var isAutocorrectionDisabled = false
    package var submitLabel: String?
}

struct TextInputTraitsKey: EnvironmentKey {
    static var defaultValue: TextInputTraits { TextInputTraits() }
}

extension EnvironmentValues {
    package var textInputTraits: TextInputTraits {
        get { self[TextInputTraitsKey.self] }
        set { self[TextInputTraitsKey.self] = newValue }
    }

    /// Whether automatic correction is disabled in fields.
    public var autocorrectionDisabled: Bool {
        get { textInputTraits.isAutocorrectionDisabled }
        set { textInputTraits.isAutocorrectionDisabled = newValue }
    }
}

/// The label of the Return key of an on-screen keyboard.
public struct SubmitLabel: Sendable {
    let name: String

    /// Done.
    public static let done = SubmitLabel(name: "done")
    /// Go.
    public static let go = SubmitLabel(name: "go")
    /// Send.
    public static let send = SubmitLabel(name: "send")
    /// Join. It is shown as Go.
    public static let join = SubmitLabel(name: "go")
    /// Route. It is shown as Go.
    public static let route = SubmitLabel(name: "go")
    /// Search.
    public static let search = SubmitLabel(name: "search")
    /// The label or the key Return.
    public static let `return` = SubmitLabel(name: "enter")
    /// Next.
    public static let next = SubmitLabel(name: "next")
    /// Continue. It is shown as Next.
    public static let `continue` = SubmitLabel(name: "next")
}

/// The automatic capitalization of an on-screen keyboard.
public struct TextInputAutocapitalization: Sendable {
    let name: String

    /// No capitalization.
    public static let never = TextInputAutocapitalization(name: "none")
    /// The first letter of each word.
    public static let words = TextInputAutocapitalization(name: "words")
    /// The first letter of each sentence.
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    /// All letters.
    public static let characters = TextInputAutocapitalization(name: "characters")

    private init(name: String) {
        self.name = name
    }

    /// Converts UIKit's type.
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}

extension View {
    /// Sets the label of the Return key for the fields in this view.
    public func submitLabel(_ label: SubmitLabel) -> some View {
        transformEnvironment(\.textInputTraits) { $0.submitLabel = label.name }
    }

    /// Sets the on-screen keyboard for the fields in this view.
    public func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.textInputTraits) { $0.keyboard = type.name }
    }

    /// Sets the content type of the fields in this view, so that the browser can offer autofill.
    public func textContentType(_ type: UITextContentType?) -> some View {
        transformEnvironment(\.textInputTraits) { $0.contentType = type?.name }
    }

    /// Sets the automatic capitalization for the fields in this view.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        transformEnvironment(\.textInputTraits) { $0.capitalization = autocapitalization?.name }
    }

    /// Sets the automatic capitalization for the fields in this view.
    @available(*, deprecated, renamed: "textInputAutocapitalization(_:)")
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }

    /// Sets whether automatic correction is disabled for the fields in this view.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        transformEnvironment(\.textInputTraits) { $0.isAutocorrectionDisabled = disable }
    }

    /// Sets whether automatic correction is disabled for the fields in this view.
    @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.textInputTraits) { $0.isAutocorrectionDisabled = disable ?? false }
    }
}
