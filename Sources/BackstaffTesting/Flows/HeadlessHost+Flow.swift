import BackstaffElements

extension HeadlessHost {
    /// Does the steps of a flow, one after the other.
    ///
    /// A step that looks for something waits until it is there: time passes, and tasks of the app go on. A step that
    /// finds what it looks for takes no time.
    ///
    /// - Parameters:
    ///   - flow: the steps.
    ///   - patience: how long a step waits for what it looks for. `waitFor` waits for 10 seconds at least.
    ///   - onStep: is told each step that was done, and how long it took.
    /// - Throws: ``FlowFailure`` for the first step that can't be done or doesn't hold.
    public func perform(
        _ flow: Flow, patience: Duration = .seconds(2), onStep: (Flow.Entry, Duration) -> Void = { _, _ in }
    ) async throws(FlowFailure) {
        let driver = FlowDriver(self, patience: patience)
        await settle()
        for entry in flow.entries {
            let start = ContinuousClock.now
            do {
                try await driver.perform(entry.step)
            } catch {
                let reason = (error as? LookUpFailure)?.message ?? String(describing: error)
                throw FlowFailure(entry: entry, reason: reason, outline: scene.tree.root.outlineInReach)
            }
            onStep(entry, ContinuousClock.now - start)
        }
    }
}

/// Why a flow ended before its last step.
public struct FlowFailure: Error, CustomStringConvertible {
    /// The step, and its line.
    public let entry: Flow.Entry

    /// What was there instead of what the step looks for.
    public let reason: String

    /// What was on screen, as text: the lines of ``HeadlessHost/outline`` without covered screens, and without elements
    /// that only arrange or decorate others.
    public let outline: String

    /// The whole message.
    public var description: String {
        "line \(entry.line), \(entry.step): \(reason)\nOn screen:\n\(outline)"
    }
}

extension Element {
    /// The outline of what a person can reach, without elements that only arrange or decorate others.
    fileprivate var outlineInReach: String {
        var lines: [String] = []
        func visit(_ element: Element, depth: Int) {
            if element.isOffScreen { return }
            let isShown = !element.isDecoration
            if isShown {
                let line = element.outline().prefix { $0 != "\n" }
                lines.append(String(repeating: "  ", count: depth) + line)
            }
            for child in element.children { visit(child, depth: isShown ? depth + 1 : depth) }
        }
        visit(self, depth: 0)
        return lines.joined(separator: "\n")
    }

    private var isDecoration: Bool {
        guard verbs.isEmpty, self[.label] == nil, self[.identifier] == nil else { return false }
        return switch role {
        case .vStack, .hStack, .zStack, .spacer, .divider, .style, .padding, .frame, .aspectRatio, .fixedSize, .offset,
            .background, .overlay, .layer, .clip, .effect, .gesture, .shape, .color, .gradient:
            true
        default: false
        }
    }
}
