import BackstaffWeb
import Logging
import Testing

@Suite("Flags")
struct ServerOptionsTests {
    @Test(
        "The host's flags are found among an app's own",
        arguments: [
            ([], []), (["--status", "x", "--port", "9"], ["--port", "9"]), (["--port=9", "y"], ["--port=9"]),
            (["-v", "--host", "0.0.0.0", "--", "--port", "1"], ["--host", "0.0.0.0"]), (["-h"], ["--help"]),
            (["--port"], ["--port"]),
        ] as [([String], [String])])
    func own(arguments: [String], own: [String]) {
        #expect(ServerOptions.own(among: arguments) == own)
    }

    @Test("Defaults are for this machine alone; a port out of range is an error")
    func values() throws {
        let options = try ServerOptions.parse([])
        #expect(options.host == "127.0.0.1" && options.port == 8080)
        #expect(try ServerOptions.parse(["--port", "0"]).port == 0)
        #expect(throws: (any Error).self) { try ServerOptions.parse(["--port", "65536"]) }
        #expect(throws: (any Error).self) { try ServerOptions.parse(["--port", "x"]) }
        for wild in ["0", "nan", "inf", "1e300"] {
            #expect(throws: (any Error).self) { try ServerOptions.parse(["--frames-per-second", wild]) }
        }
    }
}

/// A log that nobody reads.
struct SilentLog: LogHandler {
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.critical

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {}
}
