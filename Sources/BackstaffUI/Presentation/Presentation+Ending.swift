import BackstaffElements
import BackstaffGraph

// The dismissal of a presentation: by a user, by the app, or after the action of a button.

extension PresentationNode {
    /// Dismisses the presentation for a user, unless the app has disabled that. Guards inside, such as that of
    /// `confirmsLeaving`, are asked first.
    func dismissByUser() {
        if isDismissDisabled || form == .cover { return }
        guard let scene else { return dismiss() }
        let isInside: @MainActor (_Node) -> Bool = { [weak self] view in self.map { view.isInside($0) } ?? false }
        scene.feature(LeavingGuards.self).leave(isInside) { [weak self] in self?.dismiss() }
    }

    func dismiss() {
        if isMounted { presentation.dismiss() }
    }

    var isDismissDisabled: Bool {
        !traits.isEmpty && traits.values(of: DismissDisabledTrait.self).contains { $0.value.isDisabled }
    }

    /// Dismisses the presentation after a button's action has been performed.
    func dismissAfterAction() {
        graph.afterUpdate { [weak self, presentation] in presentation.didAct(in: self) }
    }

    /// Goes back one screen inside, or dismisses the presentation if it shows no pushed screen. The browser's Back
    /// button does this.
    func goBack() {
        if !group.goBackInside() { respond(to: .cancel, at: element) }
    }
}
