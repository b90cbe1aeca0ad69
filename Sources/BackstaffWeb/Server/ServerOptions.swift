import ArgumentParser
import Logging
import NIOCore

/// The flags of every served app.
package struct ServerOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The address to listen on.", valueName: "address"))
    package var host = "127.0.0.1"

    @Option(
        help: ArgumentHelp(
            "The port to listen on. 0 takes any free one. (default: \(usualPort), or the next free one)",
            valueName: "number"))
    package var port: Int?

    /// The port if none is asked for. Only this one is given up for the next free one.
    package static let usualPort = 8080

    @Option(
        name: .customLong("allow-host"),
        help: ArgumentHelp(
            "Another host name under which browsers reach this server; can be repeated.", valueName: "name"))
    package var allowedHosts: [String] = []

    @Option(
        name: .customLong("base-path"),
        help: ArgumentHelp(
            "The path of the site below which the app is served, such as /shop. (default: the whole site)",
            discussion: "Everything else is answered with 404. The app itself sees addresses without this path.",
            valueName: "path"),
        transform: { try BasePath($0) })
    package var basePath = BasePath.root

    @Option(
        name: .customLong("trusted-proxy"),
        help: ArgumentHelp(
            "The address, or the range of addresses, of a proxy in front; can be repeated.",
            discussion: "The client's address is then read from the X-Forwarded-For header of its requests.",
            valueName: "address/bits"))
    package var trustedProxies: [IPAddressRange] = []

    @Option(
        name: .customLong("identity-header"),
        help: ArgumentHelp(
            "The header with which a trusted proxy names the visitor, such as X-Forwarded-User.",
            discussion: "The app reads it with @Environment(\\.visitor). Without --trusted-proxy, nothing is read.",
            valueName: "name"))
    package var identityHeader: String?

    @Option(
        name: .customLong("groups-header"),
        help: ArgumentHelp(
            "The header with which a trusted proxy names the visitor's groups, separated by commas.",
            valueName: "name"))
    package var groupsHeader: String?

    @Option(
        help: ArgumentHelp(
            "How many seconds pages have to leave after SIGTERM, SIGINT or SIGHUP, 0 to 3600. A second signal ends the process.",
            discussion: """
                The server then takes no new pages. It tells open ones to go elsewhere as soon as what they have sent is \
                answered. The process ends when they have gone, or at the end of this time.
                """,
            valueName: "seconds"))
    package var drain = 10.0

    @Option(
        name: .customLong("seal-key-file"),
        help: ArgumentHelp(
            "The file with the key that seals what tabs store. It is created if it doesn't exist.",
            discussion: """
                By default, the key is the one in BACKSTAFF_SEAL_KEY, or else the one in a file in the user's data folder. \
                Servers that take over each other's tabs need the same key. With “none”, nothing that tabs store outlives \
                this process.
                """,
            valueName: "file"))
    package var sealKeyFile: String?

    @Option(
        name: .customLong("log-level"),
        help: ArgumentHelp("The lowest level that is logged.", valueName: "level"))
    package var logLevel = Logger.Level.info

    @Option(name: .customLong("log-format"), help: ArgumentHelp("The form of the log's lines.", valueName: "form"))
    package var logFormat = LogFormat.text

    @Option(
        name: .customLong("metrics-port"),
        help: ArgumentHelp(
            "The port for /~/metrics, in the text format of Prometheus. 0 takes any free one. (default: no metrics)",
            valueName: "number"))
    package var metricsPort: Int?

    @Option(
        name: .customLong("metrics-host"),
        help: ArgumentHelp("The address to listen on for /~/metrics.", valueName: "address"))
    package var metricsHost = "127.0.0.1"

    @Option(
        help: ArgumentHelp(
            "Record what is done in the first tab as a flow.",
            discussion: """
                Every tap, text, key and change of size becomes a step at once, including text that is typed into password \
                fields. Other tabs aren't recorded. An existing file isn't overwritten: the flow then goes to FILE-2.
                """,
            valueName: "file"))
    package var record: String?

    @Option(
        help: ArgumentHelp(
            "The number of processes that run the app, 1 to 64. Visitors are shared among them. (default: 1)",
            discussion: """
                One more process, the front, accepts connections and runs no code of the app. If the app traps or blocks, \
                only the visitors of one worker are affected, and another worker is started.
                """,
            valueName: "number"))
    package var workers: Int?

    @Flag(
        name: .customLong("in-process"),
        help: ArgumentHelp(
            "Run the app in the process that accepts connections, without workers.",
            discussion: """
                The app can then read standard input. If it traps or blocks, every visitor is affected. --record implies \
                this flag. So does a debugger, unless a flag asks for workers.
                """))
    package var isInProcess = false

    @Option(
        name: .customLong("visitors-per-worker"),
        help: ArgumentHelp(
            "The largest number of visitors of one worker. With 1, each visitor has a process alone.",
            discussion: """
                Globals, UserDefaults and Foundation's folders (documents, application support, caches, temporary files) \
                are then the visitor's own. HOME, the current directory and files named by absolute paths stay shared.
                """,
            valueName: "number"))
    package var visitorsPerWorker: Int?

    @Option(
        name: .customLong("stuck-after"),
        help: ArgumentHelp(
            "After how many seconds a worker that doesn't answer is ended, 1 to 3600.", valueName: "seconds"))
    package var stuckAfter = 10.0

    @Flag(
        name: .customLong("behind-tls"),
        help: ArgumentHelp(
            "Browsers reach the server over TLS only, by a proxy in front.",
            discussion: "They then send the visitor's cookie over TLS only."))
    package var isBehindTLS = false

    @Flag(
        name: .customLong("trace-writes"),
        help: ArgumentHelp(
            "Find the source line of each write, for the page's navigation inspector.",
            discussion: """
                Writes take longer while an inspector is open. This needs a debug build on Linux, and llvm-symbolizer.
                """))
    package var traceWrites = false

    package init() {}

    package func validate() throws {
        try Self.check("--port", port, from: 0, to: 65_535)
        try Self.check("--metrics-port", metricsPort, from: 0, to: 65_535)
        try Self.check("--workers", workers, from: 1, to: 64)
        try Self.check("--visitors-per-worker", visitorsPerWorker, from: 1)
        try Self.check("--stuck-after", stuckAfter, from: 1, to: 3600)
        try Self.check("--drain", drain, from: 0, to: 3600)
        for (flag, header) in [("--identity-header", identityHeader), ("--groups-header", groupsHeader)] {
            guard header.map(IdentityHeaders.isName) != false else {
                throw ValidationError("\(flag) is the name of a header: letters, digits and hyphens.")
            }
        }
        if groupsHeader != nil, identityHeader == nil {
            throw ValidationError("--groups-header needs --identity-header: groups belong to a name.")
        }
        if isInProcess, hasWorkers {
            throw ValidationError("--in-process runs the app without workers. Leave it out, or the flags for workers.")
        }
        if record != nil, hasWorkers {
            throw ValidationError("--record needs the app in this process, without workers.")
        }
    }

    /// Whether a flag asks for workers.
    package var hasWorkers: Bool { workers != nil || visitorsPerWorker != nil }

    /// Whether a flag asks for the app in this process.
    package var excludesWorkers: Bool { isInProcess || record != nil }

    /// The flags without a value.
    private static let switches = ["--behind-tls", "--in-process", "--trace-writes"]

    /// The flags with a value.
    private static let options = [
        "--host", "--port", "--allow-host", "--base-path", "--drain", "--groups-header", "--identity-header",
        "--log-format", "--log-level", "--metrics-host", "--metrics-port", "--record", "--seal-key-file",
        "--stuck-after", "--trusted-proxy", "--visitors-per-worker", "--workers",
    ]

    static let flags = options + ServerLimits.flags + switches

    /// Returns the arguments for the host. An app's own arguments are ignored.
    package static func own(among arguments: [String]) -> [String] {
        sorted(arguments).own
    }

    /// Splits the arguments before `--` into the host's and all others.
    static func sorted(_ arguments: [String]) -> (own: [String], unknown: [String]) {
        var own: [String] = []
        var unknown: [String] = []
        var index = 0
        while index < arguments.count, arguments[index] != "--" {
            let argument = arguments[index]
            let name = argument.prefix { $0 != "=" }
            if argument == "--help" || argument == "-h" {
                own.append("--help")
            } else if switches.contains(argument) {
                own.append(argument)
            } else if options.contains(String(name)) || ServerLimits.flags.contains(String(name)) {
                own.append(argument)
                if name.count == argument.count, index + 1 < arguments.count {
                    index += 1
                    own.append(arguments[index])
                }
            } else {
                unknown.append(argument)
            }
            index += 1
        }
        return (own, unknown)
    }
}
