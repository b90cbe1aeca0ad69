import BackstaffAssets
import BackstaffElementLayout
import BackstaffElements
import BackstaffText
import Foundation

extension GraphicsContext {
    /// An image that is prepared for drawing.
    public struct ResolvedImage {
        /// The size in points. It is zero for a picture that isn't there, and for one from elsewhere.
        public let size: CGSize
        /// The distance of the baseline from the top, in points.
        public let baseline: CGFloat
        /// The shading of a symbol or a template. If it is `nil`, the foreground style is used.
        ///
        /// Of a gradient, its first color is used.
        public var shading: Shading?

        fileprivate let image: Image

        fileprivate init(_ image: Image, in environment: EnvironmentValues) {
            self.image = image
            switch image.source {
            case .symbol:
                var font = TextFont.body
                let looks = environment.font?.attributes ?? []
                font.read { key in looks.first { $0.key == key }?.value ?? nil }
                let length = font.size * (TextFont.symbolScales[environment.imageScale.rawValue] ?? 1)
                size = CGSize(width: length, height: length)
                // The middle of a symbol is level with the middle of capital letters.
                baseline = length / 2 + 0.364 * font.size
            case .asset(_, let picture):
                size = CGSize(width: picture?.width ?? 0, height: picture?.height ?? 0)
                baseline = size.height
            case .load:
                size = .zero
                baseline = 0
            }
        }
    }

    /// A view that is prepared for drawing. There are none yet: see ``resolveSymbol(id:)``.
    public struct ResolvedSymbol {
        /// The size in points. It is zero.
        public var size: CGSize { .zero }
    }

    /// Prepares an image for drawing.
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image, in: environment) }

    /// Prepares a view for drawing. Views aren't drawn in a canvas yet, so it returns `nil`.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

    /// Draws an image in a rectangle, which it fills.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image at a point.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - point: The point.
    ///   - anchor: The place in the image's bounds that is at the point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws an image at a point.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - point: The point.
    ///   - anchor: The place in the image's bounds that is at the point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let origin = CGPoint(
            x: point.x - image.size.width * anchor.x, y: point.y - image.size.height * anchor.y)
        draw(image, in: CGRect(origin: origin, size: image.size))
    }

    /// Draws an image in a rectangle, which it fills.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
        else { return }
        var element = DrawingMarkup()
        addTransform(to: &element)
        switch image.image.source {
        case .symbol(let name):
            // Other names can't be symbols.
            guard name.utf8.allSatisfy({ CanvasSymbol.characters.contains($0) }) else { return }
            element.attribute("color", color(of: image.shading))
            element.raw("><svg")
            element.add(rect, digits: digits)
            element.raw(" viewBox=\"0 0 24 24\"><use")
            element.begin("href")
            element.raw("#symbol-")
            element.words(name)
            element.raw("\"/></svg></g>")
        case .asset(_, let picture?):
            let isTemplate = image.image.rendering.map { $0 == .template } ?? picture.isTemplate
            if isTemplate, let filter = tint(color(of: image.shading)) { element.attribute("filter", url: filter) }
            if image.image.interpolation == Image.Interpolation.none { element.raw(" image-rendering=\"pixelated\"") }
            element.raw(">")
            element.add(picture, in: rect, digits: digits)
            element.raw("</g>")
        default: return
        }
        layer.add("<g", element, in: self)
    }

    /// Draws nothing, because views aren't drawn in a canvas yet.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}

    /// Draws nothing, because views aren't drawn in a canvas yet.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

    /// The color for what can't have another paint.
    private func color(of shading: Shading?) -> String {
        switch (shading ?? .foreground).kind {
        case .paint(let paint): paint.color.css
        case .linear(let gradient, _, _, _), .radial(let gradient, _, _, _, _), .conic(let gradient, _, _):
            gradient.stops.first?.color.css ?? "transparent"
        case .palette(let shadings): color(of: shadings.first)
        case .backdrop, .tiled: "transparent"
        }
    }

    /// Defines the filter that draws everything in a color.
    private func tint(_ color: String) -> String? {
        guard drawing.takesEffect() else { return nil }
        return drawing.define(
            "<filter", { $0.raw(" color-interpolation-filters=\"sRGB\"") },
            content: { markup in
                markup.raw("<feFlood")
                markup.attribute("flood-color", color)
                markup.raw("/><feComposite in2=\"SourceAlpha\" operator=\"in\"/>")
            }, close: "</filter>")
    }
}

private enum CanvasSymbol {
    /// The characters of symbols' names.
    static let characters = Set("abcdefghijklmnopqrstuvwxyz0123456789.".utf8)
}

extension DrawingMarkup {
    /// Adds a picture of the app, stretched to a rectangle. If it has appearances, only that of the page's is displayed.
    mutating func add(_ picture: AssetManifest.Picture, in rect: CGRect, digits: Int) {
        let lists = picture.files.split(separator: "|", omittingEmptySubsequences: false)
        let displays: [StaticString?] =
            switch lists.count {
            case 1: [nil]
            case 2, 4: ["var(--if-light, inline) var(--if-dark, none)", "var(--if-dark, inline) var(--if-light, none)"]
            default: []
            }
        for (list, display) in zip(lists, displays) {
            // The browser scales it down if the screen has fewer pixels.
            guard let file = list.split(separator: ",").last?.split(separator: " ").first else { continue }
            raw("<image")
            add(rect, digits: digits)
            raw(" preserveAspectRatio=\"none\"")
            if let display {
                begin("display")
                raw(display)
                raw("\"")
            }
            begin("href")
            raw("/~/assets/")
            words(String(file))
            raw("\"/>")
        }
    }
}
