import BackstaffAssets
import Foundation

/// Asset catalogs and string tables of a package's target that its manifest doesn't name.
///
/// Xcode makes them resources of the target all the same, so packages that are developed with Xcode seldom name them.
/// SwiftPM leaves them out.
struct UndeclaredResources {
    /// The catalogs, tables and folders of languages, relative to the target's folder, sorted.
    let paths: [String]
    /// Whether texts are among them, which need a language of the package.
    let hasLanguages: Bool

    /// - Parameters:
    ///   - target: The target.
    ///   - package: The package of the target.
    ///   - files: The files of the package that are mirrored. SwiftPM finds no others.
    init(of target: PackageManifest.Target, in package: LocalPackage, files: [String]) {
        let folder = package.folder(of: target) + "/"
        let declared = (target.resources ?? []).map(\.path) + (target.exclude ?? [])
        var found: [String] = []
        for file in files where file.hasPrefix(folder) {
            guard let path = Self.taken(in: file.dropFirst(folder.count)), found.last != path else { continue }
            if !declared.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) { found.append(path) }
        }
        // Two resources of the same name are an error.
        var names: Set<String> = []
        paths = found.filter { $0.hasSuffix(".lproj") || names.insert(lastComponent(of: $0)).inserted }
        hasLanguages = paths.contains { $0.hasSuffix(".lproj") }
    }

    /// The outermost catalog, table or folder of a language that a file is or is in.
    private static func taken(in file: Substring) -> String? {
        let parts = file.split(separator: "/")
        return parts.firstIndex(where: isTaken).map { parts[...$0].joined(separator: "/") }
    }

    private static func isTaken(_ name: Substring) -> Bool {
        [".xcassets", ".xcstrings", ".lproj"].contains(where: name.hasSuffix) && name != "Preview Assets.xcassets"
    }
}

extension UndeclaredResources {
    /// The constants for all catalogs of a target, as a source file.
    ///
    /// - Returns: The source, or `nil` if the target has no constants, and what can't be used.
    static func constants(
        of target: PackageManifest.Target, in package: LocalPackage, platform: SeenPlatform
    ) -> (source: String?, problems: [AssetProblem]) {
        let folder = package.folder(of: target)
        let confined = ConfinedFolder(package.path, title: "the package's folder")
        let listing = SourceFolder.Listing.all(in: folder)
        var reader = AssetCatalogReader()
        for catalog in listing.resources.sorted() where catalog.hasSuffix(".xcassets") {
            reader.read(folder + "/" + catalog, in: confined)
        }
        var declared = StaticMembers()
        for source in listing.sources {
            if let text = try? confined.source(at: folder + "/" + source) { declared.add(text) }
        }
        var constants = ResourceConstants(
            bundle: "Foundation.Bundle.module", hasUIKit: platform == .ios, declared: declared)
        let source = constants.source(for: reader.catalog)
        return (source, reader.problems + constants.problems)
    }
}
