import BackstaffElementLayout
import BackstaffElements
import BackstaffGraph
import BackstaffLayout
import BackstaffNavigation
public import BackstaffUI

/// A host that runs an app or a view without a browser, so that tests can drive it.
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
/// Each method that acts lets the scene settle before it returns: bodies run, and the app's tasks continue as far as
/// they can. Elements are found as a user finds them, by their text or role. Covered and hidden elements aren't
/// found. Only ``wait(upTo:until:)`` waits for real time to pass.
@MainActor
public final class HeadlessHost {
    let scene: LiveScene

    /// The events since the host was created or ``clearRecord()`` was called.
    public private(set) var record = Record()

    /// A Boolean value that indicates whether events are written to ``record``.
    ///
    /// Set it to `false` to measure time. ``bodyCount`` and ``operationCount`` still count.
    public var isRecording = true {
        didSet { scene.graph.onBody = isRecording ? recordBody : nil }
    }

    /// The number of body evaluations since the host was created.
    public var bodyCount: Int { scene.graph.bodyCount }

    /// The number of element operations since the host was created.
    public private(set) var operationCount = 0

    /// The app that the scene belongs to, kept alive as long as the host.
    let app: any HostedApp

    /// The browser that the tab belongs to.
    let browser: HeadlessBrowser

    /// The state that the browser keeps for the tab.
    private(set) var tab: HeadlessTab

    /// The size of the tab.
    private(set) var size: Size

    /// The views that the pointer is over, and that observe it.
    var pointer: (entered: Element?, followed: Element?)

    /// The frames of the elements, as long as nothing has changed since they were worked out.
    var keptLayout: (operations: Int, size: Size, layout: ElementLayout)?

    /// The sizes that were reported to geometry readers and others that ask for theirs.
    var reportedSizes: [ElementID: LayoutSize] = [:]

    /// The locale of the person who uses the tab.
    let visitorLocale: VisitorLocale

    /// Opens an app in a tab of a new browser.
    ///
    /// - Parameters:
    ///   - app: The type of the app.
    ///   - size: The size of the tab.
    ///   - url: The address to open.
    ///   - locale: The locale of the person who uses the tab, in whose language the app's texts are looked up.
    ///   - timeZone: The person's time zone.
    public convenience init<A: App>(
        _ app: A.Type, size: Size = .phone, url: String = "/", locale: Locale = .current, timeZone: TimeZone = .current
    ) {
        self.init(
            HeadlessBrowser { LiveApp(app) }, size: size, url: url,
            visitorLocale: VisitorLocale(locale: locale, timeZone: timeZone))
    }

    /// Shows a view in a tab of a new browser.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - size: The size of the tab.
    ///   - url: The address to open.
    ///   - locale: The locale of the person who uses the tab, in whose language texts are looked up.
    ///   - timeZone: The person's time zone.
    public convenience init(
        _ view: some View, size: Size = .phone, url: String = "/", locale: Locale = .current,
        timeZone: TimeZone = .current
    ) {
        self.init(
            HeadlessBrowser { SingleViewApp(view) }, size: size, url: url,
            visitorLocale: VisitorLocale(locale: locale, timeZone: timeZone))
    }

    convenience init(
        _ browser: HeadlessBrowser, size: Size, url: String = "/", visitorLocale: VisitorLocale = VisitorLocale()
    ) {
        var configuration = size.configuration
        configuration.url = url
        configuration.visitorLocale = visitorLocale
        self.init(browser, configuration, tab: HeadlessTab(url: url), size: size)
    }

    init(_ browser: HeadlessBrowser, _ configuration: SceneConfiguration, tab: HeadlessTab, size: Size) {
        guard let scene = browser.app.makeScene(configuration) as? LiveScene else {
            preconditionFailure("makeScene(_:) must return a LiveScene.")
        }
        self.scene = scene
        self.browser = browser
        self.tab = tab
        self.size = size
        visitorLocale = configuration.visitorLocale
        app = browser.app
        begin()
    }

    private func begin() {
        isRecording = true
        take()
        let requests = record.requests
        record = Record()
        record.requests = requests  // Requests from before the first screen are kept.
    }

    private var recordBody: @MainActor (Any.Type) -> Void {
        { [weak self] type in self?.record.bodies.append(String(describing: type)) }
    }

    /// Takes the scene's changes and records them. Views that depend on their size learn it, which may change more.
    private func take() {
        takePatch()
        if scene.tree.reportsSizes { reportSizes(afterEach: takePatch) }
    }

    private func takePatch() {
        guard let patch = scene.takePatch() else { return }
        operationCount += patch.operations.count
        tab.keep(patch)
        browser.keep(patch.storage)
        if isRecording { record.add(patch) }
    }

    /// Clears ``record``.
    public func clearRecord() {
        take()
        record = Record()
    }

    // MARK: Actions

    /// Taps the control with a text.
    ///
    /// A view that needs several taps leaves a single one to the view or control around it. If there is none, this method
    /// taps as often as the view needs. A view with a tap gesture that can have the focus gets it first.
    ///
    /// - Parameter words: The text of the control, or of an element in it.
    /// - Throws: ``LookUpFailure`` if nothing on screen has that text, or if it isn't in a control.
    public func tap(_ words: String) async throws {
        let element = try find(words, answering: .activate)
        try await focusBeforeTap(on: element, saying: words)
        try await send(.activate, to: element.takingSingleTap ?? element)
    }

    /// Updates the screen immediately. Tasks of the app don't get to run.
    public func update() {
        take()
    }

    /// Taps an element and updates the screen immediately. Tasks of the app don't get to run.
    ///
    /// - Parameter found: The element.
    /// - Returns: `true` if the tap was accepted.
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
    ///
    /// - Parameter found: The element.
    /// - Throws: ``LookUpFailure`` if the element isn't in a control, or if the control doesn't accept the tap.
    public func tap(_ found: FoundElement) async throws {
        guard let control = found.element.control else {
            throw LookUpFailure("\(found.description) can't be tapped.", outline: outline)
        }
        try await focusBeforeTap(on: control, at: found.element)
        try await send(.activate, to: control)
    }

    /// Replaces the text in a field.
    ///
    /// - Parameters:
    ///   - text: The new text.
    ///   - words: The placeholder or label of the field.
    /// - Throws: ``LookUpFailure`` if there is no such field.
    public func type(_ text: String, into words: String) async throws {
        try await send(.edit(text), to: find(words, answering: .edit))
    }

    /// Presses Return in a field.
    ///
    /// - Parameter words: The placeholder or label of the field.
    /// - Throws: ``LookUpFailure`` if there is no such field.
    public func submit(_ words: String) async throws {
        try await send(.submit, to: find(words, answering: .submit))
    }

    /// Taps the back button of the current screen.
    ///
    /// - Throws: ``LookUpFailure`` if there is no back button.
    public func goBack() async throws {
        guard let button = reachable.last(where: { $0.role == .backButton }) else {
            throw LookUpFailure("There is no back button.", outline: outline)
        }
        try await send(.activate, to: button)
    }

    /// Swipes back from the leading edge.
    ///
    /// - Parameter completed: `true` if the finger is lifted beyond half of the width. If `false`, the swipe is
    ///   canceled and the screen stays.
    /// - Throws: ``LookUpFailure`` if there is no navigation stack, or if it can't go back.
    public func swipeBack(completed: Bool = true) async throws {
        guard let stack = reachable.last(where: { $0.role == .navigationStack }) else {
            throw LookUpFailure("There is no navigation stack.", outline: outline)
        }
        try await send(.peek, to: stack)
        try await send(completed ? .back(steps: 1) : .unpeek, to: stack)
    }

    /// Presses Escape.
    ///
    /// The key dismisses a presented view, cancels the editing of a title, or goes back in the innermost stack: the
    /// first of these that applies.
    ///
    /// - Throws: ``LookUpFailure`` if none of them applies.
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

    /// Changes the size of the tab.
    ///
    /// - Parameter size: The new size.
    public func resize(to size: Size) async {
        self.size = size
        scene.resize(width: size.width, height: size.height)
        await settle()
    }

    /// Changes the size of the tab and updates the screen immediately. Tasks of the app don't get to run.
    ///
    /// - Parameter size: The new size.
    public func resizeNow(to size: Size) {
        self.size = size
        scene.resize(width: size.width, height: size.height)
        take()
    }

    /// Goes to a step of the browser's history, as the browser's Back and Forward buttons do.
    ///
    /// - Parameter step: The number of the step. The first screen is step 0. ``Record/history`` has the numbers of
    ///   later ones.
    public func travel(toStep step: Int) async {
        scene.travel(toStep: step, state: tab.state(ofStep: step), url: tab.url(ofStep: step))
        tab.go(toStep: step)
        await settle()
    }

    func send(_ event: ElementEvent, to element: Element) async throws {
        do {
            try scene.deliver(event, to: element.id)
        } catch {
            throw LookUpFailure("The action was refused: \(error.rawValue).", outline: outline)
        }
        await settle()
    }

    /// Lets the app's tasks continue for 20 turns of the main actor, and updates the screen.
    public func settle() async {
        take()
        for _ in 0..<20 {
            await Task.yield()
            scene.graph.settle()
        }
        take()
    }

    /// Waits until a condition is true. The scene settles between checks.
    ///
    /// - Parameters:
    ///   - limit: The longest time to wait. Leave room for a slow machine.
    ///   - condition: The condition.
    /// - Throws: ``LookUpFailure`` if the condition isn't true within the limit.
    public func wait(upTo limit: Duration = .seconds(10), until condition: () -> Bool) async throws {
        let end = ContinuousClock.now + limit
        while !condition() {
            if ContinuousClock.now > end {
                throw LookUpFailure("The condition wasn't true within \(limit).", outline: outline)
            }
            try await Task.sleep(for: .milliseconds(1))
            await settle()
        }
    }

    isolated deinit {
        scene.close()
    }

    /// Closes the tab. A host that is deallocated closes its tab too.
    public func close() {
        scene.close()
    }
}
