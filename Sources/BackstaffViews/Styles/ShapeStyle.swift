import BackstaffElements
import BackstaffGraph
import Foundation

/// A color, gradient or material that fills shapes, backgrounds and text.
///
/// A custom style implements ``resolve(in:)``. Unlike in SwiftUI, the environment that it receives has only default
/// values.
public protocol ShapeStyle: Sendable {
    /// The type of the style that a custom style resolves to.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style that this custom style stands for.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The description of the style for the page. Apps don't use it.
    var _paint: _Paint { get }
}

extension ShapeStyle {
    public var _paint: _Paint { resolve(in: EnvironmentValues())._paint }
}

extension ShapeStyle where Resolved == Never {
    /// Not called, because built-in styles aren't resolved.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) doesn't implement resolve(in:).")
    }
}

extension Never: ShapeStyle {
    public var _paint: _Paint { switch self {} }
}

extension ShapeStyle {
    /// Multiplies the opacity of the style by a factor from 0 to 1.
    public func opacity(_ opacity: Double) -> AnyShapeStyle {
        AnyShapeStyle(paint: _paint.opacity(opacity))
    }

    /// Sets the blend mode of the style. It has no effect. Use ``View/blendMode(_:)`` instead.
    public func blendMode(_ mode: BlendMode) -> Self { self }

    /// Adds a shadow to the style. It has no effect. Use ``View/shadow(color:radius:x:y:)`` instead.
    public func shadow(_ style: ShadowStyle) -> Self { self }
}

/// The description of a style for the page. Apps don't use it.
public struct _Paint: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case color(Color)
        case gradient(GradientPaint)
        case material(String)
    }

    package var kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
    }

    init(palette name: String) {
        kind = .color(Color(palette: name))
    }

    /// The color for content that supports only colors, such as text. For a gradient it is the first color.
    package var color: Color {
        switch kind {
        case .color(let color): color
        case .gradient(let gradient): gradient.stops.first?.color ?? .primary
        case .material: .secondary
        }
    }

    func opacity(_ opacity: Double) -> _Paint {
        switch kind {
        case .color(let color): _Paint(.color(color.opacity(opacity)))
        case .gradient(let gradient): _Paint(.gradient(gradient.opacity(opacity)))
        case .material: self
        }
    }
}

/// The description of a gradient for the page.
package struct GradientPaint: Hashable, Sendable {
    /// `radial`, `elliptical` or `angular`, or `nil` for a linear gradient.
    var form: String?
    /// The direction in degrees, clockwise: of a linear gradient from the top, of an angular one from the trailing side.
    var rotation: Double?
    /// The outer radius in points, or `nil` for one that reaches to the nearest side.
    var radius: Double?
    /// The outer radius of an elliptical gradient, in fractions of the width and the height.
    var scale: Double?
    /// The center. A linear gradient has none.
    var center = UnitPoint.center
    var stops: [Gradient.Stop]

    func opacity(_ opacity: Double) -> GradientPaint {
        var copy = self
        copy.stops = stops.map { Gradient.Stop(color: $0.color.opacity(opacity), location: $0.location) }
        return copy
    }

    var text: String {
        stops.map { "\($0.color.wireName) \(Double($0.location))" }.joined(separator: ", ")
    }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
    public let _paint: _Paint

    init(paint: _Paint) {
        _paint = paint
    }

    /// Creates a value that hides the type of `style`.
    public init<S: ShapeStyle>(_ style: S) {
        _paint = style._paint
    }
}

/// A level of content, from primary to quaternary.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let name: String

    /// The primary level, for example of text.
    public static let primary = HierarchicalShapeStyle(name: "primary")
    /// The secondary level.
    public static let secondary = HierarchicalShapeStyle(name: "secondary")
    /// The tertiary level.
    public static let tertiary = HierarchicalShapeStyle(name: "tertiary")
    /// The quaternary level.
    public static let quaternary = HierarchicalShapeStyle(name: "quaternary")

    public var _paint: _Paint { _Paint(palette: name) }
}

/// The tint or accent color.
public struct TintShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    public var _paint: _Paint { _Paint(palette: "tint") }
}

/// The background color.
public struct BackgroundStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    public var _paint: _Paint { _Paint(palette: "background") }
}

/// The inherited foreground color.
public struct ForegroundStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    public var _paint: _Paint { _Paint(palette: "foreground") }
}

/// The color of separators.
public struct SeparatorShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    public var _paint: _Paint { _Paint(palette: "separator") }
}

/// The color of placeholders.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    public var _paint: _Paint { _Paint(palette: "placeholder") }
}

/// The fill color behind small controls.
public struct FillShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    public var _paint: _Paint { _Paint(palette: "fill") }
}

/// A translucent background that blurs the content behind it.
public struct Material: ShapeStyle, Hashable {
    let name: String

    /// A mostly translucent material.
    public static let ultraThin = Material(name: "ultra-thin")
    /// A material that is more translucent than opaque.
    public static let thin = Material(name: "thin")
    /// A translucent material.
    public static let regular = Material(name: "regular")
    /// A material that is more opaque than translucent.
    public static let thick = Material(name: "thick")
    /// A mostly opaque material.
    public static let ultraThick = Material(name: "ultra-thick")
    /// The background of bars.
    public static let bar = Material(name: "bar")

    public var _paint: _Paint { _Paint(.material(name)) }
}
