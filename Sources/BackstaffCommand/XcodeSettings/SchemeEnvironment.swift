import BackstaffAssets
import Foundation

/// The environment variables with which Xcode runs an app: those of its scheme that are switched on.
enum SchemeEnvironment {
    private static let mostBytes = 1 << 20

    /// The variables of the shared scheme that runs a target.
    ///
    /// If several schemes run the target, the one with its name counts, or else the first.
    ///
    /// - Parameters:
    ///   - project: The path of the Xcode project.
    ///   - target: The name of the target.
    static func variables(in project: String, running target: String) -> [String: String] {
        let folder = project + "/xcshareddata/xcschemes"
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.hasSuffix(".xcscheme") }
            .sorted { ($0 == target + ".xcscheme" ? 0 : 1, $0) < ($1 == target + ".xcscheme" ? 0 : 1, $1) }
        let schemes = ConfinedFolder(project, title: "the project")
        for name in names {
            guard let bytes = try? schemes.contents(of: "\(folder)/\(name)", mostBytes: mostBytes),
                let variables = variables(of: String(decoding: bytes, as: UTF8.self), running: target)
            else { continue }
            return variables
        }
        return [:]
    }

    /// The variables of a scheme. The result is `nil` if it runs another target.
    static func variables(of scheme: String, running target: String) -> [String: String]? {
        guard let start = scheme.firstRange(of: "<LaunchAction"),
            let end = scheme[start.upperBound...].firstRange(of: "</LaunchAction>")
        else { return nil }
        let launch = scheme[start.upperBound..<end.lowerBound]
        guard launch.matches(of: /BlueprintName\s*=\s*"(?<name>[^"]*)"/).contains(where: { text($0.name) == target })
        else { return nil }
        var variables: [String: String] = [:]
        for tag in launch.matches(of: /<EnvironmentVariable\b(?<attributes>[^<>]*)>/) {
            func attribute(_ name: String) -> String? {
                tag.attributes.matches(of: /(?<name>\w+)\s*=\s*"(?<value>[^"]*)"/).first { $0.name == name }
                    .map { text($0.value) }
            }
            // A name with an equals sign, or a null character, can't be in an environment.
            guard attribute("isEnabled") == "YES", let name = attribute("key"), let value = attribute("value"),
                !name.isEmpty, !name.contains("="), !(name + value).contains("\0")
            else { continue }
            variables[name] = value
        }
        return variables
    }

    /// The text of an attribute's value.
    private static func text(_ value: Substring) -> String {
        let entities = [
            ("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&#10;", "\n"), ("&amp;", "&"),
        ]
        return entities.reduce(String(value)) { $0.replacing($1.0, with: $1.1) }
    }
}
