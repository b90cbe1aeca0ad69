import ArgumentParser
import Foundation

/// The options of all commands that read the sources of an app.
struct SourceOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The folder with the app's Swift files. It may also contain an Xcode project.", valueName: "dir"),
        completion: .directory)
    var directory: String

    @Option(
        name: .customLong("swift-version"),
        help: ArgumentHelp(
            "The language mode of the app's files: 5 or 6.",
            discussion: "By default, the one that the folder's Xcode project names, or else 5.", valueName: "mode"))
    var languageMode: PackageWriter.LanguageMode?

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

    /// A writer for the package of the current contents of the folder.
    ///
    /// - Parameter isRelease: Whether the project's settings are those of a release build.
    /// - Throws: A ``Complaint`` if there is no source to compile, or no Backstaff package.
    func writer(isRelease: Bool = false) throws -> (writer: PackageWriter, resources: AppResources, cache: CacheFolder)
    {
        let environment = ProcessInfo.processInfo.environment
        let backstaff = try PackageLocation.find(chosen: package, environment: environment)
        let folder = try SourceFolder.find(at: directory, platform: platform)
        let cache = CacheFolder(chosen: cache, environment: environment)
        let resources = AppResources(of: folder, platform: platform)
        var packages = try AppPackages.find(for: folder, backstaff: backstaff)
        try packages.removeUnreachable { try $0.reasonNotToFetch(for: $1, in: cache.remote) }
        let settings =
            packages.settings.map { CompilerSettings($0, isRelease: isRelease) }
            ?? CompilerSettings(folder.project?.settings(isRelease: isRelease) ?? [:])
        let destination = cache.app(name: folder.name, path: folder.path)
        let writer = PackageWriter(
            folder: folder, destination: destination, backstaff: backstaff,
            languageMode: languageMode ?? settings.languageMode ?? .five, platform: platform,
            constants: resources.constants, packages: packages, settings: settings,
            converter: .installed(cache: destination + "/pictures"))
        return (writer, resources, cache)
    }
}

/// The options that `run`, `build` and `drive` share.
struct BuildOptions: ParsableArguments {
    @OptionGroup var source: SourceOptions

    @Flag(help: "Compile with optimization: the app is faster, the build slower.")
    var release = false

    func build() async throws -> Result<AppBundle, BuildFailure> {
        try await builder().build()
    }

    /// A builder for the current contents of the folder.
    ///
    /// - Throws: A ``Complaint`` if there is no source to compile, or no Backstaff package.
    func builder() throws -> Builder {
        let (writer, resources, cache) = try source.writer(isRelease: release)
        return Builder(
            writer: writer, resources: resources, scratch: cache.build(package: writer.backstaff), isRelease: release,
            isVerbose: source.verbose)
    }
}

extension PackageWriter.LanguageMode: ExpressibleByArgument {}
extension SeenPlatform: ExpressibleByArgument {}
