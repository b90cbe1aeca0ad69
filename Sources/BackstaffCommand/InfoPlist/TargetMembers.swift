import Foundation

/// The files of a target of an Xcode project, as absolute paths.
///
/// A target lists its files. Since Xcode 16, it may also take a folder with all files in it, but for exceptions. Paths are
/// compared without case, because most Macs do so.
struct TargetMembers {
    /// What the target lists: the files that it compiles and copies, and the folders that it takes whole, sorted.
    private(set) var listed: [String] = []
    /// The files that the target compiles.
    private var sources: Set<String> = []
    /// The other files, and the folders and bundles that the target copies.
    private var resources: Set<String> = []
    /// The folders whose files the target takes.
    private var folders: Set<String> = []
    /// What the target doesn't take of these folders.
    private var exceptions: Set<String> = []
    /// The files that the target takes on other platforms only.
    private var otherPlatforms: Set<String> = []

    /// Whether the target compiles a Swift file.
    func compiles(_ path: String) -> Bool { isTaken(path, by: [sources, folders]) }

    /// Whether the target compiles or copies a file.
    func has(_ path: String) -> Bool { isTaken(path, by: [sources, folders, resources]) }

    /// Whether the target compiles or copies a file on any platform.
    func names(_ path: String) -> Bool { has(path) || otherPlatforms.contains(path.lowercased()) }

    /// Looks for the innermost rule for a path.
    private func isTaken(_ path: String, by members: [Set<String>]) -> Bool {
        var path = path.lowercased()
        while !path.isEmpty {
            if members.contains(where: { $0.contains(path) }) { return true }
            if exceptions.contains(path) || otherPlatforms.contains(path) { return false }
            path = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        }
        return false
    }
}

extension TargetMembers {
    /// Reads the files of targets. Groups have paths that are relative to the groups around them.
    struct Reader {
        private let objects: XcodeObjects
        private let platform: SeenPlatform
        /// The paths of groups and files by their ids.
        private var paths: [String: String] = [:]
        /// The folders that targets take whole, or single files of, sorted by their paths.
        private var sharedFolders: [(id: String, path: String)] = []

        init(_ objects: XcodeObjects, platform: SeenPlatform) {
            self.objects = objects
            self.platform = platform
            if let main = objects.project?["mainGroup"] as? String { visit(main, inside: objects.sourceRoot) }
            sharedFolders = paths.map { ($0.key, $0.value) }.filter { id, _ in
                let object = objects.object(id)
                return object?["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" || object?["exceptions"] != nil
            }
            .sorted { $0.path < $1.path }
        }

        /// Finds the paths of a group and of all that is in it.
        private mutating func visit(_ id: String, inside outer: String, depth: Int = 0) {
            guard paths[id] == nil, depth < XcodeObjects.deepestGroup, let object = objects.object(id) else { return }
            let path: String
            switch (object["sourceTree"] as? String, object["path"] as? String) {
            case ("SOURCE_ROOT", let own?): path = absolutePath(objects.sourceRoot + "/" + own)
            case ("<group>", let own?): path = absolutePath(outer + "/" + own)
            case ("<absolute>", let own?): path = absolutePath(own)
            case ("<group>", nil): path = outer
            default: return
            }
            // No file has a longer path. Nested groups with long names could fill the memory.
            guard path.utf8.count <= PATH_MAX else { return }
            paths[id] = path
            for child in objects.ids(object["children"]) { visit(child, inside: path, depth: depth + 1) }
        }

        /// The files of a target.
        func members(of target: String) -> TargetMembers {
            guard let object = objects.object(target) else { return TargetMembers() }
            var members = TargetMembers()
            for phase in objects.ids(object["buildPhases"]).compactMap({ objects.object($0) }) {
                let isCompiled = phase["isa"] as? String == "PBXSourcesBuildPhase"
                for file in objects.ids(phase["files"]).compactMap({ objects.object($0) }) {
                    guard let reference = file["fileRef"] as? String else { continue }
                    let variants = objects.ids(objects.object(reference)?["children"])
                    let files = (variants.isEmpty ? [reference] : variants).compactMap { paths[$0] }
                    for path in files {
                        if isMeant(file["platformFilters"] ?? file["platformFilter"]) {
                            members.add(path, isCompiled: isCompiled && path.hasSuffix(".swift"))
                        } else {
                            members.otherPlatforms.insert(path.lowercased())
                        }
                    }
                }
            }
            addFolders(of: target, named: Set(objects.ids(object["fileSystemSynchronizedGroups"])), to: &members)
            members.listed.sort()
            return members
        }

        /// Adds the folders that a target takes, and the single files that it takes of folders of other targets.
        private func addFolders(of target: String, named own: Set<String>, to members: inout TargetMembers) {
            for (id, path) in sharedFolders {
                if own.contains(id) {
                    members.folders.insert(path.lowercased())
                    members.listed.append(path)
                }
                for exception in objects.ids(objects.object(id)?["exceptions"]).compactMap({ objects.object($0) })
                where exception["target"] as? String == target {
                    for name in objects.ids(exception["membershipExceptions"]) {
                        let file = absolutePath(path + "/" + name)
                        if own.contains(id) {
                            members.exceptions.insert(file.lowercased())
                        } else {
                            members.add(file, isCompiled: file.hasSuffix(".swift"))
                        }
                    }
                    let filters = exception["platformFiltersByRelativePath"] as? [String: Any] ?? [:]
                    for (name, filter) in filters where !isMeant(filter) {
                        members.otherPlatforms.insert(absolutePath(path + "/" + name).lowercased())
                    }
                }
            }
        }

        /// Whether a file with a filter is for the platform that the app sees. Without a filter it is for all.
        private func isMeant(_ filter: Any?) -> Bool {
            let platforms = (filter as? String).map { [$0] } ?? objects.ids(filter)
            return platforms.isEmpty || platforms.contains(platform.rawValue)
        }
    }

    private mutating func add(_ path: String, isCompiled: Bool) {
        if isCompiled { sources.insert(path.lowercased()) } else { resources.insert(path.lowercased()) }
        listed.append(path)
    }
}
