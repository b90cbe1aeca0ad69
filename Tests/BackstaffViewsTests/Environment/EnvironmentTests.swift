import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

private enum NoteKey: EnvironmentKey {
    static let defaultValue = "nothing"
}

private enum LevelKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var note: String {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }

    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

@MainActor
@Observable
private final class Settings {
    var note = "from outside"
    var level = 1
    var other = 0
}

private struct NoteText: View {
    let name: String
    @Environment(\.note) private var note

    var body: some View {
        Text("\(name): \(note)")
    }
}

private struct LevelText: View {
    @Environment(\.level) private var level

    var body: some View {
        Text("Level \(level)")
    }
}

@MainActor
@Suite
struct EnvironmentTests {
    @Test("E02 destinations have the stack's environment, not that of the root inside it")
    func destinations() async throws {
        struct Root: View {
            var body: some View {
                NavigationStack {
                    VStack {
                        NoteText(name: "root")
                        NavigationLink("Value", value: 1)
                        NavigationLink("View") { NoteText(name: "view") }
                    }
                    .navigationDestination(for: Int.self) { _ in NoteText(name: "value") }
                    .environment(\.note, "from the root")
                }
                .environment(\.note, "from the stack")
            }
        }
        let host = HeadlessHost(Root())
        #expect(host.shows("root: from the root"))
        try await host.tap("Value")
        #expect(host.shows("value: from the stack"))
        try await host.goBack()
        try await host.tap("View")
        #expect(host.shows("view: from the stack"))
    }

    @Test("E02 a changed value runs only the bodies that read it, also on pushed and covered screens")
    func changes() async throws {
        struct Root: View {
            let settings: Settings

            var body: some View {
                Stack()
                    .environment(\.note, settings.note)
                    .environment(\.level, settings.level)
            }
        }
        struct Stack: View {
            var body: some View {
                NavigationStack {
                    VStack {
                        NoteText(name: "root")
                        LevelText()
                        NavigationLink("Value", value: 1)
                    }
                    .navigationDestination(for: Int.self) { _ in
                        VStack {
                            NoteText(name: "value")
                            LevelText()
                        }
                    }
                }
            }
        }
        let settings = Settings()
        let host = HeadlessHost(Root(settings: settings))
        try await host.tap("Value")
        host.clearRecord()
        settings.note = "changed"
        host.update()
        #expect(host.shows("value: changed"))
        #expect(host.record.bodies == ["Root", "NoteText", "NoteText"])
        host.clearRecord()
        settings.level = 1
        host.update()
        #expect(host.record.operations == [])
        try await host.goBack()
        #expect(host.shows("root: changed"))
    }

    @Test("E02 a value applies to the view it is set on and the views inside, the nearest takes precedence")
    func scope() {
        struct Root: View {
            var body: some View {
                VStack {
                    NoteText(name: "outside")
                    VStack {
                        NoteText(name: "inside")
                        NoteText(name: "nearest").environment(\.note, "inner")
                    }
                    .environment(\.note, "outer")
                }
            }
        }
        #expect(HeadlessHost(Root()).texts == ["outside: nothing", "inside: outer", "nearest: inner"])
    }

    @Test("E02 a transformed value follows the original value")
    func transformed() {
        struct Root: View {
            let settings: Settings

            var body: some View {
                Middle().environment(\.level, settings.level)
            }
        }
        struct Middle: View {
            var body: some View {
                LevelText().transformEnvironment(\.level) { $0 += 10 }
            }
        }
        let settings = Settings()
        let host = HeadlessHost(Root(settings: settings))
        #expect(host.texts == ["Level 11"])
        settings.level = 5
        host.update()
        #expect(host.texts == ["Level 15"])
    }

    @Test("E02 an observable object is found by its type, and a replacement is followed")
    func observableObjects() {
        struct Reader: View {
            @Environment(Settings.self) private var settings
            @Environment(NumbersModel.self) private var missing: NumbersModel?

            var body: some View {
                Text("\(settings.note), \(missing == nil ? "none" : "some")")
            }
        }
        struct Root: View {
            @Bindable var model: PathModel
            let first: Settings
            let second: Settings

            var body: some View {
                Reader().environment(model.isDeclaring ? second : first)
            }
        }
        let model = PathModel()
        let first = Settings()
        let second = Settings()
        second.note = "second"
        let host = HeadlessHost(Root(model: model, first: first, second: second))
        #expect(host.texts == ["from outside, none"])
        first.note = "first"
        host.update()
        #expect(host.texts == ["first, none"])
        host.clearRecord()
        first.other = 1
        host.update()
        #expect(host.record.bodies == [])
        model.isDeclaring = true
        host.update()
        #expect(host.texts == ["second, none"])
        host.clearRecord()
        first.note = "no longer read"
        host.update()
        #expect(host.record.bodies == [])
    }
}
