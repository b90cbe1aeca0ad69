import BackstaffAssets
import Foundation

/// The contents of an Xcode project's file: objects that refer to each other by ids.
struct XcodeObjects {
    /// The path of the folder that has the project.
    let folder: String
    /// The path of the project.
    let path: String
    private let objects: [String: [String: Any]]
    private let root: String?
    /// The group of each group and file.
    private let parents: [String: String]

    private static let mostBytes = 16 << 20
    /// How many groups are nested at most. What is deeper is left out: no real project has it, and groups may be in
    /// each other.
    static let deepestGroup = 256

    /// The paths of the project files that a folder of source may belong to.
    static func files(for source: String) -> [String] {
        let inside = ((try? FileManager.default.contentsOfDirectory(atPath: source)) ?? []).sorted()
            .filter { $0.hasSuffix(".xcodeproj") }.map { source + "/" + $0 }
        let beside = absolutePath(source + "/..") + "/" + lastComponent(of: source) + ".xcodeproj"
        return ([beside] + inside).map { $0 + "/project.pbxproj" }
    }

    /// Reads the file of a project.
    ///
    /// - Throws: An ``AssetProblem`` if it can't be read, or isn't a project.
    init(_ file: String) throws(AssetProblem) {
        let folder = absolutePath(file + "/../..")
        let project = ConfinedFolder(folder, title: "the project's folder")
        let data = try project.contents(of: file, mostBytes: Self.mostBytes)
        // A single word is a property list, too.
        guard
            let list = try? PropertyListSerialization.propertyList(from: Data(data), format: nil),
            let list = list as? [String: Any]
        else { throw AssetProblem(path: file, words: "the project isn't a property list with a dictionary") }
        self.init(list, folder: folder, path: absolutePath(file + "/.."))
    }

    /// - Parameters:
    ///   - list: The whole content of the project's file.
    ///   - folder: The path of the folder that has the project.
    ///   - path: The path of the project.
    init(_ list: [String: Any], folder: String, path: String) {
        self.folder = folder
        self.path = path
        let objects = (list["objects"] as? [String: Any] ?? [:]).compactMapValues { $0 as? [String: Any] }
        self.objects = objects
        root = list["rootObject"] as? String
        var parents: [String: String] = [:]
        for group in objects.keys.sorted() {
            for case let child as String in objects[group]?["children"] as? [Any] ?? [] where parents[child] == nil {
                parents[child] = group
            }
        }
        self.parents = parents
    }

    /// All objects, in the order of their ids.
    var all: [[String: Any]] { objects.keys.sorted().compactMap { objects[$0] } }

    /// The object with an id.
    func object(_ id: Any?) -> [String: Any]? { (id as? String).flatMap { objects[$0] } }

    /// The ids in a list.
    func ids(_ list: Any?) -> [String] { (list as? [Any] ?? []).compactMap { $0 as? String } }

    /// The project itself.
    var project: [String: Any]? { object(root) }

    /// The folder that paths in the project are relative to.
    var sourceRoot: String {
        let inner = project?["projectDirPath"] as? String ?? ""
        return inner.isEmpty ? folder : absolutePath(folder + "/" + inner)
    }

    /// The ids of all targets. No real project has more than a thousand.
    var targets: [String] {
        var known: Set<String> = []
        return Array(ids(project?["targets"]).filter { known.insert($0).inserted }.prefix(1_000))
    }

    /// The build settings of the project or a target, with those of the file that they are based on.
    ///
    /// A setting with several values has them in one text, separated by spaces.
    ///
    /// - Parameter problems: Gets a line for each file that can't be read.
    func settings(
        of owner: [String: Any]?, isRelease: Bool, problems: inout [AssetProblem]
    ) -> [String: String] {
        let all = ids(object(owner?["buildConfigurationList"])?["buildConfigurations"]).compactMap { object($0) }
        let wanted = isRelease ? "Release" : "Debug"
        guard let configuration = all.first(where: { $0["name"] as? String == wanted }) ?? all.first else { return [:] }
        let own = (configuration["buildSettings"] as? [String: Any] ?? [:]).compactMapValues { value in
            value as? String ?? (value as? [String])?.joined(separator: " ")
        }
        let base = configurationFile(of: configuration)
        problems += base?.problems ?? []
        return SettingLevels.merged(base?.settings ?? [:], own)
    }

    /// The absolute path of a file or a group. Its own path is relative to the groups around it.
    func path(of id: String) -> String? {
        var parts: [String] = []
        for id in [id] + Array(groups(around: id)) {
            guard let object = objects[id] else { break }
            if let part = object["path"] as? String { parts.insert(part, at: 0) }
            if object["sourceTree"] as? String == "SOURCE_ROOT" { break }
        }
        return parts.isEmpty ? nil : absolutePath(folder + "/" + parts.joined(separator: "/"))
    }

    /// The groups that a file or a group is in, from the inside out.
    private func groups(around id: String) -> some Sequence<String> {
        sequence(state: id) { id in
            guard let group = parents[id] else { return nil }
            id = group
            return group
        }
        .prefix(Self.deepestGroup)
    }
}
