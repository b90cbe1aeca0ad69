import BackstaffElements
import Testing

@testable import BackstaffWeb

@Suite("Preview HTML")
@MainActor
struct HTMLRendererTests {
    private let tree = ElementTree()

    private func html(_ element: Element) -> String {
        String(decoding: HTMLRenderer.html(element), as: UTF8.self)
    }

    @Test("Markup in a text is escaped everywhere")
    func escaping() {
        let markup = "<img src=x onerror='alert(1)'>&\""
        let escaped = "&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;&quot;"
        let text = tree.make(.text, text: markup)
        #expect(html(text) == "<span id=\"e2\" class=\"text\">\(escaped)</span>")
        for key in [AttributeKey.label, .hint, .identifier, .placeholder, .alignment, .font, .asset, .symbol, .value] {
            let element = tree.make(key == .symbol || key == .asset ? .image : .textField)
            tree.set(key, to: .text(markup), of: element)
            #expect(!html(element).contains("<img src=x"), "\(key)")
            #expect(!html(element).contains("onerror='"), "\(key)")
        }
    }

    @Test("N11 the drawing of a canvas is in its svg, with the base path before the addresses of pictures")
    func canvases() throws {
        let canvas = tree.make(.canvas)
        let id = "e\(canvas.id)"
        #expect(
            html(canvas)
                == #"<div id="\#(id)" class="canvas" aria-hidden="true"><svg class="drawing added"></svg></div>"#)
        let picture = #"<image href="/~/assets/0.png"/>"#
        tree.set(.drawing, to: .text(#"<text > href=&quot;/~/assets/</text>"# + picture), of: canvas)
        tree.set(.label, to: .text("Sales"), of: canvas)
        let start = #"<div id="\#(id)" class="canvas" role="img" aria-label="Sales"><svg class="drawing added">"#
        #expect(html(canvas).contains(#"role="img""#) && !html(canvas).contains("aria-hidden"))
        #expect(
            html(canvas).count == start.count + #"<text > href=&quot;/~/assets/</text></svg></div>"#.count
                + picture.count)
        let based = HTMLRenderer.html(canvas, basePath: try BasePath("/shop"))
        #expect(String(decoding: based, as: UTF8.self).contains(#"<image href="/shop/~/assets/0.png"/>"#))
        #expect(String(decoding: based, as: UTF8.self).contains(#"> href=&quot;/~/assets/<"#))
    }

    @Test("An invalid color, number or URL isn't written into a style or a link")
    func injections() {
        let element = tree.make(.link)
        tree.set(.tint, to: .color("red;background:url(//evil)"), of: element)
        tree.set(.fill, to: .color("#12345678;x"), of: element)
        tree.set(.width, to: .number(.nan), of: element)
        tree.set(.stops, to: .text("red 0, url(//evil) 1"), of: element)
        tree.set(.shadow, to: .text("1 2 3 url(//evil)"), of: element)
        tree.set(.columns, to: .text("adaptive 1;};x 2"), of: element)
        let html = html(element)
        #expect(!html.contains("evil") && !html.contains("}") && !html.contains("#12345678"))
        #expect(html.contains("--width: 0"))
        for address in [
            "javascript:alert(1)", " javascript:alert(1)", "JavaScript:x", "data:text/html,x", "vbscript:x",
        ] {
            tree.set(.href, to: .text(address), of: element)
            #expect(!self.html(element).contains("href"), "\(address)")
        }
        for address in ["/a?b", "https://example.org/", "mailto:a@b", "#x"] {
            tree.set(.href, to: .text(address), of: element)
            #expect(self.html(element).contains("href=\"\(address)\""), "\(address)")
        }
    }

    @Test("An image is loaded only over HTTPS or from the same site")
    func pictures() {
        let element = tree.make(.image)
        for address in ["https://example.org/a.png", "data:image/png;base64,AA=="] {
            tree.set(.href, to: .text(address), of: element)
            #expect(html(element).hasPrefix("<img") && html(element).contains("src=\"\(address)\""), "\(address)")
        }
        for address in ["http://example.org/a.png", "javascript:x", "data:text/html,x", "//example.org/a.png"] {
            tree.set(.href, to: .text(address), of: element)
            #expect(!html(element).contains("src") && !html(element).contains("href"), "\(address)")
        }
    }

    @Test("Values are written according to their type")
    func values() {
        let frame = tree.make(.frame)
        tree.set(.covered, to: .flag(true), of: frame)
        tree.set(.width, to: .number(44.5), of: frame)
        tree.set(.minWidth, to: .number(10), of: frame)
        tree.set(.alignment, to: .text("leading"), of: frame)
        tree.set(.tint, to: .color("blue"), of: frame)
        tree.set(.fill, to: .color("#ff0000ff"), of: frame)
        #expect(
            html(frame) == "<div id=\"e2\" class=\"frame\" data-covered=\"\" data-alignment=\"leading\" "
                + "style=\"--width: 44.5; --min-width: 10; --tint: var(--color-blue); --fill: #ff0000ff;\"></div>")
    }

    @Test("Controls are standard elements for browsers and screen readers")
    func controls() {
        let button = tree.make(.button, text: "Go")
        tree.set(.disabled, to: .flag(true), of: button)
        #expect(
            html(button)
                == "<button id=\"e2\" class=\"button\" type=\"button\" disabled=\"\" aria-disabled=\"true\">Go</button>"
        )
        let toggle = tree.make(.toggle)
        #expect(html(toggle).contains("role=\"switch\" aria-checked=\"false\""))
        tree.set(.on, to: .flag(true), of: toggle)
        #expect(html(toggle).contains("role=\"switch\" aria-checked=\"true\""))
        let field = tree.make(.textField)
        tree.set(.value, to: .text("a"), of: field)
        #expect(html(field) == "<input id=\"e4\" class=\"text-field\" autocomplete=\"off\" value=\"a\">")
        tree.set(.axis, to: .text("vertical"), of: field)
        #expect(html(field).hasPrefix("<textarea id=\"e4\"") && html(field).hasSuffix(">\na</textarea>"))
        let image = tree.make(.image)
        tree.set(.symbol, to: .text("house"), of: image)
        #expect(
            html(image) == "<svg id=\"e5\" class=\"image symbol\" viewBox=\"0 0 24 24\" aria-hidden=\"true\" "
                + "data-symbol=\"house\"><use href=\"#symbol-house\"></use></svg>")
        let heading = tree.make(.text, text: "T")
        tree.set(.heading, to: .number(2), of: heading)
        #expect(html(heading) == "<h2 id=\"e6\" class=\"text\">T</h2>")
        #expect(html(tree.make(.divider)) == "<hr id=\"e7\" class=\"divider\">")
    }

    @Test("A split view has the widths of its leading columns only")
    func splitViews() {
        let split = tree.make(.splitView)
        for (placement, width) in [("sidebar", 300.0), ("content", 380), ("detail", nil)] {
            let column = tree.make(.column)
            tree.set(.placement, to: .text(placement), of: column)
            if let width { tree.set(.width, to: .number(width), of: column) }
            tree.append(column, to: split)
        }
        #expect(
            html(split).hasPrefix(
                "<div id=\"e2\" class=\"split-view\" style=\"--sidebar-width: 300; --content-width: 380;\">"))
        let toggle = html(tree.make(.sidebarToggle))
        #expect(toggle.hasPrefix("<button") && toggle.contains("#symbol-sidebar.leading"))
    }

    @Test("A selected row is marked as current, unless it is an option")
    func selectedRows() {
        let row = tree.make(.row)
        #expect(!html(row).contains("aria-current"))
        tree.set(.selected, to: .flag(true), of: row)
        #expect(html(row).contains("role=\"listitem\" data-selected=\"\" aria-current=\"true\""))
        #expect(!html(row).contains("aria-selected"))
    }
}
