import BackstaffAssets

/// The files of an Xcode project by the targets that they belong to.
///
/// A project may have several programs, such as an app, its widgets and its watch app. It may also have files of the app
/// beside the app's folder, and the folder may have files that no target compiles.
struct XcodeMembers {
    /// The path of the folder that has the project.
    let folder: String
    /// The files of the target that makes the app.
    private let own: TargetMembers
    /// The files of each other target.
    private let others: [TargetMembers]
    /// The name of the target that makes the app.
    private let target: String
    /// The path of the project.
    private let project: String

    /// - Parameters:
    ///   - app: The target that makes the app.
    ///   - platform: The platform that the app sees. A file may belong to a target on one platform only.
    init(_ app: AppTarget, platform: SeenPlatform) {
        let reader = TargetMembers.Reader(app.objects, platform: platform)
        folder = app.objects.folder
        project = app.objects.path
        target = app.name
        own = reader.members(of: app.id)
        others = Set(app.objects.targets).subtracting([app.id]).sorted().map(reader.members)
    }

    /// What the app's target lists in the project's folder, but not in the folder `inner`, sorted.
    func besides(_ inner: String) -> [String] {
        own.listed.filter {
            $0.hasPrefix(folder + "/") && $0 != inner && !$0.hasPrefix(inner + "/") && !inner.hasPrefix($0 + "/")
        }
    }

    /// Leaves only the app's files in the list of a folder.
    ///
    /// If the target lists no Swift file that is there, the project says nothing about the app's files. Then only those
    /// of other targets are removed.
    ///
    /// - Parameters:
    ///   - listing: The list.
    ///   - path: The folder of the list.
    func choose(from listing: inout SourceFolder.Listing, of path: String) throws {
        func isInOtherTarget(_ entry: String) -> Bool { others.contains { $0.has(path + "/" + entry) } }
        // A folder such as `Pods` isn't searched, but the target may list a file of it.
        let found = listing.paths(in: path)
        for member in own.listed where member.hasPrefix(path + "/") && !found.contains(member.lowercased()) {
            if exists(member) { try listing.add(member, as: String(member.dropFirst(path.count + 1))) }
        }
        guard listing.sources.contains(where: { own.compiles(path + "/" + $0) }) else {
            return listing.remove { isInOtherTarget($0) && !own.has(path + "/" + $0) }
        }
        let unlisted = listing.sources.filter { !own.names(path + "/" + $0) && !isInOtherTarget($0) }
        if !unlisted.isEmpty {
            listing.report(project, "the target \(target) doesn't list \(Self.words(for: unlisted))")
        }
        listing.removeSources { !own.compiles(path + "/" + $0) }
        listing.removeResources { !own.has(path + "/" + $0) }
        reportMissing(in: &listing, found: found)
    }

    /// Reports what the app's target lists, but can't be read.
    ///
    /// - Parameter found: The paths that were found, in lower case.
    private func reportMissing(in listing: inout SourceFolder.Listing, found: Set<String>) {
        for member in own.listed where !found.contains(member.lowercased()) {
            if SourceFolder.Listing.isForeign(member, isFolder: isFolder(member)) { continue }
            if TestSources.areIn(member, within: listing.boundary) { continue }
            if !member.hasPrefix(folder + "/") {
                listing.report(member, "the file isn't in the project's folder, and isn't read")
            } else if !exists(member) {
                listing.report(member, "the target \(target) lists it, but there is no such file")
            }
        }
    }

    /// The names of files that are left out. A long list is cut.
    private static func words(for files: [String]) -> String {
        let shown = files.sorted().prefix(5).joined(separator: ", ")
        if files.count > 5 { return "\(shown) and \(files.count - 5) more, so they are left out" }
        return files.count == 1 ? "\(shown), so it is left out" : "\(shown), so they are left out"
    }

    private func exists(_ path: String) -> Bool { ConfinedFolder.realPath(path) != nil }
}
