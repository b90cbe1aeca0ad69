import BackstaffAssets
import BackstaffElements
import BackstaffNavigation
import BackstaffUIKit
import BackstaffViews
import Foundation
import Testing
import ViewTestSupport

@Suite("UIImage")
@MainActor
struct UIImageTests {
    private let svg = Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"6\" height=\"4\"></svg>".utf8)

    @Test("M08 an image of data shows, with its size in points")
    func data() throws {
        let image = try #require(UIImage(data: svg, scale: 2))
        #expect(image.size == CGSize(width: 3, height: 2) && image.scale == 2)
        let element = try #require(Picture(Image(uiImage: image).resizable()).first(.image))
        guard case .text(let files) = element[.picture] else {
            Issue.record("There is no picture.")
            return
        }
        let name = String(files.prefix { $0 != " " })
        #expect(PictureStore.ofProcess.source(of: name) == .data(Array(svg)))
        #expect(element[.naturalWidth] == .number(3) && element[.resizable] == .flag(true))
        #expect(
            Picture(Image(uiImage: image.withRenderingMode(.alwaysTemplate))).outline.contains(
                "rendering-mode=template"))
    }

    /// The time is compared with that of making the image, which reads all bytes at least once.
    @Test("M08 an image of data can be shown in every body, because its bytes aren't read again")
    func shownAgain() throws {
        let large =
            Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"6\" height=\"4\">".utf8)
            + Data(repeating: UInt8(ascii: " "), count: 4 << 20) + Data("</svg>".utf8)
        let clock = ContinuousClock()
        var image: UIImage?
        let making = clock.measure { image = UIImage(data: large) }
        let made = try #require(image)
        let showing = (0..<10).map { _ in clock.measure { _ = Image(uiImage: made) } }.min()
        #expect(try #require(showing) * 10 < making)
    }

    @Test("M08 a literal that Xcode shows as a picture is an image, and a name that the app doesn't have is reported")
    @MainActor
    func literal() {
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            let boat = #imageLiteral(resourceName: "Kraken literal")
            #expect(boat.size == .zero)
            #expect(Picture(Image(uiImage: boat)).outline.hasPrefix("image "))
        }
        #expect(receiver.reports.count == 1)
    }

    @Test("M08 data that isn't a picture gives no image, and a picture is given back only in its own format")
    func otherData() throws {
        #expect(UIImage(data: Data("harbour".utf8)) == nil)
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: svg, scale: 0) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere/a.png") == nil)
        let image = try #require(UIImage(data: svg))
        #expect(image.pngData() == nil && image.jpegData(compressionQuality: 1) == nil)
    }

    @Test("M08 a name that the bundle doesn't have gives no image and no color; a symbol shows as one")
    func names() throws {
        #expect(UIImage(named: "Kraken") == nil)
        #expect(UIColor(named: "Kraken") == nil)
        let star = try #require(UIImage(systemName: "star"))
        #expect(Picture(Image(uiImage: star)).outline == "image symbol=star")
    }

    @Test("M08 a picture and a color of a bundle are found by their names")
    func bundle() throws {
        let path = FileManager.default.temporaryDirectory.path + "/backstaff-\(UUID().uuidString).bundle"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let set = path + "/Assets.xcassets/Sea.colorset"
        try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
        try svg.write(to: URL(fileURLWithPath: path + "/boat.svg"))
        try Data(#"{"colors":[{"color":{"reference":"systemTealColor"}}]}"#.utf8)
            .write(to: URL(fileURLWithPath: set + "/Contents.json"))
        let bundle = try #require(Bundle(path: path))
        #expect(UIImage(named: "boat", in: bundle)?.size == CGSize(width: 6, height: 4))
        #expect(UIImage(resource: ImageResource(name: "boat", bundle: bundle)).size.width == 6)
        #expect(UIImage(resource: ImageResource(name: "Kraken", bundle: bundle)).size == .zero)
        #expect(UIColor(named: "Sea", in: bundle).map { Color(uiColor: $0).wireName } == "teal")
        #expect(Color(uiColor: UIColor(resource: ColorResource(name: "Sea", bundle: bundle))).wireName == "teal")
    }
}
