import BackstaffElements
import Foundation

/// Writes the package that compiles a folder of source files.
///
/// SwiftPM doesn't accept a target outside of the package's folder. So the package contains a symbolic link to each of
/// the user's files. Only changes are written, because SwiftPM evaluates a manifest again after each write.
package struct PackageWriter {
    package let folder: SourceFolder
    /// The folder that the package is written to.
    let destination: String
    /// The path of the Backstaff package.
    let backstaff: String
    let languageMode: LanguageMode

    /// The language mode for the app's files.
    package enum LanguageMode: String, CaseIterable, Sendable {
        case five = "5"
        case six = "6"
    }

    package init(folder: SourceFolder, destination: String, backstaff: String, languageMode: LanguageMode) {
        self.folder = folder
        self.destination = destination
        self.backstaff = backstaff
        self.languageMode = languageMode
    }

    /// The folder of links to the user's files. The compiler sees these paths.
    var linkedSources: String { "\(destination)/Sources/\(folder.name)" }

    /// The name of the executable. It is unique in the build folder, which is shared with other apps.
    var product: String { "\(folder.name)-\(StableHash(folder.path).digits)" }

    var manifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: \(literal(product)),
            products: [.executable(name: \(literal(product)), targets: [\(literal(folder.name.description))])],
            dependencies: [.package(name: "Backstaff", path: \(literal(backstaff)))],
            targets: [
                .executableTarget(
                    name: \(literal(folder.name.description)),
                    dependencies: [
                        .product(name: "SwiftUI", package: "Backstaff"),
                        .product(name: "Combine", package: "Backstaff"),
                    ],
                    swiftSettings: [
                        .swiftLanguageMode(.v\(languageMode.rawValue)),
                        .define("BACKSTAFF_\(PackageVersion.fingerprint(of: backstaff))"),
                        .unsafeFlags(["-file-prefix-map", \(literal(linkedSources + "=" + folder.path))]),
                    ])
            ]
        )

        """
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
            try removeStaleLinks()
            for source in folder.sources {
                try link(linkedSources + "/" + source, to: folder.path + "/" + source)
            }
        } catch let error as CocoaError {
            throw Complaint.failure(
                "can't write to \(destination) (\(error.localizedDescription)); choose another folder with --cache")
        }
    }

    private func removeStaleLinks() throws {
        let wanted = Set(folder.sources)
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
    // A file or folder in the way is from an earlier layout of the user's folder.
    try? files.removeItem(atPath: path)
    try files.createDirectory(atPath: absolutePath(path + "/.."), withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: path, withDestinationPath: target)
}

/// `text` as a Swift string literal.
func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
        switch scalar {
        case "\\", "\"": "\\\(scalar)"
        case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
        default: String(scalar)
        }
    }
    return "\"" + escaped.joined() + "\""
}
