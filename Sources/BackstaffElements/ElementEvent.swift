/// What a person, or the page on a person's behalf, does to an element.
package enum ElementEvent: Hashable, Sendable {
    /// A tap, a click, Return on a focused control.
    case activate
    /// The whole text of a field after an edit.
    case edit(String)
    /// Return in a field.
    case submit
    /// Back, by button, key or a completed edge swipe; `steps` is how many screens.
    case back(steps: Int)
    /// An edge swipe begins: the screen below is wanted, but not yet shown.
    case peek
    /// The swipe was let go: the screen below isn't shown after all.
    case unpeek
    /// The rows of a lazy container that are on screen (`first ..< last`), and the mean height of a row in points.
    case window(first: Int, last: Int, rowHeight: Double)
    /// The size in points of an element that asked for it.
    case size(width: Double, height: Double)
    /// Focus came to (`true`) or left (`false`) a field.
    case focus(Bool)
    /// The pointer came over (`true`) or left (`false`) an element.
    case hover(Bool)
    /// An element that can be held was pressed (`true`) or let go (`false`).
    case press(Bool)
    /// An element was held for as long as it asks for. It is still pressed.
    case hold
    /// An element is dragged.
    case drag(ElementDrag)
    /// A tap on a row that adds to the selection of its list, or takes from it.
    case select(SelectionGesture)
    /// A key that moves the selection of a list; `extends` keeps what is selected already.
    case moveSelection(SelectionMove, extends: Bool)
    /// A divider was dragged: the width in points that the column before it is to have.
    case width(Double)
    /// A row is to go: by its Delete button, a full swipe, or the Delete key.
    case delete
    /// A row was dropped before another one; with `nil` it is the last of its run now.
    case move(before: ElementID?)
    /// What an element keeps hidden is wanted: the swipe actions at an edge of a row (`isFull`: the first of them is
    /// done at once), or, without an edge, the items of a context menu.
    case reveal(edge: RevealEdge?, isFull: Bool)
    /// What `reveal` brought isn't wanted any more.
    case conceal
    /// A list was pulled down, or its Refresh button tapped.
    case refresh
    /// A search ends: Cancel, or Escape in its field.
    case cancel
    /// A double click: the primary action of a row.
    case activateTwice
    /// Someone is about to take a link elsewhere, to a new tab or another program: where it leads is wanted.
    case address
}

/// How far an element was dragged, in points.
package struct ElementDrag: Hashable, Sendable {
    package enum Phase: String, CaseIterable, Sendable {
        case moved, ended, cancelled
    }

    package var phase: Phase
    /// Where in the element it began, from its leading corner at the top.
    package var x: Double
    package var y: Double
    /// How far from there it is now.
    package var dx: Double
    package var dy: Double
    /// How fast it moves, in points a second.
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

/// The edge of a row at which a swipe uncovers actions.
package enum RevealEdge: String, CaseIterable, Sendable {
    case leading, trailing
}

/// How a tap on a row changes a selection of several.
package enum SelectionGesture: String, CaseIterable, Sendable {
    /// Selects the row besides the others, or no more.
    case toggle
    /// Selects all rows from the one selected last to this one.
    case extend
}

/// Where a key moves the selection of a list.
package enum SelectionMove: String, CaseIterable, Sendable {
    case up, down, first, last
}

/// The kinds of events that an element answers to.
///
/// An event whose verb isn't in its element's set is refused before any app code runs.
package struct ElementVerbs: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package static let activate = ElementVerbs(rawValue: 1 << 0)
    package static let edit = ElementVerbs(rawValue: 1 << 1)
    package static let submit = ElementVerbs(rawValue: 1 << 2)
    package static let back = ElementVerbs(rawValue: 1 << 3)
    package static let peek = ElementVerbs(rawValue: 1 << 4)
    package static let window = ElementVerbs(rawValue: 1 << 5)
    package static let size = ElementVerbs(rawValue: 1 << 6)
    package static let focus = ElementVerbs(rawValue: 1 << 7)
    package static let hover = ElementVerbs(rawValue: 1 << 8)
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

    /// What a page tells of itself, or of what a person did earlier: it counts below a modal element too.
    package static let reports: ElementVerbs = [.window, .size, .focus, .hover, .edit]
}

extension ElementEvent {
    /// The verb that an element must have for this event to reach it.
    package var verb: ElementVerbs {
        switch self {
        case .activate: .activate
        case .edit: .edit
        case .submit: .submit
        case .back: .back
        case .peek, .unpeek: .peek
        case .window: .window
        case .size: .size
        case .focus: .focus
        case .hover: .hover
        case .press, .hold: .hold
        case .drag: .drag
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
        }
    }
}

/// The owner of an element, which acts on what a person does to it.
@MainActor
package protocol ElementResponder: AnyObject {
    /// Acts on an event that has passed every check of ``ElementTree/deliver(_:to:)``.
    func respond(to event: ElementEvent, at element: Element)
}
