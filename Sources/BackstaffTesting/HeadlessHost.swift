import BackstaffElements
import BackstaffGraph
import BackstaffNavigation
public import BackstaffUI

/// An app or a view that runs without a browser, as a test drives it.
///
/// ```swift
/// @Test @MainActor func backReturnsToTheList() async throws {
///     let host = HeadlessHost(RecipeApp.self)
///     try await host.tap("Apple Pie")
///     #expect(host.title == "Apple Pie")
///     try await host.goBack()
///     #expect(host.title == "Recipes")
/// }
/// ```
///
/// Every act settles before it returns: bodies have run, and tasks that could go on have gone on. Whatever is on screen is
/// found as a person would find it, by its words or its role; what is covered or hidden isn't found. Nothing here waits
/// for real time to pass, but for ``wait(upTo:until:)``.
@MainActor
public final class HeadlessHost {
    let scene: LiveScene

    /// What happened since the host began or ``clearRecord()`` was called.
    public private(set) var record = Record()

    /// Whether what happens is written to ``record``. Turn it off to measure time: only the counts go on.
    public var isRecording = true {
        didSet { scene.graph.onBody = isRecording ? recordBody : nil }
    }

    /// How many bodies have run since the host began.
    public var bodyCount: Int { scene.graph.bodyCount }

    /// How many changes of the screen there were since the host began.
    public private(set) var operationCount = 0

    /// The app that the scene belongs to, kept alive as long as the host.
    let app: any HostedApp

    /// The browser that the tab belongs to.
    let browser: HeadlessBrowser

    /// What the tab has kept.
    private(set) var tab: HeadlessTab

    /// How large the tab is.
    private(set) var size: Size

    /// Starts a new tab of an app, for a visitor of its own.
    ///
    /// - Parameters:
    ///   - app: the type of the app.
    ///   - size: the size of the tab.
    ///   - url: the address that the tab is opened with.
    public convenience init<A: App>(_ app: A.Type, size: Size = .phone, url: String = "/") {
        self.init(HeadlessBrowser { LiveApp(app) }, size: size, url: url)
    }

    /// Shows one view.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - size: the size of the tab.
    ///   - url: the address that the tab is opened with.
    public convenience init(_ view: some View, size: Size = .phone, url: String = "/") {
        self.init(HeadlessBrowser { SingleViewApp(view) }, size: size, url: url)
    }

    convenience init(_ browser: HeadlessBrowser, size: Size, url: String = "/") {
        var configuration = size.configuration
        configuration.url = url
        self.init(browser, configuration, tab: HeadlessTab(url: url), size: size)
    }

    init(_ browser: HeadlessBrowser, _ configuration: SceneConfiguration, tab: HeadlessTab, size: Size) {
        guard let scene = browser.app.makeScene(configuration) as? LiveScene else {
            preconditionFailure("An app that runs makes live scenes.")
        }
        self.scene = scene
        self.browser = browser
        self.tab = tab
        self.size = size
        app = browser.app
        begin()
    }

    private func begin() {
        isRecording = true
        take()
        let requests = record.requests
        record = Record()
        record.requests = requests  // What the browser is asked at the very first isn't part of the first screen.
    }

    private var recordBody: @MainActor (Any.Type) -> Void {
        { [weak self] type in self?.record.bodies.append(String(describing: type)) }
    }

    /// Takes what changed out of the scene and notes it.
    private func take() {
        guard let patch = scene.takePatch() else { return }
        operationCount += patch.operations.count
        tab.keep(patch)
        browser.keep(patch.storage)
        if isRecording { record.add(patch) }
    }

    /// Forgets what was recorded.
    public func clearRecord() {
        take()
        record = Record()
    }

    // MARK: Acting

    /// Taps what shows `words`: the control that holds them, or else the text itself.
    public func tap(_ words: String) async throws {
        try await send(.activate, to: find(words, answering: .activate))
    }

    /// Brings the screen up to date with what was written, at once: tasks of the app get no time to go on.
    public func update() {
        take()
    }

    /// Taps an element and brings the screen up to date, at once: tasks of the app get no time to go on.
    ///
    /// - Returns: Whether the tap was accepted.
    @discardableResult
    public func tapNow(_ found: FoundElement) -> Bool {
        guard let control = found.element.control else { return false }
        do {
            try scene.deliver(.activate, to: control.id)
        } catch {
            return false
        }
        take()
        return true
    }

    /// Taps an element.
    public func tap(_ found: FoundElement) async throws {
        guard let control = found.element.control else {
            throw LookUpFailure("\(found.description) can't be tapped.", outline: outline)
        }
        try await send(.activate, to: control)
    }

    /// Types `text` in place of what is in the field with that placeholder, label or text.
    public func type(_ text: String, into words: String) async throws {
        try await send(.edit(text), to: find(words, answering: .edit))
    }

    /// Presses Return in the field with that placeholder, label or text.
    public func submit(_ words: String) async throws {
        try await send(.submit, to: find(words, answering: .submit))
    }

    /// Taps the back button of the screen that is shown.
    public func goBack() async throws {
        guard let button = reachable.last(where: { $0.role == .backButton }) else {
            throw LookUpFailure("There is no back button.", outline: outline)
        }
        try await send(.activate, to: button)
    }

    /// Swipes from the edge, as far as `completed` says.
    ///
    /// - Parameter completed: whether the finger lets go past half of the way. If not, nothing changes.
    public func swipeBack(completed: Bool = true) async throws {
        guard let stack = reachable.last(where: { $0.role == .navigationStack }) else {
            throw LookUpFailure("There is no navigation stack.", outline: outline)
        }
        try await send(.peek, to: stack)
        try await send(completed ? .back(steps: 1) : .unpeek, to: stack)
    }

    /// Presses Escape: takes a dialog or what else is presented away, gives up what is typed in place of a title, or goes
    /// back in the innermost stack.
    public func pressEscape() async throws {
        if let dialog = scene.tree.modal { return try await send(.cancel, to: dialog) }
        if let field = scene.tree.focused, field.role == .textField, field.verbs.contains(.cancel) {
            return try await send(.cancel, to: field)
        }
        guard let stack = reachable.last(where: { $0.role == .navigationStack }) else {
            throw LookUpFailure("There is no navigation stack.", outline: outline)
        }
        try await send(.back(steps: 1), to: stack)
    }

    /// Scrolls the first list or lazy stack so that the row with that number is at the top.
    public func scroll(toRow row: Int) async throws {
        guard let container = reachable.first(where: { $0.verbs.contains(.window) }) else {
            throw LookUpFailure("There is nothing that scrolls row by row.", outline: outline)
        }
        try await scroll(container, toRow: row)
    }

    /// Scrolls the first list or lazy stack so that the row with that number is at the top, and brings the screen up to
    /// date, at once: tasks of the app get no time to go on.
    ///
    /// - Parameter row: the number of the row, counted over the whole list from 0, made or not.
    /// - Returns: Whether there is something that scrolls row by row, and it took the scroll.
    @discardableResult
    public func scrollNow(toRow row: Int) -> Bool {
        guard let container = reachable.first(where: { $0.verbs.contains(.window) }) else { return false }
        do {
            try scene.deliver(window(fromRow: row), to: container.id)
        } catch {
            return false
        }
        take()
        return true
    }

    /// How many rows are on screen, all 44 points high.
    var rowsOnScreen: Int { Int((scene.graph.viewportHeight / 44).rounded(.up)) }

    func scroll(_ container: Element, toRow row: Int) async throws {
        try await send(window(fromRow: row), to: container)
    }

    private func window(fromRow row: Int) -> ElementEvent {
        .window(first: row, last: row + rowsOnScreen, rowHeight: 44)
    }

    /// Changes the size of the tab.
    public func resize(to size: Size) async {
        self.size = size
        scene.resize(width: size.width, height: size.height)
        await settle()
    }

    /// Changes the size of the tab, at once: tasks of the app get no time to go on.
    public func resizeNow(to size: Size) {
        self.size = size
        scene.resize(width: size.width, height: size.height)
        take()
    }

    /// Goes to a step of the browser's history, as its back and forward buttons do.
    public func travel(toStep step: Int) async {
        scene.travel(toStep: step, state: tab.state(ofStep: step), url: tab.url(ofStep: step))
        tab.go(toStep: step)
        await settle()
    }

    func send(_ event: ElementEvent, to element: Element) async throws {
        do {
            try scene.deliver(event, to: element.id)
        } catch {
            throw LookUpFailure("The act was refused: \(error.rawValue).", outline: outline)
        }
        await settle()
    }

    /// Lets work that can go on go on, until nothing changes any more.
    public func settle() async {
        take()
        for _ in 0..<20 {
            await Task.yield()
            scene.graph.settle()
        }
        take()
    }

    /// Waits until `condition` holds.
    ///
    /// - Parameters:
    ///   - limit: how long to wait at most: as long as a busy machine may need.
    ///   - condition: what to wait for.
    /// - Throws: ``LookUpFailure`` if it doesn't come to hold.
    public func wait(upTo limit: Duration = .seconds(10), until condition: () -> Bool) async throws {
        let end = ContinuousClock.now + limit
        while !condition() {
            if ContinuousClock.now > end { throw LookUpFailure("It didn't happen within \(limit).", outline: outline) }
            try await Task.sleep(for: .milliseconds(1))
            await settle()
        }
    }

    isolated deinit {
        scene.close()
    }

    /// Closes the tab. A host that is let go closes its tab too.
    public func close() {
        scene.close()
    }
}
