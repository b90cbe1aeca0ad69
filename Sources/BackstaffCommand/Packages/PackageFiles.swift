import BackstaffAssets
import Foundation

/// The files of a local package that are mirrored: all but its manifest, its tests, hidden files and packages inside.
struct PackageFiles {
    private let package: LocalPackage
    private let boundary: ConfinedFolder
    /// The folders that are left out, such as those of tests.
    private let removed: Set<String>

    /// - Parameters:
    ///   - package: The package.
    ///   - root: The folder that links may lead to.
    init(of package: LocalPackage, in root: String) {
        self.package = package
        let title = root == package.path ? "the package's folder" : "the project's folder"
        boundary = ConfinedFolder(root, title: title)
        removed = Set(package.removedTargets.map(package.folder))
    }

    /// The absolute paths of the files, and what can't be read, as lines for the user.
    func list() -> (files: [String], problems: [String]) {
        var files: [String] = []
        var problems: [String] = []
        var visited: Set<String> = []
        func visit(_ folder: String) {
            guard visited.insert(ConfinedFolder.realPath(folder) ?? folder).inserted else { return }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted() where !name.hasPrefix(".") && name != "Package.resolved" {
                let path = folder + "/" + name
                if path == package.path + "/Package.swift" || removed.contains(path) { continue }
                if let problem = boundary.problem(with: path) {
                    problems.append("\(problem)")
                } else if !isFolder(path) {
                    files.append(path)
                } else if !PackageManifest.isIn(path) {
                    visit(path)
                }
            }
        }
        visit(package.path)
        return (files, problems)
    }
}
