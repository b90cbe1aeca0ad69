/// Views that taps pass through: transparent ones, and those whose hit testing is off.
///
/// Neither is off screen. A field in such a view can have the focus and be typed into, and a keyboard shortcut still
/// activates its control. The page has the same rules as CSS.
extension Element {
    /// Whether the element and everything inside it is fully transparent.
    package var isTransparent: Bool {
        guard role == .effect, case .number(let opacity) = self[.opacity] else { return false }
        return opacity <= 0
    }

    /// Whether a finger or a pointer passes through the element and everything inside it, because of the element itself.
    var letsTouchesThrough: Bool {
        switch role {
        case .effect: isTransparent
        case .style: self[.hitTesting] == .text("false")
        default: false
        }
    }

    /// Whether a finger or a pointer passes through the element, because of itself or an element around it.
    package var isPassedByTouches: Bool {
        var current: Element? = self
        while let element = current {
            if element.letsTouchesThrough { return true }
            current = element.parent
        }
        return false
    }

    /// Whether a keyboard shortcut activates the element.
    var hasShortcut: Bool {
        var current: Element? = self
        while let element = current {
            if element.role == .style, element[.shortcut] != nil { return true }
            current = element.parent
        }
        return false
    }
}

extension ElementEvent {
    /// Whether the event begins with a touch of its element. Views that touches pass through refuse such an event, but
    /// not what follows: the view may have become transparent while it was dragged.
    var beginsWithTouch: Bool {
        switch self {
        case .activate, .tap, .activateTwice, .select, .reveal, .delete, .move, .refresh, .hover(true), .pointer(.some),
            .press(true):
            true
        case .drop(let drop): drop.phase != .left
        default: false
        }
    }
}

extension ElementVerbs {
    /// The events for which a user touches the element, or points at it.
    package static let touches: ElementVerbs = [
        .activate, .activateTwice, .select, .reveal, .delete, .move, .refresh, .hover, .pointer, .hold, .drag,
        .pinch, .carry, .drop, .press,
    ]
}
