import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite
struct ValueDestinationTests {
    @Test("A09 several types each have a destination, declared on any view of the screen")
    func severalTypes() async throws {
        struct Root: View {
            @State private var path = NavigationPath()

            var body: some View {
                NavigationStack(path: $path) {
                    VStack {
                        NavigationLink("A number", value: 1)
                        NavigationLink("A word", value: "one")
                            .navigationDestination(for: String.self) { Text("Word \($0)") }
                    }
                    .navigationDestination(for: Int.self) { Text("Number \($0)") }
                }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("A number")
        #expect(host.shows("Number 1"))
        try await host.goBack()
        try await host.tap("A word")
        #expect(host.shows("Word one"))
        #expect(host.path == ["one"])
    }

    /// Declares destinations for numbers at the root and for words on the screens of numbers.
    private struct Layers: View {
        @Bindable var model: PathModel
        var repeats = false

        var body: some View {
            NavigationStack(path: $model.path) {
                NavigationLink("A number", value: 1)
                    .navigationTitle("Root")
                    .navigationDestination(for: Int.self) { number in
                        Layer(number: number, repeats: repeats)
                    }
            }
        }
    }

    private struct Layer: View {
        let number: Int
        let repeats: Bool

        var body: some View {
            VStack {
                Text("Layer \(number)")
                NavigationLink("A word", value: "word")
                NavigationLink("Another number", value: number + 1)
            }
            .navigationTitle("Layer \(number)")
            .navigationDestination(for: String.self) { Text("\($0) from layer \(number)") }
        }
    }

    @Test("A09 a destination that is declared on a pushed view is used for the screens above it")
    func declaredAbove() async throws {
        let model = PathModel()
        let host = HeadlessHost(Layers(model: model))
        try await host.tap("A number")
        try await host.tap("A word")
        #expect(host.shows("word from layer 1"))
        #expect(model.path.count == 2)
    }

    @Test("A09 an assigned path finds destinations that only covered screens declare, and doesn't show those screens")
    func declaredOnCovered() async throws {
        let model = PathModel()
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(Layers(model: model))
            var path = NavigationPath([7])
            path.append("word")
            model.path = path
            host.update()
            #expect(host.shows("word from layer 7"))
            #expect(!host.outline.contains("Another number"))
            try await host.goBack()
            #expect(host.title == "Layer 7")
            #expect(host.shows("Another number"))
        }
        #expect(receiver.reports == [])
    }

    @Test("A10 of two declarations for a type the nearest is used, and both places are reported once")
    func nearestWins() async throws {
        let model = PathModel()
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(Layers(model: model))
            try await host.tap("A number")
            try await host.tap("Another number")
            try await host.tap("A word")
            #expect(host.shows("word from layer 2"))
            try await host.goBack()
            try await host.goBack()
            try await host.tap("A word")
            #expect(host.shows("word from layer 1"))
        }
        let report = try #require(receiver.reports.first)
        #expect(receiver.reports.count == 1)
        #expect(
            report.message.hasPrefix(
                "A navigationDestination for “String” was declared earlier on the stack."))
        let place = try #require(report.place)
        #expect(place.contains("ValueDestinationTests.swift:"))
        #expect(report.message.components(separatedBy: "ValueDestinationTests.swift:").count == 3)
    }

    @Test("A10 the same path shows the same screens, however it was built")
    func sameScreens() async throws {
        var path = NavigationPath([1, 2])
        path.append("word")
        let assigned = PathModel()
        let tapped = PathModel()
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) {
            let first = HeadlessHost(Layers(model: assigned))
            assigned.path = path
            first.update()
            let second = HeadlessHost(Layers(model: tapped))
            try await second.tap("A number")
            try await second.tap("Another number")
            try await second.tap("A word")
            #expect(assigned.path == tapped.path)
            #expect(first.texts == second.texts)
            try await first.goBack()
            try await second.goBack()
            #expect(first.texts == second.texts)
        }
    }

    @Test("A10 declarations for different types, or for one type in two stacks, aren't reported")
    func noRepetition() async throws {
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(Layers(model: PathModel()))
            try await host.tap("A number")
            try await host.tap("A word")
            let other = HeadlessHost(Layers(model: PathModel()))
            try await other.tap("A number")
        }
        #expect(receiver.reports == [])
    }

    @Test("A11 a destination is created only for a followed link, and a deep path creates only the top one")
    func madeWhenShown() async throws {
        struct Root: View {
            @Bindable var model: NumbersModel
            let journal: Journal

            var body: some View {
                NavigationStack(path: $model.path) {
                    List(0..<5) { NavigationLink("Go to \($0)", value: $0) }
                        .navigationDestination(for: Int.self) { number in
                            let _ = journal.note("make \(number)")
                            NumberScreen(number: number, journal: journal)
                        }
                }
            }
        }
        let model = NumbersModel()
        let journal = Journal()
        let host = HeadlessHost(Root(model: model, journal: journal))
        #expect(journal.take() == [])
        try await host.tap("Go to 2")
        #expect(journal.take() == ["make 2", "appear 2"])
        model.path = [7, 8, 9]
        host.clearRecord()
        #expect(host.record.bodies == [])
        #expect(journal.take() == ["make 9", "appear 9", "disappear 2"])
        try await host.goBack()
        #expect(journal.take() == ["make 8", "appear 8", "disappear 9"])
        model.path = []
        host.update()
        #expect(journal.take() == ["disappear 8"])
    }

    @Test("A11 a covered screen that presents, but declares no destination for values, isn't created")
    func coveredPresenter() async throws {
        struct Presenter: View {
            let number: Int
            @State private var isShown = true

            var body: some View {
                Text("Number \(number)").navigationDestination(isPresented: $isShown) { Text("Shown") }
            }
        }
        struct Root: View {
            @Bindable var model: NumbersModel

            var body: some View {
                NavigationStack(path: $model.path) {
                    Text("Root").navigationDestination(for: Int.self) { number in
                        if number == 1 { Presenter(number: number) } else { NumberScreen(number: number) }
                    }
                }
            }
        }
        let model = NumbersModel()
        let host = HeadlessHost(Root(model: model))
        model.path = [1, 2]
        host.clearRecord()
        #expect(host.shows("Number 2"))
        #expect(host.depth == 2)
        try await host.goBack()
        #expect(host.shows("Shown"))
        try await host.goBack()
        #expect(host.shows("Number 1"))
    }

    @Test("A21 a destination inside a list is ignored and reported; one on the list works")
    func misplaced() async throws {
        struct Root: View {
            var body: some View {
                NavigationStack {
                    List {
                        NavigationLink("A number", value: 1)
                            .navigationDestination(for: Int.self) { Text("Number \($0)") }
                        NavigationLink("A word", value: "one")
                    }
                    .navigationDestination(for: String.self) { Text("Word \($0)") }
                }
            }
        }
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(Root())
            #expect(receiver.reports.count == 1)
            #expect(receiver.reports[0].message.hasPrefix("Do not put a navigation destination modifier inside"))
            #expect(receiver.reports[0].place?.contains("ValueDestinationTests.swift:") == true)
            try await host.tap("A number")
            #expect(host.depth == 0)
            try await host.tap("A word")
            #expect(host.shows("Word one"))
        }
    }

    @Test("A21 the same goes for every lazy container, also for rows of a ForEach, but not for other containers")
    func misplacedInLazyStack() async throws {
        struct Root: View {
            var body: some View {
                NavigationStack {
                    ScrollView {
                        LazyVStack {
                            ForEach(0..<2) { row in
                                Text("Row \(row)").navigationDestination(for: Int.self) { Text("Number \($0)") }
                            }
                        }
                        VStack {
                            ForEach(0..<1) { row in
                                Text("Other \(row)").navigationDestination(for: String.self) { Text("Word \($0)") }
                            }
                        }
                    }
                }
            }
        }
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) { _ = HeadlessHost(Root()) }
        #expect(receiver.reports.count == 1)
        #expect(receiver.reports.first?.message.contains("presenting `Int`") == true)
    }

    @Test("A22 a link without a destination pushes nothing, and is reported with its place")
    func linkWithoutDestination() async throws {
        struct Root: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("A number", value: 1)
                        .navigationDestination(for: String.self) { Text("Word \($0)") }
                }
            }
        }
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(Root())
            try await host.tap("A number")
            #expect(host.depth == 0)
            #expect(host.record.operations == [])
        }
        #expect(receiver.reports.count == 1)
        #expect(
            receiver.reports[0].message.hasPrefix(
                "A NavigationLink is presenting a value of type “Int” but there is no matching navigationDestination"))
        #expect(receiver.reports[0].place?.contains("ValueDestinationTests.swift:") == true)
    }

    @Test("A22 a link whose type doesn't fit the path does nothing, and is reported")
    func linkOfAnotherType() async throws {
        struct Root: View {
            @Bindable var model: NumbersModel

            var body: some View {
                NavigationStack(path: $model.path) {
                    NavigationLink("A word", value: "one")
                        .navigationDestination(for: String.self) { Text("Word \($0)") }
                        .navigationDestination(for: Int.self) { Text("Number \($0)") }
                }
            }
        }
        let model = NumbersModel()
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(Root(model: model))
            try await host.tap("A word")
            #expect(host.depth == 0)
            #expect(model.path == [])
        }
        #expect(receiver.reports.count == 1)
        #expect(receiver.reports[0].message.contains("only holds values of type “Int”"))
    }

    @Test("A22 a value without a destination shows a placeholder and is reported, and back works")
    func valueWithoutDestination() async throws {
        let model = PathModel()
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(Layers(model: model))
            model.path = NavigationPath([1.5])
            host.update()
            #expect(host.depth == 1)
            #expect(model.path.count == 1)
            #expect(try host.all(role: "image").count == 1)
            try await host.goBack()
            #expect(host.title == "Root")
            #expect(model.path.isEmpty)
        }
        #expect(receiver.reports.count == 1)
        #expect(receiver.reports[0].message.contains("a value of type “Double”"))
    }

    @Test("A22 a placeholder is replaced when a destination is declared later")
    func placeholderGivesWay() async throws {
        struct Root: View {
            @Bindable var model: PathModel

            var body: some View {
                NavigationStack(path: $model.path) {
                    if model.isDeclaring {
                        Text("Declares").navigationDestination(for: Int.self) { Text("Number \($0)") }
                    } else {
                        Text("Doesn't")
                    }
                }
            }
        }
        let model = PathModel()
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(Root(model: model))
            model.path = NavigationPath([1])
            host.update()
            #expect(!host.shows("Number 1"))
            model.isDeclaring = true
            host.update()
            #expect(host.shows("Number 1"))
            model.isDeclaring = false
            host.update()
            #expect(host.shows("Number 1"))
        }
    }

    @Test("A20 a pushed view follows the values that its destination captures and the state that it reads")
    func captures() async throws {
        struct Root: View {
            @State private var count = 0
            let model: PathModel

            var body: some View {
                NavigationStack {
                    NavigationLink("Open", value: 1)
                        .navigationDestination(for: Int.self) { _ in
                            VStack {
                                Text("Captured \(count)")
                                Text(model.isDeclaring ? "on" : "off")
                                Button("Add") { count += 1 }
                            }
                        }
                }
            }
        }
        let model = PathModel()
        let host = HeadlessHost(Root(model: model))
        try await host.tap("Open")
        try await host.tap("Add")
        #expect(host.shows("Captured 1"))
        #expect(host.depth == 1)
        host.clearRecord()
        model.isDeclaring = true
        host.update()
        #expect(host.shows("on"))
        #expect(host.record.bodies == [])
        #expect(host.record.operations == ["text \"on\""])
    }
}
