/// The platform that an app built from a folder sees in its `#if` conditions.
///
/// | condition | `ios` | `macos` |
/// |---|---|---|
/// | `os(iOS)` | true | false |
/// | `os(macOS)`, `os(OSX)` | false | true |
/// | `os(Linux)` | false | false |
/// | `targetEnvironment(simulator)` | true | false |
///
/// The app doesn't run on a device, so it takes the branches for the simulator.
package enum SeenPlatform: String, CaseIterable, Sendable {
    case ios
    case macos

    /// The value of a condition, or `nil` if the compiler's answer on Linux is the right one.
    func value(of condition: String, _ argument: String) -> Bool? {
        switch (condition, argument) {
        case ("os", "Linux"): false
        case ("os", "iOS"), ("targetEnvironment", "simulator"): self == .ios
        case ("os", "macOS"), ("os", "OSX"): self == .macos
        default: nil
        }
    }
}
