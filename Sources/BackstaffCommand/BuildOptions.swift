import ArgumentParser
import Foundation

/// The options that `run`, `build` and `drive` share.
struct BuildOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The folder of the app's Swift files, or one that holds an Xcode project and them.", valueName: "dir"),
        completion: .directory)
    var directory: String

    @Flag(help: "Compile optimized: a faster app, a slower build.")
    var release = false

    @Option(
        name: .customLong("swift-version"),
        help: ArgumentHelp("The language mode of the app's files: 5 or 6.", valueName: "mode"))
    var languageMode = PackageWriter.LanguageMode.five

    @Option(
        help: ArgumentHelp(
            "The folder of the Backstaff package.",
            discussion: "Otherwise BACKSTAFF_PACKAGE names it; otherwise it is the one this tool was compiled in.",
            valueName: "dir"),
        completion: .directory)
    var package: String?

    @Option(
        help: ArgumentHelp(
            "The folder to keep builds in; deleting it costs only time.",
            discussion: "Otherwise it is backstaff in XDG_CACHE_HOME, or in ~/.cache.", valueName: "dir"),
        completion: .directory)
    var cache: String?

    @Flag(help: "Show all that swift build prints.")
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
        let writer = PackageWriter(
            folder: folder, destination: cache.app(name: folder.name, path: folder.path), backstaff: backstaff,
            languageMode: languageMode)
        return Builder(
            writer: writer, scratch: cache.build(package: backstaff), isRelease: release, isVerbose: verbose)
    }
}

extension PackageWriter.LanguageMode: ExpressibleByArgument {}
