import Foundation

extension AssetManifest {
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
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let manifest: AssetManifest
        do {
            manifest = try JSONDecoder().decode(AssetManifest.self, from: data)
        } catch {
            throw AssetProblem(path: path, words: "the manifest can't be read; build the app again")
        }
        var sources: [String: PictureCompiler.Source] = [:]
        for picture in manifest.images.values {
            for entry in picture.files.split(whereSeparator: { $0 == "|" || $0 == "," }) {
                let name = String(entry.prefix { $0 != " " })
                if AssetFileName.kind(of: name) != nil { sources[name] = .file(folder + "/" + name) }
            }
        }
        return (manifest, sources)
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
                    atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path, toPath: folder + "/" + name)
            case .data(let bytes): try Data(bytes).write(to: URL(fileURLWithPath: folder + "/" + name))
            }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: URL(fileURLWithPath: folder + "/" + Self.file))
    }
}
