import BackstaffElementLayout
import BackstaffElements
import BackstaffGraph
import BackstaffLayout

/// The views that ask for their sizes and that the page hasn't measured yet.
///
///     covered ◄── asks for its size ──► asking ──► told its size ──► the page has it
///        │                                ▲             │ the size has changed
///        └───────── uncovered ────────────┴─────────────┘
struct SizeEstimates {
    /// The elements on screen that ask since the last patch.
    var asking: Set<ElementID> = []
    /// The elements that ask and have never been on screen.
    var covered: Set<ElementID> = []
    /// What the elements were told since the last patch.
    var told: [ElementID: LayoutSize] = [:]
    /// The number of layouts in the update with the number.
    var layouts: (count: Int, update: UInt64) = (0, 0)
    /// The pass of the graph after which the screen was laid out last.
    var pass: UInt64?
    /// Whether the last layout has chosen a view or told one a new size, which may change others.
    var hasNews = false

    /// The number of layouts after which views that change their sizes without end have to wait for the page.
    static let mostLayouts = 8
}

extension LiveScene {
    /// Tells new geometry readers, split views inside of others, and whatever else asks for its size, the sizes that the
    /// layout of the screen gives them, before actions of views in them run. Also chooses among the views of a `ViewThatFits`.
    ///
    ///     new readers ──► ElementLayout ──► sizes ──► their content, perhaps with more readers or other sizes ─┐
    ///                           ▲──────────────────────────────────────────────────────────────────────────────┘
    ///
    /// - Returns: `true` if a view was told a size or chosen.
    func tellNewSizes() -> Bool {
        graph.isTellingSizes = false
        if !noteAsking(), !estimates.hasNews, !tree.needsChoice { return false }
        if estimates.layouts.update != graph.updateNumber { estimates.layouts = (0, graph.updateNumber) }
        estimates.layouts.count += 1
        if estimates.layouts.count > SizeEstimates.mostLayouts {
            estimates.hasNews = false
            return false
        }
        tellSizes()
        graph.isTellingSizes = estimates.hasNews
        return estimates.hasNews
    }

    /// Tells new views their sizes before the page shows them.
    ///
    /// The page measures them later. Without this the document of a first visit, and each new screen, would show what they
    /// show without any space.
    func estimateSizes() {
        var isStale = noteAsking() || estimates.hasNews || estimates.pass != graph.passNumber
        if estimates.asking.isEmpty { return }
        var layouts = 0
        while isStale, layouts < SizeEstimates.mostLayouts {
            layouts += 1
            graph.isTellingSizes = true
            graph.settle(after: {
                tellSizes()
                isStale = estimates.hasNews
                estimates.hasNews = false
            })
            graph.isTellingSizes = false
            if noteAsking() { isStale = true }
        }
        // A view that was shown only until another one was chosen by its size asks again when it is chosen.
        estimates.covered.formUnion(
            estimates.asking.filter { id in
                estimates.told[id] == nil && tree.element(id).map { !tree.shows($0) } == true
            })
        estimates.asking = []
        estimates.told = [:]
        estimates.hasNews = false
    }

    /// Lays out the screen, chooses views by their size, and tells views their sizes, if these have changed.
    private func tellSizes() {
        estimates.pass = graph.passNumber
        let layout = layOut()
        let hasChosen = choose(by: layout)
        let news = layout.sizes.filter { element, size in
            estimates.asking.contains(element.id) && estimates.told[element.id] != size
        }
        for (element, size) in news {
            estimates.told[element.id] = size
            try? tree.deliver(.size(width: size.width, height: size.height), to: element.id)
        }
        estimates.hasNews = hasChosen || !news.isEmpty
    }

    /// Notes which views ask for their sizes. Returns whether there are new ones on screen.
    private func noteAsking() -> Bool {
        if !tree.hasUnmeasured, estimates.covered.isEmpty { return false }
        let candidates = tree.takeUnmeasured().union(estimates.covered)
        estimates.covered = []
        let count = estimates.asking.count
        for id in candidates {
            guard let element = tree.element(id), element.needsSize else { continue }
            if tree.shows(element) { estimates.asking.insert(id) } else { estimates.covered.insert(id) }
        }
        return estimates.asking.count > count
    }
}
