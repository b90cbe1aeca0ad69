/// Picture files that aren't in a catalog: `photo.png`, `photo@2x.png`, `photo~ipad.jpg`.
package struct LoosePictures {
    /// The files by the name in the app's source. A file has two names: with and without the ending.
    package private(set) var files: [String: [AssetCatalog.File]] = [:]

    /// - Parameter paths: The paths of files. Those that aren't pictures are left out.
    package init(_ paths: [String]) {
        for path in paths.sorted() {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { continue }
            let ending = name[name.index(after: dot)...]
            guard PictureKind(ending: ending) != nil || ending.lowercased() == "pdf" else { continue }
            let (stem, scale, idiom) = Self.parts(of: name[..<dot])
            let file = AssetCatalog.File(
                path: path, scale: scale, appearance: .init(), idiom: idiom, otherConditions: 0)
            files["\(stem).\(ending)", default: []].append(file)
            // Two files that differ in the ending alone: the first one has the name without it.
            if files[stem]?.first.map({ Self.ending(of: $0.path) == ending }) ?? true {
                files[stem, default: []].append(file)
            }
        }
    }

    private static func ending(of path: String) -> Substring {
        path.lastIndex(of: ".").map { path[path.index(after: $0)...] } ?? ""
    }

    private static func parts(of stem: Substring) -> (stem: String, scale: Int, idiom: AssetCatalog.Idiom) {
        var stem = stem
        var idiom = AssetCatalog.Idiom.universal
        for device in [AssetCatalog.Idiom.iphone, .ipad] where stem.hasSuffix("~\(device.rawValue)") {
            stem = stem.dropLast(device.rawValue.count + 1)
            idiom = device
        }
        for scale in 1...3 where stem.hasSuffix("@\(scale)x") { return (String(stem.dropLast(3)), scale, idiom) }
        return (String(stem), 1, idiom)
    }
}
