import BackstaffElements
import Fuzzing
import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

@MainActor
@Suite("Flows in lists: editing, swiping, searching and refreshing")
struct FlowRowTests {
    private let model = PantryModel()

    private func host() -> HeadlessHost {
        let host = HeadlessHost(Pantry(model: model))
        model.tree = host.scene.tree
        return host
    }

    private func drive(_ flow: String, patience: Duration = .seconds(600)) async throws {
        try await host().perform(try Flow(flow), patience: patience)
    }

    // MARK: Driving

    @Test("Rows are deleted, moved before others, and moved to the end of the movable rows")
    func editing() async throws {
        try await drive("- deleteRow: Salt\n- moveRow: Rice before Flour\n- assertNotVisible: Salt")
        #expect(model.rows == ["Rice", "Flour", "Tea"])
        try await drive("- moveRow: Rice to end\n- moveRow: Flour 2 kg to end")
        #expect(model.rows == ["Rice", "Flour", "Tea"])
    }

    @Test("A swipe shows actions; the row closes by a step, or when an action was tapped")
    func swipes() async throws {
        try await drive(
            """
            - assertNotVisible: Flag
            - swipeRow: left Flour
            - swipeRow: right Flour
            - assertVisible: Pin
            - closeSwipe: Flour
            - assertNotVisible: Pin
            - swipeRow: left Flour
            - tapOn: Flag
            - assertNotVisible: Flag
            - swipeRow: full left Rice
            """)
        #expect(model.log == ["Flag Flour", "full Rice"] && model.uncovered.isEmpty)
    }

    @Test("Visible swipe actions aren't part of their row's text")
    func names() async throws {
        try await drive("- swipeRow: left Flour\n- deleteRow: Flour 2 kg")
        #expect(model.rows == ["Salt", "Rice", "Tea"])
    }

    @Test("Context menus open on rows and on the list's background, and close; a double tap runs the primary action")
    func menus() async throws {
        try await drive("- longPressOn: Tea\n- tapOn: Order\n- closeMenu\n- doubleTapOn: Tea\n- longPressOn: Dry goods")
        #expect(model.log == ["Order menu", "open Tea"] && model.hasMenu)
    }

    @Test(
        "Text is typed into a search field like any other; Escape and cancelSearch end the search, a tap deletes a token"
    )
    func searching() async throws {
        let host = host()
        try await host.perform(try Flow("- tapOn: Search\n- inputText: ri\n- pressKey: enter\n- assertVisible: ri"))
        #expect(model.query == "ri" && model.isSearching && model.log == ["search ri"])
        try await host.perform(try Flow("- tapOn: dry\n- eraseText: 1\n- pressKey: backspace\n- inputText: t"))
        #expect(model.query == "t" && model.tokens.isEmpty)
        try await host.perform(try Flow("- cancelSearch"))
        #expect(model.query.isEmpty && !model.isSearching && host.scene.tree.focused == nil)
        try await host.perform(try Flow("- tapOn: Search\n- inputText: x\n- pressKey: escape"))
        #expect(model.query.isEmpty && !model.isSearching && host.scene.tree.focused == nil)
        try await host.perform(try Flow("- tapOn: Search\n- inputText: x\n- cancelSearch: Search"))
        #expect(model.query.isEmpty && !model.isSearching)
    }

    @Test("The first list is refreshed, or the one that contains the text")
    func refreshing() async throws {
        try await drive("- refresh\n- refresh: Wine\n- refresh: Salt")
        #expect(model.log == ["refresh", "refresh cellar", "refresh"])
    }

    @Test("A date picker takes a value like a slider, until something else is tapped")
    func dates() async throws {
        try await drive("- tapOn: Until\n- inputText: 2027-01-02T09:00")
        #expect(model.date == "2027-01-02T09:00")
        await #expect(throws: FlowFailure.self) {
            try await drive("- tapOn: Until\n- hideKeyboard\n- inputText: x", patience: .zero)
        }
        #expect(model.date == "2027-01-02T09:00")
    }

    @Test("Edit mode can be asserted")
    func editMode() async throws {
        try await drive("- assertNotEditing")
        model.isEditing = true
        try await drive("- assertEditing")
    }

    @Test(
        "An action that a row doesn't support fails with a reason",
        arguments: [
            ("- deleteRow: Tea", "“Tea” is on screen, but isn't in a row that can be deleted."),
            ("- deleteRow: Ale", "Nothing on screen says “Ale”."),
            ("- moveRow: Tea to end", "“Tea” is on screen, but isn't in a row that can be moved."),
            ("- moveRow: Salt before Tea", "“Tea” is on screen, but isn't in a row that can be moved."),
            ("- swipeRow: left Tea", "“Tea” is on screen, but isn't in a row with swipe actions."),
            ("- swipeRow: right Rice", "The row with “Rice” has no actions at its leading edge."),
            (
                "- swipeRow: full left Flour",
                "A full swipe does nothing at the trailing edge of the row with “Flour”: allowsFullSwipe is false there."
            ),
            ("- closeSwipe: Flour", "The row with “Flour” doesn't show its swipe actions."),
            ("- closeMenu", "No context menu is open."),
            ("- doubleTapOn: Wine", "“Wine” is on screen, but isn't in a control that can do this."),
            ("- longPressOn: Wine", "“Wine” is on screen, but isn't in a control that can do this."),
            ("- assertEditing", "No list is in edit mode."),
            ("- cancelSearch: Tea", "“Tea” is on screen, but isn't in a control that can do this."),
        ])
    func failures(flow: String, reason: String) async throws {
        let failure = try await #require(throws: FlowFailure.self) { try await drive(flow, patience: .zero) }
        #expect(failure.reason == reason)
        #expect(model.log.isEmpty && model.rows.count == 4)
    }

    // MARK: Recording

    /// A recorded scene and the events that a page sends to it.
    @MainActor
    private final class Page {
        let model = PantryModel()
        let recorder: FlowRecorder
        let scene: RecordingScene

        init() {
            let live = LiveScene(AnyView(Pantry(model: model)), Size.phone.configuration)
            recorder = FlowRecorder(live.tree, size: .phone)
            scene = RecordingScene(live, recorder)
            model.tree = live.tree
            _ = scene.takePatch()
        }

        var steps: [String] { recorder.steps.dropFirst().map(\.description) }

        func find(_ words: String, as kind: FlowElementKind) throws -> Element {
            try #require(FlowElementFinder(root: scene.tree.root).element(words, as: kind), "\(words)")
        }

        func row(_ words: String) throws -> Element { try find(words, as: FlowElementKind { $0.role == .row }) }

        func list(_ words: String) throws -> Element { try #require(try row(words).parent) }

        func send(_ event: ElementEvent, to element: Element) throws {
            defer { _ = scene.takePatch() }
            try scene.deliver(event, to: element.id)
        }

        func replay() async throws -> PantryModel {
            let model = PantryModel()
            let host = HeadlessHost(Pantry(model: model))
            model.tree = host.scene.tree
            let text = recorder.steps.map { "- \($0)\n" }.joined()
            try await host.perform(try Flow(text), patience: .seconds(600))
            return model
        }
    }

    @Test("Deletions and moves are recorded with the rows' names")
    func recordsEditing() async throws {
        let page = Page()
        try page.send(.delete, to: try page.row("Salt"))
        try page.send(.move(before: try page.row("Flour").id), to: try page.row("Rice"))
        try page.send(.move(before: nil), to: try page.row("Rice"))
        #expect(page.steps == ["deleteRow: Salt", "moveRow: Rice before Flour", "moveRow: Rice to end"])
        #expect(try await page.replay().summary == page.model.summary)
    }

    @Test("Refused events aren't recorded")
    func refusals() throws {
        let page = Page()
        #expect(throws: ElementTree.Refusal.unknownVerb) { try page.send(.delete, to: try page.row("Tea")) }
        #expect(throws: ElementTree.Refusal.gone) { try page.send(.delete, to: try page.row("Wine")) }
        #expect(page.steps.isEmpty)
    }

    @Test("A swipe and its action are two steps; when the page closes the row, nothing is recorded")
    func recordsSwipes() async throws {
        let page = Page()
        let flour = try page.row("Flour")
        try page.send(.reveal(edge: .trailing, isFull: false), to: flour)
        try page.send(.activate, to: try page.find("Flag", as: .tap))
        try page.send(.conceal, to: flour)
        // A full swipe: the page reveals the actions when the swipe begins.
        let rice = try page.row("Rice")
        for _ in 0..<2 {
            try page.send(.reveal(edge: .trailing, isFull: false), to: rice)
            try page.send(.reveal(edge: .trailing, isFull: true), to: rice)
            try page.send(.conceal, to: rice)
        }
        #expect(
            page.steps == [
                "swipeRow: left Flour", "tapOn: Flag", "swipeRow: full left Rice", "swipeRow: full left Rice",
            ])
        #expect(try await page.replay().summary == page.model.summary)
    }

    @Test("A canceled swipe isn't recorded, and a swipe that is closed later is")
    func recordsClosing() async throws {
        let page = Page()
        let flour = try page.row("Flour")
        for edge in RevealEdge.allCases { try page.send(.reveal(edge: edge, isFull: false), to: flour) }
        #expect(page.steps == ["swipeRow: right Flour", "swipeRow: left Flour"])
        try page.send(.conceal, to: flour)
        try page.send(.conceal, to: flour)
        #expect(page.steps.isEmpty)
        try page.send(.reveal(edge: .leading, isFull: false), to: flour)
        try page.send(.delete, to: try page.row("Salt"))
        try page.send(.conceal, to: flour)
        #expect(page.steps == ["swipeRow: right Flour", "deleteRow: Salt", "closeSwipe: Flour"])
        #expect(try await page.replay().summary == page.model.summary)
    }

    @Test("Context menus, double clicks and refreshes are recorded")
    func recordsMenus() async throws {
        let page = Page()
        try page.send(.reveal(edge: nil, isFull: false), to: try page.row("Tea"))
        try page.send(.activate, to: try page.find("Order", as: .tap))
        try page.send(.conceal, to: try page.list("Tea"))
        try page.send(.reveal(edge: nil, isFull: false), to: try page.list("Tea"))
        try page.send(.conceal, to: try page.list("Tea"))
        try page.send(.conceal, to: try page.list("Tea"))
        try page.send(.activateTwice, to: try page.row("Tea"))
        try page.send(.refresh, to: try page.list("Tea"))
        try page.send(.refresh, to: try page.list("Wine"))
        #expect(
            page.steps == [
                "longPressOn: Tea", "tapOn: Order", "closeMenu", "longPressOn: Dry goods", "closeMenu",
                "doubleTapOn: Tea",
                "refresh", "refresh: Wine",
            ])
        #expect(try await page.replay().summary == page.model.summary)
    }

    @Test("A search is recorded as typing and one step for its end, whether the focus leaves before or after")
    func recordsSearches() async throws {
        let page = Page()
        let field = try page.find("Search", as: .cancel)
        try page.send(.delete, to: try page.find("dry", as: FlowElementKind { $0.isToken }))
        for leavesFirst in [true, false] {
            try page.send(.focus(true), to: field)
            for text in ["r", "ri", "r"] { try page.send(.edit(text), to: field) }
            try page.send(.submit, to: field)
            if leavesFirst { try page.send(.focus(false), to: field) }
            try page.send(.cancel, to: field)
            if !leavesFirst { try page.send(.focus(false), to: field) }
        }
        let search = ["tapOn: Search", "inputText: r", "pressKey: enter", "cancelSearch"]
        #expect(page.steps == ["tapOn: dry"] + search + search)
        #expect(try await page.replay().summary == page.model.summary)
    }

    @Test("After any actions, the recorded flow leads to the same state", arguments: 0..<60)
    func walk(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let page = Page()
        for _ in 0..<30 {
            let all = page.scene.tree.root.reachable.filter { !$0.verbs.isEmpty }
            let element = try #require(all.randomElement(using: &generator))
            let rows = all.filter { $0.verbs.contains(.move) }.map(\.id)
            var events: [ElementEvent] = []
            if element.verbs.contains(.activate) { events += [.activate] }
            // Flows delete rows, so some rows are left.
            if element.verbs.contains(.delete), element.role != .row || rows.count > 2 { events += [.delete] }
            if element.verbs.contains(.move) {
                events += [.move(before: rows.randomElement(using: &generator)), .move(before: nil)]
            }
            for edge in SwipeEdge.allCases where element.hasActions(at: edge) {
                let isThere = element.uncovered.contains { $0[.placement] == .text(edge.rawValue) }
                if !isThere { events += [.reveal(edge: edge.revealed, isFull: false)] }
                if element.takesFullSwipe(from: edge) { events += [.reveal(edge: edge.revealed, isFull: true)] }
            }
            if element.role == .row || element.role == .list {
                events += [.conceal, .reveal(edge: nil, isFull: false)]
            }
            if element.verbs.contains(.activateTwice) { events += [.activateTwice] }
            if element.verbs.contains(.refresh) { events += [.refresh] }
            if element.role == .datePicker {
                events += [.edit("2027-01-0\(Int.random(in: 1...9, using: &generator))T00:00")]
            }
            if element.role == .searchField {
                if page.scene.tree.focused !== element { try page.send(.focus(true), to: element) }
                events += [
                    .edit("flour".prefix(Int.random(in: 0...5, using: &generator)).description), .submit, .cancel,
                ]
            }
            guard let event = events.randomElement(using: &generator), element.verbs.contains(event.verb) else {
                continue
            }
            let row = element.rowOfAction
            // A tapped element removes the focus from a field.
            let isTap: Bool =
                switch event {
                case .activate, .activateTwice: true
                case .edit: element.role == .datePicker
                default: false
                }
            if isTap, let focused = page.scene.tree.focused { try page.send(.focus(false), to: focused) }
            try page.send(event, to: element)
            // As on the page, the swipe actions close after an action, and a field reports that it has lost the focus.
            if case .reveal(_?, true) = event { try page.send(.conceal, to: element) }
            if let row { try page.send(.conceal, to: row) }
            if event == .cancel { try page.send(.focus(false), to: element) }
        }
        #expect(try await page.replay().summary == page.model.summary, "\(page.steps)")
    }
}
