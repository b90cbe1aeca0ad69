import BackstaffAssets
import Foundation

/// A file with build settings, `*.xcconfig`.
///
/// ```
/// #include "Shared.xcconfig"
/// SWIFT_VERSION = 6.0 // a remark
/// ```
struct ConfigurationFile {
    /// The settings in the file and in those that it includes. Settings for one platform or architecture aren't read.
    private(set) var settings: [String: String] = [:]
    /// The files that can't be read.
    private(set) var problems: [AssetProblem] = []
    private let project: ConfinedFolder

    private static let mostBytes = 1 << 20
    private static let mostFiles = 64
    /// How many bytes the values have at most, with all that they inherit.
    private static let mostValueBytes = 16 << 20
    private var valueBytes = 0

    /// Reads a file. One that can't be read has no settings.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - folder: The folder with the project. Nothing outside of it is read.
    init(_ path: String, in folder: String) {
        project = ConfinedFolder(folder, title: "the project's folder")
        var left = Self.mostFiles
        read(path, isOptional: false, left: &left)
    }

    private mutating func read(_ path: String, isOptional: Bool, left: inout Int) {
        left -= 1
        guard left >= 0 else { return }
        let bytes: [UInt8]
        do throws(AssetProblem) {
            bytes = try project.contents(of: path, mostBytes: Self.mostBytes)
        } catch {
            if isOptional, !FileManager.default.fileExists(atPath: path) { return }
            problems.append(AssetProblem(path: path, words: error.words + "; its settings are left out"))
            return
        }
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            if let included = Self.included(by: line) {
                let named = included.path
                read(
                    absolutePath(named.hasPrefix("/") ? named : path + "/../" + named), isOptional: included.isOptional,
                    left: &left)
            } else if let (name, value) = Self.setting(in: line) {
                let value = SettingLevels.value(value, inheriting: settings[name] ?? "")
                valueBytes += value.utf8.count
                if valueBytes > Self.mostValueBytes {
                    problems.append(AssetProblem(path: path, words: "its settings are too long; the rest is left out"))
                    left = 0
                    return
                }
                settings[name] = value
            }
        }
    }

    /// The file that a line includes: `#include "Shared.xcconfig"`. With `#include?` it may be missing.
    private static func included(by line: Substring) -> (path: String, isOptional: Bool)? {
        let line = line.drop(while: \.isWhitespace)
        guard line.hasPrefix("#include"), let start = line.firstIndex(of: "\"") else { return nil }
        let path = line[line.index(after: start)...].prefix { $0 != "\"" }
        return (String(path), line[..<start].contains("?"))
    }

    /// The setting in a line: `NAME = VALUE // a remark`.
    private static func setting(in line: Substring) -> (name: String, value: String)? {
        guard let equals = line.firstIndex(of: "=") else { return nil }
        let name = line[..<equals].trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else {
            return nil
        }
        let value = line[line.index(after: equals)...]
        let remark = value.firstRange(of: "//")?.lowerBound ?? value.endIndex
        return (name, value[..<remark].trimmingCharacters(in: .whitespaces))
    }
}

extension XcodeObjects {
    /// The file that a project's or a target's configuration is based on, if any.
    func configurationFile(of configuration: [String: Any]) -> ConfigurationFile? {
        var path: String?
        if let file = configuration["baseConfigurationReference"] as? String {
            path = self.path(of: file)
        } else if let group = configuration["baseConfigurationReferenceAnchor"] as? String,
            let relative = configuration["baseConfigurationReferenceRelativePath"] as? String
        {
            path = self.path(of: group).map { $0 + "/" + relative }
        }
        return path.map { ConfigurationFile(absolutePath($0), in: folder) }
    }
}
