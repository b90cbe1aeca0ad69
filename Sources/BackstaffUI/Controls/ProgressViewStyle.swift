/// A look for progress.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// What progress looks like.
    associatedtype Body: View

    /// What a style is told of progress.
    typealias Configuration = ProgressViewStyleConfiguration

    /// Gives progress its look.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``ProgressViewStyle`` is told.
public struct ProgressViewStyleConfiguration {
    /// The label, whose type is not known to the style.
    public struct Label: View {
        let content: AnyView

        /// What is shown.
        public var body: some View { content }
    }

    /// The label of the value, whose type is not known to the style.
    public struct CurrentValueLabel: View {
        let content: AnyView

        /// What is shown.
        public var body: some View { content }
    }

    /// How far, from 0 to 1, or `nil` where that isn't known.
    public let fractionCompleted: Double?

    /// What is under way.
    public var label: Label?

    /// The value in words.
    public var currentValueLabel: CurrentValueLabel?
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label?,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
    /// The progress that a style is applied to.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

/// The style that suits what is known: a bar for a value, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Makes the style.
    public init() {}

    /// Gives a control this look.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration)
    }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    /// Makes the style.
    public init() {}

    /// Gives a control this look.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).environment(\.progressStyleName, "linear")
    }
}

/// A spinner, or a ring for a value.
public struct CircularProgressViewStyle: ProgressViewStyle {
    /// Makes the style.
    public init() {}

    /// Gives a control this look.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).environment(\.progressStyleName, "circular")
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The style that suits what is known.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinner, or a ring for a value.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
    /// Sets the look of the progress inside this view.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        let value = ControlStyle<ProgressViewStyleConfiguration>(style) {
            $0.makeBody(configuration: $1).environment(\.progressViewStyle, nil)
        }
        return modifier(EnvironmentModifier { $0.progressViewStyle = value })
    }
}

struct ProgressStyleNameKey: EnvironmentKey {
    static var defaultValue: String? { nil }
}

extension EnvironmentValues {
    /// The value of the attribute `control-style` of progress.
    var progressStyleName: String? {
        get { self[ProgressStyleNameKey.self] }
        set { self[ProgressStyleNameKey.self] = newValue }
    }

    var progressViewStyle: ControlStyle<ProgressViewStyleConfiguration>? {
        get { self[ControlStyleKey<ProgressViewStyleConfiguration>.self] }
        set { self[ControlStyleKey<ProgressViewStyleConfiguration>.self] = newValue }
    }
}
