import BackstaffElements
import BackstaffGraph
import Foundation

/// What shapes, backgrounds and text can be painted with.
///
/// An app's own style gives ``resolve(in:)``; it is asked with an environment of defaults.
public protocol ShapeStyle: Sendable {
    /// The style that an own style comes to.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one stands for.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What the page is told. Not for apps to call or write.
    var _paint: _Paint { get }
}

extension ShapeStyle {
    public var _paint: _Paint { resolve(in: EnvironmentValues())._paint }
}

extension ShapeStyle where Resolved == Never {
    /// Never called: the framework's own styles are painted as they are.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) has to say what it resolves to.")
    }
}

extension Never: ShapeStyle {
    public var _paint: _Paint { switch self {} }
}

extension ShapeStyle {
    /// The same style, of which `opacity`, from 0 to 1, is left.
    public func opacity(_ opacity: Double) -> AnyShapeStyle {
        AnyShapeStyle(paint: _paint.opacity(opacity))
    }

    /// The same style, blended with what is behind. Accepted without effect; see ``View/blendMode(_:)``.
    public func blendMode(_ mode: BlendMode) -> Self { self }

    /// The same style with a shadow. Accepted without effect; see ``View/shadow(color:radius:x:y:)``.
    public func shadow(_ style: ShadowStyle) -> Self { self }
}

/// What the page is told of a style. Not for apps to use.
public struct _Paint: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case color(Color)
        case gradient(GradientPaint)
        case material(String)
    }

    var kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
    }

    init(palette name: String) {
        kind = .color(Color(palette: name))
    }

    /// The colour for what only colours can paint, such as text: of a gradient its first.
    var color: Color {
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

/// A gradient as the page draws it.
struct GradientPaint: Hashable, Sendable {
    /// `radial` or `angular`; `nil` for along a line.
    var form: String?
    /// In degrees clockwise from upwards.
    var rotation: Double?
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

/// A style whose type is not known to its holder.
public struct AnyShapeStyle: ShapeStyle {
    public let _paint: _Paint

    init(paint: _Paint) {
        _paint = paint
    }

    /// Hides the type of `style`.
    public init<S: ShapeStyle>(_ style: S) {
        _paint = style._paint
    }
}

/// A rank of text: from the first, which is text itself, to the fourth.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let name: String

    /// The first rank: text.
    public static let primary = HierarchicalShapeStyle(name: "primary")
    /// The second rank.
    public static let secondary = HierarchicalShapeStyle(name: "secondary")
    /// The third rank.
    public static let tertiary = HierarchicalShapeStyle(name: "tertiary")
    /// The fourth rank.
    public static let quaternary = HierarchicalShapeStyle(name: "quaternary")

    public var _paint: _Paint { _Paint(palette: name) }
}

/// The colour of what can be used.
public struct TintShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}
    public var _paint: _Paint { _Paint(palette: "tint") }
}

/// The ground on which content stands.
public struct BackgroundStyle: ShapeStyle {
    /// Makes the style.
    public init() {}
    public var _paint: _Paint { _Paint(palette: "background") }
}

/// The colour of text around.
public struct ForegroundStyle: ShapeStyle {
    /// Makes the style.
    public init() {}
    public var _paint: _Paint { _Paint(palette: "foreground") }
}

/// The colour of thin lines.
public struct SeparatorShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}
    public var _paint: _Paint { _Paint(palette: "separator") }
}

/// The colour of the words in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}
    public var _paint: _Paint { _Paint(palette: "placeholder") }
}

/// The colour behind small controls.
public struct FillShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}
    public var _paint: _Paint { _Paint(palette: "fill") }
}

/// A ground that lets what is behind show through, blurred.
public struct Material: ShapeStyle, Hashable {
    let name: String

    /// Hardly hides what is behind.
    public static let ultraThin = Material(name: "ultra-thin")
    /// Hides what is behind a little.
    public static let thin = Material(name: "thin")
    /// Hides what is behind half.
    public static let regular = Material(name: "regular")
    /// Hides what is behind well.
    public static let thick = Material(name: "thick")
    /// Hides what is behind nearly.
    public static let ultraThick = Material(name: "ultra-thick")
    /// The ground of bars.
    public static let bar = Material(name: "bar")

    public var _paint: _Paint { _Paint(.material(name)) }
}
