import BackstaffElements

extension HeadlessHost {
    /// Performs the steps of a flow in order.
    ///
    /// A step that looks for an element waits until it is there. Tasks of the app continue in the meantime. A step that
    /// finds its element at once doesn't wait.
    ///
    /// - Parameters:
    ///   - flow: The flow.
    ///   - patience: The longest time that a step waits. `waitFor` waits for at least 10 seconds.
    ///   - onStep: A closure that is called after each step with the step and the time it took.
    /// - Throws: ``FlowFailure`` for the first step that can't be performed or whose assertion is false.
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

/// An error that describes why a flow stopped before its end.
public struct FlowFailure: Error, CustomStringConvertible {
    /// The step that failed, and its line.
    public let entry: Flow.Entry

    /// The reason of the failure.
    public let reason: String

    /// A text description of what was on screen.
    ///
    /// It is like ``HeadlessHost/outline``, but without covered screens, and without elements that only arrange or
    /// decorate others.
    public let outline: String

    /// The line, the step, the reason and the outline in one text.
    public var description: String {
        "line \(entry.line), \(entry.step): \(reason)\nOn screen:\n\(outline)"
    }
}

extension Element {
    /// The outline of the elements that a user can reach, without elements that only arrange or decorate others.
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
