import BackstaffAssets
import BackstaffElements
import BackstaffUI
import Foundation
import NIOCore

/// A static file.
package struct PageFile: Sendable {
    package let type: String
    package let tag: String
    package let body: ByteBuffer

    package init(name: String, bytes: [UInt8]) {
        type = Self.types[name.split(separator: ".").last.map(String.init) ?? ""] ?? "application/octet-stream"
        // The hash needn't be secure, because the tag only has to change with the file.
        tag = "\"\(StableHash(bytes).digits)\""
        body = ByteBuffer(bytes: bytes)
    }

    private static let types = [
        "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8", "svg": "image/svg+xml",
        "html": "text/html; charset=utf-8", "json": "application/json", "png": "image/png", "ico": "image/x-icon",
        "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf", "txt": "text/plain; charset=utf-8",
    ]
}

/// The client modules, style sheets, symbols and fonts. They are read once at start, and a request can name no other file.
package struct PageResources: Sendable {
    /// The files by path below `/~/page/`.
    package let files: [String: PageFile]
    /// The drawings of symbols, at `/~/symbols.svg`.
    package let symbols: SymbolDrawings

    /// - Parameters:
    ///   - files: The bytes of the files, by path below `/~/page/`.
    ///   - symbols: The SVG sources, by symbol name.
    package init(files: [String: [UInt8]], symbols: [String: String]) {
        self.files = files.reduce(into: [:]) { $0[$1.key] = PageFile(name: $1.key, bytes: $1.value) }
        self.symbols = SymbolDrawings(symbols)
    }

    /// The style sheets in the order of the cascade: base sheets first, then by name without the folder.
    ///
    /// The inspector's sheet isn't included. It is loaded when the inspector opens.
    var styleSheets: [String] {
        let sheets = files.keys.filter { $0.hasSuffix(".css") && Self.name(of: $0) != "navigation-inspector.css" }
        return sheets.sorted { (Self.rank($0), Self.name(of: $0)) < (Self.rank($1), Self.name(of: $1)) }
    }

    private static func rank(_ sheet: String) -> Int {
        ["tokens.css", "layout.css", "text.css", "app-fonts.css"].firstIndex(of: name(of: sheet)) ?? .max
    }

    /// The name of a file without its folder.
    private static func name(of path: String) -> String {
        path.split(separator: "/").last.map { String($0) } ?? path
    }

    /// The resources of the package, and the app's own fonts.
    package static func bundled() -> PageResources {
        let root = Bundle.module.resourceURL ?? Bundle.module.bundleURL
        let page = read(root.appendingPathComponent("Page")).mapValues { Array($0) }
        return PageResources(
            files: page.merging(files(of: FontLibrary.ofProcess)) { page, _ in page },
            symbols: read(root.appendingPathComponent("Symbols")).reduce(into: [:]) { symbols, file in
                guard file.key.hasSuffix(".svg") else { return }
                symbols[String(file.key.dropLast(4))] = String(decoding: file.value, as: UTF8.self)
            })
    }

    /// The files of fonts, with the style sheet that names them. Without fonts, there are none.
    package static func files(of fonts: FontTable) -> [String: [UInt8]] {
        if fonts.isEmpty { return [:] }
        let files = fonts.files.map { ("fonts/" + $0.key, $0.value) }
        return Dictionary(uniqueKeysWithValues: files + [("fonts/app-fonts.css", Array(fonts.styleSheet.utf8))])
    }

    /// All files below a folder, by relative path.
    private static func read(_ folder: URL) -> [String: Data] {
        var files: [String: Data] = [:]
        for name in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
            guard let name = name as? String, !name.hasPrefix(".") else { continue }
            let url = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue else {
                continue
            }
            files[name] = try? Data(contentsOf: url)
        }
        return files
    }
}
