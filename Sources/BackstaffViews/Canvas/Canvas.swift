import Foundation

/// A view whose content the app draws.
///
/// A canvas compiles, but it isn't drawn yet: it takes the available space and is empty. The renderer isn't called. The
/// first canvas is reported.
public struct Canvas<Symbols: View>: View {
    /// The views that the renderer may draw.
    public var symbols: Symbols
    /// The drawing.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas is opaque.
    public var isOpaque: Bool
    /// The precision of colors.
    public var colorMode: ColorRenderingMode
    /// Whether the canvas may be drawn later than the views around it.
    public var rendersAsynchronously: Bool

    /// Creates a canvas whose renderer can draw views.
    ///
    /// - Parameters:
    ///   - opaque: Whether the canvas is opaque.
    ///   - colorMode: The precision of colors.
    ///   - rendersAsynchronously: Whether the canvas may be drawn later than the views around it.
    ///   - renderer: The drawing.
    ///   - symbols: The views that the renderer may draw, each with a tag.
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

    /// The content and behavior of the view.
    public var body: some View {
        let _ = UndrawnViews.reportCanvas()
        Color.clear
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas.
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
