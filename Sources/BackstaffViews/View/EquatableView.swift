extension View where Self: Equatable {
    /// Wraps the view so that it's updated only if it differs from its former value. Backstaff does that for every view
    /// that conforms to `Equatable`, with or without this modifier.
    public func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}

/// A view that is updated only if `==` finds a difference from its former value.
public struct EquatableView<Content: View & Equatable>: View {
    /// The view to compare.
    public var content: Content

    /// Creates a view that compares `content` with its former value.
    public init(content: Content) {
        self.content = content
    }

    public var body: Content { content }
}
