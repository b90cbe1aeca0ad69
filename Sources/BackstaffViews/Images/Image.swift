import BackstaffAssets
import BackstaffElements
import BackstaffGraph
import Foundation

/// A view that shows an image: a system symbol, or a picture of the app.
///
/// A picture comes from an asset catalog or from a file in the bundle. If there is none of the name, this is reported,
/// and a neutral box is shown.
public struct Image: Equatable, Sendable {
    /// The size of a symbol relative to text.
    public enum Scale: String, Hashable, CaseIterable, Sendable {
        /// The sizes from the smallest to the largest. The default is `medium`.
        case small, medium, large
    }

    /// The way in which an image is resized.
    public enum ResizingMode: Hashable, Sendable {
        /// The image is repeated in its own size, or stretched to the size of the view.
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
        /// The levels of interpolation. With `none`, the pixels of an enlarged image are squares. The others look alike.
        case none, low, medium, high
    }

    /// Where the image comes from.
    enum Source: Equatable, Sendable {
        case symbol(String)
        /// A picture of the app, by its name. It is `nil` if there is none that can be shown.
        case asset(String?, AssetManifest.Picture?)
        case load(PictureLoad)
    }

    let source: Source
    private(set) var label: String?
    private(set) var isDecorative = false
    private(set) var resizing: Resizing?
    private(set) var rendering: TemplateRenderingMode?
    private(set) var interpolation: Interpolation?
    private(set) var symbolRendering: SymbolRenderingMode?
    var symbolColors: SymbolColorRenderingMode?
    /// The part of a symbol's variable layers that is shown, from 0 to 1.
    var variableValue: Double?
    var variableValueMode: SymbolVariableValueMode?

    struct Resizing: Equatable, Sendable {
        let capInsets: EdgeInsets
        let mode: ResizingMode
    }

    init(_ source: Source, label: String? = nil, isDecorative: Bool = false) {
        self.source = source
        self.label = label
        self.isDecorative = isDecorative
    }

    /// Creates an image that the page loads from a URL.
    init(_ load: PictureLoad) {
        self.init(.load(load), isDecorative: true)
    }

    /// Makes the image fill the available space.
    ///
    /// - Parameters:
    ///   - capInsets: The edges that aren't stretched, in points.
    ///   - resizingMode: Whether the image is stretched or repeated.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return image
    }

    /// Sets the rendering mode of the image. If it is `nil`, it depends on the kind of image.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.rendering = renderingMode
        return image
    }

    /// Sets the interpolation of the image when it is enlarged.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.interpolation = interpolation
        return image
    }

    /// Sets whether edges are antialiased. It has no effect.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Sets the rendering mode of a symbol. If it is `nil`, the mode of the surrounding view is used.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolRendering = mode
        return image
    }
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
private final class ImageNode: ElementNode, ElementResponder {
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

    func respond(to event: ElementEvent, at element: Element) {
        if case .load(let load) = image.source, event == .fail { load.fail() }
    }

    private func show(_ image: Image) {
        var symbol: String?
        var asset: String?
        var address: String?
        var files: String?
        var picture: AssetManifest.Picture?
        switch image.source {
        case .symbol(let name): symbol = name
        case .load(let load): address = load.address
        case .asset(let name, let found):
            asset = name
            picture = found
            files = found?.files ?? ""
        }
        set(.symbol, symbol)
        set(.symbolRendering, image.symbolRendering?.name)
        set(.symbolColors, image.symbolColors?.name)
        set(.symbolValue, image.variableValue.map { .number($0) })
        set(.symbolValueMode, image.variableValueMode?.name)
        set(.asset, asset)
        set(.picture, files)
        set(.naturalWidth, picture.map { .number($0.width) })
        set(.naturalHeight, picture.map { .number($0.height) })
        set(.href, address)
        if address != nil || !element.verbs.isEmpty {
            tree.respond(to: address == nil ? [] : .fail, at: element, by: self)
        }
        set(.label, image.label)
        set(.hiddenFromAccessibility, image.isDecorative)
        set(.resizable, image.resizing != nil)
        set(.resizingMode, image.resizing?.mode == .tile ? "tile" : nil)
        set(.capInsets, picture.flatMap { image.resizing?.capInsets.words(in: $0) })
        set(.interpolation, image.interpolation == Image.Interpolation.none ? "none" : nil)
        set(.renderingMode, image.rendering?.rawValue ?? (picture?.isTemplate == true ? "template" : nil))
    }
}

extension EdgeInsets {
    /// The edges of a picture that aren't stretched, and its size. The result is `nil` if all of it is stretched.
    fileprivate func words(in picture: AssetManifest.Picture) -> String? {
        if self == EdgeInsets() { return nil }
        return [top, leading, bottom, trailing].map { "\(Double($0)) " }.joined() + "\(picture.width) \(picture.height)"
    }
}
