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

    private static let mostBytes = 16 << 20

    /// Reads the project that a folder of source belongs to.
    ///
    /// - Parameter source: The path of the folder that is compiled. The project is in it, or in the folder around it.
    static func all(for source: String) -> some Sequence<XcodeObjects> {
        files(for: source).lazy.compactMap { try? XcodeObjects($0) }
    }

    /// Says what is wrong with the project that a folder of source belongs to, or returns `nil` if it can be read.
    static func problem(for source: String) -> String? {
        for file in files(for: source) where FileManager.default.fileExists(atPath: file) {
            do {
                _ = try XcodeObjects(file)
            } catch let error as AssetProblem {
                return "\(error); its settings and packages are left out"
            } catch {
                return "\(file) isn't a property list; its settings and packages are left out"
            }
        }
        return nil
    }

    /// The paths of the project files that a folder of source may belong to.
    static func files(for source: String) -> [String] {
        let inside = ((try? FileManager.default.contentsOfDirectory(atPath: source)) ?? []).sorted()
            .filter { $0.hasSuffix(".xcodeproj") }.map { source + "/" + $0 }
        let beside = absolutePath(source + "/..") + "/" + lastComponent(of: source) + ".xcodeproj"
        return ([beside] + inside).map { $0 + "/project.pbxproj" }
    }

    private init(_ file: String) throws {
        let folder = absolutePath(file + "/../..")
        let project = ConfinedFolder(folder, title: "the project's folder")
        let data = try project.contents(of: file, mostBytes: Self.mostBytes)
        let list = try PropertyListSerialization.propertyList(from: Data(data), format: nil)
        // A single word is a property list, too.
        guard let list = list as? [String: Any] else {
            throw AssetProblem(path: file, words: "the project isn't a property list with a dictionary")
        }
        self.init(list, folder: folder, path: absolutePath(file + "/.."))
    }

    /// - Parameters:
    ///   - list: The whole content of the project's file.
    ///   - folder: The path of the folder that has the project.
    ///   - path: The path of the project.
    init(_ list: [String: Any], folder: String, path: String) {
        self.folder = folder
        self.path = path
        objects = (list["objects"] as? [String: Any] ?? [:]).compactMapValues { $0 as? [String: Any] }
        root = list["rootObject"] as? String
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

    /// The ids of all targets.
    var targets: [String] { ids(project?["targets"]) }

    /// The id of the target that makes the app, or `nil` if there is none.
    ///
    /// - Parameter name: A target of this name is preferred, then one for a phone. One for a watch, a television or a
    ///   headset comes last.
    func appTarget(named name: String) -> String? {
        let apps = targets.filter { object($0)?["productType"] as? String == "com.apple.product-type.application" }
        func system(_ target: String) -> String {
            settings(of: object(target), isRelease: false)["SDKROOT"] ?? "iphoneos"
        }
        return apps.first { object($0)?["name"] as? String == name } ?? apps.first { system($0) == "iphoneos" }
            ?? apps.first { ["auto", "macosx"].contains(system($0)) } ?? apps.first
    }

    /// The build settings of the project or a target, with those of the file that they are based on.
    ///
    /// A setting with several values has them in one text, separated by spaces.
    func settings(of owner: [String: Any]?, isRelease: Bool) -> [String: String] {
        let all = ids(object(owner?["buildConfigurationList"])?["buildConfigurations"]).compactMap { object($0) }
        let wanted = isRelease ? "Release" : "Debug"
        guard let configuration = all.first(where: { $0["name"] as? String == wanted }) ?? all.first else { return [:] }
        let own = (configuration["buildSettings"] as? [String: Any] ?? [:]).compactMapValues { value in
            value as? String ?? (value as? [String])?.joined(separator: " ")
        }
        return SettingLevels.merged(inheritedSettings(of: configuration), own)
    }

    /// The id of the group that a file or a group is in.
    func parent(of id: String) -> String? {
        objects.first { ids($0.value["children"]).contains(id) }?.key
    }
}
