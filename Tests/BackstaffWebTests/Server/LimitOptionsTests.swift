import Testing

@testable import BackstaffWeb

@Suite("The flags for limits")
struct LimitOptionsTests {
    /// A value for each flag that isn't its default.
    static let changes: [(flag: String, value: String)] = [
        ("--connections", "100"), ("--connections-per-address", "10"), ("--frames-per-second", "20"),
        ("--frames-per-address", "24"),
        ("--frame-bytes", "300000"), ("--fragments", "3"), ("--unsent-bytes", "70000"),
        ("--unsent-bytes-per-address", "71000"), ("--unsent-bytes-in-all", "72000"),
        ("--waiting-bytes", "80000"), ("--waiting-bytes-per-address", "90000"),
        ("--hello-timeout", "1.5"), ("--ping-after", "10"), ("--silence-timeout", "100"), ("--close-timeout", "4"),
        ("--header-bytes", "2048"), ("--header-fields", "20"), ("--url-bytes", "100"), ("--header-timeout", "2"),
        ("--answer-timeout", "3"), ("--idle-timeout", "4"), ("--app-requests-per-address", "19"),
        ("--picture-bytes", "73000"), ("--picture-bytes-per-address", "74000"),
        ("--waiting-previews", "5"), ("--waiting-previews-per-address", "6"), ("--scenes", "7"),
        ("--scenes-per-visitor", "8"), ("--lost-scenes-per-visitor", "0"), ("--lost-scenes-per-address", "9"),
        ("--scene-grace", "0"), ("--unused-scene-grace", "0.5"), ("--kept-patches", "11"),
        ("--kept-patch-bytes", "8192"), ("--kept-patch-bytes-per-address", "9000"), ("--upload-bytes", "25"),
        ("--upload-files", "26"),
        ("--upload-bytes-per-address", "27"), ("--upload-bytes-in-all", "28"), ("--upload-timeout", "29"),
        ("--workers-at-most", "12"), ("--workers-per-address", "21"),
        ("--worker-start-timeout", "13"), ("--worker-wait", "0"), ("--waiting-requests", "14"),
        ("--waiting-requests-per-address", "22"),
        ("--log-lines-per-second", "15"), ("--log-lines-per-address", "23"), ("--log-lines-per-connection", "16"),
        ("--log-lines-per-worker", "18"), ("--log-bytes-per-worker", "2000"), ("--log-summary-every", "17"),
    ]

    private func parse(_ arguments: [String]) throws -> AppCommand {
        try #require(try AppCommand.parseAsRoot(arguments) as? AppCommand)
    }

    /// The limits that a command line sets, each with its name.
    private func limits(_ arguments: [String]) throws -> [String] {
        let limits = try parse(arguments).limits
        var pool = WorkerPool.Configuration()
        limits.worker.apply(to: &pool)
        return [Mirror(reflecting: limits.host), Mirror(reflecting: limits.log), Mirror(reflecting: pool)].flatMap {
            $0.children.map { "\($0.label ?? ""): \($0.value)" }
        }
    }

    @Test("Q07 without flags, the limits are the usual ones")
    func usual() throws {
        let limits = try parse([]).limits
        #expect("\(limits.host)" == "\(HostLimits())")
        #expect("\(limits.log)" == "\(LogLimits())")
    }

    @Test("Q07 a flag changes its limit and no other", arguments: changes)
    func change(flag: String, value: String) throws {
        let (before, after) = (try limits([]), try limits([flag, value]))
        #expect(before.count == after.count)
        #expect(zip(before, after).count { $0 != $1 } == 1)
    }

    @Test("Q07 every limit has a flag")
    func complete() {
        #expect(ServerLimits.flags == Self.changes.map(\.flag))
        var fields = 0
        for limits in [Mirror(reflecting: HostLimits()), Mirror(reflecting: LogLimits())] {
            fields += limits.children.count
        }
        // What the log remembers to leave out lines isn't a limit on lines.
        let ofMemory = 2
        let ofWorkers = WorkerLimitOptions.flags.count
        #expect(fields - ofMemory == ServerLimits.flags.count - ofWorkers)
    }

    @Test("Q07 help shows each limit with its unit and default, in groups; every flag in help is the server's")
    func help() throws {
        // An option with its words in one line. A long name stands in a line of its own.
        let lines = AppCommand.helpMessage(columns: 400).split(separator: "\n").map { String($0.drop { $0 == " " }) }
        let options = zip(lines, lines.dropFirst()).map { $0.hasSuffix(">") ? "\($0) \($1)" : $0 }
        for flag in ServerLimits.flags {
            let option = try #require(options.first { $0.hasPrefix("\(flag) <") }, "\(flag)")
            #expect(["<number>", "<bytes>", "<seconds>"].contains { option.contains($0) }, "\(option)")
            #expect(option.contains("(default: "), "\(option)")
        }
        for group in [
            "SERVER", "LIMITS ON CONNECTIONS", "LIMITS ON REQUESTS", "LIMITS ON SCENES", "LIMITS ON FILES",
            "LIMITS ON WORKERS", "LIMITS ON THE LOG",
        ] {
            #expect(lines.contains("\(group):"))
        }
        let known = ServerOptions.flags + ["--help"]
        for line in lines where line.hasPrefix("--") {
            let flag = String(line.prefix { $0 != " " })
            #expect(known.contains(flag), "\(flag)")
        }
    }

    @Test("Q07 a value that is no limit is refused", arguments: changes.map(\.flag))
    func refusals(flag: String) {
        for wrong in ["-1", "nan", "inf", "1e300", "99999999999999999999", "x", ""] {
            #expect(throws: (any Error).self, "\(flag)=\(wrong)") { try parse(["\(flag)=\(wrong)"]) }
        }
    }

    @Test("Q07 a silent page is pinged before its connection is closed; there aren't more workers than at most")
    func contradictions() throws {
        #expect(throws: (any Error).self) { try parse(["--ping-after", "50"]) }
        #expect(throws: (any Error).self) { try parse(["--silence-timeout", "20"]) }
        #expect(throws: (any Error).self) { try parse(["--workers", "3", "--workers-at-most", "2"]) }
        #expect(try parse(["--workers", "2", "--workers-at-most", "2"]).server.workers == 2)
    }

    @Test(
        "Q07 there aren't more connections than the process can open",
        arguments: [
            // Open files, files for each connection, connections before and after.
            (65_536, 1, 8_192, 8_192), (1_024, 1, 8_192, 896), (1_024, 2, 8_192, 448), (1_024, 2, 100, 100),
            (100, 2, 8_192, 1),
        ])
    func openFiles(files: Int, filesPerConnection: Int, before: Int, after: Int) {
        var limits = HostLimits()
        limits.connections = before
        #expect(limits.fit(openFiles: files, filesPerConnection: filesPerConnection) == (before != after))
        #expect(limits.connections == after)
    }
}
