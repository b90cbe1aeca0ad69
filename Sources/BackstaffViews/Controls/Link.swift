import BackstaffElements

/// A control that opens a URL. It is a link on the page.
///
/// A tap opens the URL with ``EnvironmentValues/openURL``. If the app hasn't set this action, the browser opens a URL
/// of another site by itself in a new tab. As with other links, a user can open the URL in a new tab and copy it.
public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// Creates a link with a custom label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// The content and behavior of the view.
    public var body: some View {
        StyledButton(
            element: .link, roleName: "outward",
            attributes: [
                .href: .text(destination.absoluteString), .asksApp: .flag(openURL.handler != nil),
            ],
            action: { [openURL, destination] in openURL(destination) }, label: label)
    }
}

extension Link where Label == Text {
    /// Creates a link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
