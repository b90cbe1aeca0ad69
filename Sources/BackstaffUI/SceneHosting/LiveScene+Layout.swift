import BackstaffElementLayout
import BackstaffElements
import BackstaffGraph
import BackstaffLayout
import BackstaffNavigation

extension LiveScene {
    /// Lays out the screen if the app's code takes part in that, and tells the page where views are that no attribute places.
    ///
    ///     changes ──► ElementLayout ──► views that are chosen by their size
    ///                      │
    ///                      └──────────► attributes with the frames of views in the app's own layouts
    func arrange() {
        guard tree.hasLayoutParticipants || !placements.isEmpty, tree.needsLayout || tree.operationCount > 0 else {
            return
        }
        let layout = layOutAndChoose()
        var placements: [ElementID: ElementPlacement] = [:]
        for arrangement in layout.arrangements {
            if let size = arrangement.size {
                let container = arrangement.container
                placements[container.id, default: ElementPlacement(container)].size = size
            }
            for (element, frame) in arrangement.parts {
                placements[element.id, default: ElementPlacement(element)].frame = frame
            }
        }
        // In the order of the numbers, so that the same change is always the same patch.
        for (id, former) in self.placements.sorted(by: { $0.key < $1.key }) where placements[id] == nil {
            guard tree.contains(former.element) else { continue }
            if tree.shows(former.element) {
                ElementPlacement(former.element).apply(in: tree)
            } else {
                // A covered screen can still be seen while another one slides over it, and when it comes back.
                placements[id] = former
            }
        }
        for id in placements.keys.sorted() { placements[id]?.apply(in: tree) }
        self.placements = placements
        tree.needsLayout = false
        if !tree.hasLayoutParticipants { endLayout() }
    }

    /// Lays out the screen, and again if that changes which views are chosen by their size.
    private func layOutAndChoose() -> ElementLayout {
        var layout = layOut()
        for _ in 0..<SizeEstimates.mostLayouts {
            var isChanged = false
            graph.settle(after: { isChanged = choose(by: layout) })
            guard isChanged else { break }
            estimateSizes()
            layout = layOut()
        }
        return layout
    }

    /// Shows the views that a layout has chosen by their size. Returns whether these are others than before.
    func choose(by layout: ElementLayout) -> Bool {
        tree.needsChoice = false
        var isChanged = false
        for (choice, chosen) in layout.choices where choice.shown !== chosen {
            choice.show(chosen)
            isChanged = true
        }
        return isChanged
    }

    /// Ends what observes the values that layouts have read. No layout follows.
    func endLayout() {
        layoutReader?.unmount()
        layoutReader = nil
    }

    /// Lays out the screen, and notes which values the app's code reads for that.
    func layOut() -> ElementLayout {
        guard tree.hasLayoutParticipants || layoutReader != nil, let root else {
            return ElementLayout(of: tree, in: size)
        }
        let reader = layoutReader ?? LayoutReader(under: root)
        layoutReader = reader
        let layout = Tracking.run(reader, plan: LayoutReader.reads) { ElementLayout(of: tree, in: size) }
        reader.didRead()
        return layout
    }
}

/// A node that has the screen laid out again when a value has changed that the app's layouts and guides have read.
final class LayoutReader: _Node {
    fileprivate static let reads = FieldPlan.of(LayoutReader.self)

    /// The number of layouts in a row in which the app's code has changed what it had read.
    private var changedLayouts = 0

    private static let mostChangedLayouts = 20

    /// Notes whether the app's code has changed a value that it reads. Code that does it each time is stopped and reported.
    fileprivate func didRead() {
        changedLayouts = isDirty ? changedLayouts + 1 : 0
        guard changedLayouts == Self.mostChangedLayouts else { return }
        Diagnostics.report(
            .endlessUpdate,
            "A layout or an alignment guide changes a value that it reads, each time that it is asked. It isn't asked again."
        )
    }

    override func update() {
        if changedLayouts < Self.mostChangedLayouts { graph.tree.needsLayout = true }
    }
}

/// What the layout of the screen says about one element.
@MainActor
struct ElementPlacement {
    let element: Element
    /// The size of a container that places its views.
    var size: LayoutSize?
    /// The frame in such a container.
    var frame: LayoutRect?

    init(_ element: Element) { self.element = element }

    /// Sets the attributes of the element, and removes those of an earlier layout.
    func apply(in tree: ElementTree) {
        set(.arrangedWidth, size?.width, in: tree)
        set(.arrangedHeight, size?.height, in: tree)
        set(.placedX, frame?.minX, in: tree)
        set(.placedY, frame?.minY, in: tree)
        set(.placedWidth, frame?.size.width, in: tree)
        set(.placedHeight, frame?.size.height, in: tree)
    }

    /// Sets a length in points, to a hundredth. A length that isn't finite counts as 0.
    private func set(_ key: AttributeKey, _ length: Double?, in tree: ElementTree) {
        let value = length.map { $0.isFinite ? ($0 * 100).rounded() / 100 : 0 }
        tree.set(key, to: value.map { .number($0) }, of: element)
    }
}
