extension AttributeKey {
    /// The attribute's rules for HTML. For each role, the first rule that names the role or all roles applies.
    package var rules: [AttributeRule] { Self.table[self] ?? [] }

    /// Returns the rule for elements of one role, or `nil` if the type of the value decides.
    package func rule(for role: ElementRole) -> AttributeRule? {
        Self.table[self]?.first { $0.roles?.contains(role) ?? true }
    }

    private static let table = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.row) })

    private static let controls = ElementRole.allCases.filter(\.markup.isFormControl)
    private static let buttons = ElementRole.allCases.filter { $0.markup.tag == "button" }
    private static let boxes = ElementRole.allCases.filter { $0.markup.tag == "div" }

    private var row: [AttributeRule] {
        switch self {
        // Accessibility.
        case .label:
            [
                AttributeRule(
                    [.image, .canvas], .attribute("aria-label"), .whileSet("role", "img"), .whileSet("aria-hidden", nil)
                ),
                AttributeRule(nil, .onPart(.attribute("aria-label"))),
            ]
        case .hint: [AttributeRule(nil, .attribute("title"))]
        case .hiddenFromAccessibility: [AttributeRule(nil, .state("aria-hidden"))]
        case .heading: [AttributeRule(nil, .heading)]
        case .busy: [AttributeRule(nil, .state("aria-busy"))]
        case .roleName:
            // On an element that isn't a control, this attribute is its role for a screen reader.
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
                // A screen reader doesn't read the value of a date picker, or the content that a link shares.
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
        case .picture: [AttributeRule([.image], .assetPicture)]
        case .capInsets: [AttributeRule(nil, .style(.capInsets))]

        // Appearance.
        case .foreground, .secondaryForeground, .tint, .accent, .fill, .stroke, .border, .separatorTint:
            [AttributeRule(nil, .color)]
        case .stops: [AttributeRule(nil, .style(.gradientStops))]
        case .shadow: [AttributeRule(nil, .style(.dropShadow))]
        case .transform: [AttributeRule(nil, .style(.matrix))]
        case .animation: [AttributeRule(nil, .byType, .style(.timingCurve))]
        case .contentMargins, .insets: [AttributeRule(nil, .style(.lengths))]
        case .drawing:
            // The drawing of a canvas is markup, which becomes its content.
            [AttributeRule([.canvas]), AttributeRule(nil, .style(.drawing))]
        case .filter: [AttributeRule(nil, .style(.filter))]
        case .rotationAxis: [AttributeRule(nil, .style(.axis))]
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
