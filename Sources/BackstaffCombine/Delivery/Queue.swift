/// A first-in, first-out queue with amortized constant-time operations.
struct Queue<Element> {
    private var elements: [Element?] = []
    private var head = 0

    var isEmpty: Bool { head == elements.count }
    var count: Int { elements.count - head }

    mutating func append(_ element: Element) {
        elements.append(element)
    }

    mutating func popFirst() -> Element? {
        guard head < elements.count else { return nil }
        let element = elements[head].take()
        head += 1
        if head == elements.count {
            // A long queue releases its memory when it becomes empty.
            elements.removeAll(keepingCapacity: elements.count <= 64)
            head = 0
        } else if head >= 64, head * 2 > elements.count {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }

    mutating func popLast() -> Element? {
        guard head < elements.count, let element = elements.popLast() else { return nil }
        if head == elements.count {
            elements.removeAll(keepingCapacity: true)
            head = 0
        }
        return element
    }

    mutating func takeAll() -> Queue {
        let all = self
        self = Queue()
        return all
    }
}
