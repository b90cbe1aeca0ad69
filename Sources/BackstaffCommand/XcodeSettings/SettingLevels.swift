import BackstaffAssets
import Foundation

/// The build settings of one level: those of a project or a target, or those of a file that it is based on.
///
/// ```
/// Shared.xcconfig    SWIFT_ACTIVE_COMPILATION_CONDITIONS = OFFLINE
/// the target         SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)"      DEBUG OFFLINE
/// ```
enum SettingLevels {
    /// Settings that contain themselves must not double a value without end.
    private static let mostBytes = 1 << 16

    /// The settings of a level and those that it inherits. The level's own come first.
    static func merged(_ inherited: [String: String], _ own: [String: String]) -> [String: String] {
        inherited.merging(own) { below, value in Self.value(value, inheriting: below) }
    }

    /// A value with what it inherits in the place of `$(inherited)`.
    static func value(_ value: String, inheriting below: String) -> String {
        let parts = value.replacingOccurrences(of: "${inherited}", with: "$(inherited)")
            .components(separatedBy: "$(inherited)")
        return parts.dropFirst().reduce(into: parts[0]) { result, part in
            if result.utf8.count + below.utf8.count <= mostBytes { result += below }
            result += part
        }
    }
}
