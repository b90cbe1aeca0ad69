/// The files of an Xcode project by the targets that they belong to.
///
/// A project may have several programs, such as an app, its widgets and its watch app. It may also have files of the app
/// beside the app's folder.
struct XcodeMembers {
    /// The path of the folder that has the project.
    let folder: String
    /// The absolute paths of the files and folders of the target that makes the app.
    private let own: Set<String>
    /// Those of all other targets.
    private let others: Set<String>

    /// Reads the project that a folder of source belongs to.
    ///
    /// - Returns: The files, or `nil` if there is no project with a target for an app.
    static func find(for source: String) -> XcodeMembers? {
        let name = lastComponent(of: source)
        for objects in XcodeObjects.all(for: source) {
            if let target = objects.appTarget(named: name) { return XcodeMembers(objects, app: target) }
        }
        return nil
    }

    private init(_ objects: XcodeObjects, app: String) {
        let reader = MemberReader(objects)
        folder = objects.folder
        own = reader.members(of: app)
        others = objects.targets.filter { $0 != app }.reduce(into: []) { $0.formUnion(reader.members(of: $1)) }
    }

    /// Whether a file belongs to another target, and not to the app's. A file that belongs to none may be new.
    func isOnlyInOtherTargets(_ path: String) -> Bool {
        guard let other = nearest(to: path, in: others) else { return false }
        return (nearest(to: path, in: own)?.count ?? 0) < other.count
    }

    /// The app's files and folders in the project's folder, but not in the folder `inner`, sorted.
    func besides(_ inner: String) -> [String] {
        own.filter {
            $0.hasPrefix(folder + "/") && $0 != inner && !$0.hasPrefix(inner + "/") && !inner.hasPrefix($0 + "/")
        }
        .sorted()
    }

    /// The member that a path is, or is in.
    private func nearest(to path: String, in members: Set<String>) -> String? {
        var path = path[...]
        while !path.isEmpty {
            if members.contains(String(path)) { return String(path) }
            path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
        }
        return nil
    }
}

/// Finds the paths of a target's files. Groups have paths that are relative to the groups around them.
private struct MemberReader {
    private let objects: XcodeObjects
    /// The paths of groups and files by their ids.
    private var paths: [String: String] = [:]

    init(_ objects: XcodeObjects) {
        self.objects = objects
        if let main = objects.project?["mainGroup"] as? String { visit(main, inside: objects.folder) }
    }

    private mutating func visit(_ id: String, inside outer: String) {
        guard paths[id] == nil, let object = objects.object(id) else { return }
        let path: String
        switch (object["sourceTree"] as? String, object["path"] as? String) {
        case ("SOURCE_ROOT", let own?): path = absolutePath(objects.folder + "/" + own)
        case ("<group>", let own?): path = absolutePath(outer + "/" + own)
        case ("<group>", nil): path = outer
        default: return
        }
        paths[id] = path
        for child in objects.ids(object["children"]) { visit(child, inside: path) }
    }

    /// The paths of the files and folders of a target: what it compiles and copies, and the folders that it takes whole.
    func members(of target: String) -> Set<String> {
        guard let object = objects.object(target) else { return [] }
        var members: Set<String> = []
        for phase in objects.ids(object["buildPhases"]) {
            for file in objects.ids(objects.object(phase)?["files"]) {
                guard let reference = objects.object(file)?["fileRef"] as? String else { continue }
                let variants = objects.ids(objects.object(reference)?["children"])
                members.formUnion((variants.isEmpty ? [reference] : variants).compactMap { paths[$0] })
            }
        }
        for folder in objects.ids(object["fileSystemSynchronizedGroups"]) {
            if let path = paths[folder] { members.insert(path) }
        }
        return members
    }
}
