import BackstaffElements

/// The elements of the dialog.
///
///     dialog role-name=alert, label        handles `cancel`
///     ├─ text                              the question
///     ├─ text                              the additional message
///     └─ button, button                    stay, leave
@MainActor
final class LeavingDialog: ElementResponder {
    private let tree: ElementTree
    private let element: Element
    private let stay: Element
    private let leave: Element
    private let answer: (Bool) -> Void

    init(_ question: LeavingQuestion, in tree: ElementTree, answer: @escaping (_ leaves: Bool) -> Void) {
        self.tree = tree
        self.answer = answer
        element = tree.make(.dialog)
        stay = tree.make(.button, text: question.cancel)
        leave = tree.make(.button, text: question.confirm)
        tree.set(.roleName, to: .text("alert"), of: element)
        tree.set(.label, to: .text(question.title), of: element)
        tree.set(.roleName, to: .text("cancel"), of: stay)
        tree.set(.roleName, to: .text("destructive"), of: leave)
        tree.append(tree.make(.text, text: question.title), to: element)
        if let message = question.message, !message.isEmpty {
            tree.append(tree.make(.text, text: message), to: element)
        }
        for button in [stay, leave] {
            tree.append(button, to: element)
            tree.respond(to: .activate, at: button, by: self)
        }
        tree.respond(to: .cancel, at: element, by: self)
        tree.present(element)
    }

    func respond(to event: ElementEvent, at element: Element) {
        answer(element === leave)
    }

    func close() {
        for element in [element, stay, leave] { tree.forget(element) }
        tree.dismiss(element)
    }
}
