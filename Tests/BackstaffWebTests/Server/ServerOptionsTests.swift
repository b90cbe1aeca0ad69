import Logging
import Testing

@testable import BackstaffWeb

@Suite("Command-line options")
struct ServerOptionsTests {
    @Test(
        "The host's options are found among the app's own",
        arguments: [
            ([], []), (["--status", "x", "--port", "9"], ["--port", "9"]), (["--port=9", "y"], ["--port=9"]),
            (["-v", "--host", "0.0.0.0", "--", "--port", "1"], ["--host", "0.0.0.0"]), (["-h"], ["--help"]),
            (["--port"], ["--port"]), (["--trace-writes", "x", "--port", "9"], ["--trace-writes", "--port", "9"]),
        ] as [([String], [String])])
    func own(arguments: [String], own: [String]) {
        #expect(ServerOptions.own(among: arguments) == own)
    }

    @Test(
        "A driven app's own arguments come after --, and help shows both",
        arguments: [
            (
                ["drive", "a.flow", "--quiet", "--", "--status", "x"],
                ["drive", "a.flow", "--quiet", "--", "--status", "x"]
            ),
            (["x", "drive"], []), (["help"], ["help"]), (["help", "drive"], ["help", "drive"]), (["help", "me"], []),
            (["--record", "a.flow", "drive"], ["--record", "a.flow"]),
        ] as [([String], [String])])
    func ownOfCommands(arguments: [String], own: [String]) {
        #expect(AppCommand.own(among: arguments) == own)
    }

    @Test(
        "A misspelt option is an error that suggests the right one",
        arguments: [
            (["--prot", "1"], "--prot", "--port"), (["--port", "9", "--hots=a"], "--hots", "--host"),
            (["-port", "9"], "-port", "--port"), (["--seal-key", "f"], "--seal-key", "--seal-key-file"),
            (["--recrod", "f"], "--recrod", "--record"), (["--Help"], "--Help", "--help"),
            (["drvie", "a.flow"], "drvie", "drive"),
        ])
    func mistakes(arguments: [String], word: String, meant: String) {
        let mistake = AppCommand.unknown(among: arguments).mistake ?? ""
        #expect(mistake.hasPrefix("\(word) isn't known; did you mean \(meant)?"), "\(mistake)")
    }

    @Test(
        "Other options are left to the app with a notice; those after --, values and other arguments are ignored",
        arguments: [
            ([], []), (["--port", "9", "--host", "a"], []), (["--status", "x"], ["--status"]),
            (["-AppleLanguages", "(de)", "--verbose=1"], ["-AppleLanguages", "--verbose"]),
            (["--", "--prot", "1"], []), (["--port", "9", "--", "--status", "x"], []), (["file", "drvie", "-1"], []),
            (["drive", "--prot"], []), (["help"], []),
        ] as [([String], [String])])
    func unknown(arguments: [String], flags: [String]) {
        let unknown = AppCommand.unknown(among: arguments)
        #expect(unknown.mistake == nil && unknown.flags == flags)
        #expect(unknown.notice?.hasPrefix(flags.joined(separator: ", ") + " ") == (flags.isEmpty ? nil : true))
        #expect(unknown.notice?.contains("Put the app's own flags after --") == (flags.isEmpty ? nil : true))
    }

    @Test("drive has a flow, a size and a timeout; without a flow, or with an invalid size, it fails")
    func drive() throws {
        let command = try #require(try AppCommand.parseAsRoot(["drive", "a.flow"]) as? DriveCommand)
        #expect(command.flow == "a.flow" && command.size == TabSize(width: 390, height: 844) && command.wait == 2)
        let other = try AppCommand.parseAsRoot(["drive", "a", "--size", "1194x834", "--wait", "0", "--", "--b"])
        #expect((other as? DriveCommand)?.size == TabSize(width: 1194, height: 834))
        #expect((other as? DriveCommand)?.rest == ["--b"])
        for wrong in [
            [], ["a", "b"], ["a", "--size", "9"], ["a", "--size", "nanx1"], ["a", "--wait", "-1"], ["a", "-x"],
        ] {
            #expect(throws: (any Error).self, "\(wrong)") { try AppCommand.parseAsRoot(["drive"] + wrong) }
        }
    }

    @Test("Help lists every option and the other command")
    func help() {
        let help = AppCommand.helpMessage(columns: 200)
        for word in [
            "--host", "--port", "--allow-host", "--frames-per-second", "--log-level", "--log-format", "--behind-tls",
            "--metrics-port", "--metrics-host", "--in-process", "--record", "--trace-writes", "drive",
        ] {
            #expect(help.contains(word), "\(word)")
        }
        #expect(!help.contains("] <subcommand>"))
        #expect(help.contains("Everything after -- belongs to the app."))
        #expect(help.contains(" [<options>] [-- <app-argument> ...]") && help.contains(" drive <flow> [<options>]"))
        let drive = AppCommand.helpMessage(for: DriveCommand.self, columns: 200)
        for word in ["<flow>", "--size", "--wait", "--quiet", "exit code"] { #expect(drive.contains(word), "\(word)") }
    }

    @Test("Q03 by default there are no metrics; with a port, only this machine can read them unless a host is named")
    func metrics() throws {
        let usual = try ServerOptions.parse([])
        #expect(usual.metricsPort == nil && usual.metricsHost == "127.0.0.1")
        let options = try ServerOptions.parse(["--metrics-port", "9100", "--metrics-host", "10.0.0.1"])
        #expect(options.metricsPort == 9100 && options.metricsHost == "10.0.0.1")
        #expect(ServerOptions.own(among: ["--metrics-port", "9", "x"]) == ["--metrics-port", "9"])
        for wrong in ["65536", "-1", "x"] {
            #expect(throws: (any Error).self) { try ServerOptions.parse(["--metrics-port=\(wrong)"]) }
        }
    }

    @Test("Q01 the app runs in this process with --in-process and with --record; a flag for workers contradicts both")
    func processes() throws {
        let usual = try ServerOptions.parse([])
        #expect(!usual.excludesWorkers && !usual.hasWorkers)
        #expect(try ServerOptions.parse(["--in-process"]).excludesWorkers)
        #expect(try ServerOptions.parse(["--record", "a.flow"]).excludesWorkers)
        #expect(try ServerOptions.parse(["--workers", "1"]).hasWorkers)
        #expect(ServerOptions.own(among: ["--in-process", "x", "--port", "9"]) == ["--in-process", "--port", "9"])
        for flags in [["--workers", "2"], ["--visitors-per-worker", "1"]] {
            for other in [["--in-process"], ["--record", "a.flow"]] {
                let error = #expect(throws: (any Error).self) { try ServerOptions.parse(flags + other) }
                #expect(ServerOptions.message(for: try #require(error)).contains("without workers"))
            }
        }
    }

    @Test("By default only this machine can connect; a port out of range is an error")
    func values() throws {
        let options = try ServerOptions.parse([])
        #expect(options.host == "127.0.0.1" && options.port == nil)
        #expect(try ServerOptions.parse(["--port", "0"]).port == 0)
        #expect(throws: (any Error).self) { try ServerOptions.parse(["--port", "65536"]) }
        #expect(throws: (any Error).self) { try ServerOptions.parse(["--port", "x"]) }
        for wild in ["0", "nan", "inf", "1e300"] {
            #expect(throws: (any Error).self) { try AppCommand.parseAsRoot(["--frames-per-second", wild]) }
        }
        #expect(ServerOptions.own(among: ["--scenes", "9", "x"]) == ["--scenes", "9"])
    }
}

/// A log that is discarded.
struct SilentLog: LogHandler {
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.critical

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {}
}
