import BackstaffElements
import BackstaffTesting
import Testing
import ViewTestSupport

@testable import BackstaffUI

/// What a page and a screen reader need to move focus: which screen is covered, which is new, and its name.
///
///     link on A ──tap──► A covered, its link left as it is │ B inserted, its title first │ the window is called B
///     back      ──────► B removed                          │ A uncovered, the same link  │ the window is called A
@MainActor
@Suite
struct FocusHandOffTests {
    /// A scene that records each patch as lines.
    @MainActor
    private final class Stage {
        let scene: LiveScene
        private(set) var title: String?
        private(set) var motion: Motion?

        init(_ view: some View, _ size: BackstaffTesting.Size = .phone) {
            var configuration = Kept.configuration()
            (configuration.width, configuration.height) = (size.width, size.height)
            scene = LiveScene(AnyView(view), configuration)
            take()
        }

        @discardableResult
        func take() -> [String] {
            let patch = scene.takePatch()
            (title, motion) = (patch?.title, patch?.motion)
            return (patch?.operations ?? []).map(ControlStage.describe)
        }

        @discardableResult
        func send(_ event: ElementEvent, to element: Element) throws -> [String] {
            try scene.deliver(event, to: element.id)
            return take()
        }

        @discardableResult
        func tap(_ words: String) throws -> [String] {
            try send(.activate, to: #require(shown(.link, words) ?? shown(.button, words)))
        }

        /// The last visible element of a role that contains the text.
        func shown(_ role: ElementRole, _ words: String? = nil) -> Element? {
            all(role).last { scene.tree.shows($0) && (words == nil || ControlStage.words(of: $0) == words) }
        }

        func all(_ role: ElementRole) -> [Element] {
            var found: [Element] = []
            scene.tree.root.forEachDescendant { if $0.role == role { found.append($0) } }
            return found
        }
    }

    @Test("K07 a push covers the old screen, adds one named screen, and doesn't move focus itself")
    func push() throws {
        let stage = Stage(NumbersStack(model: NumbersModel()))
        let operations = try stage.tap("Next")
        #expect(operations.sorted() == ["insert screen", "set covered true"])
        #expect(stage.motion == .push)
        #expect(stage.title == "Screen 1")
        let screen = try #require(stage.shown(.screen))
        #expect(screen.children.first?.role == .navigationBar)
        #expect(stage.shown(.barTitle).map(ControlStage.words) == "Screen 1")
        #expect(stage.scene.tree.focused == nil)
    }

    @Test("K07 a followed link can't be reached while it is covered, and is the same element after going back")
    func pop() throws {
        let stage = Stage(NumbersStack(model: NumbersModel()))
        let link = try #require(stage.shown(.link, "Next"))
        try stage.tap("Next")
        #expect(throws: ElementTree.Refusal.unreachable) { try stage.scene.deliver(.activate, to: link.id) }
        let operations = try stage.send(.activate, to: #require(stage.shown(.backButton)))
        #expect(operations.sorted() == ["remove", "set covered none"])
        #expect(stage.motion == .pop)
        #expect(stage.title == "Root")
        #expect(stage.shown(.link, "Next") === link)
        try stage.send(.activate, to: link)
        #expect(stage.title == "Screen 1")
    }

    @Test("K07 a write that changes no screen covers nothing, moves nothing and keeps the window's name")
    func noChangeOfScreen() throws {
        let model = NumbersModel([1])
        let stage = Stage(NumbersStack(model: model))
        #expect(try stage.tap("Add") == ["text Count 1"])
        #expect(stage.motion == nil)
        #expect(stage.title == nil)
        model.path = [1]
        #expect(stage.take() == [])
        #expect(stage.title == nil)
    }

    @Test("K07 a path is replaced: only its last screen is new, and the screen below it is covered")
    func replacedPath() throws {
        let model = NumbersModel([1])
        let stage = Stage(NumbersStack(model: model))
        model.path = [1, 2, 3]
        let operations = stage.take()
        #expect(operations.filter { $0 == "insert screen" }.count == 1)
        #expect(stage.title == "Screen 3")
        #expect(stage.all(.screen).filter { stage.scene.tree.shows($0) }.count == 1)
    }

    // MARK: Columns

    private struct Halls: View {
        @State var selection: Int?

        var body: some View {
            NavigationSplitView {
                List(0..<3, id: \.self, selection: $selection) { Text("Hall \($0)") }
                    .navigationTitle("Halls")
            } detail: {
                Text(selection.map { "In \($0)" } ?? "Outside")
                    .navigationTitle(selection.map { "Hall \($0)" } ?? "Outside")
            }
        }
    }

    @Test("K07 on a phone a selection covers its column; back uncovers the same row, deselected")
    func collapsedColumns() throws {
        let stage = Stage(Halls())
        let row = try #require(stage.shown(.row, "Hall 1"))
        #expect(try stage.send(.activate, to: row).contains("set covered true"))
        #expect(stage.title == "Hall 1")
        #expect(!stage.scene.tree.shows(row))
        #expect(stage.shown(.barTitle).map(ControlStage.words) == "Hall 1")
        #expect(try stage.send(.activate, to: #require(stage.shown(.backButton))).contains("set covered none"))
        #expect(stage.title == "Halls")
        #expect(stage.shown(.row, "Hall 1") === row)
    }

    @Test("K07 a selection beside its detail covers nothing, and focus stays on the row")
    func tiledColumns() throws {
        let stage = Stage(Halls(), .tabletLandscape)
        let row = try #require(stage.shown(.row, "Hall 1"))
        let operations = try stage.send(.activate, to: row)
        #expect(operations.filter { $0.contains("covered") || $0.hasPrefix("focus") || $0.hasPrefix("remove") } == [])
        #expect(stage.title == "Hall 1")
        #expect(stage.shown(.row, "Hall 1") === row)
    }

    // MARK: Fields

    /// A question and a screen that is pushed from it. Each has a field.
    private struct Questions: View {
        @State private var path: [Int] = []
        @FocusState private var isFocused: Bool
        var focusesNext = false

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    TextField("First", text: .constant("")).focused($isFocused).onSubmit { path = [1] }
                    Text(isFocused ? "typing" : "idle")
                }
                .navigationTitle("Question")
                .navigationDestination(for: Int.self) { _ in
                    Answer(focuses: focusesNext) { isFocused = true }
                }
            }
        }
    }

    private struct Answer: View {
        let focuses: Bool
        let focusFormer: @MainActor () -> Void
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                TextField("Second", text: .constant("")).focused($isFocused)
                Button("Former") { focusFormer() }
            }
            .onAppear { isFocused = focuses }
            .navigationTitle("Answer")
        }
    }

    @Test("K07 a field that a new screen focuses gets focus in the patch of the push; otherwise no field does")
    func fieldOfTheNewScreen() throws {
        for focuses in [true, false] {
            let stage = Stage(Questions(focusesNext: focuses))
            let operations = try stage.send(.submit, to: #require(stage.shown(.textField)))
            #expect(stage.title == "Answer")
            #expect(operations.filter { $0.hasPrefix("focus") } == (focuses ? ["focus text-field"] : []))
            #expect(stage.scene.tree.focused === (focuses ? stage.shown(.textField) : nil))
        }
    }

    @Test("K07 a field that lost focus when its screen was covered is still unfocused after going back")
    func fieldThatIsCovered() throws {
        let stage = Stage(Questions())
        let field = try #require(stage.shown(.textField))
        try stage.send(.focus(true), to: field)
        #expect(stage.shown(.text, "typing") != nil)
        try stage.send(.submit, to: field)
        try stage.send(.focus(false), to: field)
        #expect(stage.scene.tree.focused == nil)
        #expect(throws: ElementTree.Refusal.unreachable) { try stage.scene.deliver(.focus(true), to: field.id) }
        #expect(throws: ElementTree.Refusal.unreachable) { try stage.scene.deliver(.focus(false), to: field.id) }
        try stage.send(.activate, to: #require(stage.shown(.backButton)))
        #expect(stage.shown(.text, "idle") != nil)
    }

    @Test("K07 an app that focuses a field of a covered screen gets a report, and nothing is focused")
    func fieldOfACoveredScreen() throws {
        let stage = Stage(Questions())
        try stage.send(.submit, to: #require(stage.shown(.textField)))
        #expect(try stage.tap("Former").filter { $0.hasPrefix("focus") } == [])
        #expect(stage.scene.tree.focused == nil)
        try stage.send(.activate, to: #require(stage.shown(.backButton)))
        #expect(stage.shown(.text, "idle") != nil)
    }
}
