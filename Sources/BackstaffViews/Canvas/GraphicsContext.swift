import Foundation

/// A place to draw in. There is no such place yet: see ``Canvas``. The methods do nothing.
public struct GraphicsContext {
    /// The opacity of what is drawn, from 0 to 1.
    public var opacity = 1.0
    /// How what is drawn is blended with what is below.
    public var blendMode = BlendMode.normal
    /// The environment of the canvas.
    public let environment: EnvironmentValues

    init(environment: EnvironmentValues) {
        self.environment = environment
    }

    // MARK: Coordinates

    /// Moves the origin.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}

    /// Scales the coordinates.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}

    /// Rotates the coordinates.
    public mutating func rotate(by angle: Angle) {}

    // MARK: Clipping and filters

    /// Limits what is drawn to a path.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {}

    /// Limits what is drawn to what a closure draws.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {}

    /// The bounds of the clip.
    public var clipBoundingRect: CGRect { .zero }

    /// Adds a filter to what is drawn.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

    // MARK: Drawing

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}

    /// Strokes a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}

    /// Strokes a path with a width in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

    /// Draws what a closure draws, as a whole.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}

    /// Draws an image in a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}

    /// Draws an image at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}

    /// Draws an image in a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}

    /// Draws an image at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}

    /// Draws a text in a rectangle.
    public func draw(_ text: Text, in rect: CGRect) {}

    /// Draws a text at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}

    /// Draws a text in a rectangle.
    public func draw(_ text: ResolvedText, in rect: CGRect) {}

    /// Draws a text at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}

    /// Draws a view in a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}

    /// Draws a view at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

    // MARK: Resolving

    /// Prepares an image for drawing.
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }

    /// Prepares a text for drawing.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }

    /// Prepares a shading for drawing.
    public func resolve(_ shading: Shading) -> Shading { shading }

    /// Prepares a view for drawing. There are no views, so it returns `nil`.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
}
