import ArgumentParser
import NIOCore

/// The flags that every app has when it is served.
package struct ServerOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The address to listen at.", valueName: "address"))
    package var host = "127.0.0.1"

    @Option(help: ArgumentHelp("The port to listen at; if it is taken, the next free one.", valueName: "number"))
    package var port = 8080

    @Option(
        name: .customLong("allow-host"),
        help: ArgumentHelp("Another name by which browsers reach this server; may be repeated.", valueName: "name"))
    package var allowedHosts: [String] = []

    @Option(
        name: .customLong("frames-per-second"),
        help: ArgumentHelp("How many frames a second a page may send.", valueName: "number"))
    package var framesPerSecond = 200.0

    @Option(
        name: .customLong("seal-key-file"),
        help: ArgumentHelp(
            "The file with the key that seals what tabs keep; made if it isn't there.",
            discussion: """
                Without it the key is that of BACKSTAFF_SEAL_KEY, or else of a file in the user's data folder. Servers \
                that are to take over each other's tabs have the same key. “none”: tabs keep nothing that outlives this \
                process.
                """,
            valueName: "file"))
    package var sealKeyFile: String?

    @Option(
        help: ArgumentHelp(
            "Write down what is done in the first tab, as a flow.",
            discussion: """
                Every tap, text, key and change of size becomes a step at once; what is typed into password fields is in \
                it too. Other tabs aren't recorded. A file that is there is kept: the flow then goes to FILE-2.
                """,
            valueName: "file"))
    package var record: String?

    @Flag(
        name: .customLong("trace-writes"),
        help: ArgumentHelp(
            "Find the line of source of each write, for the page's inspector.",
            discussion: """
                Each write takes longer while an inspector is open. It needs a debug build, on Linux, and llvm-symbolizer.
                """))
    package var traceWrites = false

    package init() {}

    package func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("--port is a number from 0 to 65535.") }
        guard (1...1e9).contains(framesPerSecond) else {
            throw ValidationError("--frames-per-second is a number from 1 to 1000000000.")
        }
    }

    /// The flags that say all by being there.
    private static let switches = ["--trace-writes"]

    /// The flags that are followed by a value.
    private static let options = [
        "--host", "--port", "--allow-host", "--frames-per-second", "--record", "--seal-key-file",
    ]

    static let flags = options + switches

    /// The arguments that are meant for the host. An app may have its own, which are passed over.
    package static func own(among arguments: [String]) -> [String] {
        sorted(arguments).own
    }

    /// The host's arguments, and the words before `--` that aren't the host's.
    static func sorted(_ arguments: [String]) -> (own: [String], foreign: [String]) {
        var own: [String] = []
        var foreign: [String] = []
        var index = 0
        while index < arguments.count, arguments[index] != "--" {
            let argument = arguments[index]
            let name = argument.prefix { $0 != "=" }
            if argument == "--help" || argument == "-h" {
                own.append("--help")
            } else if switches.contains(argument) {
                own.append(argument)
            } else if options.contains(String(name)) {
                own.append(argument)
                if name.count == argument.count, index + 1 < arguments.count {
                    index += 1
                    own.append(arguments[index])
                }
            } else {
                foreign.append(argument)
            }
            index += 1
        }
        return (own, foreign)
    }
}
