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

    /// Reads the project that a folder of source belongs to.
    ///
    /// - Parameters:
    ///   - source: The path of the folder that is compiled. The project is in it, or in the folder around it.
    ///   - isRelease: Whether the settings are those of a release build.
    /// - Returns: The project, or `nil` if there is none that has a target for an app.
    static func find(for source: String, isRelease: Bool) -> XcodeProject? {
        let name = lastComponent(of: source)
        for objects in XcodeObjects.all(for: source) {
            if let project = XcodeProject(objects, source: name, isRelease: isRelease) { return project }
        }
        return nil
    }

    private init?(_ objects: XcodeObjects, source: String, isRelease: Bool) {
        guard let id = objects.appTarget(named: source), let chosen = objects.object(id) else { return nil }
        folder = objects.folder
        target = chosen["name"] as? String ?? source
        settings = SettingLevels.merged(
            objects.settings(of: objects.project, isRelease: isRelease),
            objects.settings(of: chosen, isRelease: isRelease))
        packages = Self.packages(in: objects, of: chosen)
    }
}
