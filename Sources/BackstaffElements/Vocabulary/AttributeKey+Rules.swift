extension AttributeKey {
    /// What becomes of the attribute in HTML, for some roles each. The first rule that names a role, or all, counts.
    package var rules: [AttributeRule] { Self.table[self] ?? [] }

    /// The rule for elements of one role; `nil` where the type of the value says everything.
    package func rule(for role: ElementRole) -> AttributeRule? {
        Self.table[self]?.first { $0.roles?.contains(role) ?? true }
    }

    private static let table = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.row) })

    private static let controls = ElementRole.allCases.filter(\.markup.isFormControl)
    private static let buttons = ElementRole.allCases.filter { $0.markup.tag == "button" }
    private static let boxes = ElementRole.allCases.filter { $0.markup.tag == "div" }

    private var row: [AttributeRule] {
        switch self {
        // What a screen reader is told.
        case .label:
            [
                AttributeRule(
                    [.image], .attribute("aria-label"), .whileSet("role", "img"), .whileSet("aria-hidden", nil)),
                AttributeRule(nil, .onPart(.attribute("aria-label"))),
            ]
        case .hint: [AttributeRule(nil, .attribute("title"))]
        case .hiddenFromAccessibility: [AttributeRule(nil, .state("aria-hidden"))]
        case .heading: [AttributeRule(nil, .heading)]
        case .busy: [AttributeRule(nil, .state("aria-busy"))]
        case .roleName:
            // Said of something that isn't a control, it is what a screen reader takes that for.
            [
                AttributeRule(
                    Self.boxes, .byType, .mapped("role", ["button": "button", "link": "link"], others: .dropped))
            ]

        // State of controls.
        case .disabled:
            [
                AttributeRule(Self.controls, .onPart(.attribute("disabled")), .state("aria-disabled")),
                AttributeRule(nil, .state("aria-disabled")),
            ]
        case .on:
            [
                AttributeRule([.sectionHeader], .byType),
                AttributeRule([.toggle], .state("aria-checked")),
                AttributeRule(nil, .state("aria-pressed", off: "false")),
            ]
        case .selected:
            [
                AttributeRule([.row], .byType, .state("aria-current")),
                AttributeRule([.tabPanel], .byType),
                AttributeRule([.option], .state("aria-checked")),
                AttributeRule(nil, .state("aria-selected")),
            ]
        case .presented: [AttributeRule(Self.buttons, .byType, .state("aria-expanded", off: "false"))]
        case .value:
            [
                // What a link shares is nothing to be read out.
                AttributeRule([.datePicker, .link], .byType),
                AttributeRule([.textField, .searchField, .slider], .onPart(.fieldValue)),
                AttributeRule(nil, .amount),
            ]
        case .minimum: [AttributeRule([.slider], .onPart(.attribute("min")))]
        case .maximum: [AttributeRule([.slider], .onPart(.attribute("max")))]
        case .step: [AttributeRule([.slider], .onPart(.attribute("step")))]

        // Fields.
        case .placeholder: [AttributeRule(nil, .onPart(.attribute("placeholder")))]
        case .secure: [AttributeRule([.textField], .byType, .whileSet("type", "password"))]
        case .contentType: [AttributeRule(nil, .onPart(.attribute("autocomplete")))]
        case .autocorrection: [AttributeRule(nil, .onPart(.attribute("autocorrect")))]
        case .capitalization: [AttributeRule(nil, .onPart(.attribute("autocapitalize")))]
        case .submitLabel:
            [
                AttributeRule(
                    nil,
                    .onPart(
                        .mapped(
                            "enterkeyhint", ["return": "enter", "continue": "next", "join": "go", "route": "go"],
                            others: .unchanged)))
            ]
        case .keyboard:
            [
                AttributeRule(
                    nil,
                    .onPart(
                        .mapped(
                            "inputmode",
                            [
                                "number-pad": "numeric", "decimal-pad": "decimal", "phone-pad": "tel",
                                "email-address": "email", "URL": "url", "web-search": "search",
                            ], others: .replaced("text"))))
            ]

        // Addresses and pictures.
        case .href: [AttributeRule([.image], .picture), AttributeRule(nil, .address)]
        case .asset: [AttributeRule([.image], .byType, .asset)]

        // Looks.
        case .foreground, .secondaryForeground, .tint, .fill, .stroke, .border, .separatorTint:
            [AttributeRule(nil, .color)]
        case .stops: [AttributeRule(nil, .style(.gradientStops))]
        case .shadow: [AttributeRule(nil, .style(.dropShadow))]
        case .contentMargins, .insets: [AttributeRule(nil, .style(.lengths))]
        case .shape: [AttributeRule(nil, .shape)]
        case .columns: [AttributeRule(nil, .columns)]
        case .layoutDirection:
            [
                AttributeRule(
                    nil, .mapped("dir", ["right-to-left": "rtl", "left-to-right": "ltr"], others: .unchanged))
            ]
        default: []
        }
    }
}
