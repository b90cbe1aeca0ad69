import BackstaffElements
import Fuzzing
import PageSide
import Testing

/// Elements that move to another place within a patch, as a page sees them.
@MainActor
@Suite("Elements that move")
struct ElementMovesTests {
    /// A page's copy of the tree. `unclear` has the elements that an operation moved while the page had them twice.
    private struct Page {
        var mirror: WireMirror
        var unclear: Set<ElementID> = []

        @MainActor
        init(of tree: ElementTree) throws {
            _ = tree.takeOperations()
            mirror = WireMirror(try Self.shown(tree))
        }

        /// The tree as a new page receives it.
        @MainActor
        static func shown(_ tree: ElementTree) throws -> WireNode {
            var writer = JSONWriter()
            writer.welcome(
                session: "", epoch: 0, patch: 0, event: 0, app: "", title: nil, history: nil, root: tree.root)
            guard case .welcome(let welcome) = try ServerFrame(decoding: writer.bytes) else {
                throw WireRefusal(.malformed, "no welcome")
            }
            return welcome.tree
        }

        /// Applies the changes one by one.
        @MainActor
        mutating func follow(_ tree: ElementTree) throws {
            var writer = JSONWriter()
            writer.patch(
                number: 1, event: 0, operations: tree.takeOperations(), motion: nil, title: nil, history: nil)
            guard case .patch(let patch) = try ServerFrame(decoding: writer.bytes) else {
                throw WireRefusal(.malformed, "no patch")
            }
            for operation in patch.operations {
                if let id = Self.arranged(by: operation), count(of: id, in: mirror.root) > 1 { unclear.insert(id) }
                mirror.apply([operation])
            }
        }

        private static func arranged(by operation: WireOperation) -> ElementID? {
            switch operation {
            case .insert(let parent, _, _): parent
            case .remove(let id), .move(let id, _): id
            default: nil
            }
        }

        private func count(of id: ElementID, in node: WireNode) -> Int {
            node.children.reduce(node.id == id ? 1 : 0) { $0 + count(of: id, in: $1) }
        }
    }

    private let tree = ElementTree()
    private let old: Element
    private let item: Element
    private let last: Element

    /// A stack of an item and a text that is already shown.
    init() {
        old = tree.make(.hStack)
        item = tree.make(.button, text: "Item")
        last = tree.make(.text, text: "Last")
        tree.append(item, to: old)
        tree.append(last, to: old)
        tree.insert(old, into: tree.root, before: nil)
    }

    @Test("An element moved into a new element is there, whether it is removed from its old place before or after")
    func intoNew() throws {
        for takesFirst in [true, false] {
            let test = ElementMovesTests()
            let (tree, item) = (test.tree, test.item)
            var page = try Page(of: tree)
            let new = tree.make(.vStack)
            if takesFirst { tree.remove(item) }
            tree.insert(new, into: tree.root, before: test.old)
            if !takesFirst { tree.remove(item) }
            tree.insert(item, into: new, before: nil)
            tree.focus(item)
            try page.follow(tree)
            #expect(page.mirror.root == (try Page.shown(tree)))
            #expect(page.unclear == [])
            #expect(page.mirror.focus == item.id)
            #expect(page.mirror.root.children.first?.children.map(\.text) == ["Item"])
        }
    }

    @Test("An element that is removed late is gone; an element moved earlier stays in its new place")
    func neighbours() throws {
        var page = try Page(of: tree)
        let new = tree.make(.vStack)
        let first = tree.make(.text, text: "First")
        tree.insert(new, into: tree.root, before: nil)
        tree.insert(first, into: old, before: item)
        tree.remove(item)
        tree.insert(item, into: new, before: nil)
        try page.follow(tree)
        #expect(page.mirror.root.children.map { $0.children.map(\.text) } == [["First", "Last"], ["Item"]])
        tree.insert(tree.make(.vStack), into: tree.root, before: nil)
        tree.remove(item)
        try page.follow(tree)
        #expect(page.mirror.root.children.map { $0.children.map(\.text) } == [["First", "Last"], [], []])
        #expect(page.mirror.root == (try Page.shown(tree)))
        #expect(page.unclear == [])
    }

    @Test("A new element that is first put into an old place is there too")
    func newItem() throws {
        var page = try Page(of: tree)
        let added = tree.make(.button, text: "Added")
        let new = tree.make(.vStack)
        tree.insert(added, into: old, before: last)
        tree.insert(new, into: tree.root, before: nil)
        tree.remove(added)
        tree.append(added, to: new)
        try page.follow(tree)
        #expect(page.mirror.root.children.map { $0.children.map(\.text) } == [["Item", "Last"], ["Added"]])
        #expect(page.unclear == [])
        tree.setText("Kept", of: added)
        try page.follow(tree)
        #expect(page.mirror.root == (try Page.shown(tree)))
    }

    @Test("If nothing is lost, operations keep their order")
    func order() {
        _ = tree.takeOperations()
        let new = tree.make(.vStack)
        tree.setText("At last", of: last)
        tree.remove(item)
        tree.insert(new, into: tree.root, before: old)
        tree.insert(item, into: new, before: nil)
        tree.move(old, before: new)
        var writer = JSONWriter()
        tree.takeOperations().forEach { writer.operation($0) }
        #expect(
            String(decoding: writer.bytes, as: UTF8.self)
                == "[\"text\",4,\"At last\"][\"remove\",3][\"insert\",1,2,[5,\"v-stack\",0,0,[[3,\"button\",{\"verbs\":\"\"},"
                + "\"Item\"]]]][\"move\",2,5]")
    }

    @Test("After any sequence of changes, a page that applies the patches has the same tree as a new page")
    func anyMoves() throws {
        for seed in 0..<300 {
            var numbers = SeededGenerator(seed: UInt64(seed))
            let tree = ElementTree()
            var page = try Page(of: tree)
            var all = [tree.root]
            for _ in 0..<12 {
                for _ in 0...numbers.below(12) { step(in: tree, &all, &numbers) }
                try page.follow(tree)
                let shown = try Page.shown(tree)
                try #require(page.mirror.root == shown, "seed \(seed)")
                try #require(page.unclear == [], "seed \(seed)")
            }
        }
    }

    /// One valid change: no element has two places or is inside itself.
    private func step(in tree: ElementTree, _ all: inout [Element], _ numbers: inout SeededGenerator) {
        let element = all[numbers.below(all.count)]
        let parent = all[numbers.below(all.count)]
        let sibling = parent.children.isEmpty ? nil : parent.children[numbers.below(parent.children.count)]
        switch numbers.below(8) {
        case 0, 1:
            let new = tree.make(.vStack)
            all.append(new)
            tree.insert(new, into: parent, before: sibling)
        case 2:
            let new = tree.make(.hStack)
            all.append(new)
            if !isInside(tree.root, parent) { tree.append(new, to: parent) }
        case 3: tree.setText("\(numbers.below(100))", of: element)
        case 4: tree.set(.width, to: .number(Double(numbers.below(100))), of: element)
        case 5:
            guard let others = element.parent?.children.filter({ $0 !== element }) else { return }
            let index = numbers.below(others.count + 1)
            tree.move(element, before: index < others.count ? others[index] : nil)
        case 6: tree.remove(element)
        default:
            if isInside(element, parent) || element === tree.root || element === sibling { return }
            tree.remove(element)
            tree.insert(element, into: parent, before: sibling)
        }
    }

    private func isInside(_ outer: Element, _ element: Element) -> Bool {
        sequence(first: element, next: \.parent).contains { $0 === outer }
    }
}
