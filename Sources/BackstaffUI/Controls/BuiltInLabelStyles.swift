import BackstaffElements

/// The look that suits where a label stands: title and icon.
public struct DefaultLabelStyle: LabelStyle {
    /// Makes the style.
    public init() {}

    /// Gives a control this look.
    public func makeBody(configuration: Configuration) -> some View {
        ControlElement(.label) {
            configuration.icon
            configuration.title
        }
    }
}

/// Title and icon, wherever a label stands.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Makes the style.
    public init() {}

    /// Gives a control this look.
    public func makeBody(configuration: Configuration) -> some View {
        ControlElement(.label, [.labelStyle: .text("title-and-icon")]) {
            configuration.icon
            configuration.title
        }
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Makes the style.
    public init() {}

    /// Gives a control this look.
    public func makeBody(configuration: Configuration) -> some View {
        ControlElement(.label, [.labelStyle: .text("title-only")]) { configuration.title }
    }
}

/// The icon alone, which is called what the title says.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Makes the style.
    public init() {}

    /// Gives a control this look.
    public func makeBody(configuration: Configuration) -> some View {
        ControlElement(.label, [.labelStyle: .text("icon-only"), .label: .words(configuration.words)]) {
            configuration.icon
        }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The look that suits where a label stands.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Title and icon, wherever a label stands.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
