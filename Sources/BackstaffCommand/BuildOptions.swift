import ArgumentParser
import Foundation

/// The options that `run`, `build` and `drive` share.
struct BuildOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The folder with the app's Swift files. It may also contain an Xcode project.", valueName: "dir"),
        completion: .directory)
    var directory: String

    @Flag(help: "Compile with optimization: the app is faster, the build slower.")
    var release = false

    @Option(
        name: .customLong("swift-version"),
        help: ArgumentHelp("The language mode of the app's files: 5 or 6.", valueName: "mode"))
    var languageMode = PackageWriter.LanguageMode.five

    @Option(
        help: ArgumentHelp(
            "The platform that the app sees in #if and import: ios or macos.",
            discussion: "With ios, os(iOS), canImport(UIKit) and targetEnvironment(simulator) are true.",
            valueName: "name"))
    var platform = SeenPlatform.ios

    @Option(
        help: ArgumentHelp(
            "The folder of the Backstaff package.",
            discussion: "By default, the one in BACKSTAFF_PACKAGE, or else the one that this tool was compiled in.",
            valueName: "dir"),
        completion: .directory)
    var package: String?

    @Option(
        help: ArgumentHelp(
            "The folder for builds. You can delete it at any time.",
            discussion: "By default, the folder backstaff in XDG_CACHE_HOME, or else in ~/.cache.", valueName: "dir"),
        completion: .directory)
    var cache: String?

    @Flag(help: "Show the whole output of swift build.")
    var verbose = false

    func build() async throws -> Result<AppBundle, BuildFailure> {
        try await builder().build()
    }

    /// A builder for the current contents of the folder.
    ///
    /// - Throws: A ``Complaint`` if there is no source to compile, or no Backstaff package.
    func builder() throws -> Builder {
        let environment = ProcessInfo.processInfo.environment
        let backstaff = try PackageLocation.find(chosen: package, environment: environment)
        let folder = try SourceFolder.find(at: directory)
        let cache = CacheFolder(chosen: cache, environment: environment)
        let resources = AppResources(of: folder, platform: platform)
        let writer = PackageWriter(
            folder: folder, destination: cache.app(name: folder.name, path: folder.path), backstaff: backstaff,
            languageMode: languageMode, platform: platform, constants: resources.constants)
        return Builder(
            writer: writer, resources: resources, scratch: cache.build(package: backstaff), isRelease: release,
            isVerbose: verbose)
    }
}

extension PackageWriter.LanguageMode: ExpressibleByArgument {}
extension SeenPlatform: ExpressibleByArgument {}
