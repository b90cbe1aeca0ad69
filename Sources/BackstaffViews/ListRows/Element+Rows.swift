import BackstaffElements

extension Element {
    /// The elements from a row's content inward, through wrappers such as padding. The last element is the control that
    /// the row consists of, or its content.
    var rowChain: some Sequence<Element> {
        sequence(first: children.first) { element in
            guard let element, element.isRowWrapper else { return nil }
            return element.children.first
        }.lazy.compactMap { $0 }
    }

    private var isRowWrapper: Bool {
        switch role {
        case .style, .padding, .frame, .aspectRatio, .fixedSize, .offset, .background, .overlay, .clip, .effect,
            .contextMenu:
            true
        default: false
        }
    }

    /// The transparent link of a row that lies over or under the row's content. A tap on the row follows it.
    var passedLink: Element? {
        for element in rowChain where [.zStack, .background, .overlay].contains(element.role) {
            for child in element.children {
                if let link = child.linkIfTransparent { return link }
            }
        }
        return nil
    }

    private var linkIfTransparent: Element? {
        var isPassed = false
        for element in sequence(first: self, next: \.children.first) {
            isPassed = isPassed || element.isTransparent
            if element.role == .link { return isPassed && element[.roleName] == nil ? element : nil }
        }
        return nil
    }

    /// Whether the element handles taps itself.
    var isControl: Bool {
        switch role {
        case .button, .link, .toggle, .textField, .slider, .stepper, .picker, .datePicker, .colorPicker, .menu,
            .disclosure:
            true
        case .gesture: verbs.contains(.activate)
        default: false
        }
    }

    /// Returns the row of a list that contains, or is, the element.
    func row(of list: Element) -> Element? {
        var current: Element? = self
        while let element = current {
            if element.parent === list { return element }
            current = element.parent
        }
        return nil
    }
}
