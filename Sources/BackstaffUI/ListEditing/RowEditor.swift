import BackstaffElements
import BackstaffNavigation

/// Deletes and moves the element of a collection that a row stands for.
@MainActor
protocol RowEditor: AnyObject {
    /// Whether there is still a row for the element.
    var isMounted: Bool { get }

    /// How the element can be deleted.
    var deletion: RowDeletion? { get }

    /// Whether the element can change places with others of its collection.
    var canMove: Bool { get }

    /// The collection. Elements of one can change places, those of two can't.
    var run: AnyObject { get }

    /// Where the element stands in its collection, and how many there are. `nil` if it isn't there any more.
    var position: (offset: Int, count: Int)? { get }

    /// Deletes the element.
    func delete()

    /// Carries out a move that has been checked.
    func move(_ edit: ListEdit)
}

/// How a row is deleted.
enum RowDeletion {
    /// By an action of the app.
    case byApp
    /// By the framework, from a collection that is bound.
    case synthesized
}
