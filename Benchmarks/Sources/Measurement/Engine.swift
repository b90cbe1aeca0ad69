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

    /// A navigation stack over a bound path of `Int`. Its root has `rows` rows, each one text: "Row 0", "Row 1" and so on;
    /// a pushed value v shows "Detail v".
    case stack(root: Root, rows: Int, detail: Detail)
    /// Two columns: a list of `rows` rows with a selection, kept as `store` says, and a detail that shows "Selected i".
    case split(rows: Int, store: Store)
    /// Two columns: a list of `rows` rows, and a stack with ten screens above its root, "Detail 0" to "Detail 9".
    case adaptive(rows: Int)
    /// `count` equal rows, and after them a leaf with state of its own that shows "Count k", k being 0 at first.
    case leaf(siblings: Int)
    /// `rows` rows by identity, each one text.
    case rows(root: Root, rows: Int)
    /// A lazy list of ``NamedRows`` with a selection and a filter; rows may have state of their own.
    case names(rows: Int, hasState: Bool)
    /// A path of `values` ``NamedRow``s, and no screen.
    case storedPath(values: Int)
    /// A stack over a bound path of `depth` ``NamedRow``s, above a list; the screen of row r shows its name and ``remark``,
    /// which is kept for the scene.
    case restored(depth: Int)

    package static let remark = "Wind north by east"
}

/// One step in a scene, as small as a person's or an app's.
///
/// Without heap storage on purpose: passing a step must cost neither side anything worth measuring.
package enum Step: Hashable, Sendable {
    /// Push this value.
    case push(Int)
    /// Pop the top screen.
    case pop
    /// Set the whole path at once, to 0, 1, 2 and so on; a length of 0 goes to the root.
    case path(length: Int)
    /// Select the row at this offset.
    case select(Int)
    /// Add one to the leaf's state.
    case write
    /// Insert a row with an identity that was never used, at this offset.
    case insertRow(at: Int)
    /// Delete the row at this offset.
    case deleteRow(at: Int)
    /// Take the row out at one offset and put it in at another, counted without it.
    case moveRow(from: Int, to: Int)
    /// Scroll so that the row at this offset is at the top of the screen.
    case scroll(toRow: Int)
    /// Filter by `NamedRows.rareText`, or by nothing.
    case filter(Bool)
    /// Give the scene this size, in points.
    case resize(width: Int, height: Int)
    /// Encode what is there as JSON, and decode it again.
    case store
    /// Start the app anew, with what the tab has kept.
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
    /// Does one step and **settles**: state written, bodies run, the output tree changed and its operations recorded
    /// by the time this returns.
    ///
    /// Called only with steps that the fixture has; a scene traps on others.
    func perform(_ operation: Step)

    /// What a person would read, taken from the output tree and never from the app's state.
    ///
    /// The first text of the top screen of a stack; the detail of a split view; how many columns are on screen; the leaf;
    /// for rows, how many there are (in a lazy container the rows made and those its extents stand for) and the first; for
    /// names, the one at the top of the screen, how many there are, and what is selected. Of a stored path, which has no
    /// screen, how many values were decoded, and the last of them.
    func visibleText() -> String

    /// Sums since the mount.
    var tally: Tally { get }
}

/// One implementation of the fixtures.
@MainActor
package protocol Engine {
    /// How tables, JSON lines and count files name it.
    var name: String { get }

    /// Mounts a fixture and settles; `nil` if the engine doesn't offer it.
    func mount(_ fixture: Fixture) -> (any MountedScene)?
}
