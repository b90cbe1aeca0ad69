import Foundation
import Testing

@testable import BackstaffAssets

@Suite("The icon of an app")
struct AppIconTests {
    private func icon(
        _ images: String, _ files: [String: Data], idioms: [AssetCatalog.Idiom] = PictureCompiler.handheld
    ) throws -> (icon: AppIcon?, compiler: PictureCompiler, folder: TemporaryFolder) {
        let set = "Assets.xcassets/AppIcon.appiconset/"
        let folder = try TemporaryFolder([set + "Contents.json": Data(#"{"images": [\#(images)]}"#.utf8)])
        for (name, data) in files { try folder.write(set + name, data) }
        var reader = AssetCatalogReader()
        reader.read(folder.path + "/Assets.xcassets", in: ConfinedFolder(folder.path, title: "the folder"))
        #expect(reader.problems.isEmpty)
        let read = try #require(reader.catalog.images.first)
        var compiler = PictureCompiler(idioms: idioms)
        let icon = compiler.icon(of: read)
        return (icon, compiler, folder)
    }

    private func name(_ data: Data) -> String { AssetFileName.make(Array(data), .png) }

    @Test("M01 an icon is the one picture of a new project, in its light variant")
    func single() throws {
        let images = """
            {"filename": "light.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"},
            {"filename": "dark.png", "idiom": "universal", "platform": "ios", "size": "1024x1024",
             "appearances": [{"appearance": "luminosity", "value": "dark"}]},
            {"filename": "watch.png", "idiom": "universal", "platform": "watchos", "size": "1024x1024"}
            """
        let light = png(1_024, 1_024)
        let (icon, compiler, _) = try icon(
            images, ["light.png": light, "dark.png": png(1_024, 1_024, mark: 1), "watch.png": png(100, 100)])
        #expect(icon == AppIcon(tab: name(light), homeScreen: name(light)))
        #expect(Array(compiler.sources.keys) == [name(light)] && compiler.problems.isEmpty)
    }

    @Test("M01 of an icon in many sizes, a tab and a home screen have the smallest that are large enough")
    func sizes() throws {
        let entries = [
            (40, "iphone"), (80, "iphone"), (120, "iphone"), (180, "iphone"), (167, "ipad"), (1_024, "ios-marketing"),
            (64, "mac"), (64, "watch"),
        ]
        let images = entries.map { #"{"filename": "\#($0)-\#($1).png", "idiom": "\#($1)", "scale": "2x"}"# }
        let files = entries.map { ("\($0)-\($1).png", png(UInt32($0), UInt32($0))) }
        let all = images.joined(separator: ",")
        let (phone, compiler, _) = try icon(all, Dictionary(uniqueKeysWithValues: files))
        #expect(phone == AppIcon(tab: name(png(80, 80)), homeScreen: name(png(180, 180))))
        #expect(compiler.sources.count == 2)
        let (mac, _, _) = try icon(all, Dictionary(uniqueKeysWithValues: files), idioms: PictureCompiler.desktop)
        #expect(mac == AppIcon(tab: name(png(64, 64)), homeScreen: name(png(167, 167))))
    }

    @Test("M01 an icon without a picture, or with one that can't be an icon, isn't used")
    func unusable() throws {
        let (empty, _, _) = try icon(#"{"idiom": "universal", "size": "1024x1024"}"#, [:])
        #expect(empty == nil)
        let images = #"{"filename": "a.svg", "idiom": "universal"}, {"filename": "b.png", "idiom": "universal"}"#
        let svg = Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"></svg>"#.utf8)
        let (broken, compiler, _) = try icon(images, ["a.svg": svg, "b.png": Data("harbour".utf8)])
        #expect(broken == nil && compiler.sources.isEmpty)
        #expect(
            compiler.problems.map(\.words) == [
                "an app's icon can't be an SVG picture; save it as PNG",
                "the file isn't a PNG, JPEG, GIF, WebP or SVG picture",
            ])
    }

    @Test("M01 the icons of a manifest are files that may be served")
    func manifest() throws {
        let data = png(64, 64)
        let (icon, compiler, _folder) = try icon(#"{"filename": "a.png", "idiom": "universal"}"#, ["a.png": data])
        defer { withExtendedLifetime(_folder) {} }
        let bundle = try TemporaryFolder()
        var manifest = AssetManifest()
        manifest.icons["AppIcon"] = icon
        try manifest.write(in: bundle.path, sources: compiler.sources)
        let read = try AssetManifest.read(in: bundle.path)
        let (found, sources) = try #require(read)
        #expect(found.icons == ["AppIcon": AppIcon(tab: name(data), homeScreen: name(data))])
        #expect(sources == [name(data): .file(bundle.path + "/Backstaff.assets/" + name(data))])
    }

    @Test("M01 a manifest of an earlier version has no icons, and is read")
    func earlierManifest() throws {
        let text = ##"{"images": {}, "colors": {"AccentColor": "#143c8cff"}}"##
        let manifest = try JSONDecoder().decode(AssetManifest.self, from: Data(text.utf8))
        #expect(manifest.icons.isEmpty && manifest.colors == ["AccentColor": "#143c8cff"])
        #expect(try JSONDecoder().decode(AssetManifest.self, from: JSONEncoder().encode(manifest)) == manifest)
    }
}
