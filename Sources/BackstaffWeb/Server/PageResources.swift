import BackstaffAssets
import BackstaffElements
import BackstaffUI
import Foundation

/// The script, the style sheets, the symbols and the fonts of the page. They are read once at start, and a request can name
/// no other file.
package struct PageResources: Sendable {
    /// The files by path below `/~/page/`.
    package let files: [String: PageFile]
    /// The drawings of symbols, at `/~/symbols.svg`.
    package let symbols: SymbolDrawings
    let document: PageDocument
    /// The app's own icon, or `nil` if it has none.
    var appIcon: AppIcon?

    /// The page as its modules are.
    ///
    /// - Parameters:
    ///   - files: The bytes of the files, by path below `/~/page/`.
    ///   - symbols: The SVG sources, by symbol name.
    package init(files: [String: [UInt8]], symbols: [String: String]) {
        self.files = files.reduce(into: [:]) { $0[$1.key] = PageFile(name: $1.key, bytes: $1.value) }
        self.symbols = SymbolDrawings(symbols)
        document = PageDocument(
            styleSheets: Self.styleSheets(among: files.keys), script: "main.js",
            cover: Self.cover(among: files), icon: files["images/icon.svg"])
    }

    /// The scripts in the document, as `scripts/page` joins them.
    private static func cover(among files: [String: [UInt8]]) -> [UInt8]? {
        let names = ["preview-cover", "kept-screen", "window-size", "early-socket", "early-taps"]
        let sources = names.compactMap { files["preview/\($0).js"] }
        return sources.isEmpty ? nil : Array(sources.joined(separator: Array("\n".utf8)))
    }

    /// The page as `scripts/page` has made it of its modules.
    ///
    /// - Parameter fonts: The files of the app's fonts, with their style sheet.
    init(_ bundle: PageBundle, fonts: [String: [UInt8]], symbols: [String: String]) {
        // The folder of the fonts is also named by a hash of what is in it.
        let fonts: [String: PageFile] = fonts.reduce(into: [:]) { files, font in
            files[font.key] = PageFile(name: font.key, bytes: font.value, isImmutable: true)
        }
        let folder = PageBundle.version(of: fonts)
        files = fonts.reduce(into: bundle.files) { $0["\(folder)/\($1.key)"] = $1.value }
        self.symbols = SymbolDrawings(symbols)
        document = PageDocument(
            styleSheets: bundle.document.styleSheets + Self.styleSheets(among: fonts.keys).map { "\(folder)/\($0)" },
            of: bundle.document)
    }

    /// The file at a path below `/~/page/`.
    ///
    /// The page of a server of another version can't start without its script and style sheet, so it gets those of this
    /// version. A part of a running page must be of the page's own version.
    ///
    /// - Returns: The file, and whether it is that of the path's version.
    func file(at path: String) -> (file: PageFile, isOwnVersion: Bool)? {
        if let file = files[path] { return (file, true) }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].utf8.count == 16, parts[0].allSatisfy(\.isHexDigit) else { return nil }
        let others = [document.script] + document.styleSheets.prefix(1)
        guard let other = others.first(where: { $0.hasSuffix("/\(parts[1])") }) else { return nil }
        return files[other].map { ($0, false) }
    }

    /// The style sheets in the order of the cascade: base sheets first, then by name without the folder.
    ///
    /// The inspector's sheet isn't included. It is loaded when the inspector opens.
    private static func styleSheets(among files: some Sequence<String>) -> [String] {
        let sheets = files.filter { $0.hasSuffix(".css") && name(of: $0) != "navigation-inspector.css" }
        return sheets.sorted { (rank($0), name(of: $0)) < (rank($1), name(of: $1)) }
    }

    private static func rank(_ sheet: String) -> Int {
        ["tokens.css", "layout.css", "text.css", "app-fonts.css"].firstIndex(of: name(of: sheet)) ?? .max
    }

    /// The name of a file without its folder.
    private static func name(of path: String) -> String {
        path.split(separator: "/").last.map { String($0) } ?? path
    }

    // MARK: Reading

    /// The variable that names a folder with the page's modules, for work on the page. They are then served as they are.
    static let sourcesVariable = "BACKSTAFF_PAGE_SOURCES"

    /// The resources of the package, and the app's own fonts and icon.
    ///
    /// - Parameters:
    ///   - hasMaps: Whether browsers get the maps that lead from the script to its sources.
    ///   - sources: A folder with the page's modules, in place of the bundle.
    package static func bundled(
        hasMaps: Bool = false, sources: String? = ProcessInfo.processInfo.environment[sourcesVariable]
    ) -> PageResources {
        let root = Bundle.module.resourceURL ?? Bundle.module.bundleURL
        let fonts = files(of: FontLibrary.ofProcess)
        let symbols: [String: String] = read(root.appendingPathComponent("Symbols")).reduce(into: [:]) {
            symbols, file in
            guard file.key.hasSuffix(".svg") else { return }
            symbols[String(file.key.dropLast(4))] = String(decoding: file.value, as: UTF8.self)
        }
        if let sources {
            let page = read(URL(fileURLWithPath: sources, isDirectory: true))
            if page["main.js"] != nil {
                var resources = PageResources(files: page.merging(fonts) { page, _ in page }, symbols: symbols)
                resources.appIcon = .ofApp()
                return resources
            }
            let words = "Backstaff: \(sourcesVariable) names “\(sources)”, where no main.js is. The bundle is served.\n"
            FileHandle.standardError.write(Data(words.utf8))
        }
        let bundle = PageBundle(read(root.appendingPathComponent("PageBundle")), hasMaps: hasMaps)
        var resources = PageResources(bundle, fonts: fonts, symbols: symbols)
        resources.appIcon = .ofApp()
        return resources
    }

    /// The files of fonts, with the style sheet that names them. Without fonts, there are none.
    package static func files(of fonts: FontTable) -> [String: [UInt8]] {
        if fonts.isEmpty { return [:] }
        let files = fonts.files.map { ("fonts/" + $0.key, $0.value) }
        return Dictionary(uniqueKeysWithValues: files + [("fonts/app-fonts.css", Array(fonts.styleSheet.utf8))])
    }

    /// All files below a folder, by relative path.
    private static func read(_ folder: URL) -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for name in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
            guard let name = name as? String, !name.hasPrefix(".") else { continue }
            let url = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue else {
                continue
            }
            files[name] = (try? Data(contentsOf: url)).map { Array($0) }
        }
        return files
    }
}
