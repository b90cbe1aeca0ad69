import BackstaffElements

/// A way to an address outside the app, which the browser opens.
public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label

    /// A link with a label of any views.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// What is shown.
    public var body: some View {
        StyledButton(element: .link, attributes: [.href: .text(destination.absoluteString)], label: label)
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
