/// How a tap gesture around a control, or around a view with a tap gesture, stands to it.
package enum TapPrecedence: Sendable {
    /// The gesture acts, and what is inside doesn't.
    case high
    /// The gesture acts first, and then what is inside.
    case simultaneous
}

extension ElementTree {
    /// Delivers a tap to an element, and to the gestures around it that want the taps of what is inside.
    ///
    ///     view ◄── taps ── what is inside acts, and nothing else
    ///      └─ simultaneous gesture ── the gesture acts, then what is inside
    ///          └─ high-priority gesture ── the gesture acts, and nothing inside of it
    func deliverTap(_ tap: ElementEvent, to element: Element, of responder: any ElementResponder) {
        var receivers: [(element: Element, responder: any ElementResponder)] = [(element, responder)]
        var outer = element.parent
        while let current = outer, !current.role.keepsTapsInside {
            if current.role == .gesture, current.verbs.contains(.activate), let responder = current.responder {
                switch responder.tapPrecedence {
                case .high?: receivers = [(current, responder)]
                case .simultaneous?: receivers.append((current, responder))
                case nil: break
                }
            }
            outer = current.parent
        }
        for (element, responder) in receivers.reversed() {
            responder.respond(to: tap.received(with: element.verbs), at: element)
        }
    }
}

extension ElementRole {
    /// Whether gestures around the element don't see its taps, because it stands above the view that it belongs to, or in
    /// a bar.
    fileprivate var keepsTapsInside: Bool {
        switch self {
        case .dialog, .presentation, .menuItems, .swipeActions, .navigationBar, .tabBar: true
        default: false
        }
    }
}
