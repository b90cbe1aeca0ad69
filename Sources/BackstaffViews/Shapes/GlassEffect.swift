import BackstaffGraph

/// A material that looks like glass.
///
/// The page shows it as a translucent material.
public struct Glass: Equatable, Sendable {
    /// The material, or `nil` if there is no glass.
    let material: Material?
    private(set) var tint: Color?

    /// The usual glass.
    public static let regular = Glass(material: .regular)
    /// A more transparent glass.
    public static let clear = Glass(material: .ultraThin)
    /// No glass.
    public static let identity = Glass(material: nil)

    /// Gives the glass a color, or takes it away if `color` is `nil`.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tint = color
        return glass
    }

    /// Makes the glass react to touches. It has no effect.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass for which no other shape is set: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
    public nonisolated var _outline: _ShapeOutline { Capsule()._outline }
}

extension View {
    /// Puts glass behind this view.
    ///
    /// - Parameters:
    ///   - glass: The kind of glass.
    ///   - shape: The shape of the glass.
    public func glassEffect<S: Shape>(
        _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
    ) -> some View {
        modifier(LayerModifier(role: .background, alignment: .center, layer: GlassLayer(glass: glass, shape: shape)))
    }

    /// Names the glass of this view, so that it can become that of another view. It has no effect.
    public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }

    /// Joins the glass of views with the same name. It has no effect.
    public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View { self }

    /// Sets how the glass of this view appears and disappears. It has no effect.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// How glass appears and disappears. It has no effect.
public struct GlassEffectTransition: Sendable {
    /// Without a change.
    public static let identity = GlassEffectTransition()
    /// The shape becomes that of the nearest glass.
    public static let matchedGeometry = GlassEffectTransition()
    /// The glass fades.
    public static let materialize = GlassEffectTransition()
}

/// A container whose glass can flow together. Here each view keeps its own glass.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - spacing: The distance in points at which glass begins to flow together. It has no effect.
    ///   - content: The views with glass.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The content and behavior of the view.
    public var body: some View { content }
}

/// The glass behind a view.
private struct GlassLayer<S: Shape>: View {
    let glass: Glass
    let shape: S

    var body: some View {
        if let material = glass.material {
            shape.fill(material)
            if let tint = glass.tint { shape.fill(tint.opacity(0.4)) }
        }
    }
}
