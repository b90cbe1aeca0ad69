import BackstaffElements
import BackstaffGraph
import Foundation

/// A view that shows an image: a system symbol, or an image file of the app.
public struct Image: Equatable, Sendable {
    /// The size of a symbol relative to text.
    public enum Scale: String, Hashable, CaseIterable, Sendable {
        /// The sizes from the smallest to the largest. The default is `medium`.
        case small, medium, large
    }

    /// The way in which an image is resized.
    public enum ResizingMode: Hashable, Sendable {
        /// Tiling or stretching. The page stretches in both cases.
        case tile, stretch
    }

    /// The way in which an image is colored.
    public enum TemplateRenderingMode: String, Hashable, Sendable {
        /// The image is drawn in the foreground color.
        case template
        /// The image is drawn in its own colors.
        case original
    }

    /// The interpolation of a resized image.
    public enum Interpolation: Hashable, Sendable {
        /// The levels of interpolation. They have no effect on the page.
        case none, low, medium, high
    }

    fileprivate var symbol: String?
    fileprivate var asset: String?
    fileprivate var address: String?
    fileprivate var label: String?
    fileprivate var isDecorative = false
    fileprivate var isResizable = false
    fileprivate var rendering: TemplateRenderingMode?

    /// Creates an image of a system symbol. An unknown symbol is shown as a neutral glyph, and is reported in debug
    /// builds.
    ///
    /// - Parameters:
    ///   - systemName: The name of the symbol.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public init(systemName: String, fileID: StaticString = #fileID, line: UInt = #line) {
        symbol = systemName
        Self.checkSymbol(systemName, fileID: fileID, line: line)
    }

    /// Creates an image of a system symbol. This overload exists so that `Image.init(systemName:)` can be used as a
    /// function.
    @_disfavoredOverload
    public init(systemName: String) {
        symbol = systemName
        Self.checkSymbol(systemName, fileID: #fileID, line: #line)
    }

    /// Creates an image of a system symbol with a variable value.
    ///
    /// - Parameters:
    ///   - systemName: The name of the symbol.
    ///   - variableValue: The variable value. It has no effect.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public init(
        systemName: String, variableValue: Double?, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        symbol = systemName
        Self.checkSymbol(systemName, fileID: fileID, line: line)
    }

    /// Creates an image from a file of the app. Its name is the accessibility label.
    public init(_ name: String, bundle: Bundle? = nil) {
        asset = name
        label = name
    }

    /// Creates an image from a file of the app with an accessibility label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        asset = name
        self.label = label.plainText
    }

    /// Creates a decorative image from a file of the app. Screen readers ignore it.
    public init(decorative name: String, bundle: Bundle? = nil) {
        asset = name
        isDecorative = true
    }

    /// Creates an image that the page loads from a URL.
    init(address: URL) {
        self.address = address.absoluteString
        isDecorative = true
    }

    /// Makes the image fill the available space. The parameters have no effect.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    /// Sets the rendering mode of the image. If it is `nil`, it depends on the kind of image.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.rendering = renderingMode
        return image
    }

    /// Sets the interpolation of the image. It has no effect.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }

    /// Sets whether edges are antialiased. It has no effect.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Sets the rendering mode of a symbol. It has no effect: symbols have one color.
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

/// The node of an image. It sets only attributes that have changed, because accessibility modifiers may have replaced
/// others.
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
