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

    /// The language mode for the app's files.
    package enum LanguageMode: String, CaseIterable, Sendable {
        case five = "5"
        case six = "6"
    }

    package init(
        folder: SourceFolder, destination: String, backstaff: String, languageMode: LanguageMode,
        platform: SeenPlatform = .ios, constants: String? = nil
    ) {
        self.folder = folder
        self.destination = destination
        self.backstaff = backstaff
        self.languageMode = languageMode
        self.platform = platform
        self.constants = constants
    }

    /// The folder of the links and copies. The compiler sees these paths.
    var linkedSources: String { "\(destination)/Sources/\(folder.name)" }

    /// The name of the executable. It is unique in the build folder, which is shared with other apps.
    var product: String { "\(folder.name)-\(StableHash(folder.path).digits)" }

    var manifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: \(SwiftLiteral(product)),
            products: [.executable(name: \(SwiftLiteral(product)), targets: [\(SwiftLiteral(folder.name.description))])],
            dependencies: [.package(name: "Backstaff", path: \(SwiftLiteral(backstaff)))],
            targets: [
                .executableTarget(
                    name: \(SwiftLiteral(folder.name.description)),
                    dependencies: [
                        .product(name: "SwiftUI", package: "Backstaff"),
                        .product(name: "Combine", package: "Backstaff"),
                        .product(name: \(SwiftLiteral(ModuleAliases.product)), package: "Backstaff"),
                    ],
                    swiftSettings: [
                        .swiftLanguageMode(.v\(languageMode.rawValue)),
                        .define("BACKSTAFF_\(PackageVersion.fingerprint(of: backstaff))"),
                        .unsafeFlags([\(compilerFlags.map { SwiftLiteral($0).description }.joined(separator: ", "))]),
                    ])
            ]
        )

        """
    }

    private var compilerFlags: [String] {
        ["-file-prefix-map", linkedSources + "=" + folder.path] + ModuleAliases.compilerFlags(on: platform)
    }

    /// Writes the package.
    ///
    /// - Throws: A ``Complaint`` if the cache can't be written.
    package func write() throws {
        do {
            try FileManager.default.createDirectory(atPath: linkedSources, withIntermediateDirectories: true)
            let path = destination + "/Package.swift"
            if FileManager.default.contents(atPath: path) != Data(manifest.utf8) {
                try Data(manifest.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
            }
            try removeStaleFiles()
            for source in folder.sources { try place(source) }
            if let constants { try place(constants: constants) }
        } catch let error as CocoaError {
            throw Complaint.failure(
                "can't write to \(destination) (\(error.localizedDescription)); choose another folder with --cache")
        }
    }

    /// Links a source file, or writes its rewritten copy.
    private func place(_ source: String) throws {
        let path = linkedSources + "/" + source
        let rewriter = SourceRewriter(platform: platform)
        guard let text = try? folder.contents(of: source), let copy = rewriter.rewritten(text)
        else { return try link(path, to: folder.path + "/" + source) }
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
        if !isLink, FileManager.default.contents(atPath: path) == Data(copy) { return }
        try makeRoom(for: path)
        // A link that couldn't be removed must not be followed: it leads to the user's file.
        try Data(copy).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
    }

    /// Writes the constants for resources.
    private func place(constants: String) throws {
        let path = linkedSources + "/" + AppResources.constantsFile
        if FileManager.default.contents(atPath: path) == Data(constants.utf8) { return }
        try makeRoom(for: path)
        try Data(constants.utf8).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
    }

    /// Removes the links and copies of files that the user's folder no longer has.
    private func removeStaleFiles() throws {
        let wanted = Set(folder.sources + (constants == nil ? [] : [AppResources.constantsFile]))
        for entry in FileManager.default.enumerator(atPath: linkedSources)?.compactMap({ $0 as? String }) ?? [] {
            let path = linkedSources + "/" + entry
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
private func makeRoom(for path: String) throws {
    let files = FileManager.default
    try? files.removeItem(atPath: path)
    try files.createDirectory(atPath: absolutePath(path + "/.."), withIntermediateDirectories: true)
}
