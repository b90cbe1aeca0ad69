import BackstaffElements
import BackstaffGraph
import Foundation

/// A picture: a symbol of the platform by its name, or a file of the app by its name.
public struct Image: Equatable, Sendable {
    /// How large a symbol is beside text.
    public enum Scale: String, Hashable, CaseIterable, Sendable {
        /// Sizes from the smallest; `medium` is the usual one.
        case small, medium, large
    }

    /// How a picture fills a size other than its own.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated, or drawn larger or smaller. The page does the latter for both.
        case tile, stretch
    }

    /// Whether a picture keeps its colours.
    public enum TemplateRenderingMode: String, Hashable, Sendable {
        /// Drawn in the colour of text.
        case template
        /// Drawn in its own colours.
        case original
    }

    /// How a picture is smoothed.
    public enum Interpolation: Hashable, Sendable {
        /// From hard edges to the smoothest. The page smooths as the browser does.
        case none, low, medium, high
    }

    fileprivate var symbol: String?
    fileprivate var asset: String?
    fileprivate var address: String?
    fileprivate var label: String?
    fileprivate var isDecorative = false
    fileprivate var isResizable = false
    fileprivate var rendering: TemplateRenderingMode?

    /// A symbol of the platform. One that the page doesn't know is shown as a neutral glyph, and reported in debug builds.
    ///
    /// - Parameters:
    ///   - systemName: the name of the symbol.
    ///   - fileID: the place that the report names.
    ///   - line: the place that the report names.
    public init(systemName: String, fileID: StaticString = #fileID, line: UInt = #line) {
        symbol = systemName
        Self.checkSymbol(systemName, fileID: fileID, line: line)
    }

    /// A symbol of the platform: what `Image.init(systemName:)` stands for where a function is wanted.
    @_disfavoredOverload
    public init(systemName: String) {
        symbol = systemName
        Self.checkSymbol(systemName, fileID: #fileID, line: #line)
    }

    /// A symbol of the platform. The page fills no part of it by the value.
    ///
    /// - Parameters:
    ///   - systemName: the name of the symbol.
    ///   - variableValue: how much of the symbol is filled. Without effect.
    ///   - fileID: the place that the report of an unknown name has.
    ///   - line: the place that the report of an unknown name has.
    public init(
        systemName: String, variableValue: Double?, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        symbol = systemName
        Self.checkSymbol(systemName, fileID: fileID, line: line)
    }

    /// A picture of the app. Its name is what a screen reader says.
    public init(_ name: String, bundle: Bundle? = nil) {
        asset = name
        label = name
    }

    /// A picture of the app, of which a screen reader says `label`.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        asset = name
        self.label = label.plainText
    }

    /// A picture of the app that a screen reader passes over.
    public init(decorative name: String, bundle: Bundle? = nil) {
        asset = name
        isDecorative = true
    }

    /// A picture that the page loads from an address.
    init(address: URL) {
        self.address = address.absoluteString
        isDecorative = true
    }

    /// Lets the picture fill the room that it is offered. Insets and tiling have no effect.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    /// Says whether the picture keeps its colours; `nil` leaves that to its kind.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.rendering = renderingMode
        return image
    }

    /// Says how the picture is smoothed. Accepted without effect.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }

    /// Says whether edges are smoothed. Accepted without effect.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Says how a symbol is coloured. Accepted without effect: symbols have one colour.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension Image: PrimitiveView {
    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        ImageNode(view, under: parent)
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ImageNode.self).update(to: view)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {}
}

/// The node of a picture. Writes again only what changed, for a description may have written over the rest.
private final class ImageNode: ElementNode {
    private var image: Image

    init(_ image: Image, under parent: _Node) {
        self.image = image
        super.init(.image, under: parent)
        show(image)
    }

    func update(to new: Image) {
        if new == image { return }
        image = new
        show(new)
    }

    private func show(_ image: Image) {
        set(.symbol, image.symbol)
        set(.asset, image.asset)
        set(.href, image.address)
        set(.label, image.label)
        set(.hiddenFromAccessibility, image.isDecorative)
        set(.resizable, image.isResizable)
        set(.renderingMode, image.rendering?.rawValue)
    }
}
