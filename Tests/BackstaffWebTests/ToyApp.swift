import BackstaffElements
import BackstaffUI
import Dispatch

/// A small app of hand-made elements: a counter, a field, a long list, and a stack with push and pop. It lets tests run
/// the host without the view engine.
@MainActor
final class ToyApp: HostedApp {
    let name = "Toy"
    /// Shared by a visitor's tabs, like the state of an app.
    var count = 0
    let rows: Int
    /// Is called for each tap on the counter.
    var onCount: @MainActor () -> Void = {}
    private(set) var liveScenes = 0

    init(rows: Int = 1_000) {
        self.rows = rows
    }

    func adoptStorage(_ values: [String: StorageValue]) {
        if count == 0, case .int(let kept) = values["count"] { count = kept }
    }

    func changeStorage(_ changes: [String: StorageValue?]) {
        if case .int(let kept)?? = changes["count"] { count = kept }
    }

    func makeScene(_ configuration: SceneConfiguration) -> any HostedScene {
        liveScenes += 1
        return ToyScene(app: self, configuration: configuration)
    }

    fileprivate func sceneEnded() {
        liveScenes -= 1
    }
}

@MainActor
final class ToyScene: HostedScene, ElementResponder {
    let tree = ElementTree()
    var onUpdate: (@MainActor () -> Void)?

    private let app: ToyApp
    private let stack: Element
    private let title: Element
    private let counter: Element
    private let field: Element
    private let echo: Element
    private let link: Element
    private let later: Element
    private let confused: Element
    private let trap: Element
    private let size: Element
    private var screens: [Element]
    private var patch = ScenePatch(operations: [], title: "Home")

    init(app: ToyApp, configuration: SceneConfiguration) {
        self.app = app
        stack = tree.make(.navigationStack)
        let screen = tree.make(.screen)
        title = tree.make(.barTitle, text: "Home")
        counter = tree.make(.button, text: "Count \(app.count)")
        field = tree.make(.textField)
        let note: String? = if case .string(let text) = configuration.storage["note"] { text } else { nil }
        echo = tree.make(.text, text: note ?? configuration.url)
        link = tree.make(.link, text: "Open")
        later = tree.make(.button, text: "Later")
        confused = tree.make(.button, text: "Confuse")
        trap = tree.make(.button, text: "Trap")
        size = tree.make(.text, text: "\(Int(configuration.width))x\(Int(configuration.height))")
        screens = [screen]
        if configuration.url == "/asks" { patch.requests = [.open(url: "https://example.org", inNewTab: true)] }

        tree.append(stack, to: tree.root)
        tree.append(screen, to: stack)
        for element in [title, counter, field, echo, link, later, confused, trap, size] {
            tree.append(element, to: screen)
        }
        let list = tree.make(.list)
        tree.append(list, to: screen)
        for number in 0..<min(app.rows, 40) {
            let row = tree.make(.row)
            tree.append(tree.make(.text, text: "Row \(number)"), to: row)
            tree.append(row, to: list)
        }
        let extent = tree.make(.extent)
        tree.set(.rows, to: .number(Double(max(0, app.rows - 40))), of: extent)
        tree.append(extent, to: list)
        tree.set(.colorScheme, to: .text(configuration.isDark ? "dark" : "light"), of: tree.root)
        tree.set(.placeholder, to: .text("Name"), of: field)
        tree.set(.href, to: .text("/open"), of: link)
        tree.respond(to: .activate, at: counter, by: self)
        tree.respond(to: .activate, at: link, by: self)
        tree.respond(to: .activate, at: later, by: self)
        tree.respond(to: .activate, at: confused, by: self)
        tree.respond(to: .activate, at: trap, by: self)
        tree.respond(to: [.edit, .submit, .focus], at: field, by: self)
        tree.respond(to: [.back, .peek], at: stack, by: self)
        tree.respond(to: .window, at: list, by: self)
        _ = tree.takeOperations()
    }

    func respond(to event: ElementEvent, at element: Element) {
        switch (event, element.id) {
        case (.activate, counter.id):
            app.count += 1
            app.onCount()
            tree.setText("Count \(app.count)", of: counter)
        case (.activate, link.id): push()
        case (.activate, later.id):
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
                MainActor.assumeIsolated {
                    self.tree.setText("Now", of: self.later)
                    self.onUpdate?()
                }
            }
        case (.activate, confused.id): patch.trouble = "The views Toy don't settle"
        case (.activate, trap.id): fatalError("the toy traps")
        case (.edit(let text), field.id):
            tree.set(.value, to: .text(text), of: field)
            tree.setText(text, of: echo)
        case (.submit, field.id):
            // Return stores the typed text for the tab, and the count for the browser.
            tree.set(.value, to: .text(""), of: field)
            patch.storage.scene["note"] = .string(echo.text)
            patch.storage.app["count"] = .int(app.count)
        case (.back(let steps), stack.id): pop(steps)
        default: break
        }
    }

    private func push() {
        guard let top = screens.last else { return }
        let screen = tree.make(.screen)
        tree.append(tree.make(.barTitle, text: "Level \(screens.count)"), to: screen)
        tree.insert(screen, into: stack, before: nil)
        tree.set(.covered, to: .flag(true), of: top)
        screens.append(screen)
        patch.motion = .push
        patch.title = "Level \(screens.count - 1)"
        patch.history = .push(step: screens.count - 1)
    }

    private func pop(_ steps: Int) {
        guard screens.count > 1 else { return }
        for _ in 0..<min(steps, screens.count - 1) { tree.remove(screens.removeLast()) }
        if let top = screens.last { tree.set(.covered, to: nil, of: top) }
        patch.motion = .pop
        patch.title = screens.count == 1 ? "Home" : "Level \(screens.count - 1)"
        patch.history = .back(toStep: screens.count - 1)
    }

    func deliver(_ event: ElementEvent, to id: ElementID) throws(ElementTree.Refusal) {
        try tree.deliver(event, to: id)
    }

    func resize(width: Double, height: Double) {
        tree.setText("\(Int(width))x\(Int(height))", of: size)
    }

    func setAppearance(isDark: Bool, reducesMotion: Bool) {
        tree.set(.colorScheme, to: .text(isDark ? "dark" : "light"), of: tree.root)
    }

    func setVisitor(_ visitor: VisitorIdentity) {}

    func setPhase(_ phase: ScenePhase) {}

    func open(url: String) {
        tree.setText(url, of: echo)
    }

    func travel(toStep step: Int, state: StoredNavigation?, url: String?) {
        while screens.count - 1 < step { push() }
        if screens.count - 1 > step { pop(screens.count - 1 - step) }
        patch.history = nil
    }

    func takePatch() -> ScenePatch? {
        patch.operations = tree.takeOperations()
        defer { patch = ScenePatch(operations: []) }
        let isEmpty =
            patch.operations.isEmpty && patch.title == nil && patch.history == nil && patch.trouble == nil
            && patch.storage.isEmpty && patch.requests.isEmpty
        return isEmpty ? nil : patch
    }

    func close() {
        app.sceneEnded()
        for element in [counter, field, link, later, confused, trap, stack] { tree.forget(element) }
    }
}
