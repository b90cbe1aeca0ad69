import BackstaffAssets

/// What is read of an Xcode project: the target that makes the app, its build settings and its packages.
struct XcodeProject: Equatable {
    /// The path of the folder that has the project.
    let folder: String
    /// The name of the target.
    let target: String
    /// The packages that the project names.
    let packages: Packages
    /// The files with settings that can't be read.
    let problems: [AssetProblem]
    /// The environment variables with which Xcode runs the app.
    let environment: [String: String]
    private let debugSettings: [String: String]
    private let releaseSettings: [String: String]

    init(_ app: AppTarget) {
        folder = app.objects.folder
        target = app.name
        packages = Self.packages(in: app.objects, of: app.object)
        environment = SchemeEnvironment.variables(in: app.objects.path, running: app.name)
        var problems: [AssetProblem] = []
        debugSettings = app.settings(isRelease: false, problems: &problems)
        releaseSettings = app.settings(isRelease: true, problems: &problems)
        self.problems = problems.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The target's settings. They replace those of the whole project.
    ///
    /// - Parameter isRelease: Whether the settings are those of a release build.
    func settings(isRelease: Bool) -> [String: String] { isRelease ? releaseSettings : debugSettings }
}
