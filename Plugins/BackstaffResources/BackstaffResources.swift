import Foundation
import PackagePlugin

/// Makes constants for the asset catalogs of a target: `Image(.boat)`, `Color(.sea)`.
///
/// The catalogs must be resources of the target: `resources: [.process("Assets.xcassets")]`.
///
/// An app's Info.plist can't be built in here. A warning says so.
@main
struct BackstaffResources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        if target.kind == .executable { Self.warnAboutInfo(of: target) }
        let catalogs = Self.catalogs(in: target.directoryURL)
        if catalogs.isEmpty { return [] }
        let resources = target.sourceFiles.filter { $0.type == .resource }.map(\.url.path)
        guard resources.contains(where: { $0.contains(".xcassets") }) else {
            Diagnostics.warning(
                """
                The asset catalogs of the target \(target.name) get no constants, because they aren't resources of it: add \
                resources: [.process("\(catalogs[0].lastPathComponent)")]
                """)
            return []
        }
        let output = context.pluginWorkDirectoryURL.appending(path: "Backstaff+Resources.swift")
        let sources = target.sourceFiles(withSuffix: ".swift").map(\.url).filter { $0.path != output.path }
        return [
            .buildCommand(
                displayName: "Making constants for the resources of \(target.name)",
                executable: try context.tool(named: "BackstaffResourceTool").url,
                arguments: [output.path, context.package.directoryURL.path] + (catalogs + sources).map(\.path),
                inputFiles: catalogs.flatMap(Self.contents) + sources, outputFiles: [output])
        ]
    }

    /// Says that the app won't find its Info.plist, which SwiftPM has no place for.
    private static func warnAboutInfo(of target: any SourceModuleTarget) {
        let path = target.directoryURL.appending(path: "Info.plist").path
        guard FileManager.default.fileExists(atPath: path) else { return }
        Diagnostics.warning(
            """
            swift build leaves Info.plist out, so Bundle.main.infoDictionary of \(target.name) is empty; build the folder \
            with backstaff to have it
            """, file: path)
    }

    private static func catalogs(in folder: URL) -> [URL] {
        var found: [URL] = []
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let url as URL in files ?? FileManager.DirectoryEnumerator() where url.pathExtension == "xcassets" {
            found.append(url)
            files?.skipDescendants()
        }
        return found.sorted { $0.path < $1.path }
    }

    /// The files that say what is in a catalog.
    private static func contents(of catalog: URL) -> [URL] {
        var found: [URL] = []
        let files = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
        for case let url as URL in files ?? FileManager.DirectoryEnumerator()
        where url.lastPathComponent == "Contents.json" {
            found.append(url)
        }
        return found.sorted { $0.path < $1.path }
    }
}
