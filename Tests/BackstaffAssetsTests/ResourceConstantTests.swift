import Foundation
import Testing

@testable import BackstaffAssets

@Suite("Constants for resources")
struct ResourceConstantTests {
    @Test(
        "M01 the name of a constant follows from that of the resource as in Xcode",
        arguments: [
            ("boat", "boat"), ("Boat", "boat"), ("bubble-chat", "bubbleChat"), ("pro plan", "proPlan"),
            ("img_arrow_up", "imgArrowUp"), ("BGColorOne", "bgColorOne"), ("URLIcon", "urlIcon"), ("iPhone", "iPhone"),
            ("AccentColor", "accent"), ("headerImage", "header"), ("btn_color", "btn"), ("Color", "color"),
            ("btn_color_disable", "btnColorDisable"), ("BMW", "BMW"), ("A-1-1-0", "A_1_1_0"), ("AL-0", "AL_0"),
            ("CLR_LAUNCH_SCREEN_COLOR", "CLR_LAUNCH_SCREEN"), ("121212", "_121212"), ("402a", "_402A"),
            ("color_FF453A", "colorFF453A"), ("night_8_moonsun", "night8Moonsun"), ("GateIN", "gateIN"),
            ("0b3b21ff27", "_0B3B21Ff27"), ("default", "`default`"), ("Größe", "größe"),
        ])
    func names(resource: String, constant: String) {
        #expect(ResourceIdentifier(resource).constant == constant)
    }

    @Test("M01 a name of signs alone has no constant")
    func signs() {
        #expect(ResourceIdentifier("--").constant == nil)
        #expect(ResourceIdentifier.namespace("icons-small") == "IconsSmall")
    }

    private func catalog(images: [String] = [], colors: [String] = []) -> AssetCatalog {
        var catalog = AssetCatalog()
        catalog.images = images.map { .init(name: $0, kind: $0 == "AppIcon" ? .icon : .image, path: "/\($0)") }
        catalog.colors = colors.map { .init(name: $0, path: "/\($0)") }
        return catalog
    }

    @Test("M01 the source has a constant for each resource, and an enumeration for each namespace")
    func source() throws {
        var constants = ResourceConstants(bundle: "Foundation.Bundle.main", hasUIKit: false)
        let source = constants.source(
            for: catalog(images: ["Boat", "Icons/small/anchor", "AppIcon"], colors: ["Sea", "Primary"]))
        let text = try #require(source)
        #expect(constants.problems.isEmpty)
        for line in [
            "private nonisolated let resourceBundle = Foundation.Bundle.main",
            "    static let boat = ImageResource(name: \"Boat\", bundle: resourceBundle)",
            "    nonisolated enum Icons {",
            "        nonisolated enum Small {",
            "            static let anchor = ImageResource(name: \"Icons/small/anchor\", bundle: resourceBundle)",
            "    static let primary = ColorResource(name: \"Primary\", bundle: resourceBundle)",
            "    static var sea: SwiftUI.Color { SwiftUI.Color(.sea) }",
        ] { #expect(text.contains(line + "\n"), "\(line)") }
        #expect(!text.contains("AppIcon") && !text.contains("UIImage"))
        #expect(!text.contains("var primary"), "The name of a color of SwiftUI is kept.")
    }

    @Test("M01 names that make the same constant get longer ones, and a name of the app's own is kept")
    func clashes() throws {
        var declared = StaticMembers()
        declared.add(Array("extension Color { static let sea = Color.blue }".utf8))
        var constants = ResourceConstants(bundle: "Bundle.module", hasUIKit: true, declared: declared)
        let source = constants.source(for: catalog(images: ["quay-wall", "quayWall", "quay.wall"], colors: ["Sea"]))
        let text = try #require(source)
        #expect(constants.problems.map(\.path) == ["/quay.wall"] || constants.problems.count == 2)
        #expect(text.contains("static let quay_wall = "))
        #expect(
            !text.contains(
                "static var sea: SwiftUI.Color { SwiftUI.Color(.sea) }\n}\n\nnonisolated extension SwiftUI.ShapeStyle"))
        #expect(text.contains("static var sea: UIColor"))
    }

    @Test(
        "M01 only an extension of the same type replaces a constant",
        arguments: [
            ("extension Color { static let sea = Color.blue }", ["Color"]),
            (
                "extension SwiftUI.Color: Palette where Self: Any {\n  @MainActor public static var sea: Color { .blue } }",
                ["Color"]
            ),
            ("extension Color { func f() { if true {} }\n static func sea() {} }", ["Color"]),
            ("extension Color { static private(set) var `sea` = 1 }", ["Color"]),
            ("extension Color { enum sea {} }", ["Color"]),
            ("extension ShapeStyle where Self == Color { static var sea: Color { .blue } }", ["Color", "ShapeStyle"]),
            ("extension UIColor { class var boat: Int { 1 }; static let sea = 1 }", ["UIColor"]),
            ("extension ColorResource { static let sea = 1 }", ["ColorResource"]),
            ("enum Palette { static let sea = Color.blue }", []),
            ("extension Color { enum Palette { static let sea = 1 } }", []),
            ("extension Color { var sea: Int { let sea = 1; return sea } }", []),
            ("// extension Color { static let sea = 1 }\nlet a = \"extension Color { static let sea\"", []),
            ("#if A\nextension UIImage {\n#endif\nextension Color { }\nenum A { static let sea = 1 }", []),
        ])
    func extensions(code: String, types: [String]) throws {
        var declared = StaticMembers()
        declared.add(Array(code.utf8))
        var constants = ResourceConstants(bundle: "Bundle.module", hasUIKit: true, declared: declared)
        let source = constants.source(for: catalog(colors: ["Sea"]))
        let text = try #require(source)
        for (type, head) in [
            ("Color", "extension SwiftUI.Color {"), ("ShapeStyle", "extension SwiftUI.ShapeStyle where"),
            ("UIColor", "extension UIColor {"), ("ColorResource", "extension ColorResource {"),
        ] { #expect(text.contains(head) != types.contains(type), "\(type)") }
    }

    @Test("M01 the file of the constants is written only if it has changed")
    func unchanged() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/constants.swift"
        func inode() throws -> UInt64? {
            try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64
        }
        try ConstantsFile.write("a", to: path)
        let first = try inode()
        try ConstantsFile.write("a", to: path)
        #expect(try inode() == first)
        try ConstantsFile.write("b", to: path)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "b")
    }

    @Test("M01 there is no source without resources")
    func none() {
        var constants = ResourceConstants(bundle: "Bundle.main", hasUIKit: true)
        let source = constants.source(for: AssetCatalog())
        #expect(source == nil)
    }
}
