import Foundation

/// Writes the package that compiles a folder of source.
///
/// SwiftPM takes no target outside of a package's folder, so each of the user's files is linked into it. Only what
/// changed is written: a manifest that stays as it was isn't evaluated again.
package struct PackageWriter {
    package let folder: SourceFolder
    /// The folder to write the package to.
    package let destination: String
    /// The path of the Backstaff package.
    package let backstaff: String
    package let languageMode: LanguageMode

    /// The version of the language that an app's files are compiled as.
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

    /// The folder of links: what the compiler takes for the user's.
    package var linkedSources: String { "\(destination)/Sources/\(folder.name)" }

    /// The executable's name in the build folder, which holds those of other apps of the same name.
    package var product: String { "\(folder.name)-\(CacheFolder.hash(folder.path))" }

    package var manifest: String {
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

/// Makes `path` a symbolic link to `target`, with the folders above it, unless it is one already.
func link(_ path: String, to target: String) throws {
    let files = FileManager.default
    if (try? files.destinationOfSymbolicLink(atPath: path)) == target { return }
    // Whatever stands where a file or a folder is wanted belongs to an earlier layout of the user's folder.
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
