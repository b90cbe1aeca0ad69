import BackstaffAssets
import Foundation

/// Writes the constants for the asset catalogs of a package's target. The plug-in `BackstaffResources` starts it.
///
///     BackstaffResourceTool OUTPUT PACKAGE [CATALOG | SOURCE]…
///
/// Nothing outside of the package's folder is read.
@main
enum ResourceTool {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let output = arguments.first, let package = arguments.dropFirst().first else {
            return fail("the path of the file to write or that of the package is missing")
        }
        let folder = ConfinedFolder(package, title: "the package")
        var reader = AssetCatalogReader()
        var declared = StaticMembers()
        for path in arguments.dropFirst(2) {
            if path.hasSuffix(".xcassets") {
                reader.read(path, in: folder)
            } else if let data = try? folder.source(at: path) {
                declared.add(data)
            }
        }
        var constants = ResourceConstants(bundle: "Foundation.Bundle.module", hasUIKit: false, declared: declared)
        let source = constants.source(for: reader.catalog) ?? "// The asset catalogs have no pictures and no colors.\n"
        for problem in reader.problems + constants.problems {
            FileHandle.standardError.write(Data("\(problem.path): warning: \(problem.words)\n".utf8))
        }
        do {
            try ConstantsFile.write(source, to: output)
        } catch {
            fail("can't write \(output): \(error.localizedDescription)")
        }
    }

    private static func fail(_ words: String) {
        FileHandle.standardError.write(Data("error: \(words)\n".utf8))
        exit(1)
    }
}
