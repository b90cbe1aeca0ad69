/// Reads elements as the page writes them. Each element is:
///
///     number, role, count of attributes, count of children,
///     for each attribute: key, kind (0: flag, 1: number, 2: words), value
///     the children
struct ElementReader {
    let numbers: UnsafeBufferPointer<Double>
    let words: [PageWords]
    private var position = 0

    init(numbers: UnsafeBufferPointer<Double>, words: [PageWords]) {
        self.numbers = numbers
        self.words = words
    }

    /// Reads an element and what is in it, or returns nil if the numbers aren't those of one.
    mutating func element() -> Element? {
        let id = Int32(next())
        let roles = ElementRole.allCases
        let role = Int(next())
        guard roles.indices.contains(role) else { return nil }
        let element = Element(id: id, role: roles[role])
        let (attributes, children) = (Int(next()), Int(next()))
        for _ in 0..<attributes { readAttribute(of: element) }
        for _ in 0..<children {
            guard let child = self.element() else { return nil }
            element.append(child)
        }
        return element
    }

    private mutating func readAttribute(of element: Element) {
        let (number, kind, value) = (Int(next()), next(), next())
        let keys = AttributeKey.allCases
        guard keys.indices.contains(number) else { return }
        switch kind {
        case 0: element.set(keys[number])
        case 1: element.set(keys[number], to: value)
        default: if words.indices.contains(Int(value)) { element.set(keys[number], to: words[Int(value)]) }
        }
    }

    private mutating func next() -> Double {
        guard position < numbers.count else { return 0 }
        defer { position += 1 }
        return numbers[position]
    }
}

extension LayoutMeasures {
    /// Reads measures: the ideal size, the least and the greatest width, the height of a line and the distance to the next one, and
    /// the distances of the baselines from the top and the bottom edge. Not a number is none.
    init(_ numbers: UnsafeBufferPointer<Double>) {
        self.init(ideal: LayoutSize(numbers[0], numbers[1]))
        leastWidth = numbers[2]
        greatestWidth = Self.known(numbers[3])
        lines = Self.known(numbers[4]).map { Lines(height: $0, spacing: numbers[5]) }
        firstBaseline = Self.known(numbers[6])
        belowLastBaseline = Self.known(numbers[7])
    }

    private static func known(_ number: Double) -> Double? { number.isNaN ? nil : number }
}
