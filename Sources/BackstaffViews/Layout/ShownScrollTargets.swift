import BackstaffElements

/// Finds the views of layouts of scroll targets by their numbers, at a cost that follows the distance scrolled.
///
/// The visible views are near those of the last report, so the search begins there, and goes on in both directions:
///
///     last report:     12 13 14
///     this report:     13 14 15:  13 ◄── begins ──► 14 ──► 15
@MainActor
struct ShownScrollTargets {
    /// A way from an element to one inside of it. It holds no elements, because they may be removed.
    private typealias Path = [(offset: Int, id: ElementID)]

    /// The ways to the layouts that were found last: the elements with `scroll-snap` = `targets`.
    private var paths: [Path] = []
    /// By the container of views, the offset at which the last search ended.
    private var offsets: [ElementID: Int] = [:]
    /// How many views the searches have looked at.
    private(set) var looks = 0

    /// Returns the views with some numbers in the layouts inside an element, in the order of the numbers.
    mutating func views(_ numbers: [ElementID], in element: Element) -> [Element] {
        if numbers.isEmpty { return [] }
        var search = Search(numbers)
        find(&search, in: element)
        if !search.missing.isEmpty {
            // There may be other layouts now.
            paths = Self.paths(in: element)
            offsets = [:]
            find(&search, in: element)
        }
        return numbers.compactMap { search.found[$0] }
    }

    private mutating func find(_ search: inout Search, in element: Element) {
        for layout in paths.lazy.compactMap({ Self.layout(at: $0, in: element) }) {
            for container in layout.children where !search.missing.isEmpty {
                let start = offsets[container.id] ?? 0
                if let end = search.look(through: container.children, from: start) { offsets[container.id] = end }
            }
        }
        looks += search.looks
        search.looks = 0
    }

    private static func paths(in element: Element) -> [Path] {
        if element.isLayoutOfTargets { return [[]] }
        return element.children.enumerated().flatMap { offset, child in
            paths(in: child).map { [(offset, child.id)] + $0 }
        }
    }

    private static func layout(at path: Path, in element: Element) -> Element? {
        var layout = element
        for (offset, id) in path {
            guard offset < layout.children.count, layout.children[offset].id == id else { return nil }
            layout = layout.children[offset]
        }
        return layout.isLayoutOfTargets ? layout : nil
    }

    @MainActor
    private struct Search {
        var missing: Set<ElementID>
        var found: [ElementID: Element] = [:]
        var looks = 0

        init(_ numbers: [ElementID]) { missing = Set(numbers) }

        /// Looks at the views around an offset. Returns the offset of the last one that was found.
        mutating func look(through views: ContiguousArray<Element>, from start: Int) -> Int? {
            var last: Int?
            var after = min(start, views.count)
            var before = after - 1
            while !missing.isEmpty, after < views.count || before >= 0 {
                if after < views.count {
                    if take(views[after]) { last = after }
                    after += 1
                }
                if before >= 0 {
                    if take(views[before]) { last = before }
                    before -= 1
                }
            }
            return last
        }

        private mutating func take(_ view: Element) -> Bool {
            looks += 1
            guard missing.remove(view.id) != nil else { return false }
            found[view.id] = view
            return true
        }
    }
}

extension Element {
    fileprivate var isLayoutOfTargets: Bool { self[.scrollSnap] == .text("targets") }
}
