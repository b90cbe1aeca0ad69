import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Foundation
import Testing

/// Where the stack is, and whether the app keeps its path.
private struct Place: Sendable, CustomTestStringConvertible {
    let words: String
    let isBound: Bool
    /// Whether the stack is the detail of a split view.
    let isInColumn: Bool
    let size: Size

    var testDescription: String { words }

    static let all = [
        Place(words: "a stack with a path", isBound: true, isInColumn: false, size: .phone),
        Place(words: "a stack without a path", isBound: false, isInColumn: false, size: .phone),
        Place(words: "a column, expanded, with a path", isBound: true, isInColumn: true, size: .tabletLandscape),
        Place(words: "a column, expanded, without a path", isBound: false, isInColumn: true, size: .tabletLandscape),
        Place(words: "a column, collapsed, with a path", isBound: true, isInColumn: true, size: .phone),
        Place(words: "a column, collapsed, without a path", isBound: false, isInColumn: true, size: .phone),
    ]
}

/// A stack of islands, which are pushed as values, and of bays, which are pushed as views. Each links to both.
@MainActor
private struct Islands: View {
    static var place = Place.all[0]

    @Observable
    final class Model {
        var path: [Int] = []
        var isBayShown = false
    }

    let model: Model

    init() { model = Model() }

    init(model: Model) { self.model = model }

    var body: some View {
        if Self.place.isInColumn {
            NavigationSplitView {
                Text("Seas").navigationTitle("Seas")
            } detail: {
                Stack(model: model)
            }
        } else {
            Stack(model: model)
        }
    }

    struct Stack: View {
        @Bindable var model: Model

        var body: some View {
            if Islands.place.isBound {
                NavigationStack(path: $model.path) { Shore(model: model) }
            } else {
                NavigationStack { Shore(model: model) }
            }
        }
    }

    struct Shore: View {
        @Bindable var model: Model

        var body: some View {
            Ways(name: "Shore", number: 0)
                .navigationDestination(for: Int.self) { Ways(name: "Island \($0)", number: $0) }
                .navigationDestination(isPresented: $model.isBayShown) { Ways(name: "Home bay", number: 50) }
                .navigationRoute("islands/:number", for: Int.self)
        }
    }

    struct Ways: View {
        let name: String
        let number: Int
        @State private var boats = 0

        var body: some View {
            VStack {
                Text("\(boats) boats")
                Button("Land") { boats += 1 }
                NavigationLink("To an island", value: number + 1)
                NavigationLink("To a bay") { Ways(name: "Bay of \(name)", number: number + 10) }
            }
            .navigationTitle(name)
        }
    }
}

@MainActor
@Suite("Values and views on one stack", .serialized)
struct MixedPushTests {
    private func host(_ place: Place, _ model: Islands.Model = Islands.Model()) -> HeadlessHost {
        Islands.place = place
        return HeadlessHost(Islands(model: model), size: place.size)
    }

    private func titles(goingBackIn host: HeadlessHost) async throws -> [String] {
        var titles = [host.title ?? ""]
        while host.depth > 0 {
            try await host.goBack()
            titles.append(host.title ?? "")
        }
        return titles
    }

    @Test(
        "A17 the screen of the last followed link is on top, and back pops one screen at a time", arguments: Place.all)
    fileprivate func order(_ place: Place) async throws {
        let model = Islands.Model()
        let host = host(place, model)
        model.isBayShown = true
        host.update()
        #expect(host.title == "Home bay")
        try await host.tap("Land")
        try await host.tap("To an island")
        #expect(host.title == "Island 51")
        #expect(host.backButton == "Home bay")
        try await host.tap("To a bay")
        try await host.tap("To an island")
        #expect(host.title == "Island 62")
        #expect(host.depth == 4)
        #expect(host.path == ["51", "62"])
        #expect(model.path == (place.isBound ? [51, 62] : []))
        #expect(model.isBayShown)

        try await host.goBack()
        #expect(host.title == "Bay of Island 51")
        #expect(host.path == ["51"])
        try await host.goBack()
        try await host.goBack()
        #expect(host.title == "Home bay")
        #expect(host.shows("1 boats"))
        #expect(model.isBayShown)
        try await host.goBack()
        #expect(!model.isBayShown)
        #expect(host.depth == 0)
        #expect(host.path == [])
    }

    @Test("A17 when a view is popped, the values above it are popped too", arguments: Place.all)
    fileprivate func viewGoes(_ place: Place) async throws {
        let model = Islands.Model()
        let host = host(place, model)
        model.isBayShown = true
        host.update()
        try await host.tap("To an island")
        try await host.tap("To a bay")
        #expect(host.depth == 3)
        model.isBayShown = false
        host.update()
        #expect(host.depth == 0)
        #expect(host.path == [])
        #expect(model.path == [])
    }

    @Test("A17 a written path keeps the views above its unchanged part", arguments: Place.all.filter(\.isBound))
    fileprivate func writtenPath(_ place: Place) async throws {
        let model = Islands.Model()
        let host = host(place, model)
        model.path = [1]
        host.update()
        try await host.tap("To a bay")
        try await host.tap("Land")
        model.path = [1, 2, 3]
        host.update()
        #expect(host.title == "Island 3")
        #expect(host.depth == 4)
        model.path = [1, 4]
        host.update()
        #expect(try await titles(goingBackIn: host).prefix(3) == ["Island 4", "Bay of Island 1", "Island 1"])
    }

    @Test("A17 values and views keep their state while they are covered", arguments: Place.all)
    fileprivate func keptState(_ place: Place) async throws {
        let model = Islands.Model()
        let host = host(place, model)
        model.isBayShown = true
        host.update()
        try await host.tap("To an island")
        try await host.tap("Land")
        try await host.tap("Land")
        try await host.tap("To a bay")
        try await host.tap("Land")
        try await host.tap("To an island")
        #expect(host.shows("0 boats"))
        try await host.goBack()
        #expect(host.shows("1 boats"))
        try await host.goBack()
        #expect(host.shows("2 boats"))
    }

    @Test("A17 a change of size doesn't change the stack", arguments: Place.all.filter(\.isInColumn))
    fileprivate func resized(_ place: Place) async throws {
        let model = Islands.Model()
        let host = host(place, model)
        model.isBayShown = true
        host.update()
        try await host.tap("To an island")
        try await host.tap("Land")
        let before = host.navigationState
        await host.resize(to: place.size == .phone ? .tabletLandscape : .phone)
        #expect(host.navigationState == before)
        #expect(host.title == "Island 51")
        #expect(host.shows("1 boats"))
        try await host.goBack()
        #expect(host.title == "Home bay")
    }

    @Test("F01 after a kill the values are restored, and the views between them are not", arguments: Place.all)
    fileprivate func killed(_ place: Place) async throws {
        let host = host(place)
        if !place.isInColumn || place.size != .phone {
            try await host.tap("To an island")
        } else {
            // Collapsed at the sidebar, only a link in the detail navigates, and so does the path.
            await host.resize(to: .tabletLandscape)
            try await host.tap("To an island")
            await host.resize(to: .phone)
        }
        try await host.tap("To a bay")
        try await host.tap("To an island")
        #expect(host.depth == 3)
        let path = host.path
        #expect(path.count == 2)
        let other = await host.relaunch()
        #expect(other.path == path)
        #expect(other.depth == 2)
        #expect(other.title == host.title)
        try await other.goBack()
        #expect(other.title == "Island 1")
    }

    @Test("L03 the browser's back visits values and views in the order in which they were pushed")
    func history() async throws {
        let host = host(Place.all[0])
        try await host.tap("To a bay")
        try await host.tap("To an island")
        #expect(host.record.history == ["push 1 /", "push 2 /islands/11"])
        await host.travel(toStep: 1)
        #expect(host.title == "Bay of Shore")
        await host.travel(toStep: 2)
        #expect(host.title == "Island 11")
        #expect(host.depth == 2)
        await host.travel(toStep: 0)
        #expect(host.title == "Shore")
        // The bay is gone, but the island above it is restored.
        await host.travel(toStep: 2)
        #expect(host.title == "Island 11")
        #expect(host.depth == 1)
    }

    @Test("H10 the back button's list names values and views in their order")
    func backList() async throws {
        let host = host(Place.all[0])
        try await host.tap("To a bay")
        try await host.tap("To an island")
        try await host.tap("To a bay")
        #expect(try await host.openBackList() == ["Island 11", "Bay of Shore", "Shore"])
        try await host.goBack(to: "Bay of Shore")
        #expect(host.title == "Bay of Shore")
        #expect(host.path == [])
    }

    @Test("L04 the URL contains the values, and leaves out the views")
    func url() async throws {
        let host = host(Place.all[0])
        try await host.tap("To an island")
        try await host.tap("To a bay")
        #expect(host.url == "/islands/1")
        try await host.tap("To an island")
        #expect(host.url == "/islands/1/islands/12")
        await host.open(url: "/islands/1/islands/12")
        #expect(host.depth == 2)
        #expect(host.title == "Island 12")
    }

    @Test("L04 the URL ends before a value whose only destination is declared by a pushed view")
    func urlOfHiddenDestination() async throws {
        struct Root: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("To a bay") {
                        NavigationLink("To a cave", value: "deep")
                            .navigationDestination(for: String.self) { Text("A \($0) cave").navigationTitle($0) }
                    }
                    .navigationDestination(for: Int.self) { Text("Island \($0)") }
                    .navigationRoute("islands/:number", for: Int.self)
                    .navigationRoute("caves/:name", for: String.self)
                }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("To a bay")
        try await host.tap("To a cave")
        #expect(host.shows("A deep cave"))
        #expect(host.url == "/")
    }

    @Test("L10 a value above a pushed view isn't reported")
    func silence() async throws {
        Islands.place = Place.all[0]
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(Islands())
            try await host.tap("To a bay")
            try await host.tap("To an island")
        }
        #expect(receiver.reports == [])
    }

    @Test("L11 two states with the same values differ if the pushed views are at different positions")
    func states() async throws {
        Islands.place = Place.all[1]
        let first = HeadlessHost(Islands())
        try await first.tap("To a bay")
        try await first.tap("To an island")
        let second = HeadlessHost(Islands())
        try await second.tap("To a bay")
        try await second.tap("To an island")
        #expect(first.navigationState == second.navigationState)
        #expect(first.navigationState.omissions == ["1 pushed without a value"])
        let stored = try JSONDecoder().decode(
            NavigationState.self, from: JSONEncoder().encode(first.navigationState))
        #expect(stored != first.navigationState)
        #expect(stored.paths == first.navigationState.paths)
        await second.restore(stored)
        #expect(second.depth == 1)
        #expect(second.title == "Island 11")
    }
}
