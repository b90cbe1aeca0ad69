extension ElementRole {
    /// The HTML markup for elements of this role.
    package var markup: RoleMarkup { Self.markups[self] ?? RoleMarkup() }

    private static let markups = Dictionary(
        uniqueKeysWithValues: allCases.compactMap { role in role.row.map { (role, $0) } })

    /// The row of the role in the table. A role without one is a plain `div`.
    private var row: RoleMarkup? {
        switch self {
        case .backButton: RoleMarkup("button", ["type": "button", "aria-label": .phrase(.back)])
        case .barTitle: RoleMarkup("h1", ["tabindex": "-1"])
        case .button: RoleMarkup("button", ["type": "button"])
        // A screen reader ignores a drawing without a label.
        case .canvas: RoleMarkup("div", ["aria-hidden": "true"])
        case .colorPicker:
            RoleMarkup("label", part: PartMarkup("input", class: "color-field", in: "color-swatch", ["type": "color"]))
        case .columnDivider:
            RoleMarkup(
                "div", ["role": "separator", "aria-orientation": "vertical", "aria-label": .phrase(.columnWidth)])
        case .controlGroup, .datePicker, .picker, .stepper: RoleMarkup("div", ["role": "group"])
        case .dialog: RoleMarkup("dialog", ["role": "alertdialog"])
        case .divider: RoleMarkup("hr")
        case .extent: RoleMarkup("div", ["aria-hidden": "true"])
        case .gesture:
            // An element that can only be dragged or have the focus isn't a button.
            RoleMarkup(whileAnswering: [
                ([.activate, .hold], ["role": "button", "tabindex": "0"]), (.focus, ["tabindex": "0"]),
            ])
        case .image:
            // A screen reader ignores a picture without a label. One of the app is drawn by the style sheet, which knows
            // the color scheme of its place.
            RoleMarkup(
                "svg", ["aria-hidden": "true"],
                variants: [TagVariant("span", if: .picture), TagVariant("img", if: .href)]
            )
        // Without an address, a browser treats a link as text, which takes neither Tab nor Return.
        case .link: RoleMarkup("a", ["role": "link", "tabindex": "0"])
        case .list: RoleMarkup("div", ["role": "list"])
        case .menuItems: RoleMarkup("div", ["role": "menu"])
        case .navigationBar: RoleMarkup("header")
        case .option: RoleMarkup("div", ["role": "radio", "aria-checked": "false", "tabindex": "0"])
        case .presentation: RoleMarkup("dialog", ["role": "dialog"])
        case .progress: RoleMarkup("div", ["role": "progressbar"])
        case .row: RoleMarkup("div", ["role": "listitem"])
        case .screen: RoleMarkup("section")
        case .searchField:
            RoleMarkup(
                "div", ["role": "search"],
                part: PartMarkup(
                    "input", class: "search-input",
                    [
                        "type": "search", "autocomplete": "off", "placeholder": .phrase(.search),
                        "enterkeyhint": "search", "aria-label": .phrase(.search),
                    ]))
        case .searchScopes: RoleMarkup("div", ["role": "radiogroup"])
        case .searchSuggestions: RoleMarkup("div", ["role": "list", "aria-label": .phrase(.suggestions)])
        case .searchToken: RoleMarkup("button", ["type": "button", "aria-description": .phrase(.delete)])
        case .sectionHeader: RoleMarkup("div", ["role": "heading", "aria-level": "2"])
        case .sidebarToggle: RoleMarkup("button", ["type": "button"])
        case .slider: RoleMarkup(part: PartMarkup("input", class: "range", ["type": "range", "step": "any"]))
        case .tab: RoleMarkup("button", ["type": "button", "role": "tab", "aria-selected": "false"])
        case .tabBar: RoleMarkup("div", ["role": "tablist"])
        case .tabPanel: RoleMarkup("div", ["role": "tabpanel"])
        case .tabSection: RoleMarkup("div", ["role": "presentation"])
        case .text:
            RoleMarkup("span", variants: (1...6).map { TagVariant("h\($0)", if: .heading, is: .number(Double($0))) })
        case .textField:
            RoleMarkup(
                "input", ["autocomplete": "off"],
                variants: [TagVariant("textarea", if: .axis, is: .text("vertical"))])
        case .toggle: RoleMarkup("button", ["type": "button", "role": "switch", "aria-checked": "false"])
        default: nil
        }
    }
}
