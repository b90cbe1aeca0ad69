import BackstaffElements
import BackstaffUI
import Foundation

/// The HTML document of a preview. It loads the client, which connects to the server. It contains the drawings of the
/// symbols that it shows, the window's size for which it was made, and the keys of stored values that it should have shown.
@MainActor
enum PreviewPage {
    static func html(
        title: String, language: String, root: Element, resources: PageResources, basePath: BasePath = .root,
        size: (width: Double, height: Double)? = nil, unknownAppStorage: [String] = [], hasInspector: Bool = false
    ) -> [UInt8] {
        let files = basePath.inBrowser("/~/page/")
        let document = resources.document
        let content = HTMLRenderer.rendered(
            root, language: language, basePath: basePath, drawings: resources.symbols, parts: document.parts)
        var writer = HTMLWriter()
        writer.raw("<!doctype html>\n<html")
        writer.attribute("lang", language)
        if !basePath.isRoot { writer.attribute("data-base-path", basePath.prefix) }
        if let size { writer.attribute("data-size", "\(Int(size.width))x\(Int(size.height))") }
        if root.hasColumns { writer.raw(" data-columns") }
        if !unknownAppStorage.isEmpty, let keys = try? JSONEncoder().encode(unknownAppStorage) {
            writer.attribute("data-app-storage", String(decoding: keys, as: UTF8.self))
        }
        if hasInspector { writer.raw(" data-inspector") }
        if PageLayoutSetting.isByRules { writer.raw(" data-islands") }
        writer.raw("><head><meta charset=\"utf-8\"><title>")
        writer.text(title)
        writer.raw("</title>")
        writer.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">")
        writer.raw("<meta name=\"color-scheme\" content=\"light dark\">")
        // It decides whether the preview is visible, so it comes before the style sheets, which would delay it.
        if let cover = document.cover {
            writer.raw("<script>")
            writer.source(cover)
            writer.raw("</script>")
        }
        // A script that starts the page has a low priority in some browsers. A preload has a high one.
        for module in document.modules(content.parts, language: language) {
            writer.raw("<link rel=\"modulepreload\"")
            writer.attribute("href", files + module)
            writer.raw(">")
        }
        for sheet in document.styleSheets {
            writer.raw("<link rel=\"stylesheet\"")
            writer.attribute("href", files + sheet)
            writer.raw(">")
        }
        writer.raw("<script type=\"module\"")
        writer.attribute("src", files + document.script)
        writer.raw("></script>")
        for (kind, address) in resources.icons(below: basePath) {
            writer.raw("<link")
            writer.attribute("rel", kind)
            writer.attribute("href", address)
            writer.raw(">")
        }
        writer.raw("</head><body>")
        let start = writer.bytes
        let drawings = resources.symbols.markup(of: content.symbols)
        let end = "<svg id=\"symbols\" aria-hidden=\"true\">\(drawings)</svg></body></html>\n"
        return start + content.writer.bytes + Array(end.utf8)
    }
}

extension Element {
    /// Whether the element or one below it is a split view whose columns aren't collapsed into one.
    fileprivate var hasColumns: Bool {
        if role == .splitView { return words(.displayMode) != "collapsed" }
        return children.contains(where: \.hasColumns)
    }
}
