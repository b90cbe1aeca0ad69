import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite
struct ViewLinkTests {
    private struct Root: View {
        @Bindable var model: NumbersModel
        var journal: Journal?

        var body: some View {
            NavigationStack(path: $model.path) {
                Links(name: "root", journal: journal)
                    .navigationTitle("Root")
                    .onChange(of: model.path) { journal?.note("path \(model.path)") }
                    .navigationDestination(for: Int.self) { number in
                        Links(name: "screen \(number)", journal: journal).navigationTitle("Screen \(number)")
                    }
            }
        }
    }

    private struct Links: View {
        let name: String
        var journal: Journal?

        var body: some View {
            VStack {
                Text("This is \(name)")
                NavigationLink("To a view") { Leaf(name: "\(name)'s leaf", journal: journal) }
                NavigationLink(destination: Leaf(name: "other leaf", journal: journal)) { Text("To another") }
                NavigationLink("To a value", value: 1)
            }
        }
    }

    private struct Leaf: View {
        let name: String
        var journal: Journal?
        @State private var count = 0

        init(name: String, journal: Journal?) {
            self.name = name
            self.journal = journal
            journal?.note("init \(name)")
        }

        var body: some View {
            let _ = journal?.note("body \(name)")
            VStack {
                Text("This is \(name)")
                Text("Count \(count)")
                Button("Add") { count += 1 }
                NavigationLink("Deeper") { Text("Deep") }
                NavigationLink("To a value", value: 2)
            }
            .navigationTitle("Leaf")
        }
    }

    @Test("A08 a link to a view pushes it; the path doesn't change, and its onChange doesn't run")
    func pushesView() async throws {
        let model = NumbersModel()
        let journal = Journal()
        let host = HeadlessHost(Root(model: model, journal: journal))
        #expect(journal.take() == ["init root's leaf", "init other leaf"])
        try await host.tap("To a view")
        #expect(host.shows("This is root's leaf"))
        #expect(host.title == "Leaf")
        #expect(host.backButton == "Root")
        #expect(model.path == [])
        #expect(host.depth == 1)
        #expect(journal.take() == ["body root's leaf"])
        #expect(host.record.motions == ["push"])
        #expect(host.record.history == ["push 1"])
        try await host.goBack()
        #expect(host.title == "Root")
        #expect(journal.take() == [])
    }

    @Test("A08 a view that is pushed a second time has fresh state")
    func freshState() async throws {
        let host = HeadlessHost(Root(model: NumbersModel()))
        try await host.tap("To a view")
        try await host.tap("Add")
        #expect(host.shows("Count 1"))
        try await host.goBack()
        try await host.tap("To a view")
        #expect(host.shows("Count 0"))
    }

    @Test("A08 views can be pushed on top of views")
    func viewsAboveViews() async throws {
        let host = HeadlessHost(Root(model: NumbersModel()))
        try await host.tap("To another")
        try await host.tap("Add")
        try await host.tap("Deeper")
        #expect(host.shows("Deep"))
        #expect(host.depth == 2)
        try await host.goBack()
        #expect(host.shows("Count 1"))
        try await host.goBack()
        #expect(host.title == "Root")
    }

    @Test("A17 a value that is pushed from a view is shown on top of it")
    func valueAboveView() async throws {
        let model = NumbersModel([7])
        let host = HeadlessHost(Root(model: model))
        try await host.tap("To a view")
        try await host.tap("Add")
        try await host.tap("To a value")
        #expect(model.path == [7, 2])
        #expect(host.title == "Screen 2")
        #expect(host.backButton == "Leaf")
        #expect(host.depth == 3)
        try await host.goBack()
        #expect(model.path == [7])
        #expect(host.title == "Leaf")
        #expect(host.shows("Count 1"))
        try await host.goBack()
        #expect(host.title == "Screen 7")
        #expect(host.shows("This is screen 7"))
    }

    @Test("A17 a path that is extended is shown above a view; a path with another beginning removes the view")
    func pathAroundView() async throws {
        let model = NumbersModel([7])
        let host = HeadlessHost(Root(model: model))
        try await host.tap("To a view")
        #expect(host.shows("This is screen 7's leaf"))
        #expect(host.depth == 2)
        model.path = [7, 8]
        host.update()
        #expect(host.title == "Screen 8")
        #expect(host.depth == 3)
        model.path = [7]
        host.update()
        #expect(host.title == "Leaf")
        #expect(host.depth == 2)
        model.path = [8]
        host.update()
        #expect(host.title == "Screen 8")
        #expect(host.depth == 1)
        try await host.goBack()
        #expect(host.title == "Root")
    }

    @Test("A17 a write that doesn't change the path keeps a pushed view where it is")
    func equalPath() async throws {
        let model = NumbersModel([7])
        let host = HeadlessHost(Root(model: model))
        try await host.tap("To a view")
        model.path = [7]
        host.update()
        #expect(host.title == "Leaf")
    }

    @Test("A17 emptying the path below a pushed view goes back to the root in one step")
    func emptied() async throws {
        let model = NumbersModel([7])
        let host = HeadlessHost(Root(model: model))
        try await host.tap("To a view")
        host.clearRecord()
        model.path = []
        host.update()
        #expect(host.title == "Root")
        #expect(host.record.motions == ["pop"])
    }

    @Test("A20 a pushed view follows the state of the view that contains its link")
    func followsState() async throws {
        struct Counter: View {
            let count: Binding<Int>
            let shown: Int

            var body: some View {
                Text("Count \(shown)")
                Button("Add") { count.wrappedValue += 1 }
            }
        }
        struct Root: View {
            @State private var count = 0

            var body: some View {
                NavigationStack {
                    VStack {
                        Text("Root of \(count)")
                        NavigationLink("Open") { Counter(count: $count, shown: count) }
                        NavigationLink("Open inline") {
                            VStack {
                                Text("Inline \(count)")
                                Button("More") { count += 1 }
                            }
                        }
                    }
                }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Open")
        try await host.tap("Add")
        #expect(host.shows("Count 1"))
        try await host.goBack()
        #expect(host.shows("Root of 1"))
        try await host.tap("Open inline")
        try await host.tap("More")
        #expect(host.shows("Inline 2"))
        #expect(host.depth == 1)
    }

    @Test("A08 a link in a sheet without a stack is disabled and reported, and one in a stack in the sheet works")
    func inSheet() async throws {
        struct Presenter: View {
            let hasStack: Bool
            @State private var selection: Int?

            var body: some View {
                NavigationStack {
                    Text("Root").navigationDestination(for: Int.self) { Text("Number \($0)") }
                        .sheet(isPresented: .constant(true)) {
                            if hasStack { NavigationStack { links } } else { links }
                        }
                }
            }

            private var links: some View {
                VStack {
                    NavigationLink("By value", value: 1)
                    NavigationLink("By view") { Text("There") }
                    List(selection: $selection) { NavigationLink("Selecting", value: 1) }
                }
            }
        }
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(Presenter(hasStack: false))
            #expect(try host.find("By value").isDisabled)
            #expect(try host.find("By view").isDisabled)
            try await host.tap("Selecting")
            #expect(host.selectedRows == ["Selecting"])
        }
        #expect(receiver.reports.map(\.mistake) == [.strayLink, .strayLink])

        let host = HeadlessHost(Presenter(hasStack: true))
        try await host.tap("By view")
        #expect(host.shows("There"))
    }

    @Test("A08 when a link is removed, the view that it pushed stays on screen")
    func linkGoes() async throws {
        struct Root: View {
            @State private var hasLink = true

            var body: some View {
                NavigationStack {
                    VStack {
                        Text("Root")
                        if hasLink {
                            NavigationLink("Open") { Button("Remove the link") { hasLink = false } }
                        }
                    }
                }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Open")
        try await host.tap("Remove the link")
        #expect(host.shows("Remove the link"))
        try await host.goBack()
        #expect(host.shows("Root"))
        #expect(!host.shows("Open"))
    }
}
