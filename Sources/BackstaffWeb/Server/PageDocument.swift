import Crypto
import Foundation

/// What the document of each page names and contains, besides the app's content.
struct PageDocument: Sendable {
    /// The paths of the style sheets below `/~/page/`, in the order of the cascade.
    let styleSheets: [String]
    /// The path below `/~/page/` of the module that starts the page.
    let script: String
    /// The script in the document itself. It runs before the first paint, and decides whether the preview is visible.
    let cover: String?
    /// The parts that few screens need, in the folder of the script.
    let parts: PageParts
    /// The address of the icon of an app that has none.
    let icon: String?
    /// The content security policy. It allows ``cover``, by a hash of its text, and no other script in the document.
    let policy: String

    /// - Parameters:
    ///   - cover: The source of the script in the document.
    ///   - icon: The source of an SVG file.
    init(styleSheets: [String], script: String, parts: PageParts = PageParts(), cover: [UInt8]?, icon: [UInt8]?) {
        self.styleSheets = styleSheets
        self.parts = parts
        self.script = script
        self.cover = cover.map { String(decoding: $0, as: UTF8.self) }
        // A file of its own would be one more request.
        self.icon = icon.map { "data:image/svg+xml;base64," + Data($0).base64EncodedString() }
        let hash = cover.map { "'sha256-\(Data(SHA256.hash(data: $0)).base64EncodedString())'" }
        policy = ResponseHeaders.policy(script: hash)
    }

    /// The paths below `/~/page/` of the modules that a browser loads at once: the script, and the parts of the first screen.
    func modules(_ parts: Set<String>, language: String) -> [String] {
        let end = script.lastIndex(of: "/").map { script.index(after: $0) } ?? script.startIndex
        let folder = script[..<end]
        let translations = self.parts.translations(in: language).map { [$0] } ?? []
        return [script] + parts.union(translations).sorted().map { folder + $0 }
    }

    /// The same document with other style sheets.
    init(styleSheets: [String], of other: PageDocument) {
        self.styleSheets = styleSheets
        script = other.script
        parts = other.parts
        cover = other.cover
        icon = other.icon
        policy = other.policy
    }
}
