/// A screen that every engine builds in its own way, from source code like an app's.
package enum Fixture: Hashable, Sendable {
    /// The container of the rows in the root of a stack.
    package enum Root: String, Hashable, Sendable {
        case lazyList, eagerStack
    }

    /// What a pushed screen is.
    package enum Detail: String, Hashable, Sendable {
        /// One text; its type can't declare destinations.
        case plain
        /// One text whose screen declares a destination of its own.
        case declaring
    }

    /// The place where an app stores the selection.
    package enum Store: String, Hashable, Sendable {
        /// In the state of a view.
        case state
        /// In an observable object, which tracks reads of each property.
        case observable
        /// In an object that only announces that it changes.
        case object
    }

    /// A navigation stack over a bound path of `Int`. Its root has `rows` rows with the texts "Row 0", "Row 1" and so
    /// on. A pushed value v shows "Detail v".
    case stack(root: Root, rows: Int, detail: Detail)
    /// Two columns: a list of `rows` rows with a selection that is stored as `store` says, and a detail that shows
    /// "Selected i".
    case split(rows: Int, store: Store)
    /// Two columns: a list of `rows` rows, and a stack with ten screens above its root, "Detail 0" to "Detail 9".
    case adaptive(rows: Int)
    /// `count` equal rows, followed by a leaf with its own state that shows "Count k". Initially, k is 0.
    case leaf(siblings: Int)
    /// `rows` identified rows with one text each.
    case rows(root: Root, rows: Int)
    /// A lazy list of ``NamedRows`` with a selection and a filter. Its rows can have their own state.
    case names(rows: Int, hasState: Bool)
    /// A path of `values` ``NamedRow``s, and no screen.
    case storedPath(values: Int)
    /// A stack over a bound path of `depth` ``NamedRow``s, above a list. The screen of row r shows its name and
    /// ``remark``, which is stored for the scene.
    case restored(depth: Int)

    package static let remark = "Wind north by east"
}

/// One step in a scene, as small as an action of a user or an app.
///
/// It has no heap storage, so that passing a step costs neither side a measurable time.
package enum Step: Hashable, Sendable {
    /// Pushes a value.
    case push(Int)
    /// Pops the top screen.
    case pop
    /// Sets the whole path to 0, 1, 2 and so on. A length of 0 goes to the root.
    case path(length: Int)
    /// Selects the row at an offset.
    case select(Int)
    /// Adds one to the leaf's state.
    case write
    /// Inserts a row with a new identity at an offset.
    case insertRow(at: Int)
    /// Deletes the row at an offset.
    case deleteRow(at: Int)
    /// Moves a row. `to` is its offset in the list without it.
    case moveRow(from: Int, to: Int)
    /// Scrolls so that the row at an offset is at the top of the screen.
    case scroll(toRow: Int)
    /// Filters by `NamedRows.rareText`, or removes the filter.
    case filter(Bool)
    /// Resizes the scene, in points.
    case resize(width: Int, height: Int)
    /// Encodes the state as JSON and decodes it.
    case store
    /// Relaunches the app with the tab's stored state.
    case relaunch
}

/// The work of an engine since its scene was made. A count is `nil` if the engine doesn't record it.
package struct Tally: Hashable, Sendable {
    package var bodies: Int?
    package var operations: Int?
    package var patchBytes: Int?

    package init(bodies: Int? = nil, operations: Int? = nil, patchBytes: Int? = nil) {
        self.bodies = bodies
        self.operations = operations
        self.patchBytes = patchBytes
    }
}

/// A mounted fixture. It is unmounted when it is released.
@MainActor
package protocol MountedScene: AnyObject {
    /// Performs one step and **settles**: when this returns, state was written, bodies have run, and the output tree
    /// has changed, with its operations recorded.
    ///
    /// Takes only steps that the fixture supports. A scene traps on others.
    func perform(_ operation: Step)

    /// The visible text, read from the output tree and never from the app's state.
    ///
    /// For a stack, the first text of the top screen. For a split view, the detail and the number of columns on screen.
    /// For a leaf, its text. For rows, their number and the first row. In a lazy container, the number includes the
    /// rows that extents stand for. For names, the name at the top of the screen, their number, and the selected one.
    /// For a stored path, the number of decoded values and the last of them.
    func visibleText() -> String

    /// The sums since the mount.
    var tally: Tally { get }
}

/// One implementation of the fixtures.
@MainActor
package protocol Engine {
    /// The name in tables, JSON lines and count files.
    var name: String { get }

    /// Mounts a fixture and settles. Returns `nil` if the engine doesn't offer it.
    func mount(_ fixture: Fixture) -> (any MountedScene)?
}
