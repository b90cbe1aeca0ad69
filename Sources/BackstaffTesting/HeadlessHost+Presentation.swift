import BackstaffElements

extension HeadlessHost {
    /// The presented views, from the lowest to the topmost.
    ///
    /// Inspectors and dialogs of Backstaff's own, for example the one of `confirmsLeaving`, are included.
    public var presented: [PresentedView] {
        var found: [PresentedView] = []
        scene.tree.root.forEachDescendant { element in
            guard element.role == .presentation || element.role == .dialog, scene.tree.shows(element) else { return }
            found.append(PresentedView(element: element))
        }
        return found
    }

    /// Dismisses the topmost presented view, as a swipe down, a tap beside it or the Escape key does.
    ///
    /// An alert is answered with its Cancel button, or with its only button. If the app prevents the dismissal,
    /// the view remains presented.
    ///
    /// - Throws: ``LookUpFailure`` if nothing is presented.
    public func dismissPresented() async throws {
        guard let top = scene.tree.modal ?? presented.last(where: { $0.kind != "column" })?.element else {
            throw LookUpFailure("Nothing is presented.", outline: outline)
        }
        try await send(.cancel, to: top)
    }

    /// Taps a button of the topmost alert or confirmation dialog.
    ///
    /// - Parameter button: The text of the button.
    /// - Throws: ``LookUpFailure`` if no alert is presented, or if it has no such button.
    public func choose(_ button: String) async throws {
        guard let dialog = presented.last(where: { $0.element.role == .dialog })?.element else {
            throw LookUpFailure("No alert is presented.", outline: outline)
        }
        let buttons = dialog.reachable.filter { $0.role == .button || $0.role == .link }
        let named = buttons.first { $0.words == button }
        guard let named else { throw LookUpFailure("The alert has no button “\(button)”.", outline: outline) }
        try await send(.activate, to: named)
    }

    /// Drags the topmost sheet to another detent.
    ///
    /// - Parameter detent: `medium`, `large`, or a height in points, as ``outline`` names it.
    /// - Throws: ``LookUpFailure`` if no sheet with that detent is presented.
    public func dragSheet(toDetent detent: String) async throws {
        guard let sheet = presented.last(where: { $0.kind == "sheet" && $0.element.role == .presentation })?.element,
            let names = sheet.words(.detents), names.split(separator: " ").contains(detent[...])
        else { throw LookUpFailure("No sheet is presented that can stand at “\(detent)”.", outline: outline) }
        try await send(.edit(detent), to: sheet)
    }
}

/// A view that is presented above the contents of a window.
@MainActor
public struct PresentedView {
    let element: Element

    /// The form of the presentation.
    ///
    /// - `sheet`: a sheet that slides up from the bottom
    /// - `form`, `page`, `fitted`: a sheet in the middle of a wide window
    /// - `cover`: a full-screen cover
    /// - `popover`: a popover
    /// - `column`: an inspector beside its view
    /// - `alert`: an alert
    /// - `actions`: a confirmation dialog
    public var kind: String { element.words(.roleName) ?? element.words(.displayMode) ?? "" }

    /// The title of an alert, or the navigation title of the topmost screen in the presented view.
    public var title: String? {
        element.words(.label) ?? element.reachable.last { $0.role == .barTitle }?.text
    }

    /// The texts in the presented view, in reading order.
    public var texts: [String] { element.reachable.filter { !$0.text.isEmpty }.map(\.text) }

    /// The current detent of a sheet, or `nil` if it has only one.
    public var detent: String? { element.words(.detent) }

    /// A text description of the presented view and its descendants.
    public var outline: String { element.outline() }
}
