import BackstaffElements
import BackstaffNavigation

/// An object that deletes and moves the element of a row in its collection.
@MainActor
protocol RowEditor: AnyObject {
    /// Whether the element still has a row.
    var isMounted: Bool { get }

    /// The way to delete the element, or `nil` if it can't be deleted.
    var deletion: RowDeletion? { get }

    /// Whether the element can be moved in its collection.
    var canMove: Bool { get }

    /// The object that identifies the collection. Elements can change places only within one collection.
    var run: AnyObject { get }

    /// The offset of the element in its collection and the number of elements, or `nil` if the element was removed.
    var position: (offset: Int, count: Int)? { get }

    /// Whether something can be dropped before or behind the element.
    var canDrop: Bool { get }

    /// Takes what is dragged to an offset in the collection, and returns whether it fits.
    func take(_ drop: ElementDrop, in tree: ElementTree, at offset: Int) -> Bool

    /// Deletes the element.
    func delete()

    /// Performs a move that was validated.
    func move(_ edit: ListEdit)
}

/// The ways to delete a row.
enum RowDeletion {
    /// An action of the app deletes the element.
    case byApp
    /// The framework removes the element from a bound collection.
    case synthesized
}
