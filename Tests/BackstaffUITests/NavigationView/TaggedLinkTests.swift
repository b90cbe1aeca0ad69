import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Links with a tag and a selection")
struct TaggedLinkTests {
    @available(*, deprecated)
    struct Root: View {
        @Bindable var model: LinksModel
        var count = 5

        var body: some View {
            NavigationView {
                List {
                    Button("Choose 3") { model.tag = 3 }
                    ForEach(0..<count, id: \.self) { number in
                        NavigationLink("Row \(number)", tag: number, selection: $model.tag) {
                            VStack {
                                CountingScreen(name: "View \(number)")
                                Button("Next") { model.tag = number + 1 }
                                Button("Clear") { model.tag = nil }
                            }
                        }
                    }
                }
                .navigationTitle("Rows")
                Text("Nothing yet")
            }
        }
    }

    nonisolated static let sizes = [Size.phone, .tabletLandscape]

    private func views(_ host: HeadlessHost) -> [String] {
        host.texts.filter { $0.hasPrefix("This is View") }
    }

    @Test("I05 the selection shows the view of the link with its tag, and nil removes it", arguments: sizes)
    @available(*, deprecated)
    func byState(size: Size) async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model), size: size)
        try await host.tap("Choose 3")
        #expect(views(host) == ["This is View 3"])
        try await host.tap("Clear")
        #expect(views(host) == [])
        #expect(host.shows("Nothing yet") == (size != .phone))
        #expect(model.writes.take() == ["tag 3", "tag nil"])
        #expect(host.record.motions == (size == .phone ? ["push", "pop"] : []))
    }

    @Test("I05 a tap writes the tag once, and back writes nil once")
    @available(*, deprecated)
    func tapped() async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model))
        for number in [2, 4, 2] {
            try await host.tap("Row \(number)")
            #expect(model.writes.take() == ["tag \(number)"])
            #expect(views(host) == ["This is View \(number)"])
            #expect(host.backButton == "Rows")
            try await host.goBack()
            #expect(model.writes.take() == ["tag nil"])
            #expect(host.title == "Rows")
        }
        #expect(host.trouble == nil)
    }

    @Test("I05 another tag shows another view and writes nothing else", arguments: sizes)
    @available(*, deprecated)
    func another(size: Size) async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model), size: size)
        try await host.tap("Row 1")
        try await host.tap("Add")
        try await host.tap("Next")
        #expect(views(host) == ["This is View 2"])
        #expect(host.shows("Count 0"))
        #expect(model.writes.take() == ["tag 1", "tag 2"])
        model.tag = 0
        host.update()
        #expect(views(host) == ["This is View 0"])
        #expect(model.writes.take() == ["tag 0"])
        if size == .phone {
            try await host.goBack()
            #expect(model.writes.take() == ["tag nil"])
        } else {
            try await host.tap("Row 4")
            #expect(views(host) == ["This is View 4"])
            #expect(model.writes.take() == ["tag 4"])
        }
    }

    @Test("I05 a change of size writes nothing and keeps the view with its state")
    @available(*, deprecated)
    func resized() async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model), size: .tabletLandscape)
        try await host.tap("Row 1")
        try await host.tap("Add")
        _ = model.writes.take()
        for size in [Size.phone, .tablet, .phone] { await host.resize(to: size) }
        #expect(host.shows("Count 1"))
        #expect(model.writes.take() == [])
        #expect(host.backButton == "Rows")
        try await host.goBack()
        #expect(model.writes.take() == ["tag nil"])
    }

    @Test("I05 a tag without a link shows nothing, and isn't cleared")
    @available(*, deprecated)
    func unknown() async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model))
        try await host.tap("Row 1")
        model.tag = 99
        host.update()
        #expect(host.title == "Rows")
        #expect(model.tag == 99)
        try await host.tap("Row 2")
        #expect(views(host) == ["This is View 2"])
    }

    @Test("I05 two links with one tag and one selection: the tapped one shows its view", arguments: sizes)
    @available(*, deprecated)
    func sameTag(size: Size) async throws {
        struct Root: View {
            @Bindable var model: LinksModel

            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink("First", destination: Text("View of the first"), tag: 1, selection: $model.tag)
                        NavigationLink("Second", destination: Text("View of the second"), tag: 1, selection: $model.tag)
                    }
                    .navigationTitle("Links")
                }
            }
        }
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model), size: size)
        for name in ["second", "first"] {
            try await host.tap(name == "first" ? "First" : "Second")
            #expect(host.texts.filter { $0.hasPrefix("View of") } == ["View of the \(name)"])
            #expect(model.tag == 1)
            if size == .phone {
                try await host.goBack()
                #expect(model.tag == nil)
                #expect(host.title == "Links")
            }
        }
        model.tag = nil
        host.update()
        _ = model.writes.take()
        model.tag = 1
        host.update()
        #expect(host.texts.filter { $0.hasPrefix("View of") }.count == 1)
        #expect(model.writes.take() == ["tag 1"])
        #expect(host.trouble == nil)
    }

    @Test("I05 links with equal tags and separate selections are told apart")
    @available(*, deprecated)
    func ownSelections() async throws {
        struct Root: View {
            @State private var one: Int?
            @State private var other: Int?

            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink("First", tag: 1, selection: $one) { Text("View of the first") }
                        NavigationLink("Second", tag: 1, selection: $other) { Text("View of the second") }
                        Text("Selections \(one ?? 0) \(other ?? 0)")
                    }
                }
            }
        }
        let host = HeadlessHost(Root(), size: .tabletLandscape)
        try await host.tap("First")
        #expect(host.shows("View of the first"))
        try await host.tap("Second")
        #expect(host.shows("View of the second"))
        #expect(!host.shows("View of the first"))
        #expect(host.shows("Selections 0 1"))
    }

    @Test("I05 a selection works for the tag of a row that was never created", arguments: sizes)
    @available(*, deprecated)
    func unmadeRow(size: Size) async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model, count: 1000), size: size)
        #expect(!host.shows("Row 700"))
        model.tag = 700
        host.update()
        #expect(views(host) == ["This is View 700"])
        #expect(model.writes.take() == ["tag 700"])
        model.tag = 800
        host.update()
        #expect(views(host) == ["This is View 800"])
        model.tag = nil
        host.update()
        #expect(views(host) == [])
        #expect(model.writes.take() == ["tag 800", "tag nil"])
        // Works a second time.
        model.tag = 700
        host.update()
        #expect(views(host) == ["This is View 700"])
        if size == .phone {
            _ = model.writes.take()
            try await host.goBack()
            #expect(model.writes.take() == ["tag nil"])
            #expect(host.title == "Rows")
        }
        #expect(host.trouble == nil)
    }

    @Test("I05 a tag at launch whose row isn't created yet is shown at launch")
    @available(*, deprecated)
    func unmadeRowAtTheStart() async throws {
        let model = LinksModel()
        model.tag = 700
        let host = HeadlessHost(Root(model: model, count: 1000))
        #expect(views(host) == ["This is View 700"])
        try await host.goBack()
        #expect(model.tag == nil)
        #expect(host.title == "Rows")
    }

    @Test("I05 a row that scrolls off screen keeps its view shown, and clearing the selection removes it")
    @available(*, deprecated)
    func scrolledAway() async throws {
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model, count: 1000), size: .tabletLandscape)
        try await host.tap("Row 2")
        try await host.tap("Add")
        try await host.scroll(toRow: 600)
        #expect(!host.shows("Row 2"))
        #expect(views(host) == ["This is View 2"])
        #expect(host.shows("Count 1"))
        _ = model.writes.take()
        model.tag = nil
        host.update()
        #expect(host.shows("Nothing yet"))
        #expect(views(host) == [])
        try await host.scroll(toRow: 0)
        #expect(host.shows("Row 2"))
        #expect(views(host) == [])
        #expect(model.writes.take() == ["tag nil"])
    }

    @Test("I05 the same with a selection in an ObservableObject")
    @available(*, deprecated)
    func scrolledAwayFromObject() async throws {
        final class Store: ObservableObject {
            @Published var tag: Int?
        }
        struct Root: View {
            @ObservedObject var store: Store

            var body: some View {
                NavigationView {
                    List {
                        ForEach(0..<1000, id: \.self) { number in
                            NavigationLink("Row \(number)", tag: number, selection: $store.tag) {
                                Text("This is View \(number)")
                            }
                        }
                    }
                    Text("Nothing yet")
                }
            }
        }
        let store = Store()
        let host = HeadlessHost(Root(store: store), size: .tabletLandscape)
        store.tag = 900
        host.update()
        #expect(views(host) == ["This is View 900"])
        store.tag = 2
        host.update()
        #expect(views(host) == ["This is View 2"])
        try await host.scroll(toRow: 600)
        store.tag = nil
        host.update()
        #expect(views(host) == [])
        #expect(host.shows("Nothing yet"))
        #expect(host.trouble == nil)
    }

    @Test("I05 deleting a row removes its view, and keeps the selection")
    @available(*, deprecated)
    func deleted() async throws {
        struct Root: View {
            @Bindable var model: LinksModel
            @State private var numbers = [1, 2, 3]

            var body: some View {
                NavigationView {
                    List {
                        Button("Remove 2") { numbers.removeAll { $0 == 2 } }
                        ForEach(numbers, id: \.self) { number in
                            NavigationLink("Row \(number)", tag: number, selection: $model.tag) {
                                Text("This is View \(number)")
                            }
                        }
                    }
                    Text("Nothing yet")
                }
            }
        }
        let model = LinksModel()
        let host = HeadlessHost(Root(model: model), size: .tabletLandscape)
        try await host.tap("Row 2")
        try await host.tap("Remove 2")
        #expect(host.shows("Nothing yet"))
        #expect(model.tag == 2)
        try await host.tap("Row 3")
        #expect(views(host) == ["This is View 3"])
    }

    @Test("I05 all initializers of the link work", arguments: sizes)
    @available(*, deprecated)
    func forms(size: Size) async throws {
        enum Goal { case first, second }
        struct Root: View {
            @State private var number: Int?
            @State private var goal: Goal?
            let name: String

            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink(tag: 0, selection: $number) {
                            Text("View 0")
                        } label: {
                            Text("Link 0")
                        }
                        NavigationLink(destination: Text("View 1"), tag: 1, selection: $number) { Text("Link 1") }
                        NavigationLink("Link 2", tag: Goal.first, selection: $goal) { Text("View 2") }
                        NavigationLink(name + " 3", tag: .second, selection: $goal) { Text("View 3") }
                        NavigationLink("Link 4", destination: Text("View 4"), tag: 4, selection: $number)
                        NavigationLink(name + " 5", destination: Text("View 5"), tag: 5, selection: $number)
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
