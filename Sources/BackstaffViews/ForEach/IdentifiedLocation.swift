import BackstaffGraph
import BackstaffNavigation

/// The location of the element with an id in a collection, at whatever offset it is.
///
///     present ── read, write ──► the element, at its current offset
///       │ while the collection is being written, it isn't read: reading returns the value that was read last
///       │ deleted: by the row itself or by other code, in an action or before it
///       ▼
///     removed ── read ──► the value that was read or written last      write ──► no effect, and a report
final class IdentifiedLocation<Base: MutableCollection & RandomAccessCollection, ID: Hashable>:
    ValueLocation<Base.Element>, @unchecked Sendable  // Safe for the same reason as in `ValueLocation`.
{
    private let base: ValueLocation<Base>
    private var place: ElementPlace<Base, ID>
    private var last: Base.Element
    private let watch: WriteWatch?
    /// The place of the ``ForEach`` in the app's source.
    private let source: SourcePlace

    init(
        base: ValueLocation<Base>, place: ElementPlace<Base, ID>, last: Base.Element, watch: WriteWatch?,
        source: SourcePlace
    ) {
        self.base = base
        self.place = place
        self.last = last
        self.watch = watch
        self.source = source
    }

    /// Updates the offset of the element. Returns `false` if `place` describes another element, or one in another base
    /// location.
    func stand(at place: ElementPlace<Base, ID>, in base: ValueLocation<Base>) -> Bool {
        guard place.id == self.place.id, place.keyPath == self.place.keyPath, base.isEqual(to: self.base) else {
            return false
        }
        self.place = place
        return true
    }

    override func read() -> Base.Element {
        if let watch, watch.isWriting { return last }
        let collection = base.read()
        if let index = place.find(in: collection) { last = collection[index] }
        return last
    }

    override func write(_ value: Base.Element) {
        var collection = base.read()
        guard let index = place.find(in: collection) else {
            return Diagnostics.report(
                .rowIsGone,
                """
                A row's binding to a \(Base.Element.self) was written, but the element isn't in its collection any more, \
                so nothing changes. Write to the binding before the element is deleted, or don't write.
                """, at: source)
        }
        collection[index] = value
        base.write(collection)
        last = value
        let id = value[keyPath: place.keyPath]
        if id != place.id { place.follow(to: id, in: Tracking.untracked { base.read() }) }
    }

    override func isEqual(to other: ValueLocation<Base.Element>) -> Bool {
        guard let other = other as? IdentifiedLocation<Base, ID> else { return false }
        return place.id == other.place.id && place.keyPath == other.place.keyPath && base.isEqual(to: other.base)
    }
}
