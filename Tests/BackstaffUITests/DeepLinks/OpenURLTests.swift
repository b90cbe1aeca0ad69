import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite
struct OpenURLTests {
    /// Opens URLs with the action from its environment, and records whether they were accepted.
    private struct Opener: View {
        let addresses: [String]
        let journal: Journal
        @Environment(\.openURL) private var openURL

        var body: some View {
            VStack {
                ForEach(addresses, id: \.self) { address in
                    Button(address) {
                        if let url = URL(string: address) {
                            openURL(url) { journal.note("\($0 ? "taken" : "not taken")") }
                        }
                    }
                }
            }
        }
    }

    @Test("web pages open in a new tab; mailto and tel URLs open in the apps for them")
    func browser() async throws {
        let journal = Journal()
        let addresses = ["https://example.org/a", "http://example.org", "mailto:a@example.org", "tel:112"]
        let host = HeadlessHost(Opener(addresses: addresses, journal: journal))
        for address in addresses { try await host.tap(address) }
        #expect(
            host.record.requests == [
                "open https://example.org/a in a new tab", "open http://example.org in a new tab",
                "open mailto:a@example.org", "open tel:112",
            ])
        #expect(journal.take() == Array(repeating: "taken", count: 4))
    }

    @Test("URLs of the site and of the app's own scheme open in the scene")
    func scene() async throws {
        let journal = Journal()
        let addresses = ["/a/b?c#d", "harbours:looe"]
        let host = HeadlessHost(
            Opener(addresses: addresses, journal: journal).onOpenURL { journal.note($0.absoluteString) })
        for address in addresses { try await host.tap(address) }
        #expect(host.record.requests == [])
        #expect(journal.take() == ["/a/b?c#d", "taken", "harbours:looe", "taken"])
    }

    @Test("onOpenURL may open another URL; opening the same one again doesn't loop")
    func chain() async throws {
        struct Page: View {
            let journal: Journal
            @Environment(\.openURL) private var openURL

            var body: some View {
                Text("Page").onOpenURL { url in
                    journal.note(url.absoluteString)
                    guard let next = URL(string: url.absoluteString == "/a" ? "/b" : "/a") else { return }
                    openURL(next) { journal.note("\($0)") }
                }
            }
        }
        let journal = Journal()
        let host = HeadlessHost(Page(journal: journal))
        await host.open(url: "/a")
        #expect(journal.take() == ["/a", "/b", "false", "true"])
        await host.open(url: "/a")
        #expect(journal.take() == ["/a", "/b", "false", "true"])
    }

    @Test("without an onOpenURL handler, the URL isn't accepted")
    func nobody() async throws {
        let journal = Journal()
        let host = HeadlessHost(Opener(addresses: ["/a", "harbours:looe"], journal: journal))
        try await host.tap("/a")
        try await host.tap("harbours:looe")
        #expect(host.record.requests == [])
        #expect(journal.take() == ["not taken", "not taken"])
    }

    @Test(
        "script, file and browser-internal URLs aren't opened",
        arguments: [
            "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,a", "file:///etc/passwd", "about:blank",
        ])
    func refused(_ address: String) async throws {
        let journal = Journal()
        let host = HeadlessHost(
            Opener(addresses: [address], journal: journal).onOpenURL { journal.note($0.absoluteString) })
        try await host.tap(address)
        #expect(host.record.requests == [])
        #expect(journal.take() == ["not taken"])
    }

    @Test("the app's action can handle a URL, discard it, open it, or open another")
    func action() async throws {
        let journal = Journal()
        let action = OpenURLAction { url in
            journal.note("asked \(url.path)")
            return switch url.path {
            case "/handled": .handled
            case "/discarded": .discarded
            case "/other": .systemAction(URL(string: "https://example.org/elsewhere")!)
            default: .systemAction
            }
        }
        let addresses = ["handled", "discarded", "other", "same"].map { "https://example.org/\($0)" }
        let host = HeadlessHost(Opener(addresses: addresses, journal: journal).environment(\.openURL, action))
        for address in addresses { try await host.tap(address) }
        #expect(
            journal.take() == [
                "asked /handled", "taken", "asked /discarded", "not taken", "asked /other", "taken", "asked /same",
                "taken",
            ])
        #expect(
            host.record.requests == [
                "open https://example.org/elsewhere in a new tab", "open https://example.org/same in a new tab",
            ])
    }

    @Test("an action that returns systemAction doesn't call an outer action")
    func nested() async throws {
        let journal = Journal()
        let outer = OpenURLAction { _ in
            journal.note("outer")
            return .handled
        }
        let inner = OpenURLAction { _ in
            journal.note("inner")
            return .systemAction
        }
        let host = HeadlessHost(
            VStack {
                Opener(addresses: ["tel:1"], journal: journal).environment(\.openURL, inner)
                Opener(addresses: ["tel:2"], journal: journal)
            }
            .environment(\.openURL, outer))
        try await host.tap("tel:1")
        try await host.tap("tel:2")
        #expect(journal.take() == ["inner", "taken", "outer", "taken"])
        #expect(host.record.requests == ["open tel:1"])
    }
}
