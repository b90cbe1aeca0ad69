import BackstaffElements

/// The default style, which shows the title and the icon.
public struct DefaultLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a control with this style.
    public func makeBody(configuration: Configuration) -> some View {
        ControlElement(.label) {
            configuration.icon
            configuration.title
        }
    }
}

/// A style that shows the title and the icon in every context.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a control with this style.
    public func makeBody(configuration: Configuration) -> some View {
        ControlElement(.label, [.labelStyle: .text("title-and-icon")]) {
            configuration.icon
            configuration.title
        }
    }
}

/// A style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a control with this style.
    public func makeBody(configuration: Configuration) -> some View {
        ControlElement(.label, [.labelStyle: .text("title-only")]) { configuration.title }
    }
}

/// A style that shows only the icon. The title is its accessibility label.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a control with this style.
    public func makeBody(configuration: Configuration) -> some View {
        ControlElement(.label, [.labelStyle: .text("icon-only"), .label: .words(configuration.words)]) {
            configuration.icon
        }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style, which depends on the context.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// A style that shows the title and the icon in every context.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// A style that shows only the title.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// A style that shows only the icon.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
