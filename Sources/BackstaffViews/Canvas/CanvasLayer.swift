import BackstaffElements
import Foundation

/// What is drawn on one layer: the whole canvas, or the content of `drawLayer` or `clipToLayer`.
///
/// Neighbours with the same clip are in one group:
///
///     <g clip-path="url(#d5-1)"> <path/> <path/> </g> <path/>
final class CanvasLayer {
    private unowned let drawing: CanvasDrawing  // Each context that draws on the layer holds it.
    /// The number of layers around this one.
    let depth: Int
    private var markup = DrawingMarkup()
    /// What lies below, the lowest last.
    private var below: [DrawingMarkup] = []
    /// The clips of the group that isn't closed yet, the outermost first.
    private var openClips: [CanvasClip] = []
    private(set) var isFinished = false

    init(in drawing: CanvasDrawing, depth: Int) {
        self.drawing = drawing
        self.depth = depth
    }

    /// Closes all groups and returns the markup.
    func finished() -> DrawingMarkup {
        flatten()
        isFinished = true
        return markup
    }

    // MARK: Adding

    /// Adds an element.
    ///
    /// - Parameters:
    ///   - open: The tag without its end, such as `<path`.
    ///   - element: The rest of the element: its attributes, and what is in it up to the closing tag.
    ///   - isGroup: Whether the element is a layer. What is in it is blended only with each other.
    ///   - context: The context that draws the element.
    func add(
        _ open: StaticString, _ element: DrawingMarkup, isGroup: Bool = false, in context: GraphicsContext
    ) {
        guard !isFinished, drawing.takes(element.bytes.count + 40) else { return }
        let opacity = context.opacity.isFinite ? max(0, min(1, context.opacity)) : 1
        let composition = context.blendMode.composition
        if case .unsupported = composition {
            drawing.report("A Canvas uses a blend mode that pages don't have, and draws as with normal.")
        }
        let filter = context.filterID()
        let blend: StaticString? = if case .css(let name) = composition { name } else { nil }

        var item = DrawingMarkup()
        let isApart = blend != nil || filter != nil || composition.isPlaced
        if isApart {
            for (index, clip) in context.clips.enumerated() {
                item.raw("<g")
                item.add(clip)
                if index == 0, let blend { item.add(blend) }
                item.raw(">")
            }
            let isBlended = blend != nil && context.clips.isEmpty
            if let filter {
                item.raw("<g")
                item.attribute("filter", url: filter)
                item.add(opacity: opacity)
                if isBlended, let blend { item.add(blend) }
                item.raw(">")
            }
            item.raw(open)
            if filter == nil {
                item.add(opacity: opacity)
                if isBlended, let blend { item.add(blend) } else if isGroup { item.addIsolation() }
            } else if isGroup {
                item.addIsolation()
            }
            item.append(element)
            for _ in 0..<(context.clips.count + (filter == nil ? 0 : 1)) { item.raw("</g>") }
        } else {
            item.raw(open)
            item.add(opacity: opacity)
            if isGroup { item.addIsolation() }
            item.append(element)
        }
        switch composition {
        case .below: below.append(item)
        case .cut(let isInverse): cut(item, isInverse: isInverse)
        default:
            enter(isApart ? [] : context.clips)
            markup.append(item)
        }
    }

    /// Opens and closes groups, so that these clips are in force.
    private func enter(_ clips: [CanvasClip]) {
        var shared = 0
        while shared < min(clips.count, openClips.count), clips[shared] == openClips[shared] { shared += 1 }
        for _ in shared..<openClips.count { markup.raw("</g>") }
        for clip in clips[shared...] {
            markup.raw("<g")
            markup.add(clip)
            markup.raw(">")
        }
        openClips = clips
    }

    /// Joins what has been drawn so far.
    private func flatten() {
        enter([])
        if below.isEmpty { return }
        var joined = DrawingMarkup()
        for item in below.reversed() { joined.append(item) }
        joined.append(markup)
        below = []
        markup = joined
    }

    /// Keeps what has been drawn so far only outside of an element, or only inside of it.
    private func cut(_ item: DrawingMarkup, isInverse: Bool) {
        guard drawing.takesEffect(), let mask = drawing.mask(of: item, isInverse: isInverse) else { return }
        flatten()
        if markup.bytes.isEmpty { return }
        var cut = DrawingMarkup()
        cut.raw("<g")
        cut.attribute("mask", url: mask)
        cut.raw(">")
        cut.append(markup)
        cut.raw("</g>")
        markup = cut
    }
}

/// A limit of what is drawn.
struct CanvasClip: Equatable {
    /// The id of a clip path or a mask.
    let id: String
    let isMask: Bool
}

extension DrawingMarkup {
    fileprivate mutating func add(_ clip: CanvasClip) {
        attribute(clip.isMask ? "mask" : "clip-path", url: clip.id)
    }

    fileprivate mutating func add(opacity: Double) {
        if opacity < 1 { attribute("opacity", opacity, digits: 3) }
    }

    fileprivate mutating func add(_ blend: StaticString) {
        raw(" style=\"mix-blend-mode:")
        raw(blend)
        raw("\"")
    }

    fileprivate mutating func addIsolation() { raw(" style=\"isolation:isolate\"") }
}

extension CanvasDrawing {
    /// Defines a mask that shows what lies in an element.
    ///
    /// - Parameters:
    ///   - item: The element. Only its opacity counts.
    ///   - isInverse: Whether the mask shows what lies outside instead.
    ///   - opacity: The opacity of the element.
    func mask(of item: DrawingMarkup, isInverse: Bool, opacity: Double = 1) -> String? {
        let black = isInverse ? blackening() : nil
        return define(
            "<mask",
            { markup in
                markup.raw(" maskUnits=\"userSpaceOnUse\"")
                markup.add(self.widenedBounds)
                if !isInverse { markup.raw(" mask-type=\"alpha\"") }
            },
            content: { markup in
                if isInverse {
                    markup.raw("<rect fill=\"#fff\"")
                    markup.add(self.widenedBounds)
                    markup.raw("/>")
                }
                markup.raw("<g")
                if let black { markup.attribute("filter", url: black) }
                markup.add(opacity: opacity)
                markup.raw(">")
                markup.append(item)
                markup.raw("</g>")
            }, close: "</mask>")
    }

    /// Defines the filter that makes everything black.
    private func blackening() -> String? {
        define(
            "<filter", { $0.addFilterRegion(self.widenedBounds) },
            content: { $0.raw("<feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0\"/>") },
            close: "</filter>")
    }
}

extension DrawingMarkup {
    /// Adds the position and the size of a rectangle.
    mutating func add(_ rect: CGRect, digits: Int = 2) {
        attribute("x", Double(rect.minX), digits: digits)
        attribute("y", Double(rect.minY), digits: digits)
        attribute("width", Double(rect.width), digits: digits)
        attribute("height", Double(rect.height), digits: digits)
    }

    /// Adds the part of the canvas in which a filter has an effect.
    mutating func addFilterRegion(_ rect: CGRect) {
        raw(" filterUnits=\"userSpaceOnUse\"")
        add(rect)
    }
}
