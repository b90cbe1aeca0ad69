import BackstaffAssets
import Foundation

/// What is read of an Xcode project: the build settings of the target that makes the app.
struct XcodeProject {
    /// The path of the folder that has the project.
    let folder: String
    /// The name of the target.
    let target: String
    /// The target's settings. They replace those of the whole project.
    let settings: [String: String]
    /// The packages that the project names.
    let packages: Packages

    private static let mostBytes = 16 << 20

    /// Reads the project that a folder of source belongs to.
    ///
    /// - Parameters:
    ///   - source: The path of the folder that is compiled. The project is in it, or in the folder around it.
    ///   - isRelease: Whether the settings are those of a release build.
    /// - Returns: The project, or `nil` if there is none that has a target for an app.
    static func find(for source: String, isRelease: Bool) -> XcodeProject? {
        let outer = absolutePath(source + "/..")
        let name = lastComponent(of: source)
        let candidates = ["\(outer)/\(name).xcodeproj"] + projects(in: source)
        return candidates.lazy.compactMap { XcodeProject($0, source: name, isRelease: isRelease) }.first
    }

    /// Says what is wrong with the project that a folder of source belongs to, or returns `nil` if it can be read.
    static func problem(for source: String) -> String? {
        let outer = absolutePath(source + "/..")
        let candidates = ["\(outer)/\(lastComponent(of: source)).xcodeproj"] + projects(in: source)
        for path in candidates.map({ $0 + "/project.pbxproj" }) where FileManager.default.fileExists(atPath: path) {
            let folder = ConfinedFolder(absolutePath(path + "/../.."), title: "the project's folder")
            do {
                let data = Data(try folder.contents(of: path, mostBytes: mostBytes))
                _ = try PropertyListSerialization.propertyList(from: data, format: nil)
            } catch let error as AssetProblem {
                return "\(error); its settings and packages are left out"
            } catch {
                return "\(path) isn't a property list; its settings and packages are left out"
            }
        }
        return nil
    }

    private static func projects(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
            .filter { $0.hasSuffix(".xcodeproj") }.map { folder + "/" + $0 }
    }

    /// - Parameters:
    ///   - path: The path of the project.
    ///   - source: The name of the folder that is compiled. A target of this name is preferred.
    private init?(_ path: String, source: String, isRelease: Bool) {
        let folder = absolutePath(path + "/..")
        let outer = ConfinedFolder(folder, title: "the project's folder")
        guard let data = try? outer.contents(of: path + "/project.pbxproj", mostBytes: Self.mostBytes),
            let list = try? PropertyListSerialization.propertyList(from: Data(data), format: nil) as? [String: Any],
            let objects = list["objects"] as? [String: Any]
        else { return nil }
        func object(_ id: Any?) -> [String: Any]? { (id as? String).flatMap { objects[$0] as? [String: Any] } }
        let project = object(list["rootObject"])
        let targets = (project?["targets"] as? [Any] ?? []).compactMap { object($0) }
            .filter { $0["productType"] as? String == "com.apple.product-type.application" }
        guard let chosen = targets.first(where: { $0["name"] as? String == source }) ?? targets.first else {
            return nil
        }
        func settings(of owner: [String: Any]?) -> [String: String] {
            let configurations = object(owner?["buildConfigurationList"])?["buildConfigurations"] as? [Any] ?? []
            let all = configurations.compactMap { object($0) }
            let wanted = isRelease ? "Release" : "Debug"
            let configuration = all.first { $0["name"] as? String == wanted } ?? all.first
            return (configuration?["buildSettings"] as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
        }
        self.folder = folder
        packages = Self.packages(in: objects, of: chosen, folder: folder)
        target = chosen["name"] as? String ?? source
        self.settings = settings(of: project).merging(settings(of: chosen)) { $1 }
    }
}
