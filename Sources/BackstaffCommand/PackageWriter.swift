import BackstaffAssets
import BackstaffElements
import Foundation

/// Writes the package that compiles a folder of source files.
///
/// SwiftPM doesn't accept a target outside of the package's folder. So the package contains a symbolic link to each of
/// the user's files, or a rewritten copy if the app has to see another platform than Linux in that file. Only changes
/// are written: SwiftPM evaluates a manifest again after each write, and compiles a source file again.
package struct PackageWriter {
    package let folder: SourceFolder
    /// The folder that the package is written to.
    let destination: String
    /// The path of the Backstaff package.
    let backstaff: String
    let languageMode: LanguageMode
    /// The platform that the app sees.
    let platform: SeenPlatform
    /// The source of the constants for the app's pictures and colors, or `nil` if there are none.
    let constants: String?
    /// What the app's Xcode project says about the compiler. Its language mode isn't used: the command line may name
    /// another.
    let settings: CompilerSettings
    /// The packages that the app is built with, besides Backstaff.
    let packages: AppPackages
    /// Converts PDF pictures of the app and of its packages, or `nil` if they stay as they are.
    let converter: PDFConverter?
    /// What the package is for.
    let purpose: Purpose

    /// What a package is written for.
    enum Purpose: Equatable {
        /// To run the app.
        case run
        /// To check its sources. The package leaves out Backstaff's server, so much less has to be built first.
        case check
        /// To run the app's tests.
        case test([TestFolder])
    }

    /// The language mode for the app's files.
    package enum LanguageMode: String, CaseIterable, Sendable {
        case five = "5"
        case six = "6"
    }

    package init(
        folder: SourceFolder, destination: String, backstaff: String, languageMode: LanguageMode,
        platform: SeenPlatform = .ios, constants: String? = nil
    ) {
        self.init(
            folder: folder, destination: destination, backstaff: backstaff, languageMode: languageMode,
            platform: platform, constants: constants, packages: .none(for: folder))
    }

    init(
        folder: SourceFolder, destination: String, backstaff: String, languageMode: LanguageMode,
        platform: SeenPlatform, constants: String?, packages: AppPackages,
        settings: CompilerSettings = CompilerSettings(), converter: PDFConverter? = nil
    ) {
        self.folder = folder
        self.destination = destination
        self.backstaff = backstaff
        self.languageMode = languageMode
        self.platform = platform
        self.constants = constants
        self.settings = settings
        self.packages = packages
        self.converter = converter
        purpose = .run
    }

    /// A writer of the same app for another purpose and folder.
    func copy(for purpose: Purpose, destination: String) -> PackageWriter {
        PackageWriter(self, purpose: purpose, destination: destination)
    }

    private init(_ writer: PackageWriter, purpose: Purpose, destination: String) {
        folder = writer.folder
        self.destination = destination
        backstaff = writer.backstaff
        languageMode = writer.languageMode
        platform = writer.platform
        constants = writer.constants
        settings = writer.settings
        packages = writer.packages
        // Nothing is shown in a check.
        converter = purpose == .check ? nil : writer.converter
        self.purpose = purpose
    }

    /// The folder of the links and copies. The compiler sees these paths.
    var linkedSources: String { "\(destination)/Sources/\(folder.name)" }

    /// From the paths that the compiler sees to those of the user's files.
    var rewriting: PathRewriting {
        PathRewriting(
            [(linkedSources, folder.path), (mirror.root, packages.root)]
                + testFolders.map { (linkedSources(of: $0), $0.path) })
    }

    /// The name of the executable. It is unique in the build folder, which is shared with other apps.
    var product: String { "\(folder.name)-\(StableHash(folder.path).digits)" }

    /// Writes the package.
    ///
    /// - Throws: A ``Complaint`` if the cache can't be written.
    package func write() throws {
        _ = try writeAll()
    }

    /// Writes the package and the packages that it is built with.
    ///
    /// - Returns: What was left out of the packages, as lines for the user.
    /// - Throws: A ``Complaint`` if the cache can't be written, or if a package can't be used.
    func writeAll() throws -> [String] {
        do {
            try FileManager.default.createDirectory(atPath: linkedSources, withIntermediateDirectories: true)
            let path = destination + "/Package.swift"
            if FileManager.default.contents(atPath: path) != Data(manifest.utf8) {
                try Data(manifest.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
            }
            let generatedSources = generatedSources
            try removeStaleFiles(in: linkedSources, except: Set(folder.sources + generatedSources.keys))
            let absent = absentFrameworks
            var leftOut = LeftOutImports()
            for source in folder.sources {
                let text = try? folder.contents(of: source)
                let imports = absent.imports(in: text ?? [])
                leftOut.add(imports, of: source)
                let place = "\(linkedSources)/\(source)"
                try self.place(text, leavingOut: imports, of: "\(folder.path)/\(source)", at: place)
            }
            for (name, text) in generatedSources { try place(text, at: linkedSources + "/" + name) }
            for tests in testFolders { try write(tests, leavingOut: absent) }
            if purpose == .check {
                let path = "\(destination)/Sources/\(modulesTarget)/Modules.swift"
                try place("// The dependencies matter.\n", at: path)
            }
            let problems = try mirror.write(&leftOut)
            return packages.problems + leftOut.lines + problems
        } catch let error as CocoaError {
            throw Complaint.failure(
                "can't write to \(destination) (\(error.localizedDescription)); choose another folder with --cache")
        }
    }

    /// Leaves out imports of frameworks that aren't there. A check leaves out only those of which nothing is missing: it
    /// says which names go with which other import.
    var absentFrameworks: AbsentFrameworks {
        let frameworks = purpose == .check ? [] : AbsentFrameworks.names(on: platform)
        let modules = packages.local.flatMap(\.manifest.targets).map(\.name) + packages.products.map(\.name)
        return AbsentFrameworks(names: frameworks.union(AbsentFrameworks.partsOfSwiftUI).subtracting(modules))
    }

    private func write(_ tests: TestFolder, leavingOut absent: AbsentFrameworks) throws {
        let linked = linkedSources(of: tests)
        try removeStaleFiles(in: linked, except: Set(tests.sources + [VisitorFormatters.file]))
        var formatters = VisitorFormatters()
        for source in tests.sources {
            let file = "\(tests.path)/\(source)"
            let text = try? RegularFile.source(at: file)
            formatters.add(text ?? [])
            let imports = absent.imports(in: text ?? [])
            try place(text, leavingOut: imports, of: file, at: "\(linked)/\(source)")
        }
        try place(formatters.source ?? "", at: "\(linked)/\(VisitorFormatters.file)")
    }

    /// Links a source file, or writes its rewritten copy.
    private func place(
        _ text: [UInt8]?, leavingOut imports: [ImportStatement], of file: String, at path: String
    ) throws {
        let rewriter = SourceRewriter(platform: platform)
        guard let copy = text.flatMap({ rewriter.rewritten($0, leavingOut: imports) }) else {
            return try link(path, to: file)
        }
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
        if !isLink, FileManager.default.contents(atPath: path) == Data(copy) { return }
        try makeRoom(for: path)
        // A link that couldn't be removed must not be followed: it leads to the user's file.
        try Data(copy).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
    }

    /// The sources of the app's module that the user's folder doesn't have, by their names.
    private var generatedSources: [String: String] {
        var sources: [String: String] = [:]
        sources[AppResources.constantsFile] = constants
        sources[VisitorFormatters.file] = VisitorFormatters(folder.sources.map { try? folder.contents(of: $0) }).source
        if platform == .ios, let entry = DelegateEntry(of: folder) {
            sources[DelegateEntry.file] = entry.source(named: folder.name.description)
        }
        if purpose == .check {
            // Without the server, there is no method that runs an app. `@main` needs one.
            sources["Backstaff+Main.swift"] = "import SwiftUI\n\nextension App {\n    static func main() {}\n}\n"
        }
        return sources
    }

    private func place(_ text: String, at path: String) throws {
        if FileManager.default.contents(atPath: path) == Data(text.utf8) { return }
        try makeRoom(for: path)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
    }

    /// Removes the links and copies of files that the user's folder no longer has.
    private func removeStaleFiles(in folder: String, except wanted: Set<String>) throws {
        for entry in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? [] {
            let path = folder + "/" + entry
            let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            if type != .typeDirectory, !wanted.contains(entry) { try FileManager.default.removeItem(atPath: path) }
        }
    }
}

/// Makes `path` a symbolic link to `target` and creates the folders above it. An existing link to `target` is kept.
func link(_ path: String, to target: String) throws {
    let files = FileManager.default
    if (try? files.destinationOfSymbolicLink(atPath: path)) == target { return }
    try makeRoom(for: path)
    try files.createSymbolicLink(atPath: path, withDestinationPath: target)
}

/// Creates the folders above `path`. A file or folder at `path` is from an earlier layout of the user's folder, and is
/// removed.
func makeRoom(for path: String) throws {
    let files = FileManager.default
    try? files.removeItem(atPath: path)
    try files.createDirectory(atPath: absolutePath(path + "/.."), withIntermediateDirectories: true)
}
