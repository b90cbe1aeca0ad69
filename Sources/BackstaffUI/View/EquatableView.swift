extension View where Self: Equatable {
    /// The view itself: views that can be compared are not run again while they are equal, with or without this.
    public func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}

/// A view that is compared with its former self by `==`.
public struct EquatableView<Content: View & Equatable>: View {
    /// The view that is compared.
    public var content: Content

    /// Compares `content` with its former self.
    public init(content: Content) {
        self.content = content
    }

    public var body: Content { content }
}
