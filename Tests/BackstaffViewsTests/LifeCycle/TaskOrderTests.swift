import BackstaffGraph
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// When tasks start and are cancelled, as it was observed on Apple's platforms.
@MainActor
@Suite
struct TaskOrderTests {
    private let journal = Journal()
    private let switches = Switches()

    /// Changes the switches, and returns what was noted at once.
    private func change(in host: HeadlessHost, _ change: (Switches) -> Void) -> [String] {
        _ = journal.take()
        change(switches)
        host.update()
        return journal.take()
    }

    @Test("E03 a task starts after an onAppear inside it, and what it writes at once is shown from the start")
    func beforeFirstDraw() async {
        struct Root: View {
            let journal: Journal
            @State private var number = 0

            var body: some View {
                let _ = journal.note("body \(number)")
                Text("\(number)")
                    .onAppear { journal.note("appear") }
                    .task {
                        journal.note("start")
                        number = 1
                        journal.note("wrote")
                        await Task.yield()
                        journal.note("rest")
                    }
            }
        }
        let host = HeadlessHost(Root(journal: journal))
        #expect(journal.take() == ["body 0", "appear", "start", "wrote", "body 1"])
        #expect(host.texts == ["1"] && host.record.operations.isEmpty)
        await host.settle()
        #expect(journal.take() == ["rest"])
    }

    @Test("E03 a task inside an onAppear starts before it")
    func taskInside() {
        _ = HeadlessHost(
            Text("Here").task { [journal] in journal.note("start") }.onAppear { journal.note("appear") })
        #expect(journal.take().prefix(2) == ["start", "appear"])
    }

    @Test("E03 a task runs on the main thread, before and after it suspends")
    func mainThread() async throws {
        let host = HeadlessHost(
            Text("Here").task { [journal] in
                journal.note("\(MainThread.isCurrent)")
                try? await Task.sleep(for: .milliseconds(1))
                journal.note("\(MainThread.isCurrent)")
            })
        try await host.wait { journal.count == 2 }
        #expect(journal.take() == ["true", "true"])
    }

    @Test("E03 a task has the priority of the modifier, which is that of user-initiated work by default")
    func priorities() async {
        struct Root: View {
            let journal: Journal

            var body: some View {
                VStack {
                    Text("1").task { journal.note("default \(Task.currentPriority.rawValue)") }
                    Text("2").task(priority: .low) { journal.note("low \(Task.currentPriority.rawValue)") }
                    Text("3").task(priority: .high) { journal.note("high \(Task.currentPriority.rawValue)") }
                    Text("4").task(priority: .background) {
                        journal.note("background \(Task.currentPriority.rawValue)")
                    }
                    Text("5").task(id: 1) { journal.note("id \(Task.currentPriority.rawValue)") }
                }
            }
        }
        let host = HeadlessHost(Root(journal: journal))
        await host.settle()
        #expect(journal.take() == ["id 25", "background 9", "high 25", "low 17", "default 25"])
    }

    private struct Sleeper: ViewModifier {
        let name: String
        let journal: Journal

        func body(content: Content) -> some View {
            content.task {
                journal.note("start \(name)")
                await withTaskCancellationHandler {
                    try? await Task.sleep(for: .seconds(3600))
                } onCancel: {
                    MainActor.assumeIsolated { journal.note("cancel \(name)") }
                }
                journal.note("end \(name), cancelled \(Task.isCancelled)")
            }
        }
    }

    @Test("E03 when a view goes, its task is cancelled before an onDisappear around it, and after one inside it")
    func removed() async throws {
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                VStack {
                    if !switches.isOn {
                        Text("1").modifier(Sleeper(name: "inside", journal: journal))
                            .onDisappear { journal.note("disappear 1") }
                        Text("2").onDisappear { journal.note("disappear 2") }
                            .modifier(Sleeper(name: "outside", journal: journal))
                    }
                }
            }
        }
        let host = HeadlessHost(Root(switches: switches, journal: journal))
        #expect(
            change(in: host) { $0.isOn = true }
                == ["disappear 2", "cancel outside", "cancel inside", "disappear 1"])
        try await host.wait { journal.count == 2 }
        #expect(Set(journal.take()) == ["end inside, cancelled true", "end outside, cancelled true"])
    }

    @Test("E03 another id cancels the task and starts the next in one step; a finished task starts again, too")
    func otherID() async throws {
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                let number = switches.number
                VStack {
                    Text("long").task(id: number) {
                        journal.note("start \(number)")
                        await withTaskCancellationHandler {
                            try? await Task.sleep(for: .seconds(3600))
                        } onCancel: {
                            MainActor.assumeIsolated { journal.note("cancel \(number)") }
                        }
                        journal.note("end \(number)")
                    }
                    Text("short").task(id: number) { journal.note("short \(number)") }
                }
            }
        }
        let host = HeadlessHost(Root(switches: switches, journal: journal))
        #expect(journal.take() == ["short 0", "start 0"])
        #expect(change(in: host) { $0.number = 1 } == ["short 1", "cancel 0", "start 1"])
        try await host.wait { journal.count == 1 }
        #expect(journal.take() == ["end 0"])
    }

    @Test("E03 tasks and onAppear start inside out, later siblings first")
    func siblings() {
        struct Root: View {
            let journal: Journal

            var body: some View {
                VStack {
                    Text("1").task { journal.note("task 1") }.onAppear { journal.note("appear 1") }
                    Text("2").task { journal.note("task 2") }.onAppear { journal.note("appear 2") }
                }
                .task { journal.note("task of parent") }
                .onAppear { journal.note("appear parent") }
            }
        }
        _ = HeadlessHost(Root(journal: journal))
        #expect(
            journal.take() == ["task 2", "appear 2", "task 1", "appear 1", "task of parent", "appear parent"])
    }

    @Test("E03 a task with an id and an onChange of the same value act in the order of the modifiers")
    func withOnChange() {
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                VStack {
                    Text("1").onChange(of: switches.number) { journal.note("change 1") }
                        .task(id: switches.number) { journal.note("task 1") }
                    Text("2").task(id: switches.number) { journal.note("task 2") }
                        .onChange(of: switches.number) { journal.note("change 2") }
                }
            }
        }
        let host = HeadlessHost(Root(switches: switches, journal: journal))
        #expect(change(in: host) { $0.number = 1 } == ["task 2", "change 2", "change 1", "task 1"])
    }

    @Test("E03 a task is named after the line that adds it, and isn't cancelled at the start")
    func name() throws {
        let line = #line + 2
        _ = HeadlessHost(
            Text("Here").task { [journal] in
                journal.note(Task.name ?? "none")
                journal.note("\(Task.isCancelled)")
            })
        #expect(journal.take().prefix(2) == ["View.task @ \(#fileID):\(line)", "false"])
    }

    @Test("E03 when one branch replaces another, the new view appears and starts, then the old one ends")
    func branches() {
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                if switches.isOn {
                    Text("on").noted("on", in: journal).modifier(Sleeper(name: "on", journal: journal))
                } else {
                    Text("off").noted("off", in: journal).modifier(Sleeper(name: "off", journal: journal))
                }
            }
        }
        let host = HeadlessHost(Root(switches: switches, journal: journal))
        #expect(
            change(in: host) { $0.isOn = true } == ["appear on", "start on", "disappear off", "cancel off"])
    }

    @Test("E03 going back cancels the task of the screen, but not a task that its action has started")
    func unstructured() async throws {
        struct Screen: View {
            let journal: Journal

            var body: some View {
                Text("Screen").task {
                    Task {
                        while journal.count < 3 { await Task.yield() }
                        journal.note("own task, cancelled \(Task.isCancelled)")
                    }
                    try? await Task.sleep(for: .seconds(3600))
                    journal.note("view's task, cancelled \(Task.isCancelled)")
                }
            }
        }
        let host = HeadlessHost(
            NavigationStack {
                NavigationLink("Next") { Screen(journal: journal) }
            })
        try await host.tap("Next")
        try await host.goBack()
        try await host.wait { journal.count == 1 }
        journal.note("")
        journal.note("")
        try await host.wait { journal.count == 4 }
        #expect(journal.take() == ["view's task, cancelled true", "", "", "own task, cancelled false"])
    }
}
