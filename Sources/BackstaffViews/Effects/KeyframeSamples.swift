import BackstaffElements
import BackstaffGraph

/// Gives the elements of a view the values that keyframes have for them.
///
///     a run ──► the view for each of its values, in a graph of its own ──► the attributes that differ ──► `keyframes`
struct KeyframesModifier<Value, Content: View>: NodeModifier {
    let run: KeyframeRun<Value>?
    let content: (Value) -> Content

    func makeNode(under parent: _Node) -> KeyframesNode { KeyframesNode(under: parent) }
    func contentWasMade(in node: KeyframesNode) { show(in: node) }
    func contentWasUpdated(in node: KeyframesNode) { show(in: node) }

    private func show(in node: KeyframesNode) {
        guard let run else { return }
        node.graph.afterUpdate { [weak node] in
            guard let node, node.isMounted else { return }
            let timeline = run.timeline
            let duration = timeline.duration
            guard duration > 0 else { return node.show([], duration: 0, run: run.number, isRepeating: false) }
            let last = max(2, min(KeyframeSamples.most - 1, Int((duration * KeyframeSamples.perSecond).rounded(.up))))
            let samples = (0...last).map { step in
                KeyframeSamples.sample(
                    content(timeline.value(time: duration * Double(step) / Double(last))), as: node)
            }
            node.show(samples, duration: duration, run: run.number, isRepeating: run.isRepeating)
        }
    }
}

/// The elements of a view for one value.
struct KeyframeSample {
    let role: ElementRole
    let attributes: AttributeList
    let children: [KeyframeSample]

    @MainActor
    init(_ element: Element) {
        role = element.role
        attributes = element.attributes
        children = element.children.map { KeyframeSample($0) }
    }
}

@MainActor
enum KeyframeSamples {
    /// The number of values for a second.
    nonisolated static let perSecond = 30.0
    /// The largest number of values, because all of them are one message.
    nonisolated static let most = 121

    /// Whether a view is made only to learn its attributes. What it modifies is left out then.
    private(set) static var isSampling = false

    /// Makes a view in a graph of its own, in which nothing appears, and returns its elements.
    static func sample(_ view: some View, as node: _Node) -> [KeyframeSample] {
        let tree = ElementTree()
        let graph = ViewGraph(tree: tree)
        graph.holdsAppearances = true
        let outer = isSampling
        isSampling = true
        defer { isSampling = outer }
        func mount<V: View>(_ view: V) {
            graph.mount(environment: node.scope.environment) { V._makeNode(of: view, under: $0) }
        }
        mount(view)
        defer { graph.unmount() }
        return tree.root.children.map { KeyframeSample($0) }
    }
}

/// The node of a view that follows keyframes.
final class KeyframesNode: ContentNode {
    /// The elements with keyframes.
    private var elements: ContiguousArray<Element> = []

    /// Sets the keyframes of the elements below.
    ///
    /// - Parameter samples: The elements of the view for each value.
    func show(_ samples: [[KeyframeSample]], duration: Double, run: Int, isRepeating: Bool) {
        var found: ContiguousArray<(Element, [(key: AttributeKey, values: [AttributeValue?])])> = []
        var own: ContiguousArray<Element> = []
        forEachElement { own.append($0) }
        Self.match(samples, with: own, into: &found)
        for element in elements where !found.contains(where: { $0.0 === element }) {
            graph.tree.set(.keyframes, to: nil, of: element)
        }
        elements = []
        for (element, changes) in found {
            var writer = JSONWriter()
            writer.raw("{")
            writer.name("run")
            writer.integer(run)
            writer.name("duration")
            writer.number(duration)
            writer.name("repeats")
            writer.bool(isRepeating)
            writer.name("values")
            writer.raw("{")
            for (key, values) in changes {
                writer.name(key.rawValue)
                // The last one is the value at rest.
                writer.list(values.map(\.rounded) + [element[key]]) { $0.value($1) }
            }
            writer.raw("}}")
            graph.tree.set(.keyframes, to: .text(String(decoding: writer.bytes, as: UTF8.self)), of: element)
            elements.append(element)
        }
    }

    /// Finds the attributes that differ between samples of the same elements.
    private static func match(
        _ samples: [[KeyframeSample]], with elements: ContiguousArray<Element>,
        into found: inout ContiguousArray<(Element, [(key: AttributeKey, values: [AttributeValue?])])>
    ) {
        guard let count = samples.first?.count, samples.allSatisfy({ $0.count == count }) else { return }
        for (index, element) in elements.enumerated() {
            // The elements of what is modified are one in a sample, whatever their number is.
            let place = count == elements.count ? index : 0
            guard count == elements.count || count == 1 else { return }
            let same = samples.map { $0[place] }
            guard same.allSatisfy({ $0.role == element.role }) else { continue }
            if element.role.isAnimated {
                let changes = changes(in: same)
                if !changes.isEmpty { found.append((element, changes)) }
            }
            match(same.map(\.children), with: element.children, into: &found)
        }
    }

    private static func changes(in samples: [KeyframeSample]) -> [(key: AttributeKey, values: [AttributeValue?])] {
        var keys: [AttributeKey] = []
        for sample in samples {
            for (key, _) in sample.attributes where key.isAnimated && !keys.contains(key) { keys.append(key) }
        }
        return keys.compactMap { key in
            let values = samples.map { $0.attributes[key] }
            return values.allSatisfy { $0 == values[0] } ? nil : (key, values)
        }
    }
}

extension AttributeValue? {
    /// A number without the digits that nobody sees.
    fileprivate var rounded: AttributeValue? {
        guard case .number(let number) = self, number.isFinite else { return self }
        return .number((number * 1_000).rounded() / 1_000)
    }
}
