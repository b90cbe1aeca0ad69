import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Link styles")
struct LinkStyleTests {
    private struct Links: View {
        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("Hello world", value: "sub1")
                        .buttonStyle(.bordered)
                        .controlSize(.large)
                    NavigationLink("Goto next", destination: Text("Next"))
                        .buttonStyle(.borderedProminent)
                        .controlSize(.small)
                        .tint(.red)
                    NavigationLink("Plain", value: "sub2")
                }
                .navigationDestination(for: String.self) { _ in Text("Sub View") }
            }
        }
    }

    /// The outline line of a link, and the lines of the elements that contain only the link.
    private func look(_ words: String, _ host: HeadlessHost) throws -> String {
        let lines = host.outline.split(separator: "\n").map { $0.trimmingPrefix(while: { $0 == " " }) }
        let index = try #require(lines.lastIndex { $0 == "text \"\(words)\"" })
        return lines[..<index].suffix(4).reversed().prefix { !$0.hasPrefix("text") && !$0.hasPrefix("v-stack") }
            .joined(separator: " | ")
    }

    @Test("H09 a link with a button style, control size or tint looks like that, and other links don't")
    func looks() throws {
        let host = HeadlessHost(Links())
        let bordered = try look("Hello world", host)
        #expect(bordered.contains("button-style=bordered"))
        #expect(bordered.contains("control-size=large"))
        #expect(!bordered.contains("tint"))
        let prominent = try look("Goto next", host)
        #expect(prominent.contains("button-style=bordered-prominent"))
        #expect(prominent.contains("control-size=small"))
        #expect(prominent.contains("tint=red"))
        let plain = try look("Plain", host)
        for word in ["button-style", "control-size", "tint"] { #expect(!plain.contains(word)) }
    }

    @Test("H09 styled links push like others, by value and by view")
    func pushing() async throws {
        let host = HeadlessHost(Links())
        try await host.tap("Hello world")
        #expect(host.shows("Sub View"))
        try await host.goBack()
        try await host.tap("Goto next")
        #expect(host.shows("Next"))
        #expect(!host.shows("Sub View"))
    }

    @Test("H09 an app's own button style draws a link, pressed and tapped like a button")
    func ownStyle() async throws {
        struct Framed: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text("Framed")
                    configuration.label
                }
            }
        }
        let host = HeadlessHost(
            NavigationStack {
                NavigationLink("Next", value: 1)
                    .buttonStyle(Framed())
                    .navigationDestination(for: Int.self) { _ in Text("Detail") }
            })
        #expect(host.shows("Framed"))
        try await host.tap("Framed")
        #expect(host.shows("Detail"))
    }
}
