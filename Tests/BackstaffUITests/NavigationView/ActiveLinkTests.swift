import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Links with isActive")
struct ActiveLinkTests {
    @available(*, deprecated)
    struct Root: View {
        @Bindable var model: LinksModel

        var body: some View {
            NavigationView {
                VStack {
                    Text("The root")
                    Button("Activate") { model.isActive = true }
                    if model.hasLink {
                        NavigationLink("Link", isActive: $model.isActive) { Screen(model: model) }
                    }
                }
                .navigationTitle("Root")
                Text("Nothing yet")
            }
        }
    }

    @available(*, deprecated)
    struct Screen: View {
        @Bindable var model: LinksModel

        var body: some View {
            VStack {
                CountingScreen(name: "Screen")
                Button("Deactivate") { model.isActive = false }
                NavigationLink(isActive: $model.isDeeper) {
                    Text("The deepest").navigationTitle("Deepest")
                } label: {
                    Text("Deeper link")
                }
            }
        }
    }

    nonisolated static let sizes = [Size.phone, .tabletLandscape]

    @Test("I04 true shows the view, false removes it, and nothing else is written", arguments: sizes)
    @available(*, deprecated)
    func byState(size: Size) async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model), size: size)
        #expect(!host.shows("This is Screen"))
        for _ in 1...3 {
            try await host.tap("Activate")
            #expect(host.shows("This is Screen"))
            #expect(!host.shows("Nothing yet"))
            #expect(host.shows("The root") == (size != .phone))
            try await host.tap("Deactivate")
            #expect(!host.shows("This is Screen"))
            #expect(host.shows("Nothing yet") == (size != .phone))
        }
        #expect(
            model.writes.take() == [
                "isActive true", "isActive false", "isActive true", "isActive false", "isActive true", "isActive false",
            ])
        #expect(host.record.motions == (size == .phone ? ["push", "pop", "push", "pop", "push", "pop"] : []))
    }

    @Test("I04 a tap writes true once")
    @available(*, deprecated)
    func tapped() async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model))
        try await host.tap("Link")
        #expect(model.writes.take() == ["isActive true"])
        #expect(host.title == "Screen")
        #expect(host.backButton == "Root")
    }

    @Test("I04 back writes false, and not a second time")
    @available(*, deprecated)
    func back() async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model))
        for _ in 1...3 {
            try await host.tap("Link")
            _ = model.writes.take()
            try await host.goBack()
            #expect(model.writes.take() == ["isActive false"])
            #expect(host.title == "Root")
        }
        #expect(host.trouble == nil)
    }

    @Test("I04 a canceled back swipe writes nothing")
    @available(*, deprecated)
    func cancelledSwipe() async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model).navigationViewStyle(.stack))
        try await host.tap("Link")
        _ = model.writes.take()
        try await host.swipeBack(completed: false)
        #expect(model.writes.take() == [])
        #expect(host.shows("This is Screen"))
        try await host.swipeBack()
        #expect(model.writes.take() == ["isActive false"])
    }

    @Test("I04 dismiss writes false once, collapsed and expanded", arguments: sizes)
    @available(*, deprecated)
    func dismissed(size: Size) async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model), size: size)
        try await host.tap("Link")
        _ = model.writes.take()
        try await host.tap("Dismiss")
        #expect(model.writes.take() == ["isActive false"])
        #expect(!host.shows("This is Screen"))
    }

    @Test("I04 a change of size writes nothing and keeps the view with its state")
    @available(*, deprecated)
    func resized() async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model))
        try await host.tap("Link")
        try await host.tap("Add")
        _ = model.writes.take()
        for size in [Size.tabletLandscape, .phone, .tablet, .phone] { await host.resize(to: size) }
        #expect(host.shows("Count 1"))
        #expect(model.writes.take() == [])
        try await host.goBack()
        #expect(model.writes.take() == ["isActive false"])
        #expect(host.title == "Root")
    }

    @Test("I04 the browser's back button writes false once, and returns to the link's screen", arguments: sizes)
    @available(*, deprecated)
    func browserBack(size: Size) async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model), size: size)
        try await host.tap("Link")
        #expect(host.record.history == ["push 1"])
        _ = model.writes.take()
        await host.travel(toStep: 0)
        #expect(model.writes.take() == ["isActive false"])
        #expect(!host.shows("This is Screen"))
        #expect(host.shows("The root"))
    }

    @Test("I04 a flag that is true at launch shows its view without animation", arguments: sizes)
    @available(*, deprecated)
    func fromTheStart(size: Size) async throws {
        let model = LinksModel()
        model.isActive = true
        _ = model.writes.take()
        let host = HeadlessHost(Root(model: model), size: size)
        #expect(host.shows("This is Screen"))
        #expect(host.record.motions == [])
        #expect(model.writes.take() == [])
    }

    @Test(
        "I04 one change that activates two levels shows both, and back leaves one at a time", arguments: sizes
    )
    @available(*, deprecated)
    func twoLevels(size: Size) async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model), size: size)
        model.isActive = true
        model.isDeeper = true
        host.update()
        #expect(host.shows("The deepest"))
        #expect(host.backButton == "Screen")
        #expect(model.writes.take() == ["isActive true", "isDeeper true"])
        try await host.goBack()
        #expect(host.shows("This is Screen"))
        #expect(model.writes.take() == ["isDeeper false"])
        #expect(model.isActive)
    }

    @Test("I04 two levels that are active at launch are both shown", arguments: sizes)
    @available(*, deprecated)
    func twoLevelsFromTheStart(size: Size) async throws {
        let model = LinksModel()
        model.isActive = true
        model.isDeeper = true
        let host = HeadlessHost(Root(model: model), size: size)
        #expect(host.shows("The deepest"))
        #expect(host.backButton == "Screen")
        #expect(host.trouble == nil)
    }

    @Test("I04 deactivating a level removes the levels above it and clears their flags", arguments: sizes)
    @available(*, deprecated)
    func lowerLevelGoes(size: Size) async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model), size: size)
        try await host.tap("Link")
        try await host.tap("Deeper link")
        _ = model.writes.take()
        model.isActive = false
        host.update()
        #expect(!host.shows("The deepest"))
        #expect(!host.shows("This is Screen"))
        #expect(host.shows("The root"))
        #expect(model.writes.take() == ["isActive false", "isDeeper false"])
    }

    @Test("I04 removing a link removes its view and writes nothing", arguments: sizes)
    @available(*, deprecated)
    func linkGoes(size: Size) async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model), size: size)
        try await host.tap("Link")
        _ = model.writes.take()
        model.hasLink = false
        host.update()
        #expect(!host.shows("This is Screen"))
        #expect(host.shows("The root"))
        #expect(model.writes.take() == [])
        model.hasLink = true
        host.update()
        #expect(host.shows("This is Screen"))
    }

    @Test("I04 columns: a tap on the active link pops the screens above its view and writes nothing")
    @available(*, deprecated)
    func tappedAgain() async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model), size: .tabletLandscape)
        try await host.tap("Link")
        try await host.tap("Add")
        try await host.tap("Deeper than Screen")
        #expect(host.shows("Below Screen"))
        _ = model.writes.take()
        try await host.tap("Link")
        #expect(!host.shows("Below Screen"))
        #expect(host.shows("Count 1"))
        #expect(model.writes.take() == [])
    }

    @Test("I04 two links with separate flags: the second replaces the first and clears its flag")
    @available(*, deprecated)
    func otherLink() async throws {
        struct Root: View {
            @Bindable var model: LinksModel

            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink("First", isActive: $model.isActive) { Text("First view") }
                        NavigationLink("Second", isActive: $model.isDeeper) { Text("Second view") }
                    }
                }
            }
        }
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model), size: .tabletLandscape)
        try await host.tap("First")
        try await host.tap("Second")
        #expect(host.shows("Second view"))
        #expect(!host.shows("First view"))
        #expect(model.writes.take() == ["isActive true", "isDeeper true", "isActive false"])
        try await host.tap("First")
        #expect(host.shows("First view"))
        #expect(model.writes.take() == ["isActive true", "isDeeper false"])
    }

    @Test("I04 links that share one flag show one view, that of the tapped link", arguments: sizes)
    @available(*, deprecated)
    func sharedFlag(size: Size) async throws {
        struct Root: View {
            @Bindable var model: LinksModel

            var body: some View {
                NavigationView {
                    List {
                        ForEach(0..<5) { number in
                            NavigationLink("Row \(number)", isActive: $model.isActive) { Text("View \(number)") }
                        }
                    }
                    .navigationTitle("Rows")
                }
            }
        }
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model), size: size)
        try await host.tap("Row 3")
        #expect(host.texts.filter { $0.hasPrefix("View") } == ["View 3"])
        #expect(model.writes.take() == ["isActive true"])
        if size == .phone {
            try await host.goBack()
            #expect(model.writes.take() == ["isActive false"])
            #expect(host.title == "Rows")
        } else {
            try await host.tap("Row 1")
            #expect(host.texts.filter { $0.hasPrefix("View") } == ["View 1"])
        }
        model.isActive = false
        host.update()
        #expect(!host.texts.contains { $0.hasPrefix("View") })
        model.isActive = true
        host.update()
        #expect(host.texts.filter { $0.hasPrefix("View") }.count == 1)
        #expect(host.trouble == nil)
    }

    @Test("I04 a constant flag changes nothing")
    @available(*, deprecated)
    func constant() async throws {
        struct Root: View {
            var body: some View {
                NavigationView {
                    NavigationLink("Link", isActive: .constant(false)) { Text("Never") }
                }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Link")
        #expect(!host.shows("Never"))
        #expect(host.shows("Link"))
        #expect(host.trouble == nil)
    }

    @Test("I04 a link's view follows the state of the view around the link, also that of an object")
    @available(*, deprecated)
    func follows() async throws {
        final class Store: ObservableObject {
            @Published var isActive = false
            @Published var number = 1
        }
        struct Shown: View {
            let store: Store
            let number: Int

            var body: some View {
                Text("Number \(number)")
                Button("Add") { store.number += 1 }
                Button("Leave") { store.isActive = false }
            }
        }
        struct Root: View {
            @StateObject private var store = Store()

            var body: some View {
                NavigationView {
                    NavigationLink(destination: Shown(store: store, number: store.number), isActive: $store.isActive) {
                        Text("Link")
                    }
                }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Link")
        try await host.tap("Add")
        #expect(host.shows("Number 2"))
        try await host.tap("Leave")
        #expect(host.shows("Link"))
        #expect(!host.shows("Number 2"))
        try await host.tap("Link")
        #expect(host.shows("Number 2"))
    }

    @Test("I04 all initializers of the link work", arguments: sizes)
    @available(*, deprecated)
    func forms(size: Size) async throws {
        struct Root: View {
            @State private var flags = Array(repeating: false, count: 6)
            let name: String

            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink(isActive: $flags[0]) {
                            Text("View 0")
                        } label: {
                            Text("Link 0")
                        }
                        NavigationLink(destination: Text("View 1"), isActive: $flags[1]) { Text("Link 1") }
                        NavigationLink("Link 2", isActive: $flags[2]) { Text("View 2") }
                        NavigationLink(name + " 3", isActive: $flags[3]) { Text("View 3") }
                        NavigationLink("Link 4", destination: Text("View 4"), isActive: $flags[4])
                        NavigationLink(name + " 5", destination: Text("View 5"), isActive: $flags[5])
                    }
                }
            }
        }
        let host = HeadlessHost(Root(name: "Link"), size: size)
        for number in 0...5 {
            try await host.tap("Link \(number)")
            #expect(host.texts.filter { $0.hasPrefix("View") } == ["View \(number)"])
            if size == .phone { try await host.goBack() }
        }
    }
}
