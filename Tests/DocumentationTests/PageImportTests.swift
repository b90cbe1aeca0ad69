import Testing

/// The page's modules import one another in one direction.
///
/// In a cycle, the values in a module at load time would depend on the browser's order of evaluation.
@Suite("Imports between the page's modules")
struct PageImportTests {
    private static let folder = "Sources/BackstaffWeb/Resources/Page"

    private let modules: PageModules

    init() throws {
        var sources: [String: String] = [:]
        for path in Repository.files(below: Self.folder, endingIn: [".js"]) {
            sources[String(path.dropFirst(Self.folder.count + 1))] = try Repository.text(of: path)
        }
        modules = PageModules(sources)
    }

    @Test("Each import names an existing module")
    func modulesAreThere() {
        #expect(modules.imports.count > 80)
        for (module, imported) in modules.imports {
            for name in imported { #expect(modules.imports[name] != nil, "\(module) imports \(name)") }
        }
    }

    @Test("Imports form no cycle")
    func noCycle() {
        #expect(modules.cycle.map { $0.joined(separator: " → ") } == nil)
    }

    @Test("Each module is imported, directly or indirectly, by main.js or by a script in the document")
    func reach() {
        let scripts = ["preview-cover", "kept-screen", "window-size", "early-socket", "early-taps"]
        let starts = ["main.js"] + scripts.map { "preview/\($0).js" }
        #expect(modules.unreachable(from: starts) == [])
    }

    @Test("A cycle is found, and reported module by module")
    func aCycle() {
        let modules = PageModules([
            "main.js": "import { a } from \"./a/a.js\";",
            "a/a.js": "import \"../b.js\";\nimport { d } from \"./d.js\";",
            "a/d.js": "",
            "b.js": "export const open = () => import(\"./c/c.js\");",
            "c/c.js": "import {\n    a,\n} from \"../a/a.js\";",
        ])
        #expect(modules.cycle == ["a/a.js", "b.js", "c/c.js", "a/a.js"])
        #expect(modules.unreachable(from: ["c/c.js"]) == ["main.js"])
    }

    @Test("A module that two others import isn't a cycle")
    func aDiamond() {
        let modules = PageModules([
            "main.js": "import \"./a.js\";\nimport \"./b.js\";", "a.js": "import \"./c.js\";",
            "b.js": "import \"./c.js\";", "c.js": "// import \"./main.js\";",
        ])
        #expect(modules.cycle == nil && modules.unreachable(from: ["main.js"]) == [])
    }
}

/// The imports of JavaScript modules, by their paths.
struct PageModules {
    /// The imports of each module, in order.
    let imports: [String: [String]]

    init(_ sources: [String: String]) {
        var imports: [String: [String]] = [:]
        for (path, source) in sources { imports[path] = Self.imports(of: path, source) }
        self.imports = imports
    }

    /// The modules along a cycle, with the first one repeated at the end. `nil` if there is no cycle.
    var cycle: [String]? {
        var done: Set<String> = []
        for module in imports.keys.sorted() {
            if let cycle = cycle(from: module, along: [], &done) { return cycle }
        }
        return nil
    }

    private func cycle(from module: String, along path: [String], _ done: inout Set<String>) -> [String]? {
        if let start = path.firstIndex(of: module) { return path[start...] + [module] }
        if done.contains(module) { return nil }
        for imported in imports[module] ?? [] {
            if let cycle = cycle(from: imported, along: path + [module], &done) { return cycle }
        }
        done.insert(module)
        return nil
    }

    /// The modules that can't be reached from the given ones.
    func unreachable(from starts: [String]) -> [String] {
        var reached: Set<String> = []
        var waiting = starts
        while let module = waiting.popLast() {
            if reached.insert(module).inserted { waiting += imports[module] ?? [] }
        }
        return imports.keys.filter { !reached.contains($0) }.sorted()
    }

    private static func imports(of path: String, _ source: String) -> [String] {
        let code = source.replacing(#/(?m)^\s*//.*$/#, with: "")
        return code.matches(of: #/\b(?:from\s|import\s|import\()\s*"(\.[^"]+)"/#).map { match in
            resolve(match.output.1, from: path)
        }
    }

    /// Resolves a path that is relative to a module's folder.
    private static func resolve(_ address: Substring, from path: String) -> String {
        var parts = path.split(separator: "/").dropLast().map { String($0) }
        for part in address.split(separator: "/") {
            switch part {
            case ".": break
            case "..": if !parts.isEmpty { parts.removeLast() }
            default: parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }
}
