import BackstaffAssets
import Foundation

/// A folder of SwiftUI source: the files to compile, and the resources to copy.
package struct SourceFolder: Equatable {
    /// The absolute path of the folder that is compiled.
    package let path: String
    /// The name of the module, derived from that of the folder.
    package let name: ModuleName
    /// The Swift files, relative to ``path``, sorted.
    package let sources: [String]
    /// Files, asset catalogs and other bundles to copy, relative to ``path``, sorted.
    package let resources: [String]
    /// Asset catalogs for previews. They aren't copied, but the sources may use constants for what is in them.
    package let previewCatalogs: [String]
    /// The folders inside that are packages of their own, relative to ``path``, sorted. Their files aren't the app's.
    let packages: [String]
    /// The folder of the package that the sources are a part of, if any.
    let package: String?
    /// The folder of the Xcode project or the package, or the one that is compiled. No file of the app outside of it is read.
    let boundary: ConfinedFolder
    /// The Xcode project that the sources belong to, if any.
    let project: XcodeProject?
    /// The files and folders that were left out because they aren't in ``boundary`` or aren't files, sorted, and what is
    /// wrong with the project.
    let problems: [AssetProblem]

    /// Searches the folder at `path`.
    ///
    /// If the folder contains `Shop.xcodeproj` and a folder `Shop`, as an Xcode project does, the inner folder is used. If
    /// the project lists the files of its app, exactly these are used, also those beside that folder. If the folder is
    /// that of a package, the folder of the target with the app is used.
    ///
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - platform: The platform that the app sees.
    /// - Throws: A ``Complaint`` if there is no such folder, or if it contains no Swift file, no `@main`, more than one
    ///   `@main`, or two files of one name.
    package static func find(at path: String, platform: SeenPlatform = .ios) throws -> SourceFolder {
        let inner = try root(of: path)
        let (target, unreadable) = AppTarget.find(for: inner, platform: platform)
        let members = target.map { XcodeMembers($0, platform: platform) }
        let besides = members?.besides(inner).filter(FileManager.default.fileExists(atPath:)) ?? []
        let path = besides.isEmpty ? inner : members?.folder ?? inner
        var listing = Listing(of: path)
        try listing.visit(folder: inner, relative: String(inner.dropFirst(path.count + 1)))
        for member in besides { try listing.add(member, as: String(member.dropFirst(path.count + 1))) }
        try members?.choose(from: &listing, of: path)
        let project = target.map(XcodeProject.init)
        let folder = SourceFolder(
            path: path, name: ModuleName(folder: lastComponent(of: inner)), sources: listing.sources.sorted(),
            resources: listing.resources.sorted(), previewCatalogs: listing.previewCatalogs.sorted(),
            packages: listing.packages.sorted(), package: Self.package(around: path), boundary: listing.boundary,
            project: project, problems: listing.problems + unreadable + (project?.problems ?? []))
        // A folder with two apps often has two files of one name as well, which isn't the reason.
        try folder.checkEntryPoint()
        try folder.checkNames()
        return folder
    }

    /// The folder to compile for a folder that was given on the command line.
    ///
    /// - Throws: A ``Complaint`` if there is no such folder, or if it contains several Xcode projects.
    package static func root(of named: String) throws -> String {
        if named.isEmpty {
            throw Complaint.usage("the folder has no name; name the folder that holds the app's Swift files")
        }
        var path = absolutePath(named)
        guard isFolder(path) else {
            throw Complaint.usage(
                FileManager.default.fileExists(atPath: path)
                    ? "\(path) is a file; name the folder that holds the app's Swift files"
                    : "no folder at \(path); check the path")
        }
        if path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace") { path = absolutePath(path + "/..") }
        let inner = try contents(of: path)
            .filter { $0.hasSuffix(".xcodeproj") }
            .map { path + "/" + $0.dropLast(".xcodeproj".count) }
            .filter(isFolder)
        guard inner.count < 2 else {
            throw Complaint.usage("\(path) holds several projects; name one of \(inner.joined(separator: ", "))")
        }
        if let inner = inner.first { return inner }
        return PackageManifest.isIn(path) ? try LocalPackage.appFolder(in: path) ?? path : path
    }

    /// The package that a folder of source is a part of. It may be up to three folders above, if its manifest contains
    /// the name of the folder: others are of no concern, and aren't run to find out.
    static func package(around path: String) -> String? {
        if isFolder("\(absolutePath(path + "/.."))/\(lastComponent(of: path)).xcodeproj") { return nil }
        let candidates = sequence(first: path) { $0 == "/" ? nil : absolutePath($0 + "/..") }.prefix(4)
        let name = lastComponent(of: path)
        return candidates.first { folder in
            guard PackageManifest.isIn(folder), folder != path else { return PackageManifest.isIn(folder) }
            let text = (try? PackageManifest.text(in: folder)) ?? ""
            return ["\"", "/"].contains { start in
                ["\"", "/\""].contains { text.contains(start + name + $0) }
            }
        }
    }

    /// Reads a source file.
    ///
    /// - Parameter source: Its path, relative to ``path``.
    func contents(of source: String) throws(AssetProblem) -> [UInt8] {
        try boundary.source(at: path + "/" + source)
    }

    /// The compiler accepts a file's name once in a module.
    private func checkNames() throws {
        for (name, files) in Dictionary(grouping: sources, by: lastComponent) where files.count > 1 {
            let paths = files.sorted().map { "\(path)/\($0)" }.joined(separator: " and ")
            throw Complaint.failure(
                "more than one file has the name \(name): \(paths); rename one, or move one out of the folder")
        }
    }

    private func checkEntryPoint() throws {
        guard !sources.isEmpty else {
            throw Complaint.failure("no Swift file in \(path); name the folder that holds the app's Swift files")
        }
        var certain: [String] = []
        var possible = sources.contains { lastComponent(of: $0) == "main.swift" }
        for source in sources {
            let text: [UInt8]
            do throws(AssetProblem) {
                text = try contents(of: source)
            } catch {
                throw Complaint.failure("\(error)")
            }
            let attribute = MainAttribute(in: String(decoding: text, as: UTF8.self))
            certain += Array(repeating: source, count: attribute.unconditional)
            if attribute.conditional > 0 { possible = true }
        }
        if certain.count > 1 {
            let files = certain.map { "\(path)/\($0)" }.joined(separator: " and ")
            throw Complaint.failure(
                "more than one @main: \(files); leave one, or name a folder that holds only one app")
        }
        if certain.isEmpty, !possible {
            throw Complaint.failure(
                "no @main in the Swift files of \(path); put @main before the struct that is the App")
        }
    }
}

extension SourceFolder {
    /// The names of the files in a folder, sorted, without hidden files.
    static func contents(of folder: String) throws -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }.sorted()
        } catch {
            throw Complaint.failure("can't read the folder \(folder); check its permissions")
        }
    }
}
