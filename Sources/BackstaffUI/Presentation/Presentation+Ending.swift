import BackstaffElements
import BackstaffGraph

// How a presentation ends: as a person wants it, as the app does, or after what a button does.

extension PresentationNode {
    /// Ends the presentation as a person wants it, unless the app has forbidden that, once whoever has something to lose
    /// inside agrees.
    func dismissByPerson() {
        if isDismissDisabled || form == .cover { return }
        guard let scene else { return dismiss() }
        scene.guards.leave({ [weak self] view in self.map { view.isInside($0) } ?? false }) { [weak self] in
            self?.dismiss()
        }
    }

    func dismiss() {
        if isMounted { presentation.dismiss() }
    }

    var isDismissDisabled: Bool {
        !traits.isEmpty && traits.values(of: DismissDisabledTrait.self).contains { $0.value.isDisabled }
    }

    /// A button inside was tapped: what it does comes first.
    func dismissAfterAction() {
        graph.afterUpdate { [weak self, presentation] in presentation.didAct(in: self) }
    }

    /// Goes back inside, or out of this: what a person means who goes back in the browser.
    func goBack() {
        if let stack = stacks.last(where: { $0.scope.appearance.isShown && $0.snapshot.depth > 0 }) {
            stack.goBack(by: 1)
        } else {
            respond(to: .cancel, at: element)
        }
    }
}
