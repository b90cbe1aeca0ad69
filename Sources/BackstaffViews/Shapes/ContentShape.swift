extension View {
    /// Sets the shape for hit testing. It has no effect: the whole area of the view is used.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    /// Sets the shape for some kinds of interactions. It has no effect: the whole area of the view is used.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        self
    }
}

/// The kinds of interactions that use a content shape.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates kinds from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Taps.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// Dragging.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// Context menus.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// Hover effects.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}
