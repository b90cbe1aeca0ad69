import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Transparent links in rows")
struct TransparentLinkTests {
    private struct Page: View {
        @State private var count = 0
        @State private var isOff = false

        var body: some View {
            NavigationStack {
                List {
                    ZStack {
                        Text("Heron")
                        NavigationLink(destination: Text("All about herons")) { EmptyView() }.opacity(0)
                    }
                    .swipeActions { Button("Count") { count += 1 } }
                    Text("Plover").background(NavigationLink("", value: "Plover").opacity(0)).disabled(isOff)
                    ZStack {
                        Text("Teal")
                        NavigationLink("Open", value: "Teal")
                    }
                    Text("Counted \(count)")
                    Button("Off") { isOff = true }
                }
                .navigationDestination(for: String.self) { Text("All about \($0)") }
            }
        }
    }

    @Test("A tap on a row follows its transparent link, which hides the chevron", arguments: [Size.phone, .tablet])
    func followed(size: Size) async throws {
        let host = HeadlessHost(Page(), size: size)
        #expect(!host.outline.contains("chevron"))
        try await host.tap("Heron")
        #expect(host.shows("All about herons"))
        try await host.goBack()
        try await host.tap("Plover")
        #expect(host.shows("All about Plover"))
    }

    @Test("A row whose link can be seen, or is disabled, isn't followed")
    func notFollowed() async throws {
        let host = HeadlessHost(Page())
        await #expect(throws: LookUpFailure.self) { try await host.tap("Teal") }
        await #expect(throws: LookUpFailure.self) { try await host.tap("Counted 0") }
        try await host.tap("Off")
        try? await host.tap("Plover")
        #expect(!host.shows("All about Plover"))
        try await host.tap("Open")
        #expect(host.shows("All about Teal"))
    }
}
