import BackstaffElements

/// Performs the steps of a flow in a headless host.
///
///     look for the element, repeatedly until it is there ──► act through the host ──► the next step
///                 │ not found within `patience`
///                 └──► LookUpFailure
@MainActor
final class FlowDriver {
    let host: HeadlessHost
    private let patience: Duration

    /// The element that was tapped last, if it takes a value but no focus, as a slider does.
    var valued: ElementID?
    /// The list that selection keys apply to: the list of the row that was tapped last.
    var list: ElementID?
    /// The first visible row of each container that was scrolled.
    private var tops: [ElementID: Int] = [:]
    /// The number of motions in the record before the last action.
    private var earlierMotions = 0

    /// The time that `waitFor` waits at least.
    static let longPatience = Duration.seconds(10)

    init(_ host: HeadlessHost, patience: Duration) {
        self.host = host
        self.patience = patience
    }

    func perform(_ step: FlowStep) async throws {
        switch step {
        case .assertVisible, .assertNotVisible, .assertSelected, .assertEditing, .assertNotEditing, .assertTitle,
            .assertPath, .assertPresented, .assertRoot, .assertURL, .assertMotion, .waitFor:
            try await check(step)
        default:
            earlierMotions = host.record.motions.count
            try await act(step)
        }
        if let trouble = host.trouble { throw failure("The scene reports an error: \(trouble)") }
    }

    // MARK: Actions

    private func act(_ step: FlowStep) async throws {
        switch step {
        case .tapOn(let words): try await tap(find(words, as: .tap))
        case .commandTapOn(let words): try await select(words, .toggle)
        case .shiftTapOn(let words): try await select(words, .extend)
        case .tapOutside: try await tapOutside()
        case .back: try await tap(find("There is no back button.") { $0.role == .backButton })
        case .swipe(let swipe): try await self.swipe(swipe)
        case .inputText(let text): try await type(text)
        case .eraseText(let count): try await erase(count)
        case .hideKeyboard: try await leaveField()
        case .pressKey(let key, let shift): try await press(key, shift: shift)
        case .openLink(let url): await host.open(url: url)
        case .resize(let size): await host.resize(to: size)
        case .scrollUntilVisible(let words): try await scroll(until: words)
        case .doubleTapOn(let words): try await doubleTap(find(words, as: .doubleTap))
        case .longPressOn(let words): try await host.send(.reveal(edge: nil, isFull: false), to: find(words, as: .menu))
        case .closeMenu: try await closeMenu()
        case .dismiss:
            try await eventually { [host] in !host.presented.isEmpty }
            try await host.dismissPresented()
        case .dragSheet(let detent): try await host.dragSheet(toDetent: detent)
        case .deleteRow(let words): try await delete(words)
        case .moveRow(let words, let other): try await move(words, before: other)
        case .swipeRow(let edge, let words, let isFull): try await swipe(words, from: edge, isFull: isFull)
        case .closeSwipe(let words): try await closeSwipe(words)
        case .refresh(let words): try await refresh(words)
        case .cancelSearch(let words): try await cancelSearch(words)
        case .toggleSidebar:
            try await tap(find("There is no button that shows or hides a sidebar.") { $0.role == .sidebarToggle })
        case .columnWidth(let column, let points):
            let divider = try await find("There is no divider after a \(column) column.") {
                $0.role == .columnDivider && $0[.placement] == .text(column)
            }
            try await host.send(.width(points), to: divider)
        case .travel(let step): await host.travel(toStep: step)
        case .waitFor, .assertVisible, .assertNotVisible, .assertSelected, .assertEditing, .assertNotEditing,
            .assertTitle, .assertPath, .assertPresented, .assertRoot, .assertURL, .assertMotion:
            break
        }
    }

    func tap(_ element: Element) async throws {
        valued = nil
        if element.isToken {
            try await host.send(.delete, to: element)
        } else if element.verbs.contains(.focus) {
            let former = host.scene.tree.focused
            if former === element { return }
            try await host.send(.focus(true), to: element)
            try await leave(former)
        } else if element.verbs.contains(.activate) {
            let row = element.rowOfAction
            if !element.keepsFocus { try await leaveField(for: element) }
            note(element)
            try await host.send(.activate, to: element)
            if let row { try await goHome(row) }
        } else {
            try await leaveField()
            valued = element.id
        }
    }

    func note(_ element: Element) {
        if let list = element.nearest(.list), list.verbs.contains(.moveSelection) { self.list = list.id }
    }

    private func select(_ words: String, _ gesture: SelectionGesture) async throws {
        let row = try await find(words, as: .selection)
        try await leaveField(for: row)
        note(row)
        try await host.send(.select(gesture), to: row)
    }

    private func tapOutside() async throws {
        let split = try await find("No column overlays the others.") {
            $0.role == .splitView && [.text("overlaid"), .text("displaced")].contains($0[.displayMode])
        }
        try await tap(split)
    }

    private func swipe(_ swipe: FlowStep.Swipe) async throws {
        switch swipe {
        case .right where try await host.sweep(by: -1): break
        case .back, .right: try await host.swipeBack()
        case .left:
            guard try await host.sweep(by: 1) else {
                throw failure("A swipe to the left has no effect: no tab view on screen has a next page.")
            }
        case .up, .down:
            guard let container = reachable.first(where: { $0.verbs.contains(.window) }) else {
                // A plain scroll view is on screen as a whole, so its content is in view already.
                if reachable.contains(where: { $0.role == .scroll }) { return }
                throw failure("Nothing on screen can be scrolled.")
            }
            let page = host.rowsOnScreen
            let top = (tops[container.id] ?? 0) + (swipe == .up ? page : -page)
            try await scroll(container, to: min(max(top, 0), max(0, host.rowCount(of: container) - 1)))
        }
    }

    // MARK: Scrolling

    private func scroll(_ container: Element, to row: Int) async throws {
        tops[container.id] = row
        try await host.scroll(container, toRow: row)
    }

    private func scroll(until words: String) async throws {
        if !finder.showing(words).isEmpty { return }
        for container in reachable where container.verbs.contains(.window) {
            for row in stride(from: 0, to: host.rowCount(of: container), by: max(1, host.rowsOnScreen)) {
                try await scroll(container, to: row)
                if !finder.showing(words).isEmpty { return }
            }
        }
        throw failure("Nothing says “\(words)”, even after scrolling through all lists.")
    }

    // MARK: Look-up

    var reachable: [Element] { host.reachable }

    var finder: FlowElementFinder { FlowElementFinder(root: host.scene.tree.reachableRoot) }

    func failure(_ message: String) -> LookUpFailure {
        LookUpFailure(message, outline: host.outline)
    }

    /// Finds the target of a step by its text.
    ///
    /// - Parameter lack: The end of the error message if elements have the text but none is a target of that kind.
    func find(_ words: String, as kind: FlowElementKind, _ lack: String = "isn't in a control that can do this")
        async throws -> Element
    {
        var found: Element?
        try await eventually { [self] in
            found = finder.element(words, as: kind)
            return found.map { !$0.isDisabled } ?? false
        }
        if let found { return found }
        throw failure(
            finder.showing(words).isEmpty
                ? "Nothing on screen says “\(words)”." : "“\(words)” is on screen, but \(lack).")
    }

    /// Finds the last matching element in reading order, which is the innermost.
    private func find(_ message: String, where matches: @escaping (Element) -> Bool) async throws -> Element {
        var found: Element?
        try await eventually { [self] in
            found = reachable.last(where: matches)
            return found != nil
        }
        guard let found else { throw failure(message) }
        return found
    }

    private func check(_ step: FlowStep) async throws {
        let limit = if case .waitFor = step { max(Self.longPatience, patience) } else { patience }
        try await eventually(limit) { [self] in complaint(about: step) == nil }
        if let complaint = complaint(about: step) { throw failure(complaint) }
    }

    /// An error message if a step's assertion is false, or `nil` if it is true.
    private func complaint(about step: FlowStep) -> String? {
        switch step {
        case .assertVisible(let words), .waitFor(let words):
            return finder.showing(words).isEmpty ? "Nothing on screen says “\(words)”." : nil
        case .assertNotVisible(let words):
            return finder.showing(words).first.map { "“\(words)” is on screen: \($0.role.rawValue)." }
        case .assertSelected(let words):
            let found = finder.showing(words)
            if found.isEmpty { return "Nothing on screen says “\(words)”." }
            return found.contains(where: \.isInSelection) ? nil : "“\(words)” is on screen but isn't selected."
        case .assertEditing: return finder.showsEditing ? nil : "No list is in edit mode."
        case .assertNotEditing: return finder.showsEditing ? "A list is in edit mode." : nil
        case .assertTitle(let title):
            return host.title == title ? nil : host.title.map { "The title is “\($0)”." } ?? "There is no title."
        case .assertPath(let values):
            let path = host.path.flatMap { $0.split(separator: ",").map { String($0.trimmed) } }
            if path == values { return nil }
            return path.isEmpty ? "The path is empty." : "The path is \(host.path.joined(separator: ", "))."
        case .assertPresented(let kind):
            let shown = host.presented.last { $0.kind != "column" }?.kind ?? "none"
            return shown == kind ? nil : "The presented view has the form \(shown)."
        case .assertRoot:
            return host.backButton.map { "There is a back button: “\($0)”." }
        case .assertURL(let url):
            return host.url == url
                ? nil : host.url.map { "The URL is \($0)." } ?? "The app declares no routes, so there is no URL."
        case .assertMotion(let motion):
            let seen = host.record.motions.dropFirst(min(earlierMotions, host.record.motions.count))
            return (seen.isEmpty ? ["none"] : Array(seen)) == [motion]
                ? nil : "The motion was \(seen.isEmpty ? "none" : seen.joined(separator: ", "))."
        default: return nil
        }
    }

    /// Waits until a condition is true, or until the limit is reached. The limit is `patience` by default.
    func eventually(_ limit: Duration? = nil, _ holds: () -> Bool) async throws {
        if holds() { return }
        let end = ContinuousClock.now + (limit ?? patience)
        while ContinuousClock.now < end {
            try await Task.sleep(for: .milliseconds(1))
            await host.settle()
            if holds() { return }
        }
    }
}

extension Element {
    /// The text in a field.
    var typedText: String {
        if case .text(let text) = self[.value] { text } else { "" }
    }

    /// Whether the element is in a selected row or control, or is one.
    fileprivate var isInSelection: Bool {
        var current: Element? = self
        while let element = current, element.role != .screen, element.role != .tabPanel {
            if element.has(.selected) { return true }
            current = element.parent
        }
        return false
    }
}
