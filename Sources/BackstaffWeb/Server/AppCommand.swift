import ArgumentParser
import Foundation

/// The command line of every app. It serves the app, or drives it through a flow.
package struct AppCommand: ParsableCommand {
    package static var configuration: CommandConfiguration {
        let name = CommandLine.arguments.first?.split(separator: "/").last.map { String($0) } ?? "app"
        return CommandConfiguration(
            commandName: name, abstract: "Serves the app to browsers.",
            usage: """
                \(name) [<options>] [-- <app-argument> ...]
                \(name) \(DriveCommand.name) <flow> [<options>]
                """,
            discussion: """
                Everything after -- belongs to the app. Unknown flags before -- are left to the app too, with a notice,
                unless they look like a mistyped flag of this list.

                EXAMPLES
                  \(name) --port 9000            serve the app on another port
                  \(name) --record Tour.flow     serve it, and record what is done in the first tab
                  \(name) drive Tour.flow        run the recorded steps, without a browser
                  \(name) --port 9000 -- --demo  serve the app, which reads --demo itself
                """,
            subcommands: [DriveCommand.self])
    }

    @OptionGroup(title: "Server") package var server: ServerOptions
    @OptionGroup(title: "Limits on connections") var connection: ConnectionLimitOptions
    @OptionGroup(title: "Limits on requests") var request: RequestLimitOptions
    @OptionGroup(title: "Limits on scenes") var scene: SceneLimitOptions
    @OptionGroup(title: "Limits on files") var file: FileLimitOptions
    @OptionGroup(title: "Limits on workers") var worker: WorkerLimitOptions
    @OptionGroup(title: "Limits on the log") var log: LogLimitOptions

    package init() {}

    package func validate() throws {
        if let workers = server.workers, workers > worker.workersAtMost {
            throw ValidationError("--workers must not be greater than --workers-at-most.")
        }
    }

    /// All limits together.
    package var limits: ServerLimits {
        ServerLimits(connection: connection, request: request, scene: scene, file: file, worker: worker, log: log)
    }

    /// Parses the command line. Exits the process for help and for mistakes.
    ///
    /// - Parameter arguments: The arguments after the name of the program.
    package static func parseOwnOrExit(_ arguments: [String]) -> Choice {
        do {
            let unknown = unknown(among: arguments)
            if let mistake = unknown.mistake { throw ValidationError(mistake) }
            var command = try parseAsRoot(own(among: arguments))
            // The front has printed the notice for its workers.
            if let notice = unknown.notice, command is AppCommand, !WorkerRole.isOfProcess {
                printError("Backstaff: \(notice)")
            }
            if let command = command as? AppCommand { return .serve(command.server, command.limits) }
            if let command = command as? DriveCommand { return .drive(command) }
            // The only other command shows the help.
            try command.run()
            exit()
        } catch {
            exit(withError: error)
        }
    }

    private static func printError(_ line: String) {
        try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }

    /// The task of the process.
    package enum Choice {
        case serve(ServerOptions, ServerLimits)
        case drive(DriveCommand)
    }

    /// Returns the arguments for Backstaff. An app's own arguments are ignored. With `drive`, they come after `--`.
    package static func own(among arguments: [String]) -> [String] {
        isCommand(arguments) ? arguments : ServerOptions.own(among: arguments)
    }

    /// Returns the arguments that Backstaff doesn't know. A command parses all of its arguments itself.
    package static func unknown(among arguments: [String]) -> UnknownArguments {
        UnknownArguments(
            isCommand(arguments) ? [] : ServerOptions.sorted(arguments).unknown,
            known: ServerOptions.flags + ["--help"],
            commands: [DriveCommand.name, "help"], first: arguments.first)
    }

    private static func isCommand(_ arguments: [String]) -> Bool {
        switch arguments.first {
        case DriveCommand.name: true
        case "help": arguments.count == 1 || arguments[1] == DriveCommand.name
        default: false
        }
    }
}

/// `drive FLOW` performs the steps of a flow without a browser.
package struct DriveCommand: ParsableCommand {
    package static let name = "drive"
    package static let configuration = CommandConfiguration(
        commandName: name, abstract: "Runs the steps of a flow in the app, without a browser, and prints each.",
        discussion: """
            The first step that can't be done, or doesn't hold, ends the run. It is printed with an outline of the screen.
            The exit code is 0 if all steps held, 1 if a step failed, and 2 if the flow can't be read.
            """)

    @Argument(help: ArgumentHelp("A file of steps. Documentation/Flows.md describes them.", valueName: "flow"))
    package var flow: String

    @Option(help: ArgumentHelp("The size of the window at the start, in points.", valueName: "WxH"))
    package var size = TabSize(width: 390, height: 844)

    @Option(
        help: ArgumentHelp("How many seconds a step waits for what it looks for, 0 to 3600.", valueName: "seconds"))
    package var wait = 2.0

    @Flag(help: "Print only failures.")
    package var quiet = false

    @Argument(
        parsing: .postTerminator, help: ArgumentHelp("Arguments for the app, after --.", valueName: "app-argument"))
    package var rest: [String] = []

    package init() {}

    package func validate() throws {
        try Self.check("--wait", wait, from: 0, to: 3600)
    }
}

/// The size of a tab in the form of the command line: `390x844`.
package struct TabSize: ExpressibleByArgument, Equatable {
    package let width, height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    package init?(argument: String) {
        let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], (1...100_000).contains(width),
            (1...100_000).contains(height)
        else { return nil }
        self.init(width: width, height: height)
    }

    package var defaultValueDescription: String { "\(Int(width))x\(Int(height))" }
}
