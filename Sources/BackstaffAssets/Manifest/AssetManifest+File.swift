import Foundation

extension AssetManifest {
    private static let mostBytes = 16 << 20

    /// Reads the manifest in a bundle.
    ///
    /// - Parameter bundle: The path of the bundle's resources.
    /// - Returns: The manifest and its pictures, or `nil` if the bundle has none.
    /// - Throws: An ``AssetProblem`` if the manifest can't be read.
    package static func read(
        in bundle: String
    ) throws(AssetProblem) -> (manifest: AssetManifest, sources: [String: PictureCompiler.Source])? {
        let folder = bundle + "/" + folder
        let path = folder + "/" + file
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let root = ConfinedFolder(bundle, title: "the bundle")
        let data = try root.contents(of: path, mostBytes: mostBytes)
        let manifest: AssetManifest
        do {
            manifest = try JSONDecoder().decode(AssetManifest.self, from: Data(data))
        } catch {
            throw AssetProblem(path: path, words: "the manifest can't be read; build the app again")
        }
        var sources: [String: PictureCompiler.Source] = [:]
        for name in manifest.files {
            let path = folder + "/" + name
            if AssetFileName.kind(of: name) != nil, root.contains(path) { sources[name] = .file(path) }
        }
        return (manifest, sources)
    }

    /// The names of all files that the manifest mentions.
    private var files: [String] {
        let pictures = images.values.flatMap { picture in
            picture.files.split(whereSeparator: { $0 == "|" || $0 == "," }).map { String($0.prefix { $0 != " " }) }
        }
        return pictures + icons.values.flatMap { [$0.tab, $0.homeScreen] }
    }

    /// Writes the manifest and its pictures. An earlier one is replaced.
    ///
    /// - Parameters:
    ///   - bundle: The path of the bundle's resources.
    ///   - sources: The pictures by name.
    package func write(in bundle: String, sources: [String: PictureCompiler.Source]) throws {
        let files = FileManager.default
        let folder = bundle + "/" + Self.folder
        try? files.removeItem(atPath: folder)
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (name, source) in sources {
            switch source {
            case .file(let path):
                try files.copyItem(
                    atPath: ConfinedFolder.realPath(path) ?? path, toPath: folder + "/" + name)
            case .data(let bytes): try Data(bytes).write(to: URL(fileURLWithPath: folder + "/" + name))
            }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: URL(fileURLWithPath: folder + "/" + Self.file))
    }
}
