import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite
struct NavigationStackTests {
    private struct Implicit: View {
        var body: some View {
            NavigationStack {
                List {
                    NavigationLink("Three", value: 3)
                    NavigationLink(value: 4) {
                        VStack {
                            Text("Four")
                            Text("and more")
                        }
                    }
                    NavigationLink("Nothing", value: Int?.none)
                }
                .navigationTitle("Numbers")
                .navigationDestination(for: Int.self) { number in
                    Text("Number \(number)").navigationTitle("Detail")
                }
            }
        }
    }

    @Test("A01 a stack without a path pushes and pops")
    func implicitPath() async throws {
        let host = HeadlessHost(Implicit())
        #expect(host.title == "Numbers")
        #expect(host.backButton == nil)
        try await host.tap("Three")
        #expect(host.title == "Detail")
        #expect(host.backButton == "Numbers")
        #expect(host.shows("Number 3"))
        #expect(host.path == ["3"])
        #expect(host.record.motions == ["push"])
        #expect(host.record.history == ["push 1"])
        try await host.goBack()
        #expect(host.title == "Numbers")
        #expect(host.path == [])
        #expect(host.record.motions == ["push", "pop"])
        #expect(host.record.history == ["push 1", "back 0"])
    }

    @Test("A06 a link pushes onto the stack that contains it")
    func linkFindsItsStack() async throws {
        let host = HeadlessHost(Implicit())
        try await host.tap("Three")
        #expect(host.depth == 1)
        #expect(!host.shows("Four"))
        await #expect(throws: LookUpFailure.self) { try await host.tap("Three") }
        #expect(host.depth == 1)
    }

    @Test("A06 a link to nil is disabled")
    func linkToNothing() async throws {
        let host = HeadlessHost(Implicit())
        #expect(try host.find("Nothing").isDisabled)
        #expect(try !host.find("Three").isDisabled)
        await #expect(throws: LookUpFailure.self) { try await host.tap("Nothing") }
        #expect(host.depth == 0)
        #expect(host.record.operations == [])
    }

    @Test("A06 a link outside any stack is disabled")
    func linkOutsideStacks() async throws {
        let host = HeadlessHost(NavigationLink("Away", value: 1))
        #expect(try host.find("Away").isDisabled)
        await #expect(throws: LookUpFailure.self) { try await host.tap("Away") }
    }

    @Test("A06 a double tap pushes once")
    func doubleTap() async throws {
        let host = HeadlessHost(Implicit())
        let link = try host.find("Three")
        #expect(host.tapNow(link))
        #expect(!host.tapNow(link))
        #expect(host.path == ["3"])
        #expect(host.record.history == ["push 1"])
    }

    @Test("A07 a tap on any view of a link's label follows the link")
    func linkWithLabel() async throws {
        let host = HeadlessHost(Implicit())
        try await host.tap("and more")
        #expect(host.shows("Number 4"))
        #expect(host.path == ["4"])
    }

    @Test("A02 pushes append to a bound path, and back removes from it")
    func boundPath() async throws {
        let model = NumbersModel()
        let host = HeadlessHost(NumbersStack(model: model))
        try await host.tap("Next")
        try await host.tap("Next")
        #expect(model.path == [1, 2])
        #expect(host.title == "Screen 2")
        try await host.goBack()
        #expect(model.path == [1])
        #expect(host.title == "Screen 1")
    }

    @Test("A02 an assigned path shows its last value, and each back shows the value before it")
    func assignedPath() async throws {
        let model = NumbersModel()
        let host = HeadlessHost(NumbersStack(model: model))
        model.path = [7, 8, 9]
        host.update()
        #expect(host.title == "Screen 9")
        #expect(host.record.history == ["replace 0"])
        for title in ["Screen 8", "Screen 7", "Root"] {
            try await host.goBack()
            #expect(host.title == title)
        }
        #expect(model.path == [])
        #expect(host.backButton == nil)
    }

    @Test("A02 a path that isn't empty at launch is shown at once")
    func initialPath() async throws {
        let host = HeadlessHost(NumbersStack(model: NumbersModel([1, 2])))
        #expect(host.title == "Screen 2")
        #expect(host.record.motions == [])
    }

    @Test("A02 writing the same path again changes nothing")
    func equalPath() async throws {
        let model = NumbersModel([1])
        let host = HeadlessHost(NumbersStack(model: model))
        try await host.tap("Add")
        host.clearRecord()
        model.path = [1]
        host.update()
        #expect(host.record.operations == [])
        #expect(host.record.motions == [])
        #expect(host.shows("Count 1"))
    }

    @Test("A02 if the binding refuses a push, no screen is pushed")
    func refusedPush() async throws {
        struct Root: View {
            @State private var path: [Int] = []

            var body: some View {
                let limited = Binding {
                    path
                } set: {
                    path = Array($0.prefix(1))
                }
                NavigationStack(path: limited) {
                    NumberScreen(number: 0)
                        .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
                }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Next")
        #expect(host.path == ["1"])
        try await host.tap("Next")
        #expect(host.path == ["1"])
        #expect(host.shows("Number 1"))
        #expect(!host.shows("Number 2"))
    }

    @Test("A02 a path may be any mutable collection of hashable values")
    func otherCollections() async throws {
        struct Root: View {
            @State private var path: ContiguousArray<Int> = [1]

            var body: some View {
                NavigationStack(path: $path) {
                    Text("Path \(path.count)")
                        .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
                }
            }
        }
        let host = HeadlessHost(Root())
        #expect(host.shows("Number 1"))
        try await host.tap("Next")
        #expect(host.shows("Number 2"))
        try await host.goBack()
        try await host.goBack()
        #expect(host.shows("Path 0"))
    }

    @Test("A12 equal values in a path have separate screens")
    func repeatedValues() async throws {
        let model = NumbersModel([3, 1, 1])
        let host = HeadlessHost(NumbersStack(model: model))
        #expect(host.depth == 3)
        try await host.tap("Add")
        #expect(host.shows("Count 1"))
        try await host.goBack()
        #expect(host.shows("Number 1"))
        #expect(host.shows("Count 0"))
        #expect(model.path == [3, 1])
    }

    @Test("A12 a value that replaces another gets a new screen")
    func replacedValue() async throws {
        let model = NumbersModel([1])
        let host = HeadlessHost(NumbersStack(model: model))
        try await host.tap("Add")
        model.path = [2]
        host.update()
        #expect(host.shows("Number 2"))
        #expect(host.shows("Count 0"))
        #expect(host.record.motions == ["fade"])
    }

    @Test("A13 removing several values from the path goes back that far in one step")
    func popSeveral() async throws {
        let model = NumbersModel([1, 2, 3, 4])
        let host = HeadlessHost(NumbersStack(model: model))
        model.path.removeLast(2)
        host.update()
        #expect(host.title == "Screen 2")
        model.path.removeAll()
        host.update()
        #expect(host.title == "Root")
        #expect(host.record.motions == ["pop", "pop"])
    }

    @Test("A13 the screens of an unchanged prefix keep their state, and the screens above it are removed")
    func keptPrefix() async throws {
        let model = NumbersModel([1])
        let host = HeadlessHost(NumbersStack(model: model))
        try await host.tap("Add")
        model.path = [1, 2]
        host.update()
        try await host.tap("Add")
        model.path = [1, 3]
        host.update()
        #expect(host.shows("Number 3"))
        #expect(host.shows("Count 0"))
        try await host.goBack()
        #expect(host.shows("Number 1"))
        #expect(host.shows("Count 1"))
    }

    @Test("A16 the path leaves out the root, and a covered screen keeps its state")
    func coveredScreens() async throws {
        let model = NumbersModel()
        let host = HeadlessHost(NumbersStack(model: model))
        try await host.tap("Add")
        try await host.tap("Add")
        try await host.tap("Next")
        #expect(model.path == [1])
        #expect(host.shows("Count 0"))
        try await host.goBack()
        #expect(host.shows("Count 2"))
        try await host.tap("Next")
        #expect(host.shows("Count 0"))
    }

    @Test("A16 a popped screen loses its state")
    func poppedState() async throws {
        let host = HeadlessHost(NumbersStack(model: NumbersModel([1])))
        try await host.tap("Add")
        try await host.goBack()
        try await host.tap("Next")
        #expect(host.shows("Count 0"))
    }

    @Test("A02 after several writes of the path in one update, only the last is shown")
    func severalWrites() async throws {
        let model = NumbersModel()
        let journal = Journal()
        let host = HeadlessHost(NumbersStack(model: model, journal: journal))
        _ = journal.take()
        for round in 0..<50 { model.path = round.isMultiple(of: 2) ? [1] : [2, 3] }
        host.update()
        #expect(host.title == "Screen 3")
        #expect(journal.take() == ["appear 3", "disappear 0"])
        model.path = [4]
        model.path = [2, 3]
        host.clearRecord()
        #expect(host.record.operations == [])
        #expect(journal.take() == [])
    }

    @Test("A02 writing the path runs no body of a screen that stays")
    func costOfPush() async throws {
        let model = NumbersModel([1])
        let host = HeadlessHost(NumbersStack(model: model))
        host.clearRecord()
        model.path.append(2)
        host.update()
        #expect(host.record.bodies == ["NumberScreen"])
    }

    @Test("A24 two stacks side by side each have their own path")
    func twoStacks() async throws {
        let left = NumbersModel()
        let right = NumbersModel([5])
        struct Root: View {
            let left: NumbersModel
            let right: NumbersModel

            var body: some View {
                VStack {
                    NumbersStack(model: left)
                    NumbersStack(model: right)
                }
            }
        }
        let host = HeadlessHost(Root(left: left, right: right))
        try await host.tap("Next")
        #expect(left.path == [1])
        #expect(right.path == [5])
        #expect(host.texts.contains("Number 1"))
        #expect(host.texts.contains("Number 5"))
        left.path = []
        host.update()
        #expect(host.texts.contains("Number 0"))
        #expect(right.path == [5])
        #expect(host.texts.contains("Number 5"))
    }

    @Test("K02 a test drives an app from launch to a deep screen and back, and reads what a user sees")
    func wholeApp() async throws {
        struct NumbersApp: App {
            @State private var model = NumbersModel()

            var body: some Scene {
                WindowGroup { NumbersStack(model: model) }
            }
        }
        let host = HeadlessHost(NumbersApp.self)
        try await host.tap("Next")
        try await host.tap("Next")
        #expect(host.title == "Screen 2")
        #expect(host.backButton == "Screen 1")
        try await host.goBack()
        try await host.goBack()
        #expect(host.title == "Root")
        #expect(host.record.history == ["push 1", "push 2", "back 1", "back 0"])
    }
}
