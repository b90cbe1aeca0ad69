import BackstaffAssets
import BackstaffElements
import BackstaffNavigation
import BackstaffViews
import Foundation
import Testing
import ViewTestSupport

/// Pictures and colors of bundles that the tests write.
@Suite("Pictures and colors of the app")
@MainActor
struct AppPictureTests {
    /// A temporary bundle, which is removed with its last reference.
    private final class Resources {
        let bundle: Bundle
        private let path = FileManager.default.temporaryDirectory.path + "/backstaff-\(UUID().uuidString).bundle"

        init(_ files: [String: Data]) throws {
            for (name, data) in files {
                let url = URL(fileURLWithPath: path + "/" + name)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: url)
            }
            bundle = try #require(Bundle(path: path))
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    private static func svg(_ width: Int, _ height: Int, _ content: String = "") -> Data {
        Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\">\(content)</svg>".utf8)
    }

    private static func json(_ text: String) -> Data { Data(text.utf8) }

    private static let files = [
        "Assets.xcassets/Boat.imageset/Contents.json": json(
            #"{"images":[{"filename":"a.svg"},{"filename":"b.svg","appearances":[{"appearance":"luminosity","value":"dark"}]}]}"#
        ),
        "Assets.xcassets/Boat.imageset/a.svg": svg(24, 12),
        "Assets.xcassets/Boat.imageset/b.svg": svg(24, 12, "<g/>"),
        "Assets.xcassets/Anchor.imageset/Contents.json": json(
            #"{"images":[{"filename":"a.svg"}],"properties":{"template-rendering-intent":"template"}}"#),
        "Assets.xcassets/Anchor.imageset/a.svg": svg(8, 8),
        "Assets.xcassets/Broken.imageset/Contents.json": json(#"{"images":[{"filename":"a.svg"}]}"#),
        "Assets.xcassets/Broken.imageset/a.svg": json("harbour"),
        "Assets.xcassets/Sea.colorset/Contents.json": json(
            #"{"colors":[{"color":{"components":{"red":"0","green":"0","blue":"255"}}},{"color":{"components":{"red":"255","green":"255","blue":"255"}},"appearances":[{"appearance":"luminosity","value":"dark"}]}]}"#
        ),
        "Assets.xcassets/AccentColor.colorset/Contents.json": json(
            #"{"colors":[{"color":{"reference":"systemTealColor"}}]}"#),
        "quay.svg": svg(40, 20),
    ]

    @Test("M01 an image shows the picture of its name, in all variants and with its size in points")
    func image() throws {
        let resources = try Resources(Self.files)
        let picture = Picture(Image("Boat", bundle: resources.bundle))
        let image = try #require(picture.first(.image))
        guard case .text(let files) = image[.picture] else {
            Issue.record("\(picture.outline)")
            return
        }
        let names = files.split(separator: "|").map { $0.prefix { $0 != " " } }
        #expect(names.count == 2 && names.allSatisfy { AssetFileName.kind(of: $0) == .svg })
        #expect(names.allSatisfy { PictureStore.ofProcess.source(of: String($0)) != nil })
        #expect(image[.naturalWidth] == .number(24) && image[.naturalHeight] == .number(12))
        #expect(image[.label] == .text("Boat") && image[.asset] == .text("Boat"))
        #expect(image[.renderingMode] == nil)
    }

    @Test("M01 a template of the catalog is drawn in the foreground color, unless the view says otherwise")
    func template() throws {
        let resources = try Resources(Self.files)
        func mode(_ image: Image) -> AttributeValue? { Picture(image).first(.image)?[.renderingMode] }
        #expect(mode(Image("Anchor", bundle: resources.bundle)) == .text("template"))
        #expect(mode(Image("Anchor", bundle: resources.bundle).renderingMode(.original)) == .text("original"))
        #expect(mode(Image("Boat", bundle: resources.bundle).renderingMode(.template)) == .text("template"))
    }

    @Test("M01 a file beside the sources is a picture, with and without the ending of its name")
    func loose() throws {
        let resources = try Resources(Self.files)
        for name in ["quay", "quay.svg"] {
            let image = Picture(Image(decorative: name, bundle: resources.bundle)).first(.image)
            #expect(image?[.naturalWidth] == .number(40))
            #expect(image?[.label] == nil && image?[.hiddenFromAccessibility] == .flag(true))
        }
    }

    @Test("M01 a resizable image says how it is resized, and which edges keep their size")
    func resizing() throws {
        let resources = try Resources(Self.files)
        let boat = Image("Boat", bundle: resources.bundle)
        func element(_ image: Image) -> Element? { Picture(image).first(.image) }
        #expect(element(boat)?[.resizable] == nil)
        #expect(element(boat.resizable())?[.resizable] == .flag(true))
        #expect(element(boat.resizable())?[.capInsets] == nil && element(boat.resizable())?[.resizingMode] == nil)
        #expect(element(boat.resizable(resizingMode: .tile))?[.resizingMode] == .text("tile"))
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(element(boat.resizable(capInsets: insets))?[.capInsets] == .text("1.0 2.0 3.0 4.0 24.0 12.0"))
        #expect(element(boat.interpolation(.none))?[.interpolation] == .text("none"))
        #expect(element(boat.interpolation(.high))?[.interpolation] == nil)
    }

    @Test("M01 an unknown name and a broken picture are reported, and show a neutral box")
    func unknown() throws {
        let resources = try Resources(Self.files)
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            for name in ["Kraken", "Kraken", "Broken", "../Boat"] {
                let image = Picture(Image(name, bundle: resources.bundle)).first(.image)
                #expect(image?[.picture] == .text("") && image?[.naturalWidth] == nil)
            }
            _ = Picture(Image("", bundle: resources.bundle))
            _ = Picture(Image("Boat", bundle: resources.bundle))
        }
        let reports = receiver.reports
        #expect(reports.map(\.mistake) == [.unknownImage, .unusableAsset, .unusableAsset, .unknownImage])
        #expect(reports[0].message.contains("“Kraken”") && reports[0].message.contains("Correct the name"))
        #expect(reports[1].message.contains("Broken.imageset/a.svg: the file isn't a PNG"))
        #expect(reports[2].message.contains("“Broken”") && reports[2].message.contains("no file that can be shown"))
    }

    @Test("M01 a constant of the app shows the picture or the color of its bundle")
    func constants() throws {
        let resources = try Resources(Self.files)
        let boat = ImageResource(name: "Boat", bundle: resources.bundle)
        #expect(Image(boat) == Image("Boat", bundle: resources.bundle))
        #expect(Picture(Label("Sail", image: boat)).first(.image)?[.naturalWidth] == .number(24))
        #expect(Color(ColorResource(name: "Sea", bundle: resources.bundle)) == Color("Sea", bundle: resources.bundle))
    }

    @Test("M01 controls take the constant of a picture beside their title")
    func controls() throws {
        let resources = try Resources(Self.files)
        let boat = ImageResource(name: "Boat", bundle: resources.bundle)
        let title = "Sail"
        func width(_ view: some View) -> AttributeValue? { Picture(view).first(.image)?[.naturalWidth] }
        #expect(width(Button("Sail", image: boat) {}) == .number(24))
        #expect(width(Button(title, image: boat, role: .destructive) {}) == .number(24))
        #expect(width(Toggle("Sail", image: boat, isOn: .constant(true))) == .number(24))
        #expect(width(Toggle(title, image: boat, isOn: .constant(true))) == .number(24))
        #expect(width(Menu("Sail", image: boat) { Text("a") }) == .number(24))
        #expect(width(Menu(title, image: boat) { Text("a") }) == .number(24))
        #expect(
            width(Form { Picker("Sail", image: boat, selection: .constant(1)) { Text("a").tag(1) } }) == .number(24))
        #expect(width(Form { Picker(title, image: boat, selection: .constant(1)) { Text("a").tag(1) } }) == .number(24))
    }

    @Test("M02 a color of the catalog has its values for light and dark mode, also with another opacity")
    func colors() throws {
        let resources = try Resources(Self.files)
        let sea = Color("Sea", bundle: resources.bundle)
        #expect(Picture(sea).outline == "color fill=#0000ffff|#ffffffff")
        #expect(Picture(sea.opacity(0.5)).outline == "color fill=#0000ffff/0.5|#ffffffff/0.5")
        #expect(Picture(Text("a").foregroundStyle(sea)).outline.contains("foreground=#0000ffff|#ffffffff"))
    }

    @Test("M01 links that lead out of the bundle aren't followed, and links in it are")
    func links() throws {
        let secret = try Resources(Self.files)
        let resources = try Resources(["near.svg": Self.svg(3, 3)])
        for (link, target) in [
            ("Assets.xcassets", secret.bundle.bundlePath + "/Assets.xcassets"),
            ("quay.svg", secret.bundle.bundlePath + "/quay.svg"), ("same.svg", "near.svg"),
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: resources.bundle.bundlePath + "/" + link, withDestinationPath: target)
        }
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            let library = AssetLibrary.of(resources.bundle)
            #expect(library.picture(named: "Boat") == nil && library.picture(named: "quay") == nil)
            #expect(library.color(named: "Sea") == nil && library.picture(named: "same")?.width == 3)
        }
        #expect(receiver.reports.map(\.mistake) == [.unusableAsset, .unusableAsset])
        #expect(receiver.reports.allSatisfy { $0.message.contains("leads out of the bundle") })
    }

    @Test("M02 an unknown color is reported at its place, and is a neutral gray")
    func unknownColor() throws {
        let resources = try Resources(Self.files)
        let receiver = Diagnostics.Receiver()
        let line = #line + 2
        Diagnostics.$receiver.withValue(receiver) {
            #expect(Color("Kraken", bundle: resources.bundle) == .gray)
        }
        #expect(receiver.reports.map(\.mistake) == [.unknownColor])
        #expect(receiver.reports.first?.place == "BackstaffViewsTests/AppPictureTests.swift:\(line)")
    }

    @Test("M02 the accent color is the color AccentColor of the bundle, if it has one")
    func accent() throws {
        let resources = try Resources(Self.files)
        let others = try Resources(["quay.svg": Self.svg(1, 1)])
        #expect(AccentColor.wireName(in: [resources.bundle]) == "teal")
        #expect(AccentColor.wireName(in: [others.bundle]) == nil)
        #expect(AccentColor.wireName(in: [others.bundle, resources.bundle]) == "teal")
    }

    @Test("M02 an accent color that refers to the system's accent color is the usual one")
    func usualAccent() throws {
        let path = "Assets.xcassets/AccentColor.colorset/Contents.json"
        let resources = try Resources([path: Self.json(#"{"colors":[{"color":{"reference":"controlAccentColor"}}]}"#)])
        #expect(AssetLibrary.of(resources.bundle).color(named: "AccentColor") == "accent")
        #expect(AccentColor.wireName(in: [resources.bundle]) == nil)
    }

    @Test("M02 the bundle of an executable's target lies beside it, and has its name")
    func executable() throws {
        let beside = try Resources([
            "Shop": Data(), "shop-app_Shop.resources/a.txt": Data(), "other_Store.resources/a.txt": Data(),
            "shop-app_WorkShop.resources/a.txt": Data(),
        ])
        let found = Bundle.ofTarget(withExecutable: beside.bundle.bundlePath + "/Shop")
        #expect(found.map { $0.bundlePath.split(separator: "/").last } == ["shop-app_Shop.resources"])
        #expect(Bundle.ofTarget(withExecutable: beside.bundle.bundlePath + "/Store2").isEmpty)
    }

    @Test("M01 a host that runs no views knows all pictures of a bundle, under the names that views give them")
    func unused() throws {
        let resources = try Resources(Self.files)
        let receiver = Diagnostics.Receiver()
        try Diagnostics.$receiver.withValue(receiver) {
            let library = AssetLibrary.of(resources.bundle)
            let unused = library.unusedPictures()
            #expect(unused.count == 4)
            let boat = try #require(library.picture(named: "Boat"))
            let names = boat.files.split(separator: "|").map { String($0.prefix { $0 != " " }) }
            #expect(names.count == 2 && names.allSatisfy { unused[$0] != nil })
        }
        #expect(receiver.reports.isEmpty)
    }
}
