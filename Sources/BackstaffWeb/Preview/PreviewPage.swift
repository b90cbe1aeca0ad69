import BackstaffElements
import BackstaffUI

/// The HTML document of a preview. It loads the client, which connects to the server.
@MainActor
enum PreviewPage {
    static func html(
        title: String, language: String, root: Element, resources: PageResources, hasInspector: Bool = false
    ) -> [UInt8] {
        var writer = HTMLWriter()
        writer.raw("<!doctype html>\n<html")
        writer.attribute("lang", language)
        if hasInspector { writer.raw(" data-inspector") }
        writer.raw("><head><meta charset=\"utf-8\"><title>")
        writer.text(title)
        writer.raw("</title>")
        writer.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">")
        writer.raw("<meta name=\"color-scheme\" content=\"light dark\">")
        if resources.files["images/icon.svg"] != nil {
            writer.raw("<link rel=\"icon\" href=\"/~/page/images/icon.svg\">")
        }
        // The script decides whether the preview is visible. It comes before the style sheets, which would delay it.
        if resources.files["preview/preview-cover.js"] != nil {
            writer.raw("<script src=\"/~/page/preview/preview-cover.js\"></script>")
        }
        for sheet in resources.styleSheets {
            writer.raw("<link rel=\"stylesheet\"")
            writer.attribute("href", "/~/page/\(sheet)")
            writer.raw(">")
        }
        writer.raw("<script type=\"module\" src=\"/~/page/main.js\"></script></head><body>")
        let start = writer.bytes
        return start + HTMLRenderer.html(root, language: language) + Array("</body></html>\n".utf8)
    }
}

/// The facts about a browser that are known before its page sends a hello.
struct PreviewRequest: Sendable {
    var url: String
    let visitor: RequestVisitor
    var language = "en"
    var width = 390.0
    var height = 844.0
    var isDark = false
    var isTouch = false

    init(url: String, visitor: RequestVisitor) {
        self.url = url
        self.visitor = visitor
    }

    var configuration: SceneConfiguration {
        var configuration = SceneConfiguration(
            width: width, height: height, url: url, isDark: isDark, reducesMotion: false, isTouch: isTouch,
            language: language, isPreview: true)
        configuration.visitor = visitor.identity
        return configuration
    }
}
