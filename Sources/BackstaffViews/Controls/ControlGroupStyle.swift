/// A type that applies a custom appearance to groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The type of the view that represents the group.
    associatedtype Body: View

    /// The properties of the group.
    typealias Configuration = ControlGroupStyleConfiguration

    /// Creates the view that represents the group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of the group for a ``ControlGroupStyle``.
public struct ControlGroupStyleConfiguration {
    /// The type-erased label.
    public struct Label: View {
        let content: AnyView

        /// The content and behavior of the view.
        public var body: some View { content }
    }

    /// The type-erased content.
    public struct Content: View {
        let content: AnyView

        /// The content and behavior of the view.
        public var body: some View { content }
    }

    /// The content.
    public let content: Content

    /// The label.
    public let label: Label

    /// The text of the label, if it is known.
    let words: String?
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates the group that a style is applied to.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: configuration.content, label: AnyView(configuration.label), words: configuration.words)
    }
}

/// The default style.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a view with this style.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default style.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// A style that shows a menu with the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a view with this style.
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu with the controls. Its button has the label.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A style that shows a menu with the controls. Unlike in SwiftUI, the controls are below each other in it, as in
/// ``MenuControlGroupStyle``.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a view with this style.
    public func makeBody(configuration: Configuration) -> some View {
        MenuControlGroupStyle().makeBody(configuration: configuration)
    }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A menu with the controls. Its button has the label.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// A style for a group in a bar. It is shown as the default style.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a view with this style.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration)
    }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// A group in a bar. It is shown as the default style.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension EnvironmentValues {
    var controlGroupStyle: ControlStyle<ControlGroupStyleConfiguration>? {
        get { self[ControlStyleKey<ControlGroupStyleConfiguration>.self] }
        set { self[ControlStyleKey<ControlGroupStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the groups of controls in this view. Those in the body of a custom style have the built-in style.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        let value = ControlStyle<ControlGroupStyleConfiguration>(style) {
            $0.makeBody(configuration: $1).environment(\.controlGroupStyle, nil)
        }
        let isDefault = S.self == AutomaticControlGroupStyle.self
        return modifier(EnvironmentModifier { $0.controlGroupStyle = isDefault ? nil : value })
    }
}
