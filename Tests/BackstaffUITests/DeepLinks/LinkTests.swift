import BackstaffElements
import BackstaffTesting
import Testing
import ViewTestSupport

@testable import BackstaffUI

@MainActor
@Suite
struct LinkTests {
    private let page = URL(string: "https://example.org/a")!

    /// Records the opened URLs instead of opening them.
    private func noting(_ journal: Journal) -> OpenURLAction {
        OpenURLAction { url in
            journal.note(url.absoluteString)
            return .handled
        }
    }

    @Test("a Link becomes a link of the page with its URL, and a tap opens it")
    func link() async throws {
        let host = HeadlessHost(
            VStack {
                Link("Read", destination: page)
                Link(destination: page) { Label("Look", systemImage: "book") }
            })
        #expect(try host.all(role: "link").count == 2)
        #expect(host.outline.contains("link href=https://example.org/a role-name=outward"))
        try await host.tap("Read")
        try await host.tap("Look")
        #expect(host.record.requests == Array(repeating: "open https://example.org/a in a new tab", count: 2))
    }

    @Test("a link to a URL of the same site opens in the scene")
    func sameSite() async throws {
        let model = HarbourModel()
        let host = HeadlessHost(
            VStack {
                Link("Looe", destination: URL(string: "/Looe/3")!)
                HarbourView(model: model)
            })
        try await host.tap("Looe")
        #expect(model.urls == ["/Looe/3"])
        #expect(host.record.requests == [])
        #expect(host.record.history == ["push 1"])
    }

    @Test("the app's openURL action is called for links first, and the page opens only what the action lets through")
    func custom() async throws {
        let journal = Journal()
        let host = HeadlessHost(
            VStack {
                Link("Plain", destination: page)
                Link("Custom", destination: page).environment(\.openURL, noting(journal))
            })
        let asking = try host.all(role: "link").map { $0.outline.contains("asks-app") }
        #expect(asking == [false, true])
        try await host.tap("Custom")
        #expect(journal.take() == ["https://example.org/a"])
        #expect(host.record.requests == [])
    }

    @Test("A link has the style of buttons, has no chevron in a row, and closes the menu that contains it")
    func surroundings() async throws {
        let stage = ControlStage(List { Link("Read", destination: page).buttonStyle(.bordered) })
        #expect(stage.element(.link)?[.buttonStyle] == .text("bordered"))
        #expect(stage.element(.row)?[.chevron] == nil)
        let host = HeadlessHost(Menu("More") { Link("Read", destination: page) })
        try await host.tap("More")
        try await host.tap("Read")
        #expect(!host.shows("Read"))
        #expect(host.record.requests == ["open https://example.org/a in a new tab"])
    }

    // MARK: Links in texts

    @Test("a tap on a link in a text opens its URL; a tap on the words beside it does nothing")
    func text() async throws {
        let journal = Journal()
        let host = HeadlessHost(
            VStack {
                Text("See the [**guide** of all](https://example.org/guide) now").environment(
                    \.openURL, noting(journal))
                Text("And [more](https://example.org/more)")
            })
        try await host.tap("guide")
        try await host.tap(" of all")
        #expect(journal.take() == Array(repeating: "https://example.org/guide", count: 2))
        await #expect(throws: LookUpFailure.self) { try await host.tap("See the ") }
        try await host.tap("more")
        #expect(host.record.requests == ["open https://example.org/more in a new tab"])
    }

    @Test("a link of an attributed string opens its URL")
    func attributed() async throws {
        var words = AttributedString("Read on")
        words[words.range(of: "on")!].link = page
        let host = HeadlessHost(Text(words))
        try await host.tap("on")
        #expect(host.record.requests == ["open https://example.org/a in a new tab"])
        #expect(host.texts.joined() == "Read on")
    }

    @Test("Links in a text are added, changed and removed with the text")
    func changes() throws {
        let stage = ControlStage(Text("[one](/1)"))
        #expect(stage.all(.link).map { $0[.href] } == [.text("/1")])
        let picture = Picture(Words())
        #expect(picture.first(.link)?.text == "0")
        let link = try #require(picture.first(.link))
        #expect(
            picture.operations { picture.tap(.button) } == ["text 1", "link href"], "the same link with another address"
        )
        #expect(picture.first(.link) === link)
        #expect(picture.operations { picture.tap(.button) } == ["text Plain", "remove"])
        #expect(picture.tree.element(link.id) == nil)
    }

    private struct Words: View {
        @State private var count = 0

        var body: some View {
            Button("Next") { count += 1 }
            Text(LocalizedStringKey(count < 2 ? "[\(count)](/\(count))" : "Plain"))
        }
    }

    @Test("A link in a text doesn't make its row a link: the row has no chevron, and can be selected")
    func textInRow() {
        let stage = ControlStage(List { Text("[one](/1)") })
        #expect(stage.element(.row)?[.chevron] == nil)
    }

    @Test("A value in a text isn't read as markup, and an unclosed link is shown as plain text")
    func noLink() {
        let value = "[a](javascript:b)"
        let stage = ControlStage(
            VStack {
                Text("Say \(value)")
                Text("Half [a](b")
                Text(verbatim: "[a](b)")
            })
        #expect(stage.all(.link).isEmpty)
        #expect(stage.all(.text).map(\.text) == ["Say [a](javascript:b)", "Half [a](b", "[a](b)"])
    }

    // MARK: Sharing

    @Test("ShareLink asks the browser to share a URL or a text")
    func share() async throws {
        let host = HeadlessHost(
            VStack {
                ShareLink(item: page)
                ShareLink("Tell", item: "Words", subject: Text("Subject"), message: Text("Message"))
                ShareLink("Show", item: page, preview: SharePreview("Picture", image: Image("a")))
                ShareLink(item: page, subject: Text("Page")) { Text("Send") }
            })
        for words in ["Share…", "Tell", "Show", "Send"] { try await host.tap(words) }
        #expect(
            host.record.requests == [
                "share https://example.org/a", "share Subject Message\nWords", "share https://example.org/a",
                "share Page https://example.org/a",
            ])
    }
}

extension Picture {
    /// Taps the first element of a role.
    func tap(_ role: ElementRole) {
        guard let element = first(role) else { return }
        try? tree.deliver(.activate, to: element.id)
    }
}
