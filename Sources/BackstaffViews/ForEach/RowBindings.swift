import BackstaffGraph
import BackstaffNavigation

/// The source of the bindings that the rows of a ``ForEach`` over a bound collection receive.
///
///     a row is created ──► location: finds its element by id ──► content runs with a binding to it
///     elements are inserted, removed, moved ──► the location gets its new offset; the content doesn't run
///     the row runs again ──► the same location
///
/// A row thus uses one location for its lifetime, and every binding from it reads the value that was written last.
class RowBindings<Data: RandomAccessCollection, Content> {
    /// The watch that tells when the collection must not be read, because it's being written.
    final var watch: WriteWatch?

    /// Takes over the watch of the former bindings, or starts a new one if those lead to another location.
    func watch(following former: RowBindings<Data, Content>?) {}

    /// Returns whether rows have the same content with these bindings as with the `other` ones.
    func isEqual(to other: RowBindings<Data, Content>) -> Bool {
        fatalError("Subclasses override this method.")
    }

    /// Returns the location of a row's element: the former location if it still fits, or a new one.
    func location(for element: Data.Element, reusing former: AnyObject?) -> AnyObject {
        fatalError("Subclasses override this method.")
    }

    func content(at location: AnyObject) -> Content {
        fatalError("Subclasses override this method.")
    }
}

/// The bindings for a known type of collection.
final class TypedRowBindings<Base: MutableCollection & RandomAccessCollection, ID: Hashable, Content>:
    RowBindings<LazyMapSequence<Base.Indices, (Base.Index, ID)>, Content>
{
    typealias Location = IdentifiedLocation<Base, ID>

    private let binding: Binding<Base>
    private let keyPath: KeyPath<Base.Element, ID>
    /// The collection at the time of the update. It contains every element that rows are created for.
    private let collection: Base
    private let content: RowContent
    private let source: SourcePlace

    /// Wraps the closure in a structure. The compiler can wrap a closure that is passed on directly in another one, a
    /// new one each time, and comparisons would then always fail.
    private struct RowContent {
        let make: (Binding<Base.Element>) -> Content

        func isEqual(to other: Self) -> Bool {
            withUnsafePointer(to: self) { first in
                withUnsafePointer(to: other) {
                    ClosureComparison.isEqual(UnsafeRawPointer(first), UnsafeRawPointer($0))
                }
            }
        }
    }

    init(
        _ binding: Binding<Base>, _ collection: Base, _ keyPath: KeyPath<Base.Element, ID>,
        _ content: @escaping (Binding<Base.Element>) -> Content, at source: SourcePlace
    ) {
        self.binding = binding
        self.collection = collection
        self.keyPath = keyPath
        self.content = RowContent(make: content)
        self.source = source
    }

    override func isEqual(
        to other: RowBindings<LazyMapSequence<Base.Indices, (Base.Index, ID)>, Content>
    ) -> Bool {
        guard let other = other as? TypedRowBindings<Base, ID, Content> else { return false }
        return content.isEqual(to: other.content) && keyPath == other.keyPath
            && binding.transaction == other.binding.transaction && binding.location.isEqual(to: other.binding.location)
    }

    override func watch(following former: RowBindings<LazyMapSequence<Base.Indices, (Base.Index, ID)>, Content>?) {
        if let former = former as? TypedRowBindings<Base, ID, Content>, let watch = former.watch,
            former.binding.location.isEqual(to: binding.location)
        {
            self.watch = watch
            watch.renew { _ = Tracking.untracked { binding.location.read() } }
        } else {
            watch = WriteWatch { _ = Tracking.untracked { binding.location.read() } }
        }
    }

    override func location(for element: (Base.Index, ID), reusing former: AnyObject?) -> AnyObject {
        let (index, id) = element
        let offset = collection.distance(from: collection.startIndex, to: index)
        let place = ElementPlace<Base, ID>(id: id, keyPath: keyPath, offset: offset)
        if let former = former as? Location, former.stand(at: place, in: binding.location) { return former }
        return Location(base: binding.location, place: place, last: collection[index], watch: watch, source: source)
    }

    override func content(at location: AnyObject) -> Content {
        // `location(for:reusing:)` of the same source has made the location.
        var element = Binding<Base.Element>(location: unsafeDowncast(location, to: Location.self))
        element.transaction = binding.transaction
        return content.make(element)
    }
}
