import BackstaffElements
import Testing

@MainActor
@Suite("Outlines")
struct OutlineTests {
    @Test(
        "A whole number is shown without a fraction; a fraction or a very large number is shown in full",
        arguments: [
            (3.0, "3"), (-0.0, "0"), (0.5, "0.5"), (1e300, "1e+300"), (.infinity, "inf"), (-.infinity, "-inf"),
            (.nan, "nan"),
        ])
    func numbers(number: Double, shown: String) {
        let tree = ElementTree()
        let text = tree.make(.text, text: "x")
        tree.append(text, to: tree.root)
        tree.set(.width, to: .number(number), of: text)
        #expect(tree.root.outline().contains("width=\(shown)"))
    }
}
