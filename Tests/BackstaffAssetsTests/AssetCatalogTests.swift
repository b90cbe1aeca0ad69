import Foundation
import Testing

@testable import BackstaffAssets

@Suite("Asset catalogs")
struct AssetCatalogTests {
    private func read(_ folder: TemporaryFolder, _ name: String = "Assets.xcassets") -> AssetCatalogReader {
        var reader = AssetCatalogReader()
        let app = name.split(separator: "/").dropLast().joined(separator: "/")
        reader.read(folder.path + "/" + name, in: ConfinedFolder(folder.path + "/" + app, title: "the folder"))
        return reader
    }

    private func contents(_ json: String) -> Data { Data(json.utf8) }

    @Test("M01 an image set has its pictures with their scales, appearances and devices")
    func imageSet() throws {
        let json = """
            {"images": [
                {"idiom": "universal", "scale": "1x", "filename": "boat.png"},
                {"idiom": "universal", "scale": "2x", "filename": "boat@2x.png"},
                {"idiom": "universal", "scale": "3x"},
                {"idiom": "ipad", "scale": "1x", "filename": "dark.png",
                 "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]}
             ], "properties": {"template-rendering-intent": "template"}}
            """
        let set = "Assets.xcassets/Boat.imageset/"
        let folder = try TemporaryFolder([
            set + "Contents.json": contents(json), set + "boat.png": png(10, 5), set + "boat@2x.png": png(20, 10),
            set + "dark.png": png(10, 5),
        ])
        let reader = read(folder)
        #expect(reader.problems.isEmpty)
        let boat = try #require(reader.catalog.images.first)
        #expect(boat.name == "Boat" && boat.kind == .image && boat.isTemplate == true)
        #expect(boat.files.map(\.scale) == [1, 2, 1])
        #expect(boat.files.map(\.idiom) == [.universal, .universal, .ipad])
        #expect(boat.files.last?.appearance == .init(isDark: true, isHighContrast: true))
    }

    @Test("M01 a folder is part of the names of its sets only if it provides a namespace")
    func namespaces() throws {
        let set = contents(#"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#)
        let folder = try TemporaryFolder([
            "Assets.xcassets/Icons/Contents.json": contents(#"{"properties": {"provides-namespace": true}}"#),
            "Assets.xcassets/Icons/Small/Contents.json": contents("{}"),
            "Assets.xcassets/Icons/Small/Anchor.imageset/Contents.json": set,
            "Assets.xcassets/Icons/Small/Anchor.imageset/a.png": png(1, 1),
            "Assets.xcassets/Photos/Quay.imageset/Contents.json": set,
            "Assets.xcassets/Photos/Quay.imageset/a.png": png(1, 1),
            "Assets.xcassets/AppIcon.appiconset/Contents.json": set,
            "Assets.xcassets/AppIcon.appiconset/a.png": png(1, 1),
            "Assets.xcassets/Helm.symbolset/Contents.json": contents(#"{"symbols": []}"#),
        ])
        let images = read(folder).catalog.images
        #expect(Set(images.map(\.name)) == ["Icons/Anchor", "Quay", "AppIcon", "Helm"])
        #expect(images.first { $0.name == "AppIcon" }?.kind == .icon)
        #expect(images.first { $0.name == "Helm" }?.kind == .symbol)
    }

    @Test(
        "M02 colors are read as fractions, bytes, hexadecimal numbers and grays, and as system colors",
        arguments: [
            (
                #"{"color-space":"srgb","components":{"red":"1.000","green":"0.500","blue":"0","alpha":"1.000"}}"#,
                "#ff8000ff"
            ),
            (#"{"color-space":"srgb","components":{"red":"255","green":"128","blue":"1","alpha":"0.5"}}"#, "#ff800180"),
            (
                #"{"color-space":"srgb","components":{"red":"0xFF","green":"0x80","blue":"0x00","alpha":"1"}}"#,
                "#ff8000ff"
            ),
            (#"{"color-space":"srgb","components":{"red":1,"green":0.5,"blue":0}}"#, "#ff8000ff"),
            (#"{"color-space":"srgb","components":{"red":"1","green":"0","blue":"1","alpha":"1"}}"#, "#ff00ffff"),
            (#"{"color-space":"gray-gamma-22","components":{"white":"0.5","alpha":"1.000"}}"#, "#808080ff"),
            (#"{"color-space":"display-p3","components":{"red":"1","green":"1","blue":"1","alpha":"1"}}"#, "#ffffffff"),
            (
                #"{"color-space":"display-p3","components":{"red":"0.5","green":"0.4","blue":"0.3","alpha":"1"}}"#,
                "#846549ff"
            ),
            (#"{"platform":"ios","reference":"systemIndigoColor"}"#, "indigo"),
        ])
    func colors(json: String, wireName: String) throws {
        let folder = try TemporaryFolder(texts: [
            "Assets.xcassets/Sea.colorset/Contents.json": #"{"colors":[{"idiom":"universal","color":\#(json)}]}"#
        ])
        let reader = read(folder)
        #expect(reader.problems.isEmpty)
        #expect(reader.catalog.colors.first?.variants.first?.color.wireName == wireName)
    }

    @Test("M02 an accent color that nobody has chosen has no variants, and is no problem")
    func emptyColor() throws {
        let folder = try TemporaryFolder(texts: [
            "Assets.xcassets/AccentColor.colorset/Contents.json": #"{"colors":[{"idiom":"universal"}]}"#
        ])
        let reader = read(folder)
        #expect(reader.problems.isEmpty && reader.catalog.colors.first?.variants.isEmpty ?? false)
    }

    struct Broken: CustomTestStringConvertible, Sendable {
        let set: String
        let json: String?
        let place: String
        let words: String
        var testDescription: String { words }
    }

    @Test(
        "M01 what is broken is reported with its place, and the rest is read",
        arguments: [
            Broken(set: "A.imageset", json: nil, place: "A.imageset", words: "Contents.json is missing"),
            Broken(set: "A.imageset", json: "{\n", place: "A.imageset/Contents.json:1", words: "isn't valid JSON"),
            Broken(
                set: "A.imageset", json: "{\n\"images\": [],\n<<<<<<< HEAD\n}", place: "A.imageset/Contents.json:3",
                words: "isn't valid JSON"),
            Broken(set: "A.imageset", json: "[]", place: "A.imageset/Contents.json", words: "isn't a JSON object"),
            Broken(
                set: "A.imageset", json: #"{"images":[{"filename":"gone.png"}]}"#, place: "A.imageset/gone.png",
                words: "there is none"),
            Broken(
                set: "A.imageset", json: #"{"images":[{"filename":"../Good.imageset/a.png"}]}"#, place: "A.imageset",
                words: "leads out of the set"),
            Broken(
                set: "A.imageset", json: #"{"images":[{"filename":"a.png","scale":"9x"}]}"#, place: "A.imageset/a.png",
                words: "the scale “9x” is unknown"),
            Broken(
                set: "A.imageset", json: #"{"images":[{"filename":"a.png"},{"filename":"a.png"}]}"#,
                place: "A.imageset",
                words: "another picture is for the same scale"),
            Broken(
                set: "A.imageset",
                json: #"{"images":[{"filename":"a.png","appearances":[{"appearance":"mood","value":"blue"}]}]}"#,
                place: "A.imageset", words: "“mood”"),
            Broken(set: "A.dataset", json: "{}", place: "A.dataset", words: "aren't supported"),
            Broken(
                set: "A.colorset", json: #"{"colors":[{"color":{"color-space":"cmyk","components":{}}}]}"#,
                place: "A.colorset", words: "“cmyk”"),
            Broken(
                set: "A.colorset",
                json: #"{"colors":[{"color":{"components":{"red":"pink","green":"0","blue":"0"}}}]}"#,
                place: "A.colorset", words: "“red” isn't a number"),
            Broken(
                set: "A.colorset", json: #"{"colors":[{"color":{"reference":"seaColor"}}]}"#, place: "A.colorset",
                words: "“seaColor” is unknown"),
            Broken(
                set: "Other/Good.imageset", json: #"{"images":[]}"#, place: "Other/Good.imageset",
                words: "has the same name"
            ),
        ])
    func broken(_ broken: Broken) throws {
        var files = [
            "Assets.xcassets/Good.imageset/Contents.json": contents(#"{"images": [{"filename": "a.png"}]}"#),
            "Assets.xcassets/Good.imageset/a.png": png(1, 1), "Assets.xcassets/\(broken.set)/a.png": png(1, 1),
        ]
        if let json = broken.json { files["Assets.xcassets/\(broken.set)/Contents.json"] = contents(json) }
        let folder = try TemporaryFolder(files)
        let reader = read(folder)
        #expect(reader.problems.count == 1, "\(reader.problems)")
        let problem = try #require(reader.problems.first)
        #expect(problem.path.hasSuffix(broken.place) && problem.words.contains(broken.words), "\(problem)")
        #expect(reader.catalog.images.contains { $0.name == "Good" && $0.files.count == 1 })
    }

    @Test("M01 a symbolic link that leads out of the catalog isn't followed, and one that stays inside is")
    func links() throws {
        let set = contents(#"{"images": [{"filename": "a.png"}]}"#)
        let folder = try TemporaryFolder([
            "secret.png": png(1, 1), "Secret/Key.imageset/Contents.json": set, "Secret/Key.imageset/a.png": png(1, 1),
            "Assets.xcassets/Out.imageset/Contents.json": set, "Assets.xcassets/In.imageset/Contents.json": set,
            "Assets.xcassets/In.imageset/b.png": png(1, 1), "Assets.xcassets/Empty.imageset/Contents.json": set,
            "Assets.xcassets/Empty.imageset/a.png": png(1, 1),
        ])
        let catalog = folder.path + "/Assets.xcassets/"
        for (link, target) in [
            ("Out.imageset/a.png", folder.path + "/secret.png"), ("In.imageset/a.png", "b.png"),
            ("Secret", folder.path + "/Secret"),
        ] {
            try FileManager.default.createSymbolicLink(atPath: catalog + link, withDestinationPath: target)
        }
        let reader = read(folder)
        #expect(reader.problems.count == 2, "\(reader.problems)")
        #expect(reader.problems.allSatisfy { $0.words.contains("leads out of the catalog") })
        #expect(reader.catalog.images.first { $0.name == "Out" }?.files.isEmpty ?? false)
        #expect(reader.catalog.images.first { $0.name == "In" }?.files.count == 1)
        #expect(!reader.catalog.images.contains { $0.name.contains("Key") })
    }

    @Test("M01 a catalog that is a link out of the app's folder isn't read, and links in a circle end")
    func linkedCatalog() throws {
        let set = contents(#"{"images": []}"#)
        let folder = try TemporaryFolder([
            "Secret.xcassets/Key.imageset/Contents.json": set, "App/Own.xcassets/Boat.imageset/Contents.json": set,
            "App/Own.xcassets/More/Sail.imageset/Contents.json": set,
        ])
        let app = folder.path + "/App/"
        for (link, target) in [
            ("Assets.xcassets", folder.path + "/Secret.xcassets"), ("Other.xcassets", "Own.xcassets"),
            ("Own.xcassets/More/up", ".."), ("Own.xcassets/More/again", ".."),
        ] {
            try FileManager.default.createSymbolicLink(atPath: app + link, withDestinationPath: target)
        }
        let out = read(folder, "App/Assets.xcassets")
        #expect(out.catalog.images.isEmpty)
        #expect(out.problems.map(\.words) == ["the path leads out of the folder, and isn't followed"])
        let other = read(folder, "App/Other.xcassets")
        #expect(other.catalog.images.map(\.name).sorted() == ["Boat", "Sail"] && other.problems.isEmpty)
    }
}
