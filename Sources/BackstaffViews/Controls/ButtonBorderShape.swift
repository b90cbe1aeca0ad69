import BackstaffElements

/// The border shape of buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    let name: String?
    var radius: CGFloat?

    /// The default shape.
    public static let automatic = ButtonBorderShape(name: nil)
    /// A capsule.
    public static let capsule = ButtonBorderShape(name: "capsule")
    /// A circular shape.
    public static let circle = ButtonBorderShape(name: "circle")
    /// A rectangle with rounded corners.
    public static let roundedRectangle = ButtonBorderShape(name: "rounded")

    /// A rectangle with a corner radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(name: "rounded", radius: radius)
    }
}

extension View {
    /// Sets the border shape of the buttons in this view.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        modifier(BorderShapeModifier(shape: shape))
    }
}

/// Sets the border shape as an attribute of an element around the view, which the page inherits.
struct BorderShapeModifier: WrappingModifier {
    static var role: ElementRole { .style }

    let shape: ButtonBorderShape

    func configure(_ wrapper: WrapperNode) {
        wrapper.set(.borderShape, shape.name)
        wrapper.set(.radius, shape.radius.map { Double($0) })
    }
}
