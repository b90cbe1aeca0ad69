import BackstaffAssets
import Testing

@testable import BackstaffCommand

@Suite("Values of the command")
struct ValueTests {
    @Test(
        "@main is found in code, but not in comments or strings",
        arguments: [
            ("@main struct A {}", 1, 0), ("@mainline struct A {}", 0, 0), ("@MainActor struct A {}", 0, 0),
            ("// @main", 0, 0), ("/* a /* b */ @main */ @main", 1, 0), ("let a = \"@main\"", 0, 0),
            ("let a = \"\\\"@main\"", 0, 0), ("let a = \"\\(f(\"@main\"))\" ; @main struct A {}", 1, 0),
            ("let a = #\"\\\" @main \"# ; @main", 1, 0), ("let a = \"\"\"\n\" @main\n\"\"\"\n@main", 1, 0),
            ("let r = /\"/\n@main struct A {}", 1, 0), ("#if DEBUG\n@main struct A {}\n#endif", 0, 1),
            ("#if A\n#if B\n#endif\n@main\n#endif\n@main", 1, 1), ("#if A\n@main", 0, 1), ("\"", 0, 0), ("", 0, 0),
            ("let r = /[/*]x/\n@main", 1, 0), ("let r = /\"\"\"/\n@main", 1, 0), ("let r = #/ /* /#\n@main", 1, 0),
            ("let r = #/\n  /* \"\n/#\n@main", 1, 0), ("let r = [/\\//, /\"/]\n@main", 1, 0),
            ("reduce(1, /)\n@main struct A { a /b }", 1, 0), ("a / b / \"@main\"\n@main", 1, 0),
            ("let a = b / c /* @main */\n@main", 1, 0), ("let a = 1 /b\nlet c = /* @main */ 2", 0, 0),
        ])
    func mainAttribute(_ source: String, unconditional: Int, conditional: Int) {
        let attribute = MainAttribute(in: source)
        #expect(attribute.unconditional == unconditional)
        #expect(attribute.conditional == conditional)
    }

    @Test(
        "a folder's name becomes a module name",
        arguments: [
            ("Shop", "Shop"), ("my-shop", "my_shop"), ("004 stack", "_004_stack"), ("Köche", "K_che"), ("料理", "App"),
            ("", "App"), ("SwiftUI", "SwiftUIApp"), ("Combine", "CombineApp"), ("class", "classApp"),
            ("Cookbook", "CookbookApp"), ("NIOCore", "NIOCoreApp"), ("main", "mainApp"),
        ])
    func moduleName(folder: String, module: String) {
        #expect(ModuleName(folder: folder).description == module)
        // Messages for people have the folder's own name.
        #expect(ModuleName(folder: folder).title == folder)
    }

    @Test("the cache is where --cache says, else in XDG_CACHE_HOME, else in the home folder")
    func cacheFolder() {
        let home = ["HOME": "/home/a", "XDG_CACHE_HOME": "/x"]
        #expect(CacheFolder(chosen: "/c/../d/", environment: home).root == "/d")
        #expect(CacheFolder(chosen: nil, environment: home).root == "/x/backstaff")
        #expect(CacheFolder(chosen: nil, environment: ["HOME": "/home/a"]).root == "/home/a/.cache/backstaff")
        #expect(
            CacheFolder(chosen: nil, environment: ["HOME": "/h", "XDG_CACHE_HOME": "rel"]).root
                == "/h/.cache/backstaff")
        let cache = CacheFolder(chosen: "/c", environment: [:])
        let name = ModuleName(folder: "Shop")
        #expect(cache.app(name: name, path: "/a/Shop") != cache.app(name: name, path: "/b/Shop"))
        #expect(cache.app(name: name, path: "") == "/c/Shop-cbf29ce484222325")
        #expect(cache.build(package: "a") == "/c/build-af63dc4c8601ec8c")
    }

    @Test("the package is that of --package, else of the environment, else the tool's own")
    func packageLocation() throws {
        let scratch = try Scratch(["a/Package.swift": "", "b/Package.swift": "", "c/Package.swift": "", "d/": ""])
        let environment = ["BACKSTAFF_PACKAGE": scratch.path + "/b"]
        let fallback = scratch.path + "/c"
        func find(_ chosen: String?, _ environment: [String: String]) throws -> String {
            try PackageLocation.find(chosen: chosen, environment: environment, fallback: fallback)
        }
        #expect(try find(scratch.path + "/a", environment) == scratch.path + "/a")
        #expect(try find(nil, environment) == scratch.path + "/b")
        #expect(try find(nil, [:]) == fallback)
        #expect(throws: Complaint.self) { try find(scratch.path + "/d", [:]) }
    }

    @Test(
        "a line of the build is a step, a stage or a message",
        arguments: [
            ("[3/12] Compiling Shop A.swift", BuildLine.step(done: 3, total: 12, what: "Compiling Shop A.swift")),
            ("Building for debugging...", .stage("Building for debugging...")),
            ("Fetching https://x from cache", .stage("Fetching https://x from cache")),
            ("/a/B.swift:5:14: error: no", .message("/a/B.swift:5:14: error: no")),
            ("[#Rule]: <https://x>", .message("[#Rule]: <https://x>")), ("[1/2]", .message("[1/2]")),
            ("", .message("")), ("[a/b] c", .message("[a/b] c")),
            ("error: no such module", .message("error: no such module")),
            ("error: emit-module command failed with exit code 1 (use -v to see invocation)", .repetition),
        ])
    func buildLine(_ line: String, expected: BuildLine) { #expect(BuildLine(line) == expected) }

    @Test(
        "on a terminal progress rewrites one line; elsewhere it is a line every five seconds; messages are always shown"
    )
    func progress() {
        let rewriting = PathRewriting(from: "/c/Sources/Shop", to: "/me/Shop")
        func make(terminal: Bool, verbose: Bool = false) -> BuildProgress {
            BuildProgress(app: "Shop", rewriting: rewriting, isTerminal: terminal, isVerbose: verbose)
        }
        let step = "[1/2] Compiling Shop A.swift"
        let error = "/c/Sources/Shop/A.swift:1:1: error: no"
        var plain = make(terminal: false)
        #expect(
            plain.text(for: step, at: .zero, columns: 80)
                == "backstaff: building Shop: 1 of 2, Compiling Shop A.swift\n")
        #expect(plain.text(for: step, at: .milliseconds(4999), columns: 80) == "")
        #expect(plain.text(for: step, at: .seconds(5), columns: 80) != "")
        #expect(plain.text(for: error, at: .seconds(5), columns: 80) == "/me/Shop/A.swift:1:1: error: no\n")
        var terminal = make(terminal: true)
        #expect(terminal.text(for: step, at: .zero, columns: 20) == "\r\u{1B}[2Kbackstaff: building")
        #expect(terminal.text(for: error, at: .zero, columns: 20).hasPrefix("\r\u{1B}[2K/me/Shop/A.swift"))
        #expect(terminal.clearing() == "")
        var verbose = make(terminal: true, verbose: true)
        #expect(verbose.text(for: step, at: .zero, columns: 20) == step + "\n")
    }

    @Test("unhandled files of Backstaff's dependencies are left out, and those of the user's packages aren't")
    func unhandledFiles() {
        let warning = "warning: 'kit': found 2 file(s) which are unhandled; explicitly declare them as resources"
        let dependency = "    /c/build-1/checkouts/kit/Sources/Kit/CMakeLists.txt"
        let own = "    /me/Shop/Kit/Sources/Kit/Notes.txt"
        func shown(_ lines: [String]) -> [String] {
            var files = UnhandledFiles()
            return lines.flatMap { files.lines(for: $0) }
        }
        #expect(shown([warning, dependency, dependency, "end"]) == ["end"])
        #expect(shown([warning, own, own, "end"]) == [warning, own, own, "end"])
        #expect(shown([warning, dependency, warning, own]) == [warning, own])
        #expect(shown([warning, warning, own]) == [warning, warning, own])
        #expect(shown([dependency, warning, "end"]) == [dependency, warning, "end"])
        let rewriting = PathRewriting(from: "/c/Sources/Shop", to: "/me/Shop")
        var progress = BuildProgress(app: "Shop", rewriting: rewriting, isTerminal: false, isVerbose: false)
        #expect(
            [warning, dependency, "error: no"].map { progress.text(for: $0, at: .zero, columns: 80) }
                == ["", "", "error: no\n"])
        var verbose = BuildProgress(app: "Shop", rewriting: rewriting, isTerminal: false, isVerbose: true)
        #expect(verbose.text(for: warning, at: .zero, columns: 80) == warning + "\n")
    }

    @Test("only paths inside the links are rewritten")
    func rewriting() {
        let rewriting = PathRewriting(from: "/c/Sources/Shop", to: "/me/Shop")
        #expect(rewriting("/c/Sources/Shop/A.swift and /c/Sources/Shop/B") == "/me/Shop/A.swift and /me/Shop/B")
        #expect(rewriting("/c/Sources/Shopping/A.swift") == "/c/Sources/Shopping/A.swift")
    }

    @Test(
        "only the address line contains the port",
        arguments: [
            ("Backstaff: Shop is at http://127.0.0.1:8080/", 8080), ("Backstaff: Shop is at http://[::1]:81/\n", 81),
            ("Backstaff: What is at http://x:1/ is at http://y:2/", 2), ("Shop is at http://127.0.0.1:8080/", nil),
            ("Backstaff: Shop is at http://[::1]/", nil), ("Backstaff: Shop is at http://a:70000/", nil),
            ("Backstaff: Shop is at http://a/", nil), ("", nil),
        ] as [(String, Int?)])
    func serverAddress(line: String, port: Int?) { #expect(ServerAddress(line: line)?.port == port) }

    @Test("the app gets its arguments unchanged; on a restart the old port replaces any other")
    func serverArguments() {
        let arguments = ServerArguments(host: "::1", port: 0, rest: ["--port", "9", "a", "--port=7", "--ported"])
        #expect(
            arguments.words() == ["--host", "::1", "--port", "0", "--port", "9", "a", "--port=7", "--ported"])
        #expect(arguments.words(reusing: 8081) == ["--host", "::1", "--port", "8081", "a", "--ported"])
        #expect(ServerArguments().words() == [])
    }

    @Test("a driven app gets the flow, the options of the run, and its own arguments after --")
    func driveArguments() {
        #expect(DriveArguments(flow: "/a/b.flow").words == ["drive", "/a/b.flow"])
        let arguments = DriveArguments(flow: "/a", size: "9x9", wait: 0.5, isQuiet: true, rest: ["--size", "x"])
        #expect(arguments.words == ["drive", "/a", "--size", "9x9", "--wait", "0.5", "--quiet", "--", "--size", "x"])
    }

    @Test("drive needs a folder and a flow; with fewer or more arguments it fails")
    func driveCommand() async throws {
        let command = try #require(
            try BackstaffTool.parseAsRoot(["drive", "Shop", "Tour.flow", "--release", "--", "--port"]) as? DriveCommand)
        #expect(command.options.source.directory == "Shop" && command.flow == "Tour.flow" && command.rest == ["--port"])
        #expect(command.options.release && command.size == nil)
        for wrong in [[], ["Shop"], ["Shop", "a", "b"], ["Shop", "a", "--wait", "long"], ["Shop", "a", "--size"]] {
            #expect(throws: (any Error).self) { try BackstaffTool.parseAsRoot(["drive"] + wrong) }
        }
    }

    @Test("a string literal in the manifest survives quotes, backslashes and control characters")
    func literals() { #expect(SwiftLiteral("a\"b\\(c)\n").description == #""a\"b\\(c)\u{a}""#) }
}
