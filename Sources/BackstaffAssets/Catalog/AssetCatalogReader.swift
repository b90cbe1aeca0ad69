import Foundation

/// Reads asset catalogs: folders whose names end in `.xcassets`.
///
/// ```
/// Assets.xcassets/
/// ├─ Contents.json
/// ├─ Boat.imageset/         Contents.json and the pictures that it names
/// ├─ Sea.colorset/          Contents.json
/// └─ Icons/                 a folder; if it provides a namespace, its sets are called Icons/…
///    └─ Anchor.imageset/
/// ```
///
/// Only files in the catalog are read. A name or a symbolic link that leads out of it is a problem. The catalog itself may
/// be a link to another place in the app's folder.
package struct AssetCatalogReader {
    package private(set) var catalog = AssetCatalog()
    package private(set) var problems: [AssetProblem] = []

    /// The paths of the sets by kind and name, for names that occur twice.
    private var places: [String: String] = [:]
    private var sets = 0
    /// The real paths of the folders that were read. They prevent endless recursion through symbolic links.
    private var visited: Set<String> = []

    /// The limits on what is read.
    private static let mostSets = 20_000
    private static let mostDepth = 24
    private static let mostContentsBytes = 1 << 20

    package init() {}

    /// Reads a catalog, in addition to those that were read before.
    ///
    /// - Parameters:
    ///   - path: The path of its folder.
    ///   - folder: The folder that the catalog must be in.
    package mutating func read(_ path: String, in folder: ConfinedFolder) {
        if let problem = folder.problem(with: path) { return problems.append(problem) }
        visited = []
        visit(path, root: ConfinedFolder(path, title: "the catalog"), namespace: "", depth: 0)
    }

    // MARK: Folders

    private mutating func visit(_ folder: String, root: ConfinedFolder, namespace: String, depth: Int) {
        guard ConfinedFolder.realPath(folder).map({ visited.insert($0).inserted }) ?? true else { return }
        guard depth < Self.mostDepth else { return report(folder, "the folders are nested too deeply") }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return report(folder, "the folder can't be read; check its permissions")
        }
        for name in names.sorted() where !name.hasPrefix(".") && name != "Contents.json" {
            let path = folder + "/" + name
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue else {
                continue
            }
            if let problem = root.problem(with: path) {
                problems.append(problem)
                continue
            }
            if sets >= Self.mostSets { return report(folder, "the catalog has more than \(Self.mostSets) sets") }
            let (stem, ending) = Self.parts(of: name)
            switch ending {
            case "imageset": readImages(path, root: root, name: namespace + stem, kind: .image)
            case "symbolset": readImages(path, root: root, name: namespace + stem, kind: .symbol)
            case "appiconset": readImages(path, root: root, name: namespace + stem, kind: .icon)
            case "colorset": readColors(path, root: root, name: namespace + stem)
            case let kind? where Self.otherKinds.contains(kind):
                report(path, "sets of the kind “\(kind)” aren't supported")
            default:
                let provides = contents(of: path, root: root, isRequired: false)?.flag("provides-namespace") ?? false
                visit(
                    path, root: root, namespace: provides ? namespace + name + "/" : namespace, depth: depth + 1)
            }
        }
    }

    /// The kinds of sets that are left out.
    private static let otherKinds: Set<String> = [
        "dataset", "launchimage", "brandassets", "imagestack", "imagestacklayer", "stickerpack", "sticker",
        "stickersequence", "spriteatlas", "textureset", "cubetextureset", "mipmapset", "arresourcegroup",
        "arreferenceimage", "arobject", "complicationset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset",
        "iconset", "solidimagestack", "solidimagestacklayer",
    ]

    // MARK: Sets

    /// Remembers a name, or reports that there is one already.
    private mutating func take(_ name: String, kind: String, path: String) -> Bool {
        if let first = places[kind + ":" + name] {
            report(path, "“\(name)” is left out, because \(first) has the same name; rename one")
            return false
        }
        places[kind + ":" + name] = path
        sets += 1
        return true
    }

    private mutating func readImages(
        _ path: String, root: ConfinedFolder, name: String, kind: AssetCatalog.ImageSet.Kind
    ) {
        guard let contents = contents(of: path, root: root) else { return }
        guard take(name, kind: kind == .icon ? "icon" : "image", path: path) else { return }
        var set = AssetCatalog.ImageSet(name: name, kind: kind, path: path)
        switch contents.word("template-rendering-intent") {
        case "template": set.isTemplate = true
        case "original": set.isTemplate = false
        case nil: set.isTemplate = kind == .symbol ? true : nil
        case let word?: report(path, "the template-rendering-intent “\(word)” is unknown")
        }
        for entry in contents.list(kind == .symbol ? "symbols" : "images") {
            guard let file = entry["filename"] as? String, !file.isEmpty else { continue }
            if kind == .icon, Self.otherPlatforms.contains(entry["platform"] as? String ?? "") { continue }
            guard let picture = picture(file, in: path, root: root, entry) else { continue }
            let isTaken = set.files.contains {
                $0.scale == picture.scale && $0.appearance == picture.appearance && $0.idiom == picture.idiom
                    && $0.otherConditions == 0 && picture.otherConditions == 0
            }
            // The sizes of an icon are told apart by a key that isn't needed here.
            if isTaken, kind != .icon {
                report(path, "“\(file)” is left out, because another picture is for the same scale and appearance")
            } else {
                set.files.append(picture)
            }
        }
        catalog.images.append(set)
    }

    /// The systems in an icon set whose icons have another shape.
    private static let otherPlatforms: Set<String> = ["watchos", "tvos", "xros"]

    private mutating func picture(
        _ file: String, in folder: String, root: ConfinedFolder, _ entry: [String: Any]
    ) -> AssetCatalog.File? {
        guard let (appearance, idiom) = circumstances(entry, in: folder) else { return nil }
        guard !file.contains("/"), !file.contains("\0"), file != "..", file != "." else {
            report(folder, "the file name “\(file)” leads out of the set, and isn't read")
            return nil
        }
        let path = folder + "/" + file
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            report(path, "Contents.json names this file, but there is none")
            return nil
        }
        guard !isDirectory.boolValue else {
            report(path, "Contents.json names this as a picture, but it is a folder")
            return nil
        }
        if let problem = root.problem(with: path) {
            problems.append(problem)
            return nil
        }
        let scale: Int?
        switch entry["scale"] as? String {
        case nil: scale = nil
        case let text?:
            guard text.hasSuffix("x"), let number = Int(text.dropLast()), (1...4).contains(number) else {
                report(path, "the scale “\(text)” is unknown; 1x, 2x and 3x are known")
                return nil
            }
            scale = number
        }
        let others = ["language-direction", "locale", "memory", "width-class", "height-class", "graphics-feature-set"]
        var conditions = others.count { entry[$0] != nil }
        if let gamut = entry["display-gamut"] as? String, gamut != "sRGB" { conditions += 1 }
        return AssetCatalog.File(
            path: path, scale: scale, appearance: appearance, idiom: idiom, otherConditions: conditions)
    }

    private mutating func readColors(_ path: String, root: ConfinedFolder, name: String) {
        guard let contents = contents(of: path, root: root) else { return }
        guard take(name, kind: "color", path: path) else { return }
        var set = AssetCatalog.ColorSet(name: name, path: path)
        for entry in contents.list("colors") {
            // An accent color that nobody has chosen has no value.
            guard let json = entry["color"] as? [String: Any] else { continue }
            guard let (appearance, idiom) = circumstances(entry, in: path) else { continue }
            do throws(CatalogColor.Malformed) {
                set.variants.append(.init(color: try CatalogColor(json), appearance: appearance, idiom: idiom))
            } catch {
                report(path, error.words)
            }
        }
        catalog.colors.append(set)
    }

    /// The appearance and the kind of device of an entry. The result is `nil` if the entry isn't for a screen here.
    private mutating func circumstances(
        _ entry: [String: Any], in path: String
    ) -> (AssetCatalog.Appearance, AssetCatalog.Idiom)? {
        let word = entry["idiom"] as? String ?? "universal"
        guard let idiom = AssetCatalog.Idiom(rawValue: word) else {
            // Newer names of devices aren't mistakes of the app.
            return nil
        }
        var appearance = AssetCatalog.Appearance()
        for condition in entry["appearances"] as? [[String: Any]] ?? [] {
            switch (condition["appearance"] as? String, condition["value"] as? String) {
            case ("luminosity", "dark"): appearance.isDark = true
            case ("luminosity", "light"): break
            case ("luminosity", "tinted"): return nil
            case ("contrast", "high"): appearance.isHighContrast = true
            case (let name, let value):
                report(path, "the appearance “\(name ?? "")” with the value “\(value ?? "")” is unknown")
                return nil
            }
        }
        return (appearance, idiom)
    }

    // MARK: Contents.json

    private mutating func contents(of folder: String, root: ConfinedFolder, isRequired: Bool = true) -> Contents? {
        let path = folder + "/Contents.json"
        guard FileManager.default.fileExists(atPath: path) else {
            if isRequired { report(folder, "Contents.json is missing") }
            return nil
        }
        do throws(AssetProblem) {
            let bytes = try root.contents(of: path, mostBytes: Self.mostContentsBytes)
            let json = try JSONFile.value(of: bytes, path: path, words: "the file isn't valid JSON")
            if let json = json as? [String: Any] { return Contents(json: json) }
            report(path, "the file isn't a JSON object")
        } catch {
            problems.append(error)
        }
        return nil
    }

    private struct Contents {
        let json: [String: Any]

        private var properties: [String: Any] { json["properties"] as? [String: Any] ?? [:] }

        func flag(_ name: String) -> Bool { properties[name] as? Bool ?? false }
        func word(_ name: String) -> String? { properties[name] as? String }
        func list(_ name: String) -> [[String: Any]] {
            (json[name] as? [Any] ?? []).compactMap { $0 as? [String: Any] }
        }
    }

    private mutating func report(_ path: String, _ words: String) {
        problems.append(AssetProblem(path: path, words: words))
    }

    // MARK: Paths

    private static func parts(of name: String) -> (stem: String, ending: String?) {
        guard let dot = name.lastIndex(of: ".") else { return (name, nil) }
        return (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }
}
