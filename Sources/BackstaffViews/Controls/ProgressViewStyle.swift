/// A type that applies a custom appearance to progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of the view that represents the progress.
    associatedtype Body: View

    /// The properties of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration

    /// Creates the view that represents a progress view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view for a ``ProgressViewStyle``.
public struct ProgressViewStyleConfiguration {
    /// The type-erased label.
    public struct Label: View {
        let content: AnyView

        /// The content and behavior of the view.
        public var body: some View { content }
    }

    /// The type-erased label of the current value.
    public struct CurrentValueLabel: View {
        let content: AnyView

        /// The content and behavior of the view.
        public var body: some View { content }
    }

    /// The fraction of the task that is completed, from 0 to 1, or `nil` if it is unknown.
    public let fractionCompleted: Double?

    /// The label of the task.
    public var label: Label?

    /// The label of the current value.
    public var currentValueLabel: CurrentValueLabel?
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label?,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
    /// Creates the progress view that a style is applied to.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

/// The default style: a bar if the progress is known, or else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a control with this style.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration)
    }
}

/// A style with a bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates the style.
    public init() { tint = nil }

    /// Creates the style with a color. `tint(_:)` is the newer form.
    public init(tint: Color) { self.tint = tint }

    /// Creates the body of a control with this style.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).environment(\.progressStyleName, "linear").tint(ofStyle: tint)
    }
}

/// A style with a spinner, or a ring if the progress is known.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates the style.
    public init() { tint = nil }

    /// Creates the style with a color. `tint(_:)` is the newer form.
    public init(tint: Color) { self.tint = tint }

    /// Creates the body of a control with this style.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).environment(\.progressStyleName, "circular").tint(ofStyle: tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style: a bar if the progress is known, or else a spinner.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A style with a bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A style with a spinner, or a ring if the progress is known.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
    /// Sets the style of the progress views in this view.
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
    /// The value of the attribute `control-style` of progress views.
    var progressStyleName: String? {
        get { self[ProgressStyleNameKey.self] }
        set { self[ProgressStyleNameKey.self] = newValue }
    }

    var progressViewStyle: ControlStyle<ProgressViewStyleConfiguration>? {
        get { self[ControlStyleKey<ProgressViewStyleConfiguration>.self] }
        set { self[ControlStyleKey<ProgressViewStyleConfiguration>.self] = newValue }
    }
}
