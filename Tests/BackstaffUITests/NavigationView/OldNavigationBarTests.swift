import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Bars and presentation mode of NavigationView's time")
struct OldNavigationBarTests {
    @available(*, deprecated)
    struct Mode: View {
        let name: String
        @Environment(\.presentationMode) private var presentationMode

        var body: some View {
            VStack {
                Text("\(name) is presented: \(presentationMode.wrappedValue.isPresented)")
                Button("Leave \(name)") { presentationMode.wrappedValue.dismiss() }
                NavigationLink("Above \(name)", destination: Text("Nothing"))
            }
        }
    }

    @available(*, deprecated)
    struct Root: View {
        @Bindable var model: LinksModel

        var body: some View {
            NavigationView {
                VStack {
                    Mode(name: "Root")
                    NavigationLink("Open", isActive: $model.isActive) { Mode(name: "Screen") }
                }
                .navigationBarTitle("Root")
            }
        }
    }

    @Test("I01 presentationMode is presented on a pushed screen, and its dismiss leaves the screen once")
    @available(*, deprecated)
    func presentationMode() async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model))
        #expect(host.shows("Root is presented: false"))
        try await host.tap("Leave Root")
        #expect(host.shows("Root is presented: false"))
        try await host.tap("Open")
        #expect(host.shows("Screen is presented: true"))
        _ = model.writes.take()
        try await host.tap("Leave Screen")
        #expect(host.shows("Root is presented: false"))
        #expect(model.writes.take() == ["isActive false"])
    }

    @Test("I01 columns: presentationMode isn't presented in the detail until they collapse; dismiss empties the detail")
    @available(*, deprecated)
    func presentationModeInColumns() async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model), size: .tabletLandscape)
        try await host.tap("Open")
        #expect(host.shows("Screen is presented: false"))
        await host.resize(to: .phone)
        #expect(host.shows("Screen is presented: true"))
        await host.resize(to: .tabletLandscape)
        #expect(host.shows("Screen is presented: false"))
        try await host.tap("Leave Screen")
        #expect(!host.shows("Leave Screen"))
        #expect(!model.isActive)
    }

    @Test(
        "I01 the old modifiers for titles, items and a hidden bar work like the new ones",
        arguments: ActiveLinkTests.sizes)
    @available(*, deprecated)
    func bars(size: Size) async throws {
        struct Root: View {
            let name: String
            @State private var isHidden = false
            @State private var log = ""

            var body: some View {
                NavigationView {
                    VStack {
                        Text("Log \(log)")
                        Button("Hide") { isHidden.toggle() }
                        NavigationLink("Inline", destination: Text("Content").navigationBarTitle(Text("A text")))
                    }
                    .navigationBarTitle(name + "!", displayMode: .inline)
                    .navigationBarItems(
                        leading: Button("Left") { log += "l" }, trailing: Button("Right") { log += "r" }
                    )
                    .navigationBarHidden(isHidden)
                }
                .navigationViewStyle(.stack)
            }
        }
        let host = HeadlessHost(Root(name: "Title"), size: size)
        #expect(host.title == "Title!")
        try await host.tap("Left")
        try await host.tap("Right")
        #expect(host.shows("Log lr"))
        #expect(host.outline.contains("display-mode=inline"))
        try await host.tap("Hide")
        #expect(host.outline.contains("display-mode=none"))
        try await host.tap("Hide")
        try await host.tap("Inline")
        #expect(host.title == "A text")
        #expect(host.backButton == "Title!")
        #expect(!host.shows("Right"))
    }

    @Test("I01 items at one end of the bar don't change the other end")
    @available(*, deprecated)
    func oneEnd() async throws {
        struct Root: View {
            var body: some View {
                NavigationView {
                    Text("Content")
                        .navigationBarTitle("Title")
                        .navigationBarItems(leading: Text("Left"))
                        .navigationBarItems(trailing: Text("Right"))
                        .navigationBarTitleDisplayMode(.inline)
                }
            }
        }
        let host = HeadlessHost(Root())
        #expect(host.title == "Title")
        #expect(host.shows("Left"))
        #expect(host.shows("Right"))
    }
}
