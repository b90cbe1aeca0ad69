import BackstaffElements

/// The outline of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    let name: String?
    var radius: CGFloat?

    /// The shape that suits where a button stands.
    public static let automatic = ButtonBorderShape(name: nil)
    /// Fully rounded ends.
    public static let capsule = ButtonBorderShape(name: "capsule")
    /// A circle.
    public static let circle = ButtonBorderShape(name: "circle")
    /// Rounded corners.
    public static let roundedRectangle = ButtonBorderShape(name: "rounded")

    /// Rounded corners of `radius` points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(name: "rounded", radius: radius)
    }
}

extension View {
    /// Sets the outline of the bordered buttons inside this view.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        modifier(BorderShapeModifier(shape: shape))
    }
}

/// Names the outline in an element around the view, from where it is inherited.
struct BorderShapeModifier: WrappingModifier {
    static var role: ElementRole { .style }

    let shape: ButtonBorderShape

    func configure(_ wrapper: WrapperNode) {
        wrapper.set(.borderShape, shape.name)
        wrapper.set(.radius, shape.radius.map { Double($0) })
    }
}
