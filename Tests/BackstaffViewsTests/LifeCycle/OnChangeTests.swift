import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite
struct ChangeTests {
    @available(*, deprecated)
    private struct Forms: View {
        let model: NumbersModel
        let journal: Journal

        var body: some View {
            let captured = model.path
            Text("Path \(captured)")
                .onChange(of: model.path) { journal.note("none: captured \(captured)") }
                .onChange(of: model.path) { old, new in journal.note("two: \(old) \(new) captured \(captured)") }
                .onChange(of: model.path, perform: { new in journal.note("one: \(new) captured \(captured)") })
        }
    }

    @available(*, deprecated)
    @Test(
        "E04 the three forms of onChange: those with no and two parameters see new captures, the old one sees old captures"
    )
    func forms() {
        let model = NumbersModel([1])
        let journal = Journal()
        let host = HeadlessHost(Forms(model: model, journal: journal))
        #expect(journal.take() == [])
        model.path = [2]
        host.update()
        #expect(
            Set(journal.take()) == [
                "none: captured [2]", "two: [1] [2] captured [2]", "one: [2] captured [1]",
            ])
    }

    @available(*, deprecated)
    @Test("E04 several writes in one update are one change, and writing the old value back is none")
    func severalWrites() {
        let model = NumbersModel([1])
        let journal = Journal()
        let host = HeadlessHost(Forms(model: model, journal: journal))
        model.path = [2]
        model.path = [3]
        model.path = [4]
        host.update()
        let lines = journal.take()
        #expect(lines.count == 3)
        #expect(lines.contains("two: [1] [4] captured [4]"))
        model.path = [5]
        model.path = [4]
        host.update()
        #expect(journal.take() == [])
    }

    @available(*, deprecated)
    private struct FormsWithNewValue: View {
        let model: NumbersModel
        let journal: Journal
        let stored: ([Int]) -> Void

        var body: some View {
            Text("Path")
                .onChange(of: model.path) { new in journal.note("closure: \(new.count)") }
                .onChange(of: model.path) { journal.note("short: \($0.count)") }
                .onChange(of: model.path) { _ in journal.note("none") }
                .onChange(of: model.path, perform: stored)
                .onChange(of: model.path, perform: follow)
        }

        private func follow(_ path: [Int]) { journal.note("method: \(path)") }
    }

    @available(*, deprecated)
    @Test("E04 the form with the new value takes closures, stored closures and methods")
    func formsWithNewValue() {
        let model = NumbersModel([1])
        let journal = Journal()
        let view = FormsWithNewValue(model: model, journal: journal) { journal.note("stored: \($0)") }
        let host = HeadlessHost(view)
        #expect(journal.take() == [])
        model.path = [2, 3]
        host.update()
        #expect(
            Set(journal.take()) == ["closure: 2", "short: 2", "none", "stored: [2, 3]", "method: [2, 3]"])
    }

    @Test("E04 with initial, the action runs at each appearance, with the value twice")
    func initial() async throws {
        struct Root: View {
            let journal: Journal

            var body: some View {
                NavigationStack {
                    NavigationLink("Next", value: 1)
                        .onChange(of: 7, initial: true) { old, new in journal.note("\(old) \(new)") }
                        .navigationDestination(for: Int.self) { Text("Number \($0)") }
                }
            }
        }
        let journal = Journal()
        let host = HeadlessHost(Root(journal: journal))
        #expect(journal.take() == ["7 7"])
        try await host.tap("Next")
        #expect(journal.take() == [])
        try await host.goBack()
        #expect(journal.take() == ["7 7"])
    }

    @Test("E04 state that onChange writes is shown in the same update, without a loop")
    func writes() async throws {
        struct Root: View {
            @State private var first = 0
            @State private var second = 0

            var body: some View {
                VStack {
                    Text("\(first) and \(second)")
                    Button("Add") { first += 1 }
                }
                .onChange(of: first) { second = first * 10 }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Add")
        #expect(host.shows("1 and 10"))
        #expect(Set(host.record.operations) == ["text \"1 and 10\""])
        #expect(host.trouble == nil)
    }

    @Test("E04 onChange on a covered screen still runs")
    func covered() async throws {
        struct Root: View {
            @Bindable var model: NumbersModel
            let journal: Journal

            var body: some View {
                NavigationStack(path: $model.path) {
                    NumberScreen(number: 0)
                        .onChange(of: model.path) { old, new in journal.note("\(old) to \(new)") }
                        .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
                }
            }
        }
        let journal = Journal()
        let model = NumbersModel()
        let host = HeadlessHost(Root(model: model, journal: journal))
        try await host.tap("Next")
        #expect(journal.take() == ["[] to [1]"])
        try await host.tap("Next")
        #expect(journal.take() == ["[1] to [1, 2]"])
        try await host.goBack()
        #expect(journal.take() == ["[1, 2] to [1]"])
    }

    @Test("E04 a path that onChange writes is shown in the same update")
    func redirect() async throws {
        struct Root: View {
            @Bindable var model: NumbersModel

            var body: some View {
                NavigationStack(path: $model.path) {
                    NumberScreen(number: 0)
                        .onChange(of: model.path) { if model.path.last == 1 { model.path = [5] } }
                        .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
                }
            }
        }
        let model = NumbersModel()
        let host = HeadlessHost(Root(model: model))
        try await host.tap("Next")
        #expect(model.path == [5])
        #expect(host.shows("Number 5"))
        #expect(host.depth == 1)
    }
}
