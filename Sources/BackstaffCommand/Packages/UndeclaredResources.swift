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
    init(of target: PackageManifest.Target, in package: LocalPackage) {
        let folder = package.folder(of: target)
        let declared = (target.resources ?? []).map(\.path) + (target.exclude ?? [])
        var found: [String] = []
        func visit(_ relative: String) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + relative)) ?? []
            for name in names.sorted() where !name.hasPrefix(".") {
                let path = relative.isEmpty ? name : relative + "/" + name
                if declared.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) { continue }
                if Self.isTaken(name) {
                    found.append(path)
                } else if isFolder(folder + "/" + path), !PackageManifest.isIn(folder + "/" + path) {
                    visit(path)
                }
            }
        }
        visit("")
        // Two resources of the same name are an error.
        var names: Set<String> = []
        paths = found.filter { $0.hasSuffix(".lproj") || names.insert(lastComponent(of: $0)).inserted }
        hasLanguages = paths.contains { $0.hasSuffix(".lproj") }
    }

    private static func isTaken(_ name: String) -> Bool {
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
            if let text = try? confined.contents(of: folder + "/" + source, mostBytes: 64 << 20) { declared.add(text) }
        }
        var constants = ResourceConstants(
            bundle: "Foundation.Bundle.module", hasUIKit: platform == .ios, declared: declared)
        let source = constants.source(for: reader.catalog)
        return (source, reader.problems + constants.problems)
    }
}
