import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Links that aren't detail links")
struct DetailLinkTests {
    @available(*, deprecated)
    struct Root: View {
        @Bindable var model: LinksModel

        var body: some View {
            NavigationView {
                List {
                    NavigationLink("Inside", destination: Sub(model: model)).isDetailLink(false)
                    NavigationLink("Inside by flag", isActive: $model.isActive) { Sub(model: model) }
                        .isDetailLink(false)
                    NavigationLink("To the detail", destination: Text("In the detail")).isDetailLink(true)
                }
                .navigationTitle("Rows")
                Text("Nothing yet").navigationTitle("Nothing")
            }
        }
    }

    @available(*, deprecated)
    struct Sub: View {
        @Bindable var model: LinksModel

        var body: some View {
            VStack {
                Text("In the sidebar")
                NavigationLink("On to the detail", destination: Text("From inside").navigationTitle("Inner"))
            }
            .navigationTitle("Sub")
        }
    }

    @Test("I06 a link that isn't a detail link pushes in its own column and doesn't change the detail")
    @available(*, deprecated)
    func staysInColumn() async throws {
        let host = HeadlessHost(Root(model: LinksModel()), size: .tabletLandscape)
        try await host.tap("Inside")
        #expect(host.shows("In the sidebar"))
        #expect(!host.shows("To the detail"))
        #expect(host.shows("Nothing yet"))
        #expect(host.backButton == "Rows")
        try await host.tap("On to the detail")
        #expect(host.shows("From inside"))
        #expect(host.shows("In the sidebar"))
        try await host.goBack()
        #expect(host.shows("To the detail"))
        #expect(host.shows("From inside"))
    }

    @Test("I06 collapsed: it pushes like any other link")
    @available(*, deprecated)
    func collapsed() async throws {
        let host = HeadlessHost(Root(model: LinksModel()))
        try await host.tap("Inside")
        #expect(host.title == "Sub")
        #expect(host.backButton == "Rows")
        try await host.tap("On to the detail")
        #expect(host.title == "Inner")
        #expect(host.backButton == "Sub")
        await host.resize(to: .tabletLandscape)
        #expect(host.shows("In the sidebar"))
        #expect(host.shows("From inside"))
        await host.resize(to: .phone)
        try await host.goBack()
        #expect(host.title == "Sub")
        try await host.goBack()
        #expect(host.title == "Rows")
    }

    @Test(
        "I06 a link with a flag pushes in its own column too, and back writes false once",
        arguments: ActiveLinkTests.sizes)
    @available(*, deprecated)
    func byFlag(size: Size) async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model), size: size)
        try await host.tap("Inside by flag")
        #expect(host.shows("In the sidebar"))
        #expect(host.shows("Nothing yet") == (size != .phone))
        #expect(host.backButton == "Rows")
        try await host.goBack()
        #expect(host.shows("To the detail"))
        #expect(model.writes.take() == ["isActive true", "isActive false"])
        model.isActive = true
        host.update()
        #expect(host.shows("In the sidebar"))
        model.isActive = false
        host.update()
        #expect(host.shows("To the detail"))
        #expect(model.writes.take() == ["isActive true", "isActive false"])
    }

    @Test("I06 isDetailLink(true) is the default")
    @available(*, deprecated)
    func detailLink() async throws {
        let host = HeadlessHost(Root(model: LinksModel()), size: .tabletLandscape)
        try await host.tap("To the detail")
        #expect(host.shows("In the detail"))
        #expect(host.shows("Inside"))
    }
}
