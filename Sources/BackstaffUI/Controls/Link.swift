import BackstaffElements

/// A way to an address, as a link of the page.
///
/// A tap opens the address by ``EnvironmentValues/openURL``. Until an app has set that, the browser follows an address of
/// another site by itself, in a new tab. Opening in a new tab and copying the address are there as for any link.
public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// A link with a label of any views.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// What is shown.
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
    /// A link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
