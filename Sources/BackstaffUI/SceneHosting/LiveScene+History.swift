import BackstaffGraph
import BackstaffNavigation

/// The steps of a scene in the browser's history. The scene records steps, and a user goes to steps in the browser.
extension LiveScene {
    package func travel(toStep step: Int, state: StoredNavigation?, url: String?) {
        context.containers.endOffers()
        inspector?.willTravel(toStep: step)
        if let presentation = tree.modal?.responder as? PresentationNode {
            return goBack(in: presentation, insteadOfGoingTo: step)
        }
        show(step: step, state: state, url: url)
    }

    private func show(step: Int, state: StoredNavigation? = nil, url: String? = nil) {
        if let goal = history.state(ofStep: step) ?? state?.snapshot {
            let isLeft: @MainActor (_Node) -> Bool = { view in
                NavigationGroup.around(view).takesAway(view, goingTo: goal)
            }
            go(toStep: step, leaving: isLeft) { [weak self] in
                self?.restore { $0.restore($1, from: goal) }
            }
        } else {
            // The state of the step isn't known. If its URL is known, that is opened.
            let leaves = url.map { leavesScreens(for: $0) } ?? false
            go(toStep: step, leaving: { _ in leaves }) { [weak self] in
                guard let self, let url else { return }
                graph.settle(after: { _ = show(url) })
            }
        }
    }

    /// Handles a step while a view is presented. A step back goes back inside the presentation, or ends it. The browser
    /// has already gone there, so it returns to the step that is shown.
    private func goBack(in presentation: PresentationNode, insteadOfGoingTo step: Int) {
        graph.settle(after: { if step < history.step { presentation.goBack() } })
        browserCorrection = .go(toStep: history.step)
    }

    /// Shows a step as soon as all guards of the removed views agree.
    private func go(
        toStep step: Int, leaving isLeft: @escaping @MainActor (_Node) -> Bool,
        showing show: @escaping @MainActor () -> Void
    ) {
        let isAtOnce = context.feature(LeavingGuards.self).leave(isLeft) { [weak self] in
            guard let self else { return }
            let isKnown = history.state(ofStep: step) != nil
            show()
            if isKnown {
                history.travel(toStep: step, showing: context.containers.snapshot)
            } else {
                history.adopt(step: step, showing: context.containers.snapshot)
            }
            browserCorrection = .go(toStep: step)
            noteHistory()
        }
        // The browser has already gone there. If a guard asks first, the browser returns until there is an answer.
        browserCorrection = isAtOnce ? nil : .go(toStep: history.step)
        graph.settle()
    }

    /// Restores a state as far as it can be shown.
    package func restore(_ state: NavigationState) {
        context.containers.endOffers()
        restore { $0.restore($1, from: state) }
    }

    private func restore(_ act: (NavigationRestoration, NavigationGroup) -> Void) {
        let restoration = NavigationRestoration { [graph] in graph.settle() }
        context.travel { act(restoration, context.containers) }
    }

    /// Stores a request of a view, to carry it out soon.
    func take(_ request: NavigationRequest) {
        requests.append(request)
        settleSoon()
    }

    /// Carries out the requests of views.
    ///
    /// - Returns: What the browser must do to follow an undo or a redo.
    func carryOutRequests() -> HistoryChange? {
        var change: HistoryChange?
        let due = requests
        requests = []
        for request in due {
            switch request {
            case .restore(let state): restore(state)
            case .undo:
                guard let step = history.previousStep else { continue }
                take(step: step)
                change = .back(toStep: step)
            case .redo:
                guard let step = history.nextStep else { continue }
                take(step: step)
                change = .go(toStep: step)
            }
        }
        return change
    }

    /// Shows a step that a view has requested. Presented views stay, because the requesting view may be in one.
    private func take(step: Int) {
        context.containers.endOffers()
        show(step: step)
    }

    /// Tells views whether there are steps to undo or redo, and that the state has changed.
    func noteHistory() {
        context.canUndo = history.previousStep != nil
        context.canRedo = history.nextStep != nil
        if !context.stateReaders.isEmpty { context.stateReaders.invalidate() }
    }

    /// Adds the new title, URL and history step to the patch for the browser.
    func describeNavigation(in patch: inout ScenePatch) {
        let title = context.containers.shownTitle ?? outermostPreferences.navigationTitle ?? appName
        if title != lastTitle { patch.title = title }
        lastTitle = title
        patch.motion = context.takeMotion()
        let url = url
        defer { lastURL = url ?? lastURL }
        switch history.record(context.containers.snapshot, byUser: isByUser) {
        case .push(let step): patch.history = .push(step: step, url: url)
        case .replace(let step): patch.history = .replace(step: step, url: url)
        case .back(let step): patch.history = .back(toStep: step)
        case nil:
            if patch.history == nil, let url, url != lastURL { patch.history = .replace(step: history.step, url: url) }
        }
        let isOther = storageWriter.addNavigation(
            of: context, isOtherStep: patch.history != nil, step: history.step, url: url ?? lastURL,
            to: &patch.storage)
        if isOther { noteHistory() }
    }

    /// The steps directly before the first one that the same window showed. The window can go back to these.
    func ownSteps(
        of steps: [(number: Int, state: StoredNavigation)]
    ) -> [(number: Int, state: NavigationSnapshot)] {
        let others = steps.lastIndex { step in
            exchange.address(at: exchange.path(of: step.state.url)) != step.state.url
        }
        return steps[(others.map { $0 + 1 } ?? 0)...].map { ($0.number, $0.state.snapshot) }
    }
}
