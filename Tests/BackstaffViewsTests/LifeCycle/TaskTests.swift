import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite
struct TaskTests {
    private struct Worker: View {
        let number: Int
        let journal: Journal

        var body: some View {
            VStack {
                Text("Number \(number)")
                NavigationLink("Next", value: number + 1)
            }
            .task {
                journal.note("begin \(number)")
                try? await Task.sleep(for: .seconds(3600))
                journal.note(Task.isCancelled ? "cancelled \(number)" : "done \(number)")
            }
        }
    }

    private struct Stack: View {
        @Bindable var model: NumbersModel
        let journal: Journal

        var body: some View {
            NavigationStack(path: $model.path) {
                Worker(number: 0, journal: journal)
                    .navigationDestination(for: Int.self) { Worker(number: $0, journal: journal) }
            }
        }
    }

    @Test("E03 a task runs while its view is on screen, is canceled when it is covered, and starts again")
    func coveredTask() async throws {
        let journal = Journal()
        let host = HeadlessHost(Stack(model: NumbersModel(), journal: journal))
        await host.settle()
        #expect(journal.take() == ["begin 0"])
        try await host.tap("Next")
        try await host.wait { journal.count >= 2 }
        #expect(journal.take().sorted() == ["begin 1", "cancelled 0"])
        try await host.goBack()
        try await host.wait { journal.count >= 2 }
        #expect(journal.take().sorted() == ["begin 0", "cancelled 1"])
    }

    @Test("E03 tasks of screens that are never shown never start")
    func unshownTasks() async throws {
        let journal = Journal()
        let model = NumbersModel([1, 2, 3])
        let host = HeadlessHost(Stack(model: model, journal: journal))
        await host.settle()
        #expect(journal.take() == ["begin 3"])
    }

    @Test("E03 a task restarts only when its id changes")
    func taskWithID() async throws {
        struct Root: View {
            let model: NumbersModel
            let journal: Journal

            var body: some View {
                Text("Path \(model.path)")
                    .task(id: model.path.count) { journal.note("begin \(model.path.count)") }
            }
        }
        let model = NumbersModel()
        let journal = Journal()
        let host = HeadlessHost(Root(model: model, journal: journal))
        await host.settle()
        #expect(journal.take() == ["begin 0"])
        model.path = [1]
        await host.settle()
        #expect(journal.take() == ["begin 1"])
        model.path = [2]
        await host.settle()
        #expect(host.texts == ["Path [2]"])
        #expect(journal.take() == [])
    }

    @Test("E03 state that a task writes is shown")
    func taskWrites() async throws {
        struct Root: View {
            @State private var words = "waiting"

            var body: some View {
                Text(words).task {
                    await Task.yield()
                    words = "there"
                }
            }
        }
        let host = HeadlessHost(Root())
        #expect(host.shows("waiting"))
        await host.settle()
        #expect(host.shows("there"))
    }

    @Test("E05 a task that iterates over objectWillChange gets each change, and of several at once the last")
    func objectWillChange() async throws {
        @MainActor final class Model: ObservableObject {
            @Published var path: [Int] = []
        }
        struct Root: View {
            @StateObject private var model = Model()
            let journal: Journal

            var body: some View {
                NavigationStack(path: $model.path) {
                    VStack {
                        NavigationLink("Next", value: 1)
                        Button("Far") {
                            model.path = [1]
                            model.path = [1, 2]
                        }
                    }
                    .navigationDestination(for: Int.self) { Text("Number \($0)") }
                }
                .task {
                    let changes = model.objectWillChange
                        .buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
                        .values
                    for await _ in changes { journal.note("save \(model.path)") }
                    journal.note("end")
                }
            }
        }
        let journal = Journal()
        let host = HeadlessHost(Root(journal: journal))
        await host.settle()
        #expect(journal.take() == [])
        try await host.tap("Next")
        try await host.wait { journal.count > 0 }
        #expect(journal.take() == ["save [1]"])
        try await host.goBack()
        try await host.wait { journal.count > 0 }
        #expect(journal.take() == ["save []"])
        try await host.tap("Far")
        try await host.wait { journal.count > 0 }
        await host.settle()
        #expect(journal.take().last == "save [1, 2]")
        host.close()
        try await host.wait { journal.count > 0 }
        #expect(journal.take() == ["end"])
    }

    @Test("E06 DispatchQueue.main.asyncAfter changes the path later, and the change is shown")
    func asyncAfter() async throws {
        let model = NumbersModel()
        struct Root: View {
            @Bindable var model: NumbersModel

            var body: some View {
                NavigationStack(path: $model.path) {
                    Button("Later") {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
                            withAnimation { model.path = [1] }
                        }
                    }
                    .navigationDestination(for: Int.self) { Text("Number \($0)") }
                }
            }
        }
        let host = HeadlessHost(Root(model: model))
        #expect(try host.tapNow(host.find("Later")))
        #expect(host.depth == 0)
        try await host.wait { host.depth == 1 }
        #expect(host.shows("Number 1"))
        #expect(host.record.motions == ["push"])
        #expect(host.record.history == ["replace 0"])
    }
}
