import BackstaffGraph
import BackstaffNavigation

/// The element of a collection that has an id, wherever it stands.
///
///     there ── read, write ──► the element, at whatever offset
///       │ the collection is being written to: it is not to be read, and what was last read is given
///       │ deleted: by the row itself, by others, within an action or before it
///       ▼
///     gone ─── read ──► what was last read or written      write ──► nothing, and a report
final class IdentifiedLocation<Base: MutableCollection & RandomAccessCollection, ID: Hashable>:
    ValueLocation<Base.Element>, @unchecked Sendable  // Sound as `ValueLocation` is.
{
    private let base: ValueLocation<Base>
    private var place: ElementPlace<Base, ID>
    private var last: Base.Element
    private let watch: WriteWatch?
    /// Where the app has the ForEach.
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

    /// Takes a hint at where the element is now. `false` if `place` is about another element, or not in the same base.
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
                A row's binding to a \(Base.Element.self) that isn't in its collection any more was written to, which \
                changes nothing. Write to what is kept elsewhere before the element is deleted, or leave it out.
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
