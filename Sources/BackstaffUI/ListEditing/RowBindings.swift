import BackstaffGraph
import BackstaffNavigation

/// Gives the rows of a ForEach over a bound collection their bindings.
///
///     a row is made ──────► location: finds its element by id ──► content runs with a binding to it
///     elements come, go, move ──► the location is told its new offset; the content doesn't run
///     the row runs again ─► the same location
///
/// So all that a row ever hands out is one location, and whoever has it sees what was last written.
class RowBindings<Data: RandomAccessCollection, Content> {
    /// Tells when the collection must not be read.
    @exclusivity(unchecked) final var watch: WriteWatch?

    /// Takes over the watch of the bindings before these, or begins one if those lead elsewhere.
    func watch(following former: RowBindings<Data, Content>?) {}

    /// Whether rows show the same, whether these or the `other` ones are asked for them.
    func isEqual(to other: RowBindings<Data, Content>) -> Bool {
        fatalError("\(Self.self) must say what it is equal to.")
    }

    /// The location of the element of a row: the one that it has, if that is the same place still.
    func location(for element: Data.Element, reusing former: AnyObject?) -> AnyObject {
        fatalError("\(Self.self) must say where elements are.")
    }

    func content(at location: AnyObject) -> Content {
        fatalError("\(Self.self) must say what a row shows.")
    }
}

/// The same, for a known type of collection.
final class TypedRowBindings<Base: MutableCollection & RandomAccessCollection, ID: Hashable, Content>:
    RowBindings<LazyMapSequence<Base.Indices, (Base.Index, ID)>, Content>
{
    typealias Location = IdentifiedLocation<Base, ID>

    private let binding: Binding<Base>
    private let keyPath: KeyPath<Base.Element, ID>
    /// The collection when rows were asked for. Every element that they are asked for is in it.
    private let collection: Base
    private let content: RowContent
    private let source: SourcePlace

    /// In a structure, because a closure that is handed on by itself may be wrapped in another, always a new one, which
    /// would then be compared in its place.
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
        var element = Binding<Base.Element>(location: unsafeDowncast(location, to: Location.self))
        element.transaction = binding.transaction
        return content.make(element)
    }
}
