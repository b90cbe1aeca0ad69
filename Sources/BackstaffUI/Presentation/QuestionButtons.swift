import BackstaffElements
import BackstaffGraph

/// The buttons of an alert or a confirmation dialog: those of the app, and one that is added if it is missing.
///
///     alert   without any button     ──► OK         one of the app's comes ──► it goes
///     choice  without a Cancel       ──► Cancel     one of the app's comes ──► it goes
@MainActor
final class QuestionButtons {
    private unowned(unsafe) let question: PresentationNode  // It holds this.
    /// The added button.
    @exclusivity(unchecked) private(set) var added: Element?
    @exclusivity(unchecked) private var isCheckScheduled = false

    init(of question: PresentationNode) {
        self.question = question
    }

    private var all: [Element] {
        var found: [Element] = []
        question.element.forEachDescendant { if $0.role == .button || $0.role == .link { found.append($0) } }
        return found
    }

    private var isOfAlert: Bool { if case .alert = question.kind { true } else { false } }

    /// Schedules a check for the end of the current update.
    func scheduleCheck() {
        if isCheckScheduled { return }
        isCheckScheduled = true
        question.graph.afterUpdate { [weak question] in
            if let question, question.isMounted { question.buttons?.check() }
        }
    }

    /// Adds the button if it is missing, or removes it if it is no longer needed.
    func check() {
        isCheckScheduled = false
        let others = all.filter { $0 !== added }
        let isNeeded = isOfAlert ? others.isEmpty : !others.contains(where: \.isCancel)
        if isNeeded == (added != nil) { return }
        if let button = added {
            added = nil
            question.tree.forget(button)
            question.tree.remove(button)
        } else {
            added = make()
        }
    }

    private func make() -> Element {
        let tree = question.tree
        let title: LocalizedStringKey = isOfAlert ? "OK" : "Cancel"
        let button = tree.make(.button, text: title.string)
        if !isOfAlert { tree.set(.roleName, to: .text("cancel"), of: button) }
        tree.respond(to: .activate, at: button, by: question)
        tree.insert(button, into: question.element, before: nil)
        return button
    }

    /// Handles Escape and a tap beside the dialog. They stand for its Cancel button, or for its only button.
    func cancel() {
        if let added, added.has(.covered) { return question.dismiss() }
        let buttons = all
        guard let button = buttons.first(where: \.isCancel) ?? (buttons.count == 1 ? buttons[0] : nil) else { return }
        _ = try? question.tree.deliver(.activate, to: button.id)
    }

    func end() {
        if let added { question.tree.forget(added) }
    }
}

extension Element {
    fileprivate var isCancel: Bool { self[.roleName] == .text("cancel") }
}
