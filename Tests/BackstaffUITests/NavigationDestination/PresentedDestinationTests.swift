import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite
struct PresentedDestinationTests {
    private struct Root: View {
        @Bindable var model: PresentationModel

        var body: some View {
            NavigationStack(path: $model.path) {
                Column(model: model)
                    .navigationTitle("Root")
                    .navigationDestination(for: Int.self) { NumberScreen(number: $0).navigationTitle("Screen \($0)") }
            }
        }
    }

    private struct Column: View {
        @Bindable var model: PresentationModel

        var body: some View {
            VStack {
                Button("Show") { model.isShown = true }
                Button("Pick") { model.item = "a" }
                NavigationLink("Next", value: 1)
            }
            .navigationDestination(isPresented: $model.isShown) {
                VStack {
                    Text("Shown with \(model.note)")
                    NavigationLink("On", value: 5)
                    Button("Hide") { model.isShown = false }
                }
            }
            .navigationDestination(item: $model.item) { item in
                ItemScreen(item: item)
            }
        }
    }

    private struct ItemScreen: View {
        let item: String
        @State private var count = 0

        var body: some View {
            Text("Item \(item)")
            Text("Count \(count)")
            Button("Add") { count += 1 }
        }
    }

    @Test("A18 true pushes, false pops, back writes false once, and the path never changes")
    func isPresented() async throws {
        let model = PresentationModel()
        let host = HeadlessHost(Root(model: model))
        try await host.tap("Show")
        #expect(host.shows("Shown with no note"))
        #expect(host.depth == 1)
        #expect(model.path == [])
        #expect(host.record.motions == ["push"])
        model.log = []
        try await host.goBack()
        #expect(!model.isShown)
        #expect(model.log == ["isShown false"])
        #expect(host.title == "Root")
        try await host.tap("Show")
        #expect(host.depth == 1)
        try await host.tap("Hide")
        #expect(host.title == "Root")
        #expect(host.record.motions == ["push", "pop", "push", "pop"])
    }

    @Test("A18 it can be presented any number of times", arguments: [1, 2, 3])
    func again(_ times: Int) async throws {
        let model = PresentationModel()
        let host = HeadlessHost(Root(model: model))
        for _ in 0..<times {
            try await host.tap("Show")
            #expect(host.depth == 1)
            try await host.goBack()
            #expect(host.depth == 0)
        }
        #expect(host.trouble == nil)
    }

    private struct Levels: View {
        @State private var isFirst = false

        var body: some View {
            NavigationStack {
                Button("Show first") { isFirst = true }
                    .navigationTitle("Root")
                    .navigationDestination(isPresented: $isFirst) { FirstLevel(isFirst: $isFirst) }
            }
        }
    }

    private struct FirstLevel: View {
        @Binding var isFirst: Bool
        @State private var isSecond = false

        var body: some View {
            Button("Show second") { isSecond = true }
                .navigationTitle("First")
                .navigationDestination(isPresented: $isSecond) { SecondLevel(isFirst: $isFirst, isSecond: $isSecond) }
        }
    }

    private struct SecondLevel: View {
        @Binding var isFirst: Bool
        @Binding var isSecond: Bool
        @State private var isThird = false

        var body: some View {
            Button("Show third") { isThird = true }
                .navigationTitle("Second")
                .navigationDestination(isPresented: $isThird) { ThirdLevel(flags: [$isFirst, $isSecond, $isThird]) }
        }
    }

    private struct ThirdLevel: View {
        let flags: [Binding<Bool>]

        var body: some View {
            VStack {
                Button("Clear the first") { flags[0].wrappedValue = false }
                Button("Clear the second") { flags[1].wrappedValue = false }
                Button("Clear the third") { flags[2].wrappedValue = false }
                Button("Clear all") { for flag in flags { flag.wrappedValue = false } }
            }
            .navigationTitle("Third")
        }
    }

    @Test(
        "A18 a flag that becomes false pops its view and those above it, alone or together with the other flags",
        arguments: [("the first", "Root"), ("the second", "First"), ("the third", "Second"), ("all", "Root")])
    func clearedFlags(_ cleared: String, _ title: String) async throws {
        let host = HeadlessHost(Levels())
        for words in ["first", "second", "third"] { try await host.tap("Show \(words)") }
        #expect(host.title == "Third" && host.depth == 3)
        try await host.tap("Clear \(cleared)")
        #expect(host.title == title)
        #expect(host.depth == ["Root", "First", "Second"].firstIndex(of: title))
        #expect(host.trouble == nil)
    }

    @Test("A18 a destination whose flag is true at launch is shown at launch")
    func initiallyPresented() async throws {
        let model = PresentationModel()
        model.isShown = true
        let host = HeadlessHost(Root(model: model))
        #expect(host.shows("Shown with no note"))
        #expect(host.record.motions == [])
        try await host.goBack()
        #expect(host.title == "Root")
        #expect(!model.isShown)
    }

    @Test("A18 a flag that is true at launch is shown above the screens of the path")
    func initiallyAbovePath() async throws {
        let model = PresentationModel()
        model.isShown = true
        model.path = [3]
        let host = HeadlessHost(Root(model: model))
        #expect(host.shows("Shown with no note"))
        #expect(host.depth == 2)
        try await host.goBack()
        #expect(host.title == "Screen 3")
        #expect(!model.isShown)
    }

    @Test("A18 a presented view updates when its state changes")
    func presentedViewIsLive() async throws {
        let model = PresentationModel()
        let host = HeadlessHost(Root(model: model))
        try await host.tap("Show")
        model.note = "a note"
        host.update()
        #expect(host.shows("Shown with a note"))
        #expect(host.depth == 1)
    }

    @Test("A19 an item pushes, nil pops, back writes nil once")
    func item() async throws {
        let model = PresentationModel()
        let host = HeadlessHost(Root(model: model))
        try await host.tap("Pick")
        #expect(host.shows("Item a"))
        model.log = []
        try await host.goBack()
        #expect(model.item == nil)
        #expect(model.log == ["item nil"])
        model.item = "b"
        host.update()
        #expect(host.shows("Item b"))
        model.item = nil
        host.update()
        #expect(host.title == "Root")
    }

    @Test("A19 another item replaces the first with a new view, and nothing is written")
    func anotherItem() async throws {
        let model = PresentationModel()
        let host = HeadlessHost(Root(model: model))
        try await host.tap("Pick")
        try await host.tap("Add")
        model.log = []
        model.item = "b"
        host.clearRecord()
        #expect(host.shows("Item b"))
        #expect(host.shows("Count 0"))
        #expect(host.depth == 1)
        #expect(model.log == ["item b"])
    }

    @Test("A19 switching between two presentations in one update shows the second", arguments: [true, false])
    func switching(toItem: Bool) async throws {
        let model = PresentationModel()
        model.isShown = toItem
        model.item = toItem ? nil : "a"
        let host = HeadlessHost(Root(model: model))
        #expect(host.depth == 1)
        model.isShown = !toItem
        model.item = toItem ? "a" : nil
        host.update()
        #expect(host.shows(toItem ? "Item a" : "Shown with no note"))
        #expect(host.depth == 1)
        #expect(model.isShown == !toItem)
        #expect(model.item == (toItem ? "a" : nil))
        try await host.goBack()
        #expect(host.title == "Root")
        #expect(!model.isShown)
        #expect(model.item == nil)
    }

    @Test("A19 when a view presents two destinations at once, one is shown, and the bindings say which")
    func bothAtOnce() async throws {
        let model = PresentationModel()
        let host = HeadlessHost(Root(model: model))
        model.isShown = true
        model.item = "a"
        host.update()
        #expect(host.depth == 1)
        #expect(host.shows("Item a") == (model.item != nil))
        #expect(host.shows("Shown with no note") == model.isShown)
        try await host.goBack()
        #expect(host.depth == 0)
        #expect(!model.isShown)
        #expect(model.item == nil)
    }

    @Test("A17 a written path is shown above a presented view, which stays")
    func pathAbovePresentation() async throws {
        let model = PresentationModel()
        let host = HeadlessHost(Root(model: model))
        try await host.tap("Show")
        model.path = [1]
        host.update()
        #expect(host.title == "Screen 1")
        #expect(host.depth == 2)
        #expect(model.isShown)
        try await host.goBack()
        #expect(host.shows("Shown with no note"))
        #expect(model.path == [])
    }

    @Test("A17 removing a value below a presented view ends the presentation and clears its binding")
    func pathEndsPresentation() async throws {
        struct Root: View {
            @Bindable var model: PresentationModel

            var body: some View {
                NavigationStack(path: $model.path) {
                    NavigationLink("Next", value: 1)
                        .navigationTitle("Root")
                        .navigationDestination(for: Int.self) { number in
                            Button("Show") { model.isShown = true }
                                .navigationTitle("Screen \(number)")
                                .navigationDestination(isPresented: $model.isShown) { Text("Shown") }
                        }
                }
            }
        }
        let model = PresentationModel()
        let host = HeadlessHost(Root(model: model))
        try await host.tap("Next")
        try await host.tap("Show")
        #expect(host.depth == 2)
        model.path = [2]
        host.update()
        #expect(host.title == "Screen 2")
        #expect(host.depth == 1)
        #expect(!model.isShown)
    }

    @Test("A17 a link on a presented view pushes on top of it, and the presentation stays")
    func linkOnPresentation() async throws {
        let model = PresentationModel()
        let host = HeadlessHost(Root(model: model))
        try await host.tap("Show")
        try await host.tap("On")
        #expect(host.title == "Screen 5")
        #expect(model.path == [5])
        #expect(host.depth == 2)
        #expect(model.isShown)
        try await host.goBack()
        #expect(host.shows("Shown with no note"))
        #expect(model.isShown)
        try await host.goBack()
        #expect(host.title == "Root")
        #expect(!model.isShown)
    }

    @Test("A17 clearing a flag pops its view and the values above it; another item pops the values above the old one")
    func clearedUnderValues() async throws {
        let model = PresentationModel()
        let host = HeadlessHost(Root(model: model))
        try await host.tap("Show")
        try await host.tap("On")
        model.isShown = false
        host.update()
        #expect(host.title == "Root")
        #expect(host.depth == 0)
        #expect(model.path == [])

        try await host.tap("Pick")
        #expect(host.shows("Item a"))
        model.path = [5]
        host.update()
        #expect(host.depth == 2)
        model.item = "b"
        host.update()
        #expect(host.shows("Item b"))
        #expect(host.depth == 1)
        #expect(model.path == [])
        #expect(model.item == "b")
    }

    @Test("A17 writing a path and a presentation in one update shows both", arguments: [true, false])
    func pathAndPresentation(pathFirst: Bool) async throws {
        let model = PresentationModel()
        let host = HeadlessHost(Root(model: model))
        if pathFirst { model.path = [1] }
        model.isShown = true
        model.path = [1]
        host.update()
        #expect(host.shows("Shown with no note"))
        #expect(model.isShown)
        #expect(model.path == [1])
        #expect(host.depth == 2)
    }

    @Test("A17 the same, if the body around the stack reads the presentation's state")
    func pathAndPresentationInOneBody() async throws {
        struct Root: View {
            @Bindable var model: PresentationModel

            var body: some View {
                NavigationStack(path: $model.path) {
                    Text("Path of \(model.path.count), presented: \(model.isShown)")
                        .navigationTitle("Root")
                        .navigationDestination(for: Int.self) { Text("Number \($0)") }
                        .navigationDestination(isPresented: $model.isShown) { Text("Shown") }
                }
            }
        }
        let model = PresentationModel()
        let host = HeadlessHost(Root(model: model))
        model.isShown = true
        model.path = [1]
        host.update()
        #expect(host.shows("Shown"))
        #expect(host.depth == 2)
        #expect(model.isShown)
        try await host.goBack()
        #expect(host.shows("Number 1"))
        #expect(!model.isShown)
    }

    @Test("A18 going back past a presenting screen clears its presentation")
    func backPastPresenter() async throws {
        struct Root: View {
            @Bindable var model: PresentationModel

            var body: some View {
                NavigationStack(path: $model.path) {
                    NavigationLink("Next", value: 1)
                        .navigationTitle("Root")
                        .navigationDestination(for: Int.self) { _ in
                            Button("Show") { model.isShown = true }
                                .navigationDestination(isPresented: $model.isShown) { Text("Shown") }
                        }
                }
            }
        }
        let model = PresentationModel()
        let host = HeadlessHost(Root(model: model))
        try await host.tap("Next")
        try await host.tap("Show")
        #expect(host.depth == 2)
        model.path = []
        host.update()
        #expect(host.title == "Root")
        #expect(!model.isShown)
        try await host.tap("Next")
        #expect(!host.shows("Shown"))
        #expect(host.depth == 1)
    }

    @Test("A18 removing the presenting view ends its presentation and writes nothing")
    func presenterGoes() async throws {
        struct Root: View {
            @Bindable var model: PresentationModel

            var body: some View {
                NavigationStack {
                    VStack {
                        if model.note.isEmpty {
                            Text("Nobody presents")
                        } else {
                            Text("Presenter")
                                .navigationDestination(isPresented: $model.isShown) { Text("Shown") }
                        }
                    }
                }
            }
        }
        let model = PresentationModel()
        let host = HeadlessHost(Root(model: model))
        model.isShown = true
        host.update()
        #expect(host.shows("Shown"))
        model.log = []
        model.note = ""
        host.update()
        #expect(host.shows("Nobody presents"))
        #expect(host.depth == 0)
        #expect(model.log == [])
    }

    @Test("A18 back writes through the current binding")
    func currentBinding() async throws {
        struct Root: View {
            let model: PresentationModel

            var body: some View {
                let note = model.note
                NavigationStack {
                    Text(note).navigationDestination(
                        isPresented: Binding {
                            model.isShown
                        } set: { value in
                            model.log.append("\(note): \(value)")
                            model.isShown = value
                        }
                    ) { Text("Shown") }
                }
            }
        }
        let model = PresentationModel()
        let host = HeadlessHost(Root(model: model))
        model.isShown = true
        host.update()
        model.note = "new"
        host.update()
        model.log = []
        try await host.goBack()
        #expect(model.log == ["new: false", "isShown false"])
    }
}

/// The state of presentations, with a log of the writes.
@MainActor
@Observable
final class PresentationModel {
    var path: [Int] = []
    var note = "no note"
    var isShown = false {
        didSet { log.append("isShown \(isShown)") }
    }
    var item: String? {
        didSet { log.append("item \(item ?? "nil")") }
    }
    @ObservationIgnored var log: [String] = []

    @Test("A18 the content of a removed destination doesn't run on a state that is gone")
    func leavingContent() async throws {
        @MainActor final class Model: ObservableObject {
            @Published var isShown = true
            @Published var item: String? = "Pear"
        }
        struct Shown: View {
            @ObservedObject var model: Model
            let note: (String?) -> Void

            var body: some View {
                let _ = note(model.item)
                Button("Clear") {
                    model.isShown = false
                    model.item = nil
                }
            }
        }
        struct Root: View {
            @ObservedObject var model: Model
            let note: (String?) -> Void

            var body: some View {
                NavigationStack {
                    Text("Root")
                        .navigationDestination(isPresented: $model.isShown) { Shown(model: model, note: note) }
                }
            }
        }
        var seen: [String?] = []
        let host = HeadlessHost(Root(model: Model(), note: { seen.append($0) }))
        #expect(seen == ["Pear"])
        try await host.tap("Clear")
        #expect(host.shows("Root"))
        #expect(seen == ["Pear"])
    }
}
