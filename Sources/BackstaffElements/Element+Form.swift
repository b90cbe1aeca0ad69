/// Properties that are derived from the form of a split view and aren't sent.
///
/// A change of form sets a few attributes of the split view and its columns. These properties then decide what the
/// columns show. The outline, the delivery of events and hosts use them. The page has the same rules as CSS.
extension Element {
    /// Whether the current form of the surrounding split view hides the element.
    var isHiddenByForm: Bool {
        switch role {
        case .backButton:
            guard self[.form] != nil, let split = nearest(.splitView) else { return false }
            if split[.displayMode] == .text("collapsed") { return false }
            return split[.toggle] != .text("back") || nearest(.column)?[.placement] != .text("content")
        case .sidebarToggle:
            guard let split = nearest(.splitView) else { return true }
            return split[.displayMode] == .text("collapsed") || split[.toggle] != .text("sidebar")
        case .tabPanel:
            return parent?[.displayMode] == .text("page") && !has(.selected)
        case .tabPart:
            let isForSidebar = self[.placement] != .text("accessory")
            return isForSidebar && parent?[.displayMode] != .text("sidebar")
        case .columnDivider:
            guard let split = parent, split[.displayMode] != .text("collapsed") else { return true }
            return split.children.contains {
                $0.role == .column && $0[.placement] == self[.placement] && $0.has(.covered)
            }
        default:
            return false
        }
    }

    /// Whether a row shows a disclosure chevron.
    package var showsChevron: Bool {
        guard let chevron = self[.chevron] else { return false }
        if chevron == .flag(true) { return true }
        guard let split = nearest(.splitView) else { return true }
        return split[.displayMode] == .text("collapsed")
    }
}
