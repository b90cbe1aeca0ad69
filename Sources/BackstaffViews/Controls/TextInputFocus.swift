import BackstaffElements
import BackstaffGraph

/// The focus of an element in which a user edits a text, such as a text field or a search field.
///
///     the app sets its focus state ──► the body of the field ──► followFocusTarget ──► takeFocus, or the focus ends
///     the node is removed ───────────► endFocus ──────────────► the focus state says that nothing has the focus
@MainActor
package protocol TextInputFocus: ElementNode {
    /// The part of the app's focus state that stands for the element, if there is one.
    var focusTarget: FocusTarget? { get }

    /// Called when the app's focus state gives the focus to the element.
    func takeFocus()
}

extension TextInputFocus {
    /// Moves the focus as the app's focus state requires. This happens after the update of all views, when it is known
    /// whether another element takes the focus.
    package func followFocusTarget() {
        graph.afterUpdate { [self] in
            guard isMounted else { return }
            let isWanted = Tracking.untracked { focusTarget?.isWanted() ?? false }
            if isWanted, tree.focused !== element {
                takeFocus()
            } else if !isWanted, tree.focused === element {
                tree.unfocus()
            }
        }
    }

    /// Updates the app's focus state if the element has the focus and is about to be removed.
    package func endFocus() {
        guard tree.focused === element, let focusTarget else { return }
        graph.afterUpdate { focusTarget.note(false) }
    }
}
