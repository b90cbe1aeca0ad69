/// An event at an element. It comes from a user, or from the page on a user's behalf.
package enum ElementEvent: Hashable, Sendable {
    /// A tap, a click, or Return on a focused control.
    case activate
    /// A tap at a place of an element that asks for places. Every other element gets ``activate``.
    case tap(ElementPlace)
    /// The whole text of a field after an edit.
    case edit(String)
    /// Return in a field.
    case submit
    /// Back, by a button, a key or a completed edge swipe. `steps` is the number of screens.
    case back(steps: Int)
    /// An edge swipe begins. The page needs the screen below, but it isn't on top yet.
    case peek
    /// An edge swipe was canceled. The screen below is no longer needed.
    case unpeek
    /// The rows of a lazy container that are on screen (`first ..< last`), and the mean height of a row in points.
    case window(first: Int, last: Int, rowHeight: Double)
    /// What the scroll view in an element does, and where it is.
    case scroll(ElementScroll)
    /// The elements of a layout of scroll targets that are visible, in reading order.
    case targets([ElementID])
    /// An element came into the visible part of its scroll view (`true`) or left it (`false`).
    case visible(Bool)
    /// The page can't load the picture of an image.
    case fail
    /// The size in points of an element that observes its size.
    case size(width: Double, height: Double)
    /// A field gained (`true`) or lost (`false`) keyboard focus.
    case focus(Bool)
    /// The pointer entered (`true`) or left (`false`) an element.
    case hover(Bool)
    /// The pointer is at a place over an element, or has left it (`nil`).
    case pointer(ElementPlace?)
    /// An element with a long-press gesture was pressed (`true`) or released (`false`).
    case press(Bool)
    /// A long press has reached its minimum duration. The element is still pressed.
    case hold
    /// An element is dragged.
    case drag(ElementDrag)
    /// An element is pinched or rotated.
    case pinch(ElementPinch)
    /// A tap on a row that adds rows to the selection of its list, or removes the row from it.
    case select(SelectionGesture)
    /// A key that moves the selection of a list. With `extends`, the rows already selected stay selected.
    case moveSelection(SelectionMove, extends: Bool)
    /// A divider was dragged. The value is the new width in points of the column before it.
    case width(Double)
    /// A request to delete a row, by its Delete button, a full swipe or the Delete key.
    case delete
    /// A row was dropped before another row, or at the end of its `ForEach` if the value is `nil`.
    case move(before: ElementID?)
    /// A request to reveal hidden content of an element.
    ///
    /// With an edge, it reveals the swipe actions at that edge of a row. If `isFull` is `true`, the first action is
    /// performed immediately. Without an edge, it reveals the items of a context menu.
    case reveal(edge: RevealEdge?, isFull: Bool)
    /// The content that `reveal` brought is no longer needed.
    case conceal
    /// A list was pulled down, or its Refresh button tapped.
    case refresh
    /// The end of a search, by Cancel or by Escape in its field.
    case cancel
    /// A double click, which performs the primary action of a row.
    case activateTwice
    /// A request for the address of a link that a user is about to open in a new tab or another program.
    case address
    /// A key was pressed or released while the element, or an element inside it, has the keyboard focus.
    case keyPress(ElementKeyPress)
    /// Another element is dragged over the element, or dropped on it.
    case drop(ElementDrop)
}

/// A drag of an element. Distances are in points.
package struct ElementDrag: Hashable, Sendable {
    package enum Phase: String, CaseIterable, Sendable {
        case moved, ended, cancelled
    }

    package var phase: Phase
    /// The horizontal start of the drag, from the element's top leading corner.
    package var x: Double
    package var y: Double
    /// The horizontal distance from the start.
    package var dx: Double
    package var dy: Double
    /// The horizontal speed in points per second.
    package var speedX: Double
    package var speedY: Double

    package init(
        _ phase: Phase, x: Double = 0, y: Double = 0, dx: Double, dy: Double, speedX: Double = 0, speedY: Double = 0
    ) {
        self.phase = phase
        self.x = x
        self.y = y
        self.dx = dx
        self.dy = dy
        self.speedX = speedX
        self.speedY = speedY
    }
}

/// The edge of a row at which a swipe reveals actions.
package enum RevealEdge: String, CaseIterable, Sendable {
    case leading, trailing
}

/// How a tap on a row changes a selection of several rows.
package enum SelectionGesture: String, CaseIterable, Sendable {
    /// Adds the row to the selection, or removes it.
    case toggle
    /// Selects all rows from the last selected one to this one.
    case extend
}

/// Where a key moves the selection of a list.
package enum SelectionMove: String, CaseIterable, Sendable {
    case up, down, first, last
}

/// The kinds of events that an element accepts.
///
/// An event is refused before any app code runs if its verb isn't in the element's set.
package struct ElementVerbs: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package static let activate = ElementVerbs(rawValue: 1 << 0)
    /// ``activate`` comes with the place of the tap, as ``ElementEvent/tap(_:)``.
    package static let place = ElementVerbs(rawValue: 1 << 19)
    package static let edit = ElementVerbs(rawValue: 1 << 1)
    package static let submit = ElementVerbs(rawValue: 1 << 2)
    package static let back = ElementVerbs(rawValue: 1 << 3)
    package static let peek = ElementVerbs(rawValue: 1 << 4)
    package static let window = ElementVerbs(rawValue: 1 << 5)
    package static let size = ElementVerbs(rawValue: 1 << 6)
    package static let scroll = ElementVerbs(rawValue: 1 << 22)
    package static let targets = ElementVerbs(rawValue: 1 << 23)
    package static let visible = ElementVerbs(rawValue: 1 << 30)
    package static let fail = ElementVerbs(rawValue: 1 << 31)
    package static let focus = ElementVerbs(rawValue: 1 << 7)
    package static let hover = ElementVerbs(rawValue: 1 << 8)
    package static let pointer = ElementVerbs(rawValue: 1 << 20)
    package static let select = ElementVerbs(rawValue: 1 << 9)
    package static let moveSelection = ElementVerbs(rawValue: 1 << 10)
    package static let width = ElementVerbs(rawValue: 1 << 11)
    package static let delete = ElementVerbs(rawValue: 1 << 12)
    package static let move = ElementVerbs(rawValue: 1 << 13)
    /// Both ``ElementEvent/reveal(edge:isFull:)`` and ``ElementEvent/conceal``.
    package static let reveal = ElementVerbs(rawValue: 1 << 14)
    package static let refresh = ElementVerbs(rawValue: 1 << 15)
    package static let cancel = ElementVerbs(rawValue: 1 << 16)
    package static let activateTwice = ElementVerbs(rawValue: 1 << 17)
    package static let address = ElementVerbs(rawValue: 1 << 18)
    /// Both ``ElementEvent/press(_:)`` and ``ElementEvent/hold``.
    package static let hold = ElementVerbs(rawValue: 1 << 24)
    package static let drag = ElementVerbs(rawValue: 1 << 25)
    package static let pinch = ElementVerbs(rawValue: 1 << 21)
    /// ``ElementEvent/press(_:)`` of a button, without a hold.
    package static let press = ElementVerbs(rawValue: 1 << 29)
    package static let keyPress = ElementVerbs(rawValue: 1 << 26)
    /// The element can be dragged onto another one, which gets ``ElementEvent/drop(_:)``.
    package static let carry = ElementVerbs(rawValue: 1 << 27)
    package static let drop = ElementVerbs(rawValue: 1 << 28)

    /// Events that the page sends by itself, or that may arrive late. They are accepted below a modal element too.
    static let reports: ElementVerbs = [
        .window, .size, .focus, .hover, .pointer, .edit, .scroll, .targets, .visible, .fail,
    ]
}

extension ElementEvent {
    /// The verb that an element must have for this event to reach it.
    package var verb: ElementVerbs {
        switch self {
        case .activate, .tap: .activate
        case .edit: .edit
        case .submit: .submit
        case .back: .back
        case .peek, .unpeek: .peek
        case .window: .window
        case .size: .size
        case .scroll: .scroll
        case .targets: .targets
        case .visible: .visible
        case .fail: .fail
        case .focus: .focus
        case .hover: .hover
        case .pointer: .pointer
        case .press, .hold: .hold
        case .drag: .drag
        case .pinch: .pinch
        case .select: .select
        case .moveSelection: .moveSelection
        case .width: .width
        case .delete: .delete
        case .move: .move
        case .reveal, .conceal: .reveal
        case .refresh: .refresh
        case .cancel: .cancel
        case .activateTwice: .activateTwice
        case .address: .address
        case .keyPress: .keyPress
        case .drop: .drop
        }
    }
}

extension ElementEvent {
    /// The event as an element with some verbs gets it: without the place of a tap, unless it asks for places.
    func received(with verbs: ElementVerbs) -> ElementEvent {
        if case .tap = self, !verbs.contains(.place) { return .activate }
        return self
    }
}

extension ElementVerbs {
    /// Whether an element with these verbs gets an event.
    func accept(_ event: ElementEvent) -> Bool {
        if case .press = event, contains(.press) { return true }
        return contains(event.verb)
    }
}

/// The owner of an element, which handles its events.
@MainActor
package protocol ElementResponder: AnyObject {
    /// Handles an event that has passed all checks of ``ElementTree/deliver(_:to:)``.
    func respond(to event: ElementEvent, at element: Element)

    /// How a tap gesture stands to the controls and tap gestures inside its view. It is `nil` if it leaves taps to them.
    var tapPrecedence: TapPrecedence? { get }
}

extension ElementResponder {
    package var tapPrecedence: TapPrecedence? { nil }
}
