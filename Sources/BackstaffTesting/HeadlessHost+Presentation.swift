import BackstaffElements

extension HeadlessHost {
    /// What is presented, from the lowest to the topmost. A dialog of the platform's own, such as that of
    /// `confirmsLeaving`, counts too, and so does an inspector.
    public var presented: [PresentedView] {
        var found: [PresentedView] = []
        scene.tree.root.forEachDescendant { element in
            guard element.role == .presentation || element.role == .dialog, scene.tree.shows(element) else { return }
            found.append(PresentedView(element: element))
        }
        return found
    }

    /// Ends what is presented on top, as a person does by a swipe down, a tap beside it, or Escape. An alert is answered by
    /// its Cancel button, or its only one.
    ///
    /// - Throws: ``LookUpFailure`` if nothing is presented. If what is presented doesn't end, it is still there.
    public func dismissPresented() async throws {
        guard let top = scene.tree.modal ?? presented.last(where: { $0.kind != "column" })?.element else {
            throw LookUpFailure("Nothing is presented.", outline: outline)
        }
        try await send(.cancel, to: top)
    }

    /// Taps a button of the alert or the choice that is presented on top.
    ///
    /// - Parameter button: the words of the button.
    public func choose(_ button: String) async throws {
        guard let dialog = presented.last(where: { $0.element.role == .dialog })?.element else {
            throw LookUpFailure("No alert is presented.", outline: outline)
        }
        let buttons = dialog.reachable.filter { $0.role == .button || $0.role == .link }
        let named = buttons.first { $0.words == button }
        guard let named else { throw LookUpFailure("The alert has no button “\(button)”.", outline: outline) }
        try await send(.activate, to: named)
    }

    /// Drags the sheet on top to another of its detents.
    ///
    /// - Parameter detent: `medium`, `large`, or the height in points, as the outline says.
    public func dragSheet(toDetent detent: String) async throws {
        guard let sheet = presented.last(where: { $0.kind == "sheet" && $0.element.role == .presentation })?.element,
            let names = sheet.words(.detents), names.split(separator: " ").contains(detent[...])
        else { throw LookUpFailure("No sheet is presented that can stand at “\(detent)”.", outline: outline) }
        try await send(.edit(detent), to: sheet)
    }
}

/// Something that is presented above a window.
@MainActor
public struct PresentedView {
    let element: Element

    /// How it is presented: `sheet`, a card from below; `form`, `page`, `fitted`, in the middle of a wide window; `cover`;
    /// `popover`; `column`, an inspector beside its view; `alert`; `actions`, a choice.
    public var kind: String { element.words(.roleName) ?? element.words(.displayMode) ?? "" }

    /// What it is called: the title of an alert, or that of the topmost screen inside.
    public var title: String? {
        element.words(.label) ?? element.reachable.last { $0.role == .barTitle }?.text
    }

    /// The words in it, in reading order.
    public var texts: [String] { element.reachable.filter { !$0.text.isEmpty }.map(\.text) }

    /// The height at which a sheet stands, if it has several.
    public var detent: String? { element.words(.detent) }

    /// It and what is inside it, as text.
    public var outline: String { element.outline() }
}
