import BackstaffAssets
import Foundation

/// The build settings of one level: those of a project or a target, or those of a file that it is based on.
///
/// ```
/// Shared.xcconfig    SWIFT_ACTIVE_COMPILATION_CONDITIONS = OFFLINE
/// the target         SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)"      DEBUG OFFLINE
/// ```
enum SettingLevels {
    private static let mostInheritedBytes = 10_000

    /// The settings of a level and those that it inherits. The level's own come first.
    static func merged(_ inherited: [String: String], _ own: [String: String]) -> [String: String] {
        inherited.merging(own) { below, value in
            // Files that include themselves must not double a value without end.
            let below = below.utf8.count <= mostInheritedBytes ? below : ""
            return value.replacingOccurrences(of: "$(inherited)", with: below)
                .replacingOccurrences(of: "${inherited}", with: below)
        }
    }
}

/// A file with build settings, `*.xcconfig`.
///
/// ```
/// #include "Shared.xcconfig"
/// SWIFT_VERSION = 6.0 // a remark
/// ```
struct ConfigurationFile {
    /// The settings in the file and in those that it includes. A setting with a condition is among them with its brackets,
    /// and isn't used.
    private(set) var settings: [String: String] = [:]
    private let project: ConfinedFolder

    private static let mostBytes = 1 << 20
    private static let mostFiles = 64

    /// Reads a file. One that can't be read has no settings.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - folder: The folder with the project. Nothing outside of it is read.
    init(_ path: String, in folder: String) {
        project = ConfinedFolder(folder, title: "the project's folder")
        var left = Self.mostFiles
        read(path, left: &left)
    }

    private mutating func read(_ path: String, left: inout Int) {
        left -= 1
        guard left >= 0, let bytes = try? project.contents(of: path, mostBytes: Self.mostBytes) else { return }
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            if let match = line.firstMatch(of: /^\s*#include\??\s*"(?<path>[^"]+)"/) {
                let named = String(match.path)
                read(absolutePath(named.hasPrefix("/") ? named : path + "/../" + named), left: &left)
            } else if let match = line.firstMatch(of: /^\s*(?<name>[A-Za-z_]\S*?)\s*=(?<value>.*)$/) {
                let value = match.value.firstRange(of: "//").map { match.value[..<$0.lowerBound] } ?? match.value
                settings = SettingLevels.merged(
                    settings, [String(match.name): value.trimmingCharacters(in: .whitespaces)])
            }
        }
    }
}

extension XcodeObjects {
    /// The settings of the file that a project's or a target's configuration is based on.
    func inheritedSettings(of configuration: [String: Any]) -> [String: String] {
        var path: String?
        if let file = configuration["baseConfigurationReference"] as? String {
            path = self.path(of: file)
        } else if let group = configuration["baseConfigurationReferenceAnchor"] as? String,
            let relative = configuration["baseConfigurationReferenceRelativePath"] as? String
        {
            path = self.path(of: group).map { $0 + "/" + relative }
        }
        return path.map { ConfigurationFile(absolutePath($0), in: folder).settings } ?? [:]
    }

    /// The absolute path of a file or a group. Its own path is relative to the groups around it.
    func path(of id: String) -> String? {
        var parts: [String] = []
        var next: String? = id
        var visited: Set<String> = []
        while let current = next, let object = object(current), visited.insert(current).inserted {
            if let part = object["path"] as? String { parts.insert(part, at: 0) }
            if object["sourceTree"] as? String == "SOURCE_ROOT" { break }
            next = parent(of: current)
        }
        return parts.isEmpty ? nil : absolutePath(folder + "/" + parts.joined(separator: "/"))
    }
}
