import BackstaffLayout
import Testing

/// Random trees that change. Each is made anew from its seed for comparison.
@Suite("Random trees")
struct RandomTreeTests {
    private static let windows = [LayoutSize(300, 500), LayoutSize(120, 80), LayoutSize(900, 30)]

    private static func sizes(_ seed: UInt64) -> [LayoutSize] {
        var numbers = SeededNumbers(seed: seed ^ 0xABCD)
        return (0..<40).map { _ in LayoutSize(Double(5 + numbers.below(180)), 10) }
    }

    /// The frames of all nodes, in the order of the tree.
    private static func frames(_ node: LayoutNode) -> [LayoutRect?] {
        [node.frameInTree] + node.children.flatMap(frames)
    }

    private static func settle(_ tree: LayoutTree, in window: LayoutSize) -> LayoutResult {
        tree.settle({ $0.layout(in: window) }, answer: RandomTree.answer)
    }

    @Test("After a change, the frames are those of a tree that is laid out for the first time", arguments: 0..<20)
    func changes(block: Int) {
        for seed in UInt64(block * 15)..<UInt64(block * 15 + 15) {
            var numbers = SeededNumbers(seed: seed ^ 0x5555)
            var sizes = Self.sizes(seed)
            let random = RandomTree(seed: seed, depth: 5, sizes: sizes)
            let tree = LayoutTree(root: random.root)
            for _ in 0..<6 {
                let window = numbers.pick(Self.windows)
                let result = Self.settle(tree, in: window)
                let fresh = RandomTree(seed: seed, depth: 5, sizes: sizes)
                let expected = Self.settle(LayoutTree(root: fresh.root), in: window)
                #expect(result.questions.isEmpty == expected.questions.isEmpty, "seed \(seed)")
                #expect(Self.frames(random.root) == Self.frames(fresh.root), "seed \(seed)")
                guard !random.leaves.isEmpty else { break }
                let changed = numbers.below(min(random.leaves.count, sizes.count))
                sizes[changed] = LayoutSize(Double(5 + numbers.below(180)), 10)
                for leaf in stride(from: changed, to: random.leaves.count, by: sizes.count) {
                    random.leaves[leaf].change(to: RandomTree.measures(sizes[changed]))
                }
            }
        }
    }

    @Test("After a move, the frames are those of a tree that has always been there", arguments: 0..<10)
    func moves(block: Int) {
        for seed in UInt64(block * 20)..<UInt64(block * 20 + 20) {
            var numbers = SeededNumbers(seed: seed ^ 0x7777)
            let sizes = Self.sizes(seed)
            let random = RandomTree(seed: seed, depth: 5, sizes: sizes)
            let moving = spacer().padding(1).overlay(.center, random.root)
            for number in 0..<4 {
                let axis: LayoutAxis = number.isMultiple(of: 2) ? .horizontal : .vertical
                let window = numbers.pick(Self.windows)
                let stack = LayoutStack(axis, [fixed(5, 5), moving, fixed(5, 5)])
                _ = Self.settle(LayoutTree(root: stack), in: window)
                let fresh = RandomTree(seed: seed, depth: 5, sizes: sizes)
                let placed = spacer().padding(1).overlay(.center, fresh.root)
                let expected = LayoutStack(axis, [fixed(5, 5), placed, fixed(5, 5)])
                _ = Self.settle(LayoutTree(root: expected), in: window)
                #expect(Self.frames(stack) == Self.frames(expected), "seed \(seed)")
                if numbers.below(2) == 0, !random.leaves.isEmpty { numbers.pick(random.leaves).invalidate() }
            }
        }
    }

    @Test("Trees settle, and their frames are numbers", arguments: 0..<20)
    func settling(block: Int) {
        for seed in UInt64(block * 25)..<UInt64(block * 25 + 25) {
            let random = RandomTree(seed: seed, depth: 6, sizes: Self.sizes(seed))
            let result = Self.settle(LayoutTree(root: random.root), in: LayoutSize(320, 600))
            #expect(result.questions.isEmpty, "seed \(seed)")
            for case let frame? in Self.frames(random.root) {
                #expect(frame.minX.isFinite && frame.minY.isFinite, "seed \(seed)")
                #expect(frame.size.width.isFinite && frame.size.height.isFinite, "seed \(seed)")
            }
        }
    }
}
