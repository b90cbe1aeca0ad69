import BackstaffNavigation
import Fuzzing
import Testing

/// The declarations of each screen from the root up, a letter for each type. `i -  ip` means: the root declares `i`,
/// the next screen nothing, and the one above it `i` and `p`.
private func rule(_ text: String) -> DestinationRule {
    var rule = DestinationRule()
    for (level, types) in text.split(separator: " ").enumerated() where types != "-" {
        for type in types { rule.declare(number(type), at: level) }
    }
    return rule
}

private func number(_ type: Character) -> UInt { UInt(type.unicodeScalars.first?.value ?? 0) }

@Suite("The destination of a value")
struct DestinationRuleTests {
    @Test(
        "A09 the destination is the nearest one below the value's screen that declares its type",
        arguments: [
            ("i", "i", 1, 0),
            ("i", "i", 9, 0),
            ("i", "p", 1, nil),
            ("i", "i", 0, nil),
            ("-", "i", 1, nil),
            ("i i", "i", 1, 0),
            ("i i", "i", 2, 1),
            ("i i", "i", 3, 1),
            ("i - i", "i", 2, 0),
            ("i p", "i", 2, 0),
            ("p i", "p", 2, 0),
            ("- - i", "i", 2, nil),
            ("- - i", "i", 3, 2),
        ] as [(String, Character, Int, Int?)])
    func nearest(_ declared: String, _ type: Character, _ level: Int, _ declaring: Int?) {
        let rule = rule(declared)
        let found = rule.nearest(for: number(type), toScreenAt: level)
        #expect(found.map(rule.level) == declaring)
    }

    @Test("A09 of several on one screen the last added is used, which is that of the innermost view")
    func innermost() {
        #expect(rule("ii").nearest(for: number("i"), toScreenAt: 1) == 1)
        #expect(rule("ipi").nearest(for: number("i"), toScreenAt: 1) == 2)
        #expect(rule("ipi").nearest(for: number("p"), toScreenAt: 1) == 1)
    }

    @Test("F01 a value of unknown type uses the nearest destination that accepts it")
    func accepting() {
        let rule = rule("ip i")
        #expect(rule.nearest(toScreenAt: 2) { $0 == 1 } == 1)
        #expect(rule.nearest(toScreenAt: 2) { _ in true } == 2)
        #expect(rule.nearest(toScreenAt: 1) { _ in true } == 1)
        #expect(rule.nearest(toScreenAt: 2) { _ in false } == nil)
    }

    @Test("A09 removed screens take their declarations with them")
    func removed() {
        var rule = rule("i i i")
        rule.removeAll(from: 1)
        #expect(rule.count == 1)
        #expect(rule.nearest(for: number("i"), toScreenAt: 3) == 0)
        rule.declare(number("p"), at: 1)
        #expect(rule.nearest(for: number("p"), toScreenAt: 2) == 1)
    }

    @Test("A09 the rule agrees with a search from the root up that remembers the last declaration of each type")
    func agreement() {
        var generator = SeededGenerator(seed: 31)
        for _ in 0..<500 {
            let levels = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
                let count = Int.random(in: 0...3, using: &generator)
                return String((0..<count).compactMap { _ in "ipr".randomElement(using: &generator) })
            }
            let rule = rule(levels.map { $0.isEmpty ? "-" : $0 }.joined(separator: " "))
            var nearest: [Character: Int] = [:]
            var count = 0
            for (level, types) in levels.enumerated() {
                for type in "ipr" {
                    #expect(rule.nearest(for: number(type), toScreenAt: level) == nearest[type])
                }
                for type in types {
                    nearest[type] = count
                    count += 1
                }
            }
        }
    }
}
