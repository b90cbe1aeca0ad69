import BackstaffLayout
import Testing

private let flexibleItem = LayoutGridItem(.flexible(least: 10, greatest: .infinity))

private func lazyGrid(_ items: [LayoutGridItem], _ cells: LayoutNode...) -> LayoutNode {
    LayoutLazyGrid(.vertical, items, cells)
}

private func four() -> [LayoutNode] {
    [fixed(30, 10, "a"), fixed(20, 10, "b"), fixed(100, 10, "c"), fixed(20, 10, "d")]
}

@Suite("Lazy grids")
struct LazyGridFactTests {
    @Test("Items share the room, and cells have no influence on it", arguments: facts)
    func items(fact: Fact) { fact.check() }

    static let facts: [Fact] = [
        Fact(
            "lzg-01", LayoutLazyGrid(.vertical, [flexibleItem, flexibleItem], four()), at: "200x200",
            "200x28; a 33,0; b 142,0; c -2,18; d 142,18"),
        Fact(
            "lzg-02",
            LayoutGrid([
                .init([fixed(30, 10, "a"), fixed(20, 10, "b")]), .init([fixed(100, 10, "c"), fixed(20, 10, "d")]),
            ]), at: "200x200", "128x28; a 35,0; b 108,0; c 0,18"),
        Fact(
            "lzg-03", LayoutLazyGrid(.vertical, [LayoutGridItem(.fixed(50)), LayoutGridItem(.fixed(40))], four()),
            at: "200x200", "200x28; a 61,0; b 119,0; c 26,18; d 119,18"),
        Fact(
            "lzg-04",
            lazyGrid(
                [LayoutGridItem(.adaptive(least: 45, greatest: .infinity))], fixed(10, 10, "a"), fixed(10, 10, "b"),
                fixed(10, 10, "c"), fixed(10, 10, "d"), fixed(10, 10, "e"), fixed(10, 10, "f")), at: "200x200",
            "200x28; a 25.67,0; b 95,0; c 164.33,0; d 25.67,18; e 95,18; f 164.33,18"),
        Fact(
            "lzg-05", LayoutLazyGrid(.vertical, [flexibleItem, flexibleItem], four()), at: "nil",
            "58x28; a -2.5,0; b 35.5,0; c -37.5,18"),
        Fact(
            "art-03",
            lazyGrid(
                [LayoutGridItem(.fixed(70)), LayoutGridItem(.adaptive(least: 40, greatest: .infinity))], color("a"),
                color("b"), color("c")
            ).frame(width: 200), at: "200x100", "200x10; a 0,0 70x10; b 78,0 57x10; c 143,0 57x10"),
        Fact(
            "art-04",
            lazyGrid(
                [
                    LayoutGridItem(.flexible(least: 50, greatest: .infinity)),
                    LayoutGridItem(.flexible(least: 120, greatest: .infinity)),
                ], color("a"), color("b")
            ).named("g").frame(width: 200), at: "200x100", "200x10; g -12,0 224x10; a 108x10; b 120x10"),
        Fact(
            "a LazyHGrid",
            LayoutLazyGrid(
                .horizontal, [LayoutGridItem(.fixed(50)), flexibleItem], [fixed(30, 10, "a"), color("b"), color("c")]),
            at: "300x200", "48x200; a 0,20; b 10,58 10x142; c 38,0 10x50"),
    ]
}
