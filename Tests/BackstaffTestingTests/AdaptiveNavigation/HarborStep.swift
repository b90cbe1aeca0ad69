import BackstaffTesting
import SwiftUI

/// A step of a test with a harbor app: an action of a user, a write by the app, or a new window size.
enum HarborStep: Equatable {
    /// Taps a row, a link or a button with the given text.
    case tap(String)
    /// Taps the back button with the given title.
    case back(String)
    /// Presses Escape or swipes from the edge, which goes back in the innermost stack.
    case escape
    case toggleSidebar
    case tapOutside
    case focus(String)
    case type(String, into: String)
    case scroll(toRow: Int)
    case drag(to: Double)
    case write([Write])
    case resize(Size)

    /// A write by the app.
    enum Write: Equatable {
        case quay(Int?)
        case ship(Int?)
        case season(Int)
        case decks([Int])
        case isMapOpen(Bool)
        case notice(String?)
        case visibility(NavigationSplitViewVisibility)
        case column(NavigationSplitViewColumn)

        @MainActor
        func perform(on harbor: Harbor) {
            switch self {
            case .quay(let quay): harbor.quay = quay
            case .ship(let ship): harbor.ship = ship
            case .season(let season): harbor.season = season
            case .decks(let decks): harbor.decks = decks
            case .isMapOpen(let isOpen): harbor.isMapOpen = isOpen
            case .notice(let notice): harbor.notice = notice
            case .visibility(let visibility): harbor.visibility = visibility
            case .column(let column): harbor.column = column
            }
        }
    }

    /// The kinds of steps.
    enum Kind {
        case advancing, returning, arranging, editing
    }

    var kind: Kind {
        switch self {
        case .tap(let words):
            if words.hasPrefix("Count in") { .editing } else { words.hasPrefix("End") ? .returning : .advancing }
        case .back, .escape: .returning
        case .write: .advancing
        case .toggleSidebar, .tapOutside, .drag, .resize: .arranging
        case .focus, .type, .scroll: .editing
        }
    }
}

extension HarborStep: CustomStringConvertible {
    var description: String {
        switch self {
        case .tap(let words): "tap “\(words)”"
        case .back(let words): "tap “‹ \(words)”"
        case .escape: "press Escape"
        case .toggleSidebar: "tap the sidebar's button"
        case .tapOutside: "tap outside the columns"
        case .focus(let words): "focus “\(words)”"
        case .type(let text, let words): "type “\(text)” into “\(words)”"
        case .scroll(let row): "scroll to row \(row)"
        case .drag(let width): "drag the sidebar to \(width)"
        case .write(let writes): "write " + writes.map { "\($0)" }.joined(separator: ", ")
        case .resize(let size): "resize to \(Int(size.width))×\(Int(size.height))"
        }
    }
}
