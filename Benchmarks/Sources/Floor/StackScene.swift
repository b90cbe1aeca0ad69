import Measurement

final class StackScene: MountedScene {
    private var page = Page()
    private let stack: Element
    // The bound path of an app. Nothing reads it, but updating it is part of the compared work.
    private var path: [Int] = []

    init(rows: Int) {
        let root = page.list(rows: rows)
        stack = page.element(children: [root])
        page.record(.insert(stack, parent: 0, offset: 0))
        page.settle()
    }

    var tally: Tally { Tally(operations: page.operations) }

    func perform(_ operation: Step) {
        switch operation {
        case .push(let value):
            path.append(value)
            page.push(value, onto: stack)
        case .pop:
            path.removeLast()
            page.pop(from: stack)
        case .path(let length):
            // Keeps the storage. With a new block of 8 KB each time, malloc would consolidate its small blocks.
            path.removeAll(keepingCapacity: true)
            path.append(contentsOf: 0..<length)
            page.replaceScreens(of: stack, with: 0..<length)
        default: preconditionFailure("a stack can't \(operation)")
        }
        page.settle()
    }

    func visibleText() -> String {
        stack.children.last?.firstText ?? ""
    }
}

/// A struct's method is one checked access, however much it changes. In the scene, each change would be checked.
extension Page {
    fileprivate mutating func push(_ value: Int, onto stack: Element) {
        let label = element("Detail \(value)")
        let screen = element(children: [label])
        record(.insert(screen, parent: stack.id, offset: stack.children.count))
        stack.children.append(screen)
    }

    fileprivate mutating func pop(from stack: Element) {
        record(.remove(stack.children.removeLast().id))
    }

    fileprivate mutating func replaceScreens(of stack: Element, with path: Range<Int>) {
        while stack.children.count > 1 { pop(from: stack) }
        for value in path { push(value, onto: stack) }
    }
}
