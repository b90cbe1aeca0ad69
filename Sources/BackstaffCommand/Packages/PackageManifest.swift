import BackstaffAssets
import Foundation

/// What SwiftPM reads in a `Package.swift`, as far as it matters here.
struct PackageManifest: Decodable {
    let name: String
    let products: [Product]
    let targets: [Target]
    let dependencies: [PackageDependency]
    let swiftLanguageVersions: [String]?
    let toolsVersion: ToolsVersion?

    struct ToolsVersion: Decodable {
        let _version: String

        /// The first number.
        var major: Int { Int(_version.prefix { $0 != "." }) ?? 0 }

        /// Whether a manifest of this version can name resources.
        var hasResources: Bool { _version.compare("5.3", options: .numeric) != .orderedAscending }
    }

    func hasProduct(_ name: String) -> Bool { products.contains { $0.name == name } }

    struct Product: Decodable {
        let name: String
        let targets: [String]
        let type: Case

        var isLibrary: Bool { type.name == "library" }
    }

    struct Target: Decodable {
        let name: String
        /// `regular`, `executable`, `test`, `system`, `binary`, `plugin` or `macro`.
        let type: String
        let path: String?
        let dependencies: [Use]
        let resources: [Resource]?
        let exclude: [String]?
        let pluginUsages: [Plugin]?
        let settings: [PackageSetting]?

        /// Whether the target's constants for catalogs come from Backstaff's own plug-in.
        var hasConstants: Bool { pluginUsages?.contains { $0.name == "BackstaffResources" } == true }
    }

    struct Resource: Decodable {
        /// The path, relative to the target's folder.
        let path: String
    }

    /// The use of a plug-in.
    struct Plugin: Decodable {
        let name: String

        init(from decoder: any Decoder) throws {
            var (_, values) = try Case.contents(of: decoder)
            name = try values.decode(String.self)
        }
    }

    /// What a target uses: a target of its package, a product of another, or either by its name only.
    struct Use: Decodable {
        let kind: String
        let name: String
        let package: String?

        init(from decoder: any Decoder) throws {
            let (name, list) = try Case.contents(of: decoder)
            kind = name
            var values = list
            self.name = try values.decode(String.self)
            package = kind == "product" ? try values.decodeIfPresent(String.self) : nil
        }
    }

    /// The name of an enumeration's case.
    struct Case: Decodable {
        let name: String

        init(from decoder: any Decoder) throws {
            guard let key = try decoder.container(keyedBy: Key.self).allKeys.first else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no case"))
            }
            name = key.stringValue
        }

        /// The name of a case and its values.
        static func contents(of decoder: any Decoder) throws -> (String, any UnkeyedDecodingContainer) {
            let container = try decoder.container(keyedBy: Key.self)
            guard let key = container.allKeys.first else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no case"))
            }
            return (key.stringValue, try container.nestedUnkeyedContainer(forKey: key))
        }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Whether a folder has a manifest that SwiftPM would read. It is asked for every folder of an app. A link that leads
    /// out of the folder isn't followed.
    static func isIn(_ folder: String) -> Bool {
        let path = folder + "/Package.swift"
        let confined = ConfinedFolder(folder, title: "the package's folder")
        guard let head = try? confined.beginning(of: path, bytes: 4_096) else { return false }
        let text = String(decoding: head, as: UTF8.self)
        // The manifest of an app for Swift Playgrounds needs a module that only Apple has. Its folder is read as one of
        // sources.
        return text.contains("swift-tools-version") && !text.contains("import AppleProductTypes")
    }

    /// The text of a package's manifest.
    static func text(in folder: String) throws(AssetProblem) -> String {
        let confined = ConfinedFolder(folder, title: "the package's folder")
        return String(decoding: try confined.source(at: folder + "/Package.swift"), as: UTF8.self)
    }

    /// Lets SwiftPM read the manifest of a package. SwiftPM compiles and runs it.
    ///
    /// - Parameter folder: The folder of the package. Nothing is written into it.
    /// - Throws: A ``Complaint`` that names the place of the first error, or a target that isn't in the folder.
    static func read(in folder: String) throws -> PackageManifest {
        let environment = ProcessInfo.processInfo.environment
        let scratch = CacheFolder(chosen: nil, environment: environment).manifests
        let swift = environment["BACKSTAFF_SWIFT"] ?? "swift"
        let result = try ToolRun.output(
            of: [swift, "package", "dump-package", "--package-path", folder, "--scratch-path", scratch])
        guard result.exitCode == 0 else {
            throw Complaint.failure("can't read \(folder)/Package.swift: \(result.firstError)")
        }
        let manifest: PackageManifest
        do {
            manifest = try JSONDecoder().decode(PackageManifest.self, from: result.output)
        } catch {
            throw Complaint.failure("can't understand what SwiftPM says about \(folder)/Package.swift (\(error))")
        }
        // SwiftPM refuses such a target too, but only when it builds the package, and its sources are read before.
        let package = LocalPackage(path: folder, manifest: manifest)
        if let target = manifest.targets.first(where: { !package.contains($0) }) {
            let place = package.folder(of: target)
            throw Complaint.failure(
                "\(folder)/Package.swift: the target \(target.name) is in \(place), outside of the package")
        }
        return manifest
    }
}
