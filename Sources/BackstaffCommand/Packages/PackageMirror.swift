import BackstaffAssets
import BackstaffElements
import Foundation

/// Writes the local packages of an app next to the app's own package.
///
/// Each package is mirrored with the same relative place, so that packages find each other by their paths. As in the
/// app's package, files are links, or copies if the sources have to see another platform. Pictures and texts are copies
/// too, and PDF pictures of catalogs become SVG. The manifest is the user's, with some lines at its end: they let the
/// targets see the same modules as the app.
///
/// ```
/// Shop-1f0c2d3e4a5b6978/
/// ├─ Package.swift                       the app
/// ├─ Packages/Shop/Core/…                the package Core in the project's folder Shop
/// └─ Packages/BackstaffModules/…         what all local packages depend on: Backstaff's modules
/// ```
struct PackageMirror {
    let packages: AppPackages
    /// The folder for the mirrored packages.
    let destination: String
    /// The path of the Backstaff package.
    let backstaff: String
    /// The part of a manifest that chooses Backstaff's traits.
    let traits: String
    let platform: SeenPlatform
    let absentFrameworks: AbsentFrameworks
    /// Converts the PDF pictures of catalogs, or `nil` if they stay as they are.
    let converter: PDFConverter?

    /// The folder that has the mirrored packages at the same relative places as ``AppPackages/root``.
    var root: String { "\(destination)/\(lastComponent(of: packages.root))" }

    /// The mirror of a package's folder, or of a file in it.
    func place(of path: String) -> String { root + path.dropFirst(packages.root.count) }

    /// The name of the package that all mirrored packages depend on. Object files of all apps are in one folder, so each
    /// app needs a module of its own.
    private var modules: String { "BackstaffModules_\(StableHash(packages.root).digits)" }

    /// Writes the packages.
    ///
    /// - Parameter leftOut: Gets the imports that are left out.
    /// - Returns: What else was left out, as lines for the user.
    func write(_ leftOut: inout LeftOutImports) throws -> [String] {
        if packages.local.isEmpty {
            if FileManager.default.fileExists(atPath: destination) {
                try FileManager.default.removeItem(atPath: destination)
            }
            return []
        }
        var wanted: Set<String> = []
        var problems: [String] = []
        var unconverted: [String] = []
        for package in packages.local {
            let (files, found) = PackageFiles(of: package, in: packages.boundary(of: package)).list()
            problems += found
            for file in files {
                let place = place(of: file)
                wanted.insert(place)
                if let picture = svg(of: file, reporting: &problems, missing: &unconverted) {
                    try self.place(Data(picture), at: place)
                } else {
                    try write(file, to: place, leavingOut: &leftOut)
                }
            }
            for target in package.targetsWithSwift where !target.hasConstants {
                let (source, found) = UndeclaredResources.constants(of: target, in: package, platform: platform)
                problems += found.map(\.description)
                guard let source else { continue }
                let path = place(of: package.folder(of: target)) + "/" + AppResources.constantsFile
                wanted.insert(path)
                try place(Data(source.utf8), at: path)
            }
            let confined = ConfinedFolder(package.path, title: "the package's folder")
            for target in package.targetsWithSwift {
                let folder = package.folder(of: target)
                let sources = SourceFolder.Listing.all(in: folder).sources
                let formatters = VisitorFormatters(sources.map { try? confined.source(at: folder + "/" + $0) })
                guard let source = formatters.source else { continue }
                let path = place(of: folder) + "/" + VisitorFormatters.file
                wanted.insert(path)
                try place(Data(source.utf8), at: path)
            }
            let path = place(of: package.path) + "/Package.swift"
            wanted.insert(path)
            try place(Data(manifest(of: package, files: files).utf8), at: path)
        }
        for (name, text) in modulesPackage {
            let path = "\(destination)/\(modules)/\(name)"
            wanted.insert(path)
            try place(Data(text.utf8), at: path)
        }
        try removeFiles(except: wanted)
        return unconverted.isEmpty ? problems : problems + [PDFConverter.complaint(naming: unconverted)]
    }

    // MARK: Manifests

    /// The manifest of a mirrored package with these files.
    private func manifest(of package: LocalPackage, files: [String]) throws -> String {
        let path = package.path + "/Package.swift"
        let text: String
        do throws(AssetProblem) {
            text = try PackageManifest.text(in: package.path)
        } catch {
            throw Complaint.failure("\(error)")
        }
        guard text.contains(/(let|var)\s+package\b/) else {
            throw Complaint.failure("\(path) doesn't have its package in a constant; write let package = Package(…)")
        }
        let removed = package.removedTargets.map(\.name)
        var lines = ["", "// Added by Backstaff."]
        func list(_ names: [String]) -> String { names.map { SwiftLiteral($0).description }.joined(separator: ", ") }
        if !removed.isEmpty {
            lines.append("package.targets.removeAll { [\(list(removed))].contains($0.name) }")
            let products = package.manifest.products.filter { !Set($0.targets).isDisjoint(with: removed) }.map(\.name)
            if !products.isEmpty {
                lines.append("package.products.removeAll { [\(list(products))].contains($0.name) }")
            }
        }
        for name in package.exported {
            let product = SwiftLiteral(LocalPackage.product(exporting: name))
            lines.append("package.products.append(.library(name: \(product), targets: [\(list([name]))]))")
        }
        if !package.unreachable.isEmpty {
            lines += [
                "package.dependencies.removeAll { dependency in",
                "    guard case .sourceControl(_, let address, _) = dependency.kind else { return false }",
                "    return [\(list(package.unreachable.keys.map(\.address).sorted()))].contains(address)",
                "}",
                "for target in package.targets {",
                "    target.dependencies.removeAll { use in",
                "        switch use {",
                "        case .productItem(let name, _, _, _), .byNameItem(let name, _):",
                "            return [\(list(package.unreachable.values.flatMap(\.self).sorted()))].contains(name)",
                "        default: return false",
                "        }",
                "    }",
                "}",
            ]
        }
        let versions = package.manifest.swiftLanguageVersions ?? []
        if versions.contains(where: { !["4", "4.2", "5", "6"].contains($0) }) {
            // The compiler refuses a mode such as 5.2, which older versions of Xcode wrote.
            let name = (package.manifest.toolsVersion?.major ?? 0) < 6 ? "swiftLanguageVersions" : "swiftLanguageModes"
            lines.append("package.\(name) = [.v5]")
        }
        let own = package.manifest.dependencies.compactMap { dependency -> String? in
            if case .local(let path) = dependency, packages.isBackstaff(path) { return lastComponent(of: path) }
            return nil
        }
        if let folder = own.first {
            lines += [
                "package.dependencies.removeAll { dependency in",
                "    guard case .fileSystem(_, let path) = dependency.kind else { return false }",
                "    return path == \(SwiftLiteral(folder)) || path.hasSuffix(\(SwiftLiteral("/" + folder)))",
                "}",
                "package.dependencies.append(.package(name: \"Backstaff\", path: \(SwiftLiteral(backstaff))))",
            ]
        }
        if package.manifest.products.contains(where: { $0.type.name == "library" }), text.contains(".dynamic") {
            // The app's bundle has no libraries beside the executable.
            lines += [
                "package.products = package.products.map { product in",
                "    guard let library = product as? Product.Library else { return product }",
                "    return .library(name: library.name, targets: library.targets)",
                "}",
            ]
        }
        lines += resourceLines(of: package, files: files)
        lines += [
            "package.dependencies.append(.package(path: \(SwiftLiteral("\(destination)/\(modules)"))))",
            "for target in package.targets where [\(list(package.swiftTargets))].contains(target.name) {",
            "    target.dependencies.append(.product(name: \(SwiftLiteral(modules)), package: \(SwiftLiteral(modules))))",
            "    target.swiftSettings = (target.swiftSettings ?? []) + [",
            "        .define(\"BACKSTAFF_\(PackageVersion.fingerprint(of: backstaff))\"),",
            "        .unsafeFlags([\(list(compilerFlags))]),",
            "    ]",
            "}",
        ]
        return text + lines.joined(separator: "\n") + "\n"
    }

    /// The lines that name the catalogs and string tables of targets, as Xcode does without them.
    private func resourceLines(of package: LocalPackage, files: [String]) -> [String] {
        guard package.manifest.toolsVersion?.hasResources == true else { return [] }
        var lines: [String] = []
        for target in package.targetsWithSwift {
            let resources = UndeclaredResources(of: target, in: package, files: files)
            if resources.paths.isEmpty { continue }
            let rules = resources.paths.map { ".process(\(SwiftLiteral($0)))" }.joined(separator: ", ")
            lines += [
                "for target in package.targets where target.name == \(SwiftLiteral(target.name)) {",
                "    target.resources = (target.resources ?? []) + [\(rules)]", "}",
            ]
            if resources.hasLanguages {
                lines.append("package.defaultLocalization = package.defaultLocalization ?? \"en\"")
            }
        }
        return lines
    }

    private var compilerFlags: [String] {
        ["-file-prefix-map", root + "=" + packages.root] + ModuleAliases.compilerFlags(on: platform)
    }

    /// The files of the package that brings Backstaff's modules. A manifest for an older version of SwiftPM can't choose
    /// Backstaff's traits, but it can depend on this package.
    private var modulesPackage: [String: String] {
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: \(SwiftLiteral(modules)),
                products: [.library(name: \(SwiftLiteral(modules)), targets: [\(SwiftLiteral(modules))])],
                dependencies: [.package(name: "Backstaff", path: \(SwiftLiteral(backstaff))\(traits))],
                targets: [
                    .target(
                        name: \(SwiftLiteral(modules)),
                        dependencies: [
                            .product(name: "SwiftUI", package: "Backstaff"),
                            .product(name: "Combine", package: "Backstaff"),
                            .product(name: \(SwiftLiteral(ModuleAliases.product)), package: "Backstaff"),
                        ])
                ]
            )

            """
        return ["Package.swift": manifest, "Sources/\(modules)/Modules.swift": "// The dependencies matter.\n"]
    }

    // MARK: Files

    /// Links a file, or writes a copy: of a source that is rewritten, and of a file that Backstaff reads in a bundle.
    private func write(_ file: String, to place: String, leavingOut leftOut: inout LeftOutImports) throws {
        let isSource = file.hasSuffix(".swift")
        guard isSource || Self.isReadInBundles(file), let text = try? RegularFile.source(at: file) else {
            return try link(place, to: file)
        }
        let imports = isSource ? absentFrameworks.imports(in: text) : []
        leftOut.add(imports, of: String(file.dropFirst(packages.root.count + 1)))
        let copy = isSource ? SourceRewriter(platform: platform).rewritten(text, leavingOut: imports) : text
        guard let copy else { return try link(place, to: file) }
        try self.place(Data(copy), at: place)
    }

    /// The SVG form of a PDF picture of an image set. The result is `nil` for other files, and if there is no such form.
    ///
    /// The server reads the catalogs of a package when it starts, and converts nothing. The copy keeps the file's name, which
    /// `Contents.json` refers to: pictures are told apart by their contents. A PDF file outside of a catalog stays, because it
    /// may be a document.
    ///
    /// - Parameters:
    ///   - problems: Gets what goes wrong, as lines for the user.
    ///   - missing: Gets the pictures that need the program that isn't installed.
    private func svg(
        of file: String, reporting problems: inout [String], missing: inout [String]
    ) -> [UInt8]? {
        guard let converter, file.contains(".imageset/"), file.lowercased().hasSuffix(".pdf") else { return nil }
        guard converter.isInstalled else {
            missing.append(String(file.dropFirst(packages.root.count + 1)))
            return nil
        }
        do throws(AssetProblem) {
            return try converter.svg(ofPDF: file)
        } catch {
            problems.append(error.description)
            return nil
        }
    }

    /// Whether Backstaff, and not only the app, reads a file that is in a bundle: a part of an asset catalog, a string
    /// table or a picture.
    ///
    /// SwiftPM copies a link into the bundle as a link, and Backstaff doesn't follow links that lead out of a bundle.
    private static func isReadInBundles(_ file: String) -> Bool {
        file.contains(".xcassets/") || StringTableReader.isTable(file) || !LoosePictures([file]).files.isEmpty
    }

    /// Writes a file if its contents have changed.
    private func place(_ data: Data, at path: String) throws {
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
        if !isLink, FileManager.default.contents(atPath: path) == data { return }
        try makeRoom(for: path)
        try data.write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
    }

    private func removeFiles(except wanted: Set<String>) throws {
        for entry in FileManager.default.enumerator(atPath: destination)?.compactMap({ $0 as? String }) ?? [] {
            let path = destination + "/" + entry
            let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            if type != .typeDirectory, !wanted.contains(path) { try FileManager.default.removeItem(atPath: path) }
        }
    }
}
