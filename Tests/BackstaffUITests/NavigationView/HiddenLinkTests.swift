import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Hidden links")
struct HiddenLinkTests {
    nonisolated static let sizes = [Size.phone, .tabletLandscape]

    @available(*, deprecated)
    struct Root: View {
        @Bindable var model: LinksModel

        var body: some View {
            NavigationView {
                VStack {
                    NavigationLink(destination: CountingScreen(name: "Details"), isActive: $model.isActive) {
                        EmptyView()
                    }
                    Button("Show details") { model.isActive = true }
                }
                .background { NavigationLink("", isActive: $model.isDeeper) { Text("Behind") }.hidden() }
                .navigationTitle("Root")
            }
        }
    }

    @Test("I07 a link without a label follows its flag, and back clears it", arguments: sizes)
    @available(*, deprecated)
    func hidden(size: Size) async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model), size: size)
        for _ in 1...2 {
            try await host.tap("Show details")
            #expect(host.shows("This is Details"))
            _ = model.writes.take()
            if size == .phone {
                try await host.goBack()
            } else {
                try await host.tap("Dismiss")
            }
            #expect(model.writes.take() == ["isActive false"])
            #expect(!host.shows("This is Details"))
        }
    }

    @Test("I07 a link without a label can't be seen or focused")
    @available(*, deprecated)
    func nothingToSee() async throws {
        struct Root: View {
            @State private var isActive = false

            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink(isActive: $isActive) {
                            Text("Shown")
                        } label: {
                            EmptyView()
                        }
                        Text("The only view")
                    }
                }
            }
        }
        let host = HeadlessHost(Root())
        #expect(try host.all(role: "link").isEmpty)
        #expect(host.texts.filter { !$0.isEmpty } == ["The only view"])
    }

    @Test("I07 a link that is hidden behind another view follows its flag", arguments: sizes)
    @available(*, deprecated)
    func behind(size: Size) async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model), size: size)
        model.isDeeper = true
        host.update()
        #expect(host.shows("Behind"))
        model.isDeeper = false
        host.update()
        #expect(!host.shows("Behind"))
    }

    @Test("I07 hidden links that share a selection show one screen after another", arguments: sizes)
    @available(*, deprecated)
    func shared(size: Size) async throws {
        struct Root: View {
            @Bindable var model: LinksModel

            var body: some View {
                NavigationView {
                    ZStack {
                        ForEach(0..<3) { number in
                            NavigationLink(
                                destination: Button("On from \(number)") { model.tag = number + 1 }, tag: number,
                                selection: $model.tag
                            ) { EmptyView() }
                        }
                        Button("Begin") { model.tag = 0 }
                    }
                }
            }
        }
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model), size: size)
        try await host.tap("Begin")
        try await host.tap("On from 0")
        try await host.tap("On from 1")
        #expect(host.shows("On from 2"))
        try await host.tap("On from 2")
        #expect(!host.texts.contains { $0.hasPrefix("On from") })
        #expect(host.shows("Begin"))
        #expect(model.writes.take() == ["tag 0", "tag 1", "tag 2", "tag 3"])
    }
}
