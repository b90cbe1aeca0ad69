import BackstaffAssets
import Foundation

/// The target of an Xcode project that makes the app.
struct AppTarget {
    let objects: XcodeObjects
    let id: String
    /// The target's name.
    let name: String

    /// The settings of no more apps are read to choose one.
    private static let mostApps = 100

    /// The properties of the target in the project's file.
    var object: [String: Any] { objects.object(id) ?? [:] }

    /// Reads the project that a folder of source belongs to.
    ///
    /// - Parameters:
    ///   - source: The path of the folder. The project is in it, or in the folder around it.
    ///   - platform: The platform that the app sees.
    /// - Returns: The target, or `nil` if there is no project with a target for an app; and why a project can't be read.
    static func find(for source: String, platform: SeenPlatform) -> (target: AppTarget?, problems: [AssetProblem]) {
        var problems: [AssetProblem] = []
        for file in XcodeObjects.files(for: source) where FileManager.default.fileExists(atPath: file) {
            do throws(AssetProblem) {
                let objects = try XcodeObjects(file)
                if let target = AppTarget(objects, named: lastComponent(of: source), platform: platform) {
                    return (target, problems)
                }
            } catch {
                let words = error.words + "; its settings and packages are left out"
                problems.append(AssetProblem(path: error.path, words: words))
            }
        }
        return (nil, problems)
    }

    /// Chooses the app's target in a project. The result is `nil` if the project makes no app.
    ///
    /// A project may have an app for each platform. One for the platform that the app sees is preferred, then one with a
    /// name. One for a watch, a television or a headset comes last.
    init?(_ objects: XcodeObjects, named name: String, platform: SeenPlatform) {
        let order = platform == .macos ? ["macosx", "iphoneos"] : ["iphoneos", "macosx"]
        let apps = objects.targets.filter {
            objects.object($0)?["productType"] as? String == "com.apple.product-type.application"
        }
        var unused: [AssetProblem] = []
        func system(of owner: [String: Any]?) -> String? {
            objects.settings(of: owner, isRelease: false, problems: &unused)["SDKROOT"]
        }
        let usual = system(of: objects.project) ?? "iphoneos"
        let candidates = apps.prefix(Self.mostApps).map { id -> (id: String, rank: Int, isNamed: Bool) in
            let system = system(of: objects.object(id)) ?? usual
            // A target for several platforms fits each of them.
            let rank = system == "auto" ? 0 : order.firstIndex(of: system) ?? order.count
            return (id, rank, objects.object(id)?["name"] as? String == name)
        }
        // Of equal ones, the first in the project.
        let best = candidates.enumerated().min { left, right in
            let (first, second) = (left.element, right.element)
            return (first.rank, first.isNamed ? 0 : 1, left.offset) < (
                second.rank, second.isNamed ? 0 : 1, right.offset
            )
        }
        guard let id = best?.element.id else { return nil }
        self.objects = objects
        self.id = id
        self.name = objects.object(id)?["name"] as? String ?? name
    }

    /// The target's build settings. They replace those of the whole project.
    ///
    /// - Parameter problems: Gets a line for each file that can't be read.
    func settings(isRelease: Bool, problems: inout [AssetProblem]) -> [String: String] {
        let project = objects.settings(of: objects.project, isRelease: isRelease, problems: &problems)
        return SettingLevels.merged(project, objects.settings(of: object, isRelease: isRelease, problems: &problems))
    }
}
