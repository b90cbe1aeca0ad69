import Testing

@testable import BackstaffCommand

@Suite("Resource bundles of a product")
struct ResourceBundlesTests {
    private let bundles = [
        "Core_Goods.resources/a", "Core_MoreGoods.resources/a", "Core_Old-Goods.resources/a", "Art_Art.resources/a",
        "Goods.txt",
    ]

    @Test("M14 are those of the targets that it consists of, not those of other apps in the same cache")
    func linked() throws {
        let scratch = try Scratch(Dictionary(uniqueKeysWithValues: bundles.map { ($0, "") }))
        try scratch.write(
            "Shop.product/Objects.LinkFileList",
            "/a/.build/debug/Shop.build/App.swift.o\n/a/.build/debug/Goods.build/Sources/Goods.swift.o\n"
                + "/a/.build/debug/Old_Goods.build/Old.swift.o\n")
        #expect(
            try ResourceBundles(of: "Shop", in: scratch.path).names == [
                "Core_Goods.resources", "Core_Old-Goods.resources",
            ])
    }

    @Test("M14 are all if SwiftPM has left no list of what it consists of")
    func unlisted() throws {
        let scratch = try Scratch(Dictionary(uniqueKeysWithValues: bundles.map { ($0, "") }))
        #expect(
            try ResourceBundles(of: "Shop", in: scratch.path).names == [
                "Art_Art.resources", "Core_Goods.resources", "Core_MoreGoods.resources", "Core_Old-Goods.resources",
            ])
    }
}
