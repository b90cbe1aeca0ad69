import BackstaffElements
import BackstaffNavigation
import Foundation

/// The drawing of a canvas while its renderer runs.
///
///     renderer ──► GraphicsContext ──► CanvasLayer ──► markup of SVG
///                        │                                ▲
///                        └─► gradients, clips, filters ───┘  definitions, which the markup refers to
///
/// A drawing has limits, so that neither the server's memory nor the page suffers from a renderer that doesn't end. What
/// exceeds a limit isn't drawn, and the first time is reported.
final class CanvasDrawing {
    /// The limits of a drawing.
    enum Limit {
        /// The number of operations.
        static let operations = 20_000
        /// The number of bytes of markup.
        static let bytes = 1_000_000
        /// The number of layers in each other.
        static let layers = 40
        /// The number of operations with filters, and the number of masks. Each costs the page a picture of its own.
        static let effects = 400
        /// The greatest radius of a blur or a shadow in points.
        static let radius = 200.0
    }

    /// The beginning of the ids of definitions. No other element of the page has the same.
    private let id: String
    /// The size of the canvas in points.
    let size: CGSize
    private var definitions = DrawingMarkup()
    /// The ids of definitions by their markup, so that equal ones are written once.
    private var known: [String: String] = [:]
    private var definitionCount = 0
    private var operations = 0
    private var bytes = 0
    private var effects = 0
    private var reported: Set<String> = []
    /// Whether nothing more is drawn, because the renderer has returned or a limit is exceeded.
    private(set) var isFull = false
    /// The layer of the whole drawing.
    private(set) lazy var root = CanvasLayer(in: self, depth: 0)

    init(id: String, size: CGSize) {
        self.id = id
        self.size = size
    }

    /// The bounds of the canvas.
    var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The bounds of the canvas with the space around it from which blurred edges and shadows reach into it.
    var widenedBounds: CGRect { bounds.insetBy(dx: -Limit.radius, dy: -Limit.radius) }

    // MARK: Limits

    /// Counts an operation with a number of bytes. Returns whether it is drawn.
    func takes(_ count: Int) -> Bool {
        if isFull { return false }
        guard operations < Limit.operations, bytes + count <= Limit.bytes else {
            isFull = true  // What comes later isn't drawn either, even if it is short.
            report("A Canvas draws more than \(Limit.operations) things or \(Limit.bytes) bytes: the rest is left out.")
            return false
        }
        operations += 1
        bytes += count
        return true
    }

    /// Counts a filter or a mask. Returns whether it is used.
    func takesEffect() -> Bool {
        if effects < Limit.effects {
            effects += 1
            return true
        }
        report("A Canvas has more than \(Limit.effects) filters and masks: the rest is drawn without them.")
        return false
    }

    /// Reports something that isn't drawn, once in a drawing.
    func report(_ words: String) {
        guard reported.insert(words).inserted else { return }
        Diagnostics.report(.undrawnView, "\(words) Draw less, or use shapes and images.")
    }

    // MARK: Definitions

    /// Adds a definition, or finds an equal one, and returns its id.
    ///
    /// - Parameters:
    ///   - open: The tag without its end, such as `<clipPath`.
    ///   - attributes: Adds the attributes.
    ///   - content: Adds what is between the tags.
    ///   - close: The closing tag.
    /// - Returns: The id, or `nil` if there are too many definitions.
    func define(
        _ open: StaticString, _ attributes: (inout DrawingMarkup) -> Void, content: (inout DrawingMarkup) -> Void,
        close: StaticString
    ) -> String? {
        var rest = DrawingMarkup()
        attributes(&rest)
        rest.raw(">")
        content(&rest)
        rest.raw(close)
        var key = DrawingMarkup()
        key.raw(open)
        key.append(rest)
        if let found = known[key.text] { return found }
        guard takes(rest.bytes.count) else { return nil }
        definitionCount += 1
        let name = "\(id)-\(definitionCount)"
        known[key.text] = name
        definitions.raw(open)
        definitions.attribute("id", name)
        definitions.append(rest)
        return name
    }

    /// Ends the drawing and returns its markup. A context that the renderer has kept draws nothing from now on.
    func finished() -> String {
        let content = root.finished()
        isFull = true
        if content.bytes.isEmpty { return "" }
        var markup = DrawingMarkup()
        if !definitions.bytes.isEmpty {
            markup.raw("<defs>")
            markup.append(definitions)
            markup.raw("</defs>")
        }
        markup.append(content)
        return markup.text
    }
}
