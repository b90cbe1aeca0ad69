/// What depends on the form of a split view, and is derived from it rather than sent.
///
/// A change of form sets a few attributes of the split view and its columns. What is shown or not inside the columns
/// because of it follows here, for the outline, for delivery and for hosts; the page has the same rules as CSS.
extension Element {
    /// Whether the element, though it is there, is not on screen in the form that the split view around it has now.
    package var isHiddenByForm: Bool {
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

    /// Whether a row shows that it leads somewhere.
    package var showsChevron: Bool {
        guard let chevron = self[.chevron] else { return false }
        if chevron == .flag(true) { return true }
        guard let split = nearest(.splitView) else { return true }
        return split[.displayMode] == .text("collapsed")
    }
}
