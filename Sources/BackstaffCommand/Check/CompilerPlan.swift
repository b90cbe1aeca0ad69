import Foundation

/// SwiftPM's plan of a build: how it calls the compiler for each module.
///
/// SwiftPM writes the plan as JSON next to its products, whatever target it builds.
struct CompilerPlan: Decodable {
    private let swiftCommands: [String: Command]

    private struct Command: Decodable {
        let moduleName: String
        let executable: String
        let importPath: String
        let otherArguments: [String]
        let sources: [String]
    }

    /// A command that checks the sources of a module, and generates no code.
    struct Check {
        let executable: String
        let arguments: [String]
        let sources: [String]
    }

    /// Reads the plan of a debug build.
    ///
    /// - Parameter scratch: The folder of the build.
    /// - Returns: The plan, or `nil` if there is none that can be read.
    static func read(in scratch: String) -> CompilerPlan? {
        let plans = paths(in: scratch).compactMap { path in
            FileManager.default.contents(atPath: path).flatMap {
                try? JSONDecoder().decode(CompilerPlan.self, from: $0)
            }
        }
        return plans.first
    }

    /// Removes the plan of an earlier build. SwiftPM may fail before it writes a new one.
    static func remove(in scratch: String) {
        for path in paths(in: scratch) { try? FileManager.default.removeItem(atPath: path) }
    }

    /// Where plans may be: in a folder that is named after the platform.
    private static func paths(in scratch: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: scratch)) ?? []).sorted()
            .map { "\(scratch)/\($0)/debug/description.json" }
    }

    /// Whether SwiftPM has made a module.
    func hasModule(_ name: String) -> Bool {
        swiftCommands.values.contains {
            $0.moduleName == name && FileManager.default.fileExists(atPath: "\($0.importPath)/\(name).swiftmodule")
        }
    }

    /// The commands that check the modules with sources in a folder.
    func checks(in folder: String) -> [Check] {
        swiftCommands.values
            .filter { command in
                command.sources.contains { $0.hasPrefix(folder + "/") } && !command.moduleName.hasSuffix("_tool")
            }
            .sorted { $0.moduleName < $1.moduleName }
            .map { command in
                Check(
                    executable: command.executable,
                    // One process checks all files. With several, the first that finds errors would stop the others.
                    arguments: ["-typecheck", "-whole-module-optimization"]
                        + ["-module-name", command.moduleName, "-I", command.importPath]
                        + Self.settings(in: command.otherArguments) + Self.reporting + command.sources,
                    sources: command.sources)
            }
    }

    /// Arguments for the messages: all errors in a form that is easy to read, also after an import that isn't there.
    private static let reporting = [
        "-suppress-warnings", "-diagnostic-style", "llvm", "-no-color-diagnostics",
        "-Xfrontend", "-show-diagnostics-after-fatal", "-Xfrontend", "-solver-expression-time-threshold=5",
    ]

    /// The arguments that a module's sources depend on, without those for output and for leaving out work.
    static func settings(in arguments: [String]) -> [String] {
        let isOutput: Set<String> = [
            "-emit-objc-header", "-enable-batch-mode", "-g", "-incremental", "-parseable-output",
            "-serialize-diagnostics",
        ]
        let isOutputPath: Set<String> = ["-emit-objc-header-path", "-index-store-path"]
        var settings: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if isOutput.contains(argument) || argument.wholeMatch(of: /-j[0-9]+/) != nil { continue }
            if isOutputPath.contains(argument) {
                _ = rest.popFirst()
                continue
            }
            guard ["-Xfrontend", "-Xcc"].contains(argument), let value = rest.popFirst() else {
                settings.append(argument)
                continue
            }
            if value.hasPrefix("-experimental-") || value == "-empty-abi-descriptor" { continue }
            settings += [argument, value]
        }
        return settings
    }
}
