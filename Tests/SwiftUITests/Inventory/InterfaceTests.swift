import Foundation
import Testing

/// Compares `Documentation/Interface.md` with the public names of the modules.
@Suite("The list of the interface's names")
struct InterfaceTests {
    /// The names under a heading of a section, such as `### There`. Members are listed with the name of their type.
    fileprivate struct Section {
        let owner: String
        var there: [String] = []
        var unavailable: [(name: String, words: String)] = []
        var left: [String] = []
        var own: [String] = []

        var all: [String] { there + unavailable.map(\.name) + left + own }
    }

    private static let owners = [
        "": "Types and functions", "View": "View", "EnvironmentValues": "EnvironmentValues", "Scene": "Scene",
    ]

    private static func article() throws -> String {
        try String(contentsOf: Repository.file("Documentation/Interface.md"), encoding: .utf8)
    }

    private static func sections() throws -> [Section] {
        let article = try Self.article()
        return try owners.map { owner, title in
            let text = try #require(article.components(separatedBy: "\n## ").first { $0.hasPrefix("\(title)\n") })
            var section = Section(owner: owner)
            for part in text.components(separatedBy: "\n### ").dropFirst() {
                let names = part.matches(of: #/`(\w+)`/#).map { String($0.output.1) }
                switch part.prefix(while: { $0 != "\n" }) {
                case "There": section.there = names
                case "Not available": section.unavailable = rows(of: part)
                case "Left out": section.left = names
                case "Only here": section.own = names
                case let heading: Issue.record("What is “\(heading)”?")
                }
            }
            return section
        }
    }

    private static func rows(of part: String) -> [(name: String, words: String)] {
        part.matches(of: #/\n\| `(\w+)` \| (.+?) \|/#).map { (String($0.output.1), String($0.output.2)) }
    }

    @Test("E07 each name that is listed as there is public in a module, and no name that is left out is")
    func names() async throws {
        let symbols = try await ModuleSymbols.names()
        #expect(
            symbols.contains("View.padding") && symbols.contains("List") && !symbols.contains("View.fileMover"))
        for section in try Self.sections() {
            #expect(Set(section.all).count == section.all.count, "a name of \(section.owner) is there twice")
            for name in section.there + section.own {
                #expect(symbols.contains(section.qualified(name)), "\(section.qualified(name)) isn't public")
            }
            for name in section.left {
                #expect(!symbols.contains(section.qualified(name)), "\(section.qualified(name)) is there")
            }
        }
    }

    @Test("E07 the list says how many names it has")
    func numbers() throws {
        let sentence = #/(\d+) names are there, (\d+) aren't available, and (\d+) are left out/#
        let text = try Self.article().replacing("\n", with: " ")
        let (_, there, unavailable, left) = try #require(text.firstMatch(of: sentence)).output
        let sections = try Self.sections()
        #expect(Int(there) == sections.map(\.there.count).reduce(0, +))
        #expect(Int(unavailable) == sections.map(\.unavailable.count).reduce(0, +))
        #expect(Int(left) == sections.map(\.left.count).reduce(0, +))
    }

    @Test("E07 each public name is listed")
    func complete() async throws {
        let symbols = try await ModuleSymbols.names()
        for section in try Self.sections() {
            let listed = Set(section.all.map(section.qualified))
            let own = symbols.filter { symbol in
                let parts = symbol.split(separator: ".")
                guard let last = parts.last, !last.hasPrefix("_") else { return false }
                return section.owner.isEmpty ? parts.count == 1 : parts.count == 2 && parts[0] == section.owner
            }
            for name in own.subtracting(listed).sorted() { Issue.record("list \(name)") }
        }
    }

    @Test("E07 each name that isn't available has the words of the list in the compiler's message")
    func words() throws {
        let unavailable = try UnavailableNames.inSources()
        #expect(unavailable.count > 30)
        for section in try Self.sections() {
            for (name, words) in section.unavailable {
                let messages = unavailable[section.qualified(name), default: []]
                #expect(messages.contains(words), "\(section.qualified(name)): \(messages)")
            }
        }
        let listed = Set(try Self.sections().flatMap { section in section.all.map(section.qualified) })
        // Members of other types, such as `Font.Context`, aren't on the list.
        let owners = Set(try Self.sections().map(\.owner))
        for name in unavailable.keys.sorted() where !listed.contains(name) {
            let owner = name.split(separator: ".").dropLast().joined(separator: ".")
            if owners.contains(owner) { Issue.record("list \(name)") }
        }
    }
}

extension InterfaceTests.Section {
    fileprivate func qualified(_ name: String) -> String { owner.isEmpty ? name : "\(owner).\(name)" }
}

/// The public names of the modules that apps import.
private enum ModuleSymbols {
    private struct Graph: Decodable {
        struct Symbol: Decodable {
            let pathComponents: [String]
        }

        let symbols: [Symbol]
    }

    /// The names without parameters, members after the name of their type. Unavailable names aren't among them.
    static func names() async throws -> Set<String> {
        var names: Set<String> = []
        for module in ["BackstaffNavigation", "BackstaffUI", "BackstaffViews"] {
            for graph in try await graphs(of: module) {
                for symbol in graph.symbols {
                    names.insert(
                        symbol.pathComponents.map { String($0.prefix { $0 != "(" }) }.joined(separator: "."))
                }
            }
        }
        // Of the lowest module, apps see the few names that are exported.
        return names
    }

    private static func graphs(of module: String) async throws -> [Graph] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("backstaff-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let status = try await CompilerErrors.run([
            "swift-symbolgraph-extract", "-module-name", module, "-I",
            products.appendingPathComponent("Modules").path, "-target", target, "-output-dir", folder.path,
            "-minimum-access-level", "public", "-skip-synthesized-members",
        ])
        #expect(status == 0, "the symbols of \(module) can't be read")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map {
            try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0))
        }
    }

    private static var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }
}

/// The names that the sources declare as unavailable.
private enum UnavailableNames {
    /// The messages by name.
    static func inSources() throws -> [String: [String]] {
        var found: [String: [String]] = [:]
        for module in ["BackstaffUI", "BackstaffViews"] {
            for file in try Repository.swiftFiles(below: "Sources/\(module)") {
                for (name, message) in names(in: try String(contentsOf: file, encoding: .utf8)) {
                    found[name, default: []].append(message)
                }
            }
        }
        return found
    }

    private static func names(in text: String) -> [(name: String, message: String)] {
        let declaration =
            #/(\ *)@available\(\s*\*, unavailable,\s*message: "((?:[^"\\]|\\.)*)"\s*\)\s+(?:@\w+\s+)*(?:public|open) (?:final |static )*(?:struct|class|enum|protocol|func|var) `?(\w+)/#
        return text.matches(of: declaration).compactMap { match in
            let (_, indentation, message, name) = match.output
            let words = String(message).replacing("\\\\", with: "\\")
            if indentation.isEmpty { return (String(name), words) }
            // Members are in an extension.
            let before = text[..<match.range.lowerBound]
            guard let owner = before.matches(of: #/\n(?:extension|public struct|public enum) (\w+)/#).last else {
                return nil
            }
            return ("\(owner.output.1).\(name)", words)
        }
    }
}

private enum Repository {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL

    static func file(_ path: String) -> URL { root.appendingPathComponent(path) }

    static func swiftFiles(below path: String) throws -> [URL] {
        let files = FileManager.default.enumerator(at: file(path), includingPropertiesForKeys: nil)
        return try #require(files).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    }
}
