/// What a field says about what is typed in it, which the page and its keyboard use.
struct TextInputTraits: Equatable {
    var keyboard: String?
    var contentType: String?
    var capitalization: String?
    var isAutocorrectionDisabled = false
    var submitLabel: String?
}

struct TextInputTraitsKey: EnvironmentKey {
    static var defaultValue: TextInputTraits { TextInputTraits() }
}

extension EnvironmentValues {
    var textInputTraits: TextInputTraits {
        get { self[TextInputTraitsKey.self] }
        set { self[TextInputTraitsKey.self] = newValue }
    }

    /// Whether the browser's automatic correction is off in fields.
    public var autocorrectionDisabled: Bool {
        get { textInputTraits.isAutocorrectionDisabled }
        set { textInputTraits.isAutocorrectionDisabled = newValue }
    }
}

/// What the Return key of a keyboard on the screen says.
public struct SubmitLabel: Sendable {
    let name: String

    /// Done.
    public static let done = SubmitLabel(name: "done")
    /// Go.
    public static let go = SubmitLabel(name: "go")
    /// Send.
    public static let send = SubmitLabel(name: "send")
    /// Join. Shown as go.
    public static let join = SubmitLabel(name: "go")
    /// Route. Shown as go.
    public static let route = SubmitLabel(name: "go")
    /// Search.
    public static let search = SubmitLabel(name: "search")
    /// Return.
    public static let `return` = SubmitLabel(name: "enter")
    /// Next.
    public static let next = SubmitLabel(name: "next")
    /// Continue. Shown as next.
    public static let `continue` = SubmitLabel(name: "next")
}

/// When a keyboard on the screen makes letters capital by itself.
public struct TextInputAutocapitalization: Sendable {
    let name: String

    /// Never.
    public static let never = TextInputAutocapitalization(name: "none")
    /// At the start of each word.
    public static let words = TextInputAutocapitalization(name: "words")
    /// At the start of each sentence.
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    /// Always.
    public static let characters = TextInputAutocapitalization(name: "characters")
}

extension View {
    /// Sets what the Return key says in the fields inside this view.
    public func submitLabel(_ label: SubmitLabel) -> some View {
        transformEnvironment(\.textInputTraits) { $0.submitLabel = label.name }
    }

    /// Sets the keyboard that a phone shows for the fields inside this view.
    public func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.textInputTraits) { $0.keyboard = type.name }
    }

    /// Says what is typed in the fields inside this view, so that the browser can offer it.
    public func textContentType(_ type: UITextContentType?) -> some View {
        transformEnvironment(\.textInputTraits) { $0.contentType = type?.name }
    }

    /// Sets when letters become capital by themselves in the fields inside this view.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        transformEnvironment(\.textInputTraits) { $0.capitalization = autocapitalization?.name }
    }

    /// Turns the browser's automatic correction off in the fields inside this view.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        transformEnvironment(\.textInputTraits) { $0.isAutocorrectionDisabled = disable }
    }

    /// Turns the browser's automatic correction off in the fields inside this view.
    @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.textInputTraits) { $0.isAutocorrectionDisabled = disable ?? false }
    }
}
