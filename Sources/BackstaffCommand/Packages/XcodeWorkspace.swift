import BackstaffAssets
import Foundation

/// A workspace: a list of projects and packages that are opened together. The projects may use the products of the
/// packages without naming them.
struct XcodeWorkspace {
    /// The absolute paths of the projects, packages and files.
    private(set) var members: [String] = []

    private static let mostBytes = 1 << 20

    /// The packages in the workspaces that have a project.
    ///
    /// - Parameter project: The folder with the project. The workspaces are in it, or in the folder around it.
    static func packages(with project: String) -> [String] {
        [project, absolutePath(project + "/..")].flatMap { folder in
            names(in: folder).filter { $0.hasSuffix(".xcworkspace") }
                .compactMap { XcodeWorkspace("\(folder)/\($0)", in: folder) }
        }
        .filter { $0.members.contains { $0.hasPrefix(project + "/") && $0.hasSuffix(".xcodeproj") } }
        .flatMap(\.members).filter { $0 != project && isFolder($0) && PackageManifest.isIn($0) }
    }

    /// The packages beside the folder of a project.
    static func packages(beside project: String) -> [String] {
        let outer = absolutePath(project + "/..")
        return names(in: outer).map { "\(outer)/\($0)" }
            .filter { $0 != project && isFolder($0) && PackageManifest.isIn($0) }
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// - Parameters:
    ///   - path: The path of the workspace.
    ///   - folder: The folder with the workspace.
    private init?(_ path: String, in folder: String) {
        let workspace = ConfinedFolder(path, title: "the workspace")
        guard
            let bytes = try? workspace.contents(of: path + "/contents.xcworkspacedata", mostBytes: Self.mostBytes)
        else { return nil }
        self.init(contents: String(decoding: bytes, as: UTF8.self), in: folder)
    }

    /// Reads a workspace.
    ///
    /// - Parameters:
    ///   - contents: The text of its file.
    ///   - folder: The folder with the workspace.
    init(contents: String, in folder: String) {
        // The folders of the groups around an element. Places that begin with `group:` are relative to the innermost.
        var groups = [folder]
        for tag in contents.matches(of: /<(?<end>\/?)(?<kind>Group|FileRef)\b(?<attributes>[^<>]*)>/) {
            if tag.end == "/" {
                if tag.kind == "Group", groups.count > 1 { groups.removeLast() }
                continue
            }
            var path = groups[groups.count - 1]
            if let place = tag.attributes.firstMatch(of: /location\s*=\s*"(?<kind>[a-z]+):(?<path>[^"]*)"/) {
                let named = place.path.replacing("&amp;", with: "&")
                switch place.kind {
                case "absolute": path = absolutePath(String(named))
                case "container": path = absolutePath(folder + "/" + named)
                default: path = absolutePath(path + "/" + named)
                }
            }
            // No file has a longer path. Nested groups with long names could fill the memory.
            if path.utf8.count > PATH_MAX { path = folder }
            if tag.kind == "FileRef" {
                members.append(path)
            } else if !tag.attributes.hasSuffix("/") {
                groups.append(path)
            }
        }
    }
}
