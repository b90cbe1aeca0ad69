import BackstaffElements
import BackstaffGraph

/// The buttons of an alert or a confirmation dialog: those of the app, and one that is added if it is missing.
///
///     alert, no button                ──► OK         removed when the app adds a button
///     confirmation dialog, no Cancel  ──► Cancel     removed when the app adds one
@MainActor
final class DialogButtons {
    private unowned let dialog: PresentationNode  // It owns this object.
    /// The added button.
    private(set) var added: Element?
    private var isCheckScheduled = false

    init(of dialog: PresentationNode) {
        self.dialog = dialog
    }

    private var all: [Element] {
        var found: [Element] = []
        dialog.element.forEachDescendant { if $0.role == .button || $0.role == .link { found.append($0) } }
        return found
    }

    private var isOfAlert: Bool { if case .alert = dialog.kind { true } else { false } }

    /// Schedules a check for the end of the current update.
    func scheduleCheck() {
        if isCheckScheduled { return }
        isCheckScheduled = true
        dialog.graph.afterUpdate { [weak dialog] in
            if let dialog, dialog.isMounted { dialog.buttons?.check() }
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
            dialog.tree.forget(button)
            dialog.tree.remove(button)
        } else {
            added = make()
        }
    }

    private func make() -> Element {
        let tree = dialog.tree
        let title: LocalizedStringKey = isOfAlert ? "OK" : "Cancel"
        let button = tree.make(.button, text: title.string)
        if !isOfAlert { tree.set(.roleName, to: .text("cancel"), of: button) }
        tree.respond(to: .activate, at: button, by: dialog)
        tree.insert(button, into: dialog.element, before: nil)
        return button
    }

    /// Handles Escape and a tap beside the dialog. They stand for its Cancel button, or for its only button.
    func cancel() {
        if let added, added.has(.covered) { return dialog.dismiss() }
        let buttons = all
        guard let button = buttons.first(where: \.isCancel) ?? (buttons.count == 1 ? buttons[0] : nil) else { return }
        _ = try? dialog.tree.deliver(.activate, to: button.id)
    }

    func end() {
        if let added { dialog.tree.forget(added) }
    }
}

extension Element {
    fileprivate var isCancel: Bool { self[.roleName] == .text("cancel") }
}
