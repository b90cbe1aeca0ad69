import BackstaffLayout
import Testing

@Suite("Fixed size and aspect ratio")
struct SizeFactTests {
    @Test("N02 a fixed size is the ideal size", arguments: fixedFacts)
    func fixedSize(fact: Fact) { fact.check() }

    static let fixedFacts: [Fact] = [
        Fact("art-06 art-11", color("a").fixedSize(), at: "100x100", "10x10; a asked nil"),
        Fact("art-06", text(.long).fixedSize(), at: "40x40", "105x16"),
        Fact("art-07", color().frame(idealWidth: 100, idealHeight: 40).fixedSize(), at: "300x300", "100x40"),
        Fact(
            "osu-28", color("a").fixedSize(.horizontal).frame(width: 100, height: 100), at: "nil",
            "100x100; a 45,0 10x100"),
        Fact(
            "osu-28", color("a").fixedSize(.vertical).frame(width: 100, height: 100), at: "nil",
            "100x100; a 0,45 100x10"),
    ]

    @Test("N02 the child is offered a box of the ratio, and its answer counts", arguments: ratioFacts)
    func aspectRatio(fact: Fact) { fact.check() }

    static let ratioFacts: [Fact] = [
        Fact("asp-03", flexible().aspectRatio(16.0 / 9, .fit), at: "500x300", "500x281.25"),
        Fact(
            "asp-04",
            hStack(
                12, nil, fixed(168, 64, "a"), fixed(168, 95, "b").aspectRatio(16.0 / 9, .fit).named("r"),
                fixed(168, 64, "c")), at: "856x300",
            "528x95; a asked 277.33x300; b 180,0 asked 332x186.75; c asked 496x300"),
        Fact("asp-07", flexible().aspectRatio(16.0 / 9, .fit), at: "inf", "inf"),
        Fact("asp-08", flexible().aspectRatio(16.0 / 9, .fit), at: "500xinf", "500x281.25"),
        Fact("asp-09", fixed(168, 95, "a").aspectRatio(16.0 / 9, .fill), at: "500xinf", "168x95; a asked inf"),
        Fact("asp-10", flexible("a").aspectRatio(-1, .fit), at: "100x100", "100x0; a asked 100x-100"),
        Fact("asp-11", color().aspectRatio(2, .fit), at: "100x80", "100x50"),
        Fact("asp-12", color().aspectRatio(2, .fill), at: "100x80", "160x80"),
        Fact("asp-14", color().aspectRatio(2, .fit), at: "nil", "10x10"),
        Fact("asp-15", color().aspectRatio(0, .fit), at: "100x80", "0x80"),
        Fact("asp-15", color().aspectRatio(0, .fit), at: "100xnil", "0xinf"),
        Fact("art-05", color().aspectRatio(16.0 / 9, .fit), at: "100x100", "100x56.25"),
        Fact("art-05", color().aspectRatio(16.0 / 9, .fill), at: "100x100", "177.78x100"),
        Fact("osu-25", color("a").aspectRatio(0.5, .fit).frame(width: 100, height: 50), at: "nil", "100x50; a 25x50"),
        Fact("osu-25", color("a").aspectRatio(0.5, .fill).frame(width: 50, height: 100), at: "nil", "50x100; a 50x100"),
        Fact("osu-26", color("a").aspectRatio(2, .fit).frame(width: 100, height: 50), at: "nil", "100x50; a 100x50"),
        Fact("osu-26", color("a").aspectRatio(2, .fill).frame(width: 50, height: 100), at: "nil", "50x100; a 200x100"),
        Fact("osu-27", color("a").aspectRatio(nil, .fit).frame(width: 100, height: 50), at: "nil", "100x50; a 50x50"),
        Fact(
            "osu-27", color("a").aspectRatio(nil, .fill).frame(width: 50, height: 100), at: "nil", "50x100; a 100x100"),
        Fact(
            "tok-11", color("a").aspectRatio(1, .fit).frame(width: 200, height: 100), in: "500x500",
            "200x100; a 200,200 100x100"),
        Fact(
            "tok-12", color("a").aspectRatio(1.5, .fit).frame(width: 100, height: 100), in: "500x500",
            "100x100; a 100x66.67"),
        Fact(
            "tok-12", color("a").aspectRatio(1.5, .fill).frame(width: 100, height: 100), in: "500x500",
            "100x100; a 150x100"),
        Fact(
            "tok-13", color("a").aspectRatio(0.5, .fit).frame(width: 100, height: 100), in: "500x500",
            "100x100; a 50x100"),
        Fact(
            "tok-13", color("a").aspectRatio(0.5, .fill).frame(width: 100, height: 100), in: "500x500",
            "100x100; a 100x200"),
    ]
}
