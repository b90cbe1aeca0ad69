import BackstaffElements
import BackstaffGraph
import Foundation

/// A view whose content the app draws.
///
/// A canvas takes the available space, and its content doesn't reach over its edges. The renderer runs when the size of
/// the canvas is known, and again when the size or something that it has read changes. Its drawing reaches the page as
/// vectors, so it is sharp on each screen, and its colors follow light and dark mode.
///
/// Screen readers ignore a canvas without an accessibility label.
public struct Canvas<Symbols: View>: PrimitiveView {
    /// The views that the renderer may draw. They aren't drawn yet: see ``GraphicsContext/resolveSymbol(id:)``.
    public var symbols: Symbols
    /// The drawing.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas is opaque. It has no effect.
    public var isOpaque: Bool
    /// The precision of colors. It has no effect.
    public var colorMode: ColorRenderingMode
    /// Whether the canvas may be drawn later than the views around it. It has no effect.
    public var rendersAsynchronously: Bool

    /// Creates a canvas whose renderer can draw views.
    ///
    /// - Parameters:
    ///   - opaque: Whether the canvas is opaque. It has no effect.
    ///   - colorMode: The precision of colors. It has no effect.
    ///   - rendersAsynchronously: Whether the canvas may be drawn later than the views around it. It has no effect.
    ///   - renderer: The drawing. It receives the context to draw in, and the size of the canvas in points.
    ///   - symbols: The views that the renderer may draw, each with a tag. They aren't drawn yet.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        CanvasNode(view.renderer, under: parent)
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: CanvasNode.self).update(to: view.renderer)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {}
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas.
    ///
    /// - Parameters:
    ///   - opaque: Whether the canvas is opaque. It has no effect.
    ///   - colorMode: The precision of colors. It has no effect.
    ///   - rendersAsynchronously: Whether the canvas may be drawn later than the views around it. It has no effect.
    ///   - renderer: The drawing. It receives the context to draw in, and the size of the canvas in points.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) {
            EmptyView()
        }
    }
}
