extension ElementRole {
    /// The default verbs of the role. An element's verbs are sent only if they differ.
    package var usualVerbs: ElementVerbs {
        switch self {
        case .link: [.activate, .address]
        case .button, .toggle, .gesture, .sidebarToggle, .tab: .activate
        case .backButton: [.activate, .reveal]
        case .textField: [.edit, .submit, .focus]
        case .searchField: [.edit, .submit, .focus, .cancel]
        case .searchToken: .delete
        case .dialog: .cancel
        case .presentation: [.edit, .cancel]
        case .contextMenu: .reveal
        case .datePicker, .colorPicker: .edit
        case .list, .lazyStack, .lazyGrid: .window
        case .geometry, .canvas: .size
        case .splitView: [.activate, .size]
        case .columnDivider: .width
        case .navigationStack: [.back, .peek]
        default: []
        }
    }
}

extension ElementVerbs {
    /// All verbs with their names on the wire, in the order in which they are written.
    package static let wireNames: [(verb: ElementVerbs, name: StaticString)] = [
        (.activate, "activate"), (.edit, "edit"), (.submit, "submit"), (.back, "back"), (.peek, "peek"),
        (.window, "window"), (.size, "size"), (.focus, "focus"), (.hover, "hover"), (.select, "select"),
        (.moveSelection, "move-selection"), (.width, "width"), (.delete, "delete"), (.move, "move"),
        (.reveal, "reveal"), (.refresh, "refresh"), (.cancel, "cancel"), (.activateTwice, "activate2"),
        (.address, "address"), (.hold, "hold"), (.drag, "drag"), (.keyPress, "key"), (.carry, "carry"), (.drop, "drop"),
        (.press, "press"), (.place, "place"), (.pointer, "pointer"), (.pinch, "pinch"),
        (.scroll, "scroll"), (.targets, "targets"), (.visible, "visible"), (.fail, "fail"),
    ]
}
