import BackstaffAssets
import Foundation

/// The settings of an Xcode project or a package that decide how the app's own files are compiled.
///
/// Settings of a project that only add warnings or errors are left out: the app's author has read them in Xcode.
struct CompilerSettings: Equatable {
    /// The language mode, or `nil` if the project names none.
    var languageMode: PackageWriter.LanguageMode?
    /// Whether declarations belong to the main actor if they don't say otherwise. Xcode 26 sets it in each new app.
    var isOnMainActor = false
    /// The names of features that belong to a later language mode, sorted.
    var features: [String] = []
    /// The conditions that `#if` asks for, sorted. `DEBUG` isn't among them: SwiftPM sets it in debug builds.
    var conditions: [String] = []

    init() {}

    /// - Parameter settings: The build settings by their names.
    init(_ settings: [String: String]) {
        let variables = BuildVariables(settings)
        func value(_ name: String) -> String {
            variables.expanded(settings[name] ?? "").trimmingCharacters(in: .whitespaces)
        }
        if let version = value("SWIFT_VERSION").split(separator: ".").first.flatMap({ Int($0) }) {
            languageMode = version < 6 ? .five : .six
        }
        isOnMainActor = value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
        let isApproachable = value("SWIFT_APPROACHABLE_CONCURRENCY") == "YES"
        // A language mode has the features of its own, and the compiler warns about their names.
        features = Self.features.filter { languageMode != .six || !$0.isInSix }
            .filter { feature in
                switch value(feature.setting) {
                case "YES": true
                case "NO": false
                default: feature.isUsual || isApproachable && feature.isApproachable
                }
            }
            .map(\.name).sorted()
        conditions = Self.conditions(
            value("SWIFT_ACTIVE_COMPILATION_CONDITIONS"), flags: value("OTHER_SWIFT_FLAGS"))
    }

    /// The settings in the form that a manifest has them, without the language mode.
    var declarations: [String] {
        (isOnMainActor ? [".defaultIsolation(MainActor.self)"] : [])
            + features.map { ".enableUpcomingFeature(\(SwiftLiteral($0)))" }
            + conditionDeclarations
    }

    /// The conditions in the form that a manifest has them. The tests of an app see them too.
    var conditionDeclarations: [String] { conditions.map { ".define(\(SwiftLiteral($0)))" } }

    // MARK: Values

    /// The conditions in a list of names, and in a list of the compiler's arguments: `-D NAME` or `-DNAME`.
    private static func conditions(_ names: String, flags: String) -> [String] {
        var found = Set(words(names))
        var arguments = words(flags)[...]
        while let argument = arguments.popFirst() {
            if argument == "-D" {
                if let name = arguments.popFirst() { found.insert(name) }
            } else if argument.hasPrefix("-D") {
                found.insert(String(argument.dropFirst(2)))
            }
        }
        return found.subtracting(["DEBUG"]).filter { $0.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil }.sorted()
    }

    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map { $0.trimmingCharacters(in: ["\"", "'"]) }
    }

    /// A feature that Xcode has a setting for, and with which the compiler accepts other sources or reads them in
    /// another way.
    private struct Feature {
        let name: String
        let setting: String
        /// Whether Swift 6 mode has the feature.
        var isInSix = true
        /// Whether Xcode turns it on in a project that says nothing of it.
        var isUsual = false
        /// Whether `SWIFT_APPROACHABLE_CONCURRENCY` stands for it.
        var isApproachable = false
    }

    private static let features = [
        Feature(name: "BareSlashRegexLiterals", setting: "SWIFT_ENABLE_BARE_SLASH_REGEX", isUsual: true),
        Feature(
            name: "DisableOutwardActorInference", setting: "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION",
            isApproachable: true),
        Feature(name: "ForwardTrailingClosures", setting: "SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES"),
        Feature(
            name: "GlobalActorIsolatedTypesUsability",
            setting: "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", isApproachable: true),
        Feature(name: "ImplicitOpenExistentials", setting: "SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS"),
        Feature(
            name: "InferIsolatedConformances", setting: "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES",
            isInSix: false, isApproachable: true),
        Feature(
            name: "InferSendableFromCaptures", setting: "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES",
            isApproachable: true),
        Feature(name: "IsolatedDefaultValues", setting: "SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES"),
        Feature(
            name: "NonisolatedNonsendingByDefault",
            setting: "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", isInSix: false, isApproachable: true),
        Feature(name: "RegionBasedIsolation", setting: "SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION"),
    ]
}
