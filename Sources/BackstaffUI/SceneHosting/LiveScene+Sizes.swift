import BackstaffElementLayout
import BackstaffElements
import BackstaffLayout

extension LiveScene {
    /// Tells new geometry readers, split views inside of others, and whatever else asks for its size, the sizes that the
    /// layout of the screen gives them.
    ///
    /// The page measures them later. Without this the document of a first visit, and each new screen, would show what they
    /// show without any space.
    ///
    ///     new readers ──► ElementLayout ──► sizes ──► their content, perhaps with more readers or other sizes ─┐
    ///                           ▲──────────────────────────────────────────────────────────────────────────────┘
    func estimateSizes() {
        var asking = tree.takeUnmeasured()
        guard asking.contains(where: { tree.element($0)?.needsSize == true }) else { return }
        var estimates: [ElementID: LayoutSize] = [:]
        for _ in 0..<Self.mostEstimates {
            let news = layOut().sizes.filter { asking.contains($0.element.id) && estimates[$0.element.id] != $0.size }
            if news.isEmpty { return }
            graph.settle(after: {
                for (element, size) in news {
                    estimates[element.id] = size
                    try? tree.deliver(.size(width: size.width, height: size.height), to: element.id)
                }
            })
            asking.formUnion(tree.takeUnmeasured())
        }
    }

    /// The number of layouts after which views that change their sizes without end have to wait for the page.
    private static let mostEstimates = 8
}
