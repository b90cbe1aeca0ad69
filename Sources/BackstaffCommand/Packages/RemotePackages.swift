import BackstaffAssets
import Foundation

extension RemotePackage {
    /// The package as a dependency in a manifest.
    var declaration: String {
        let version =
            switch version {
            case .range(let from, let below): "\(SwiftLiteral(from))..<\(SwiftLiteral(below))"
            case .exact(let version): "exact: \(SwiftLiteral(version))"
            case .branch(let name): "branch: \(SwiftLiteral(name))"
            case .revision(let name): "revision: \(SwiftLiteral(name))"
            }
        return ".package(url: \(SwiftLiteral(address)), \(version))"
    }

    /// Lets SwiftPM fetch the package with everything that it needs.
    ///
    /// - Parameters:
    ///   - products: The products that the app uses. SwiftPM doesn't fetch a package without uses.
    ///   - folder: A folder for this. If the package was fetched before, it isn't fetched again.
    /// - Returns: The reason for which it can't be fetched, or `nil` if it is there.
    func reasonNotToFetch(for products: [String], in folder: String) throws -> String? {
        // SwiftPM knows a package by the name of its folder, so this one must have another name.
        let folder = "\(folder)/fetched-\(identity)"
        let uses = products.map { ".product(name: \(SwiftLiteral($0)), package: \(SwiftLiteral(identity)))" }
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Fetched", dependencies: [\(declaration)],
                targets: [.target(name: "Fetched", dependencies: [\(uses.joined(separator: ", "))])])

            """
        let path = folder + "/Package.swift"
        let isKnown = FileManager.default.contents(atPath: path) == Data(manifest.utf8)
        if isKnown, FileManager.default.fileExists(atPath: folder + "/Package.resolved") { return nil }
        do {
            try? FileManager.default.removeItem(atPath: folder)
            let sources = folder + "/Sources/Fetched"
            try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
            try Data().write(to: URL(fileURLWithPath: sources + "/Fetched.swift"))
            try Data(manifest.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            throw Complaint.failure(
                "can't write to \(folder) (\(error.localizedDescription)); choose another folder with --cache")
        }
        Console.say("fetching \(address)")
        let swift = ProcessInfo.processInfo.environment["BACKSTAFF_SWIFT"] ?? "swift"
        let result = try ToolRun.output(of: [swift, "package", "resolve", "--package-path", folder])
        if result.exitCode == 0 {
            // The clone isn't needed any more: SwiftPM keeps another one for all packages.
            try? FileManager.default.removeItem(atPath: folder + "/.build")
            return nil
        }
        try? FileManager.default.removeItem(atPath: path)
        let error = result.firstError
        return error.hasSuffix(":") ? String(error.dropLast()) : error
    }
}
