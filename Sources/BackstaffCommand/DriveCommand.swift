import ArgumentParser
import Foundation

/// `backstaff drive DIR FLOW`: compiles an app and runs a flow in it without a browser.
struct DriveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drive",
        abstract: "Compiles a folder of unmodified SwiftUI source and runs a flow in it, without a browser.",
        discussion: """
            A flow is a file with a step on each line, such as “- tapOn: Recipes” and “- assertTitle: Recipes”. \
            Documentation/Flows.md describes all steps. Each step is printed after it has run. The first step that can't \
            be done, or doesn't hold, ends the run and is printed with an outline of the screen.

            The exit code is 0 if all steps held, 1 if a step failed or the app doesn't build, 2 if the flow can't be \
            read, and 64 if the command line is wrong. If the app traps, it is 128 plus the signal's number.

            EXAMPLES
              backstaff drive Shop Tour.flow
              backstaff drive Shop Tour.flow --size 1194x834
              backstaff drive Shop Tour.flow -- --my-flag value     words after -- are passed to the app
              backstaff run Shop -- --record Tour.flow              records a flow while you use the app
            """
    )

    @OptionGroup var options: BuildOptions

    @Argument(help: ArgumentHelp("The flow file.", valueName: "flow"), completion: .file(extensions: ["flow"]))
    var flow: String

    @Option(help: ArgumentHelp("The size of the window at the start, in points. (default: 390x844)", valueName: "WxH"))
    var size: String?

    @Option(
        help: ArgumentHelp(
            "How many seconds a step waits for what it looks for. (default: 2)", valueName: "seconds"))
    var wait: Double?

    @Flag(help: "Print only failures.")
    var quiet = false

    @Argument(
        parsing: .postTerminator, help: ArgumentHelp("Arguments for the app, after --.", valueName: "app-argument"))
    var rest: [String] = []

    func run() async throws {
        try await reportingComplaints {
            let arguments = DriveArguments(flow: absolutePath(flow), size: size, wait: wait, isQuiet: quiet, rest: rest)
            // Checked first, so that a misspelt path is reported before a build that takes minutes.
            guard FileManager.default.isReadableFile(atPath: arguments.flow), !isFolder(arguments.flow) else {
                throw Complaint.usage("can't read the flow \(arguments.flow); check its path")
            }
            switch try await options.build() {
            case .failure(let failure): throw ExitCode(failure.exitCode)
            case .success(let bundle):
                let code = try await drive(bundle, arguments)
                if code != 0 { throw ExitCode(code) }
            }
        }
    }

    /// - Returns: The exit code of the app, which becomes that of the tool.
    private func drive(_ bundle: AppBundle, _ arguments: DriveArguments) async throws -> Int32 {
        let ending = try await ChildProcess.ending { onEnd in
            try ChildProcess(bundle.executable, arguments.words, environment: bundle.environment) { line in
                Console.write(line, to: STDOUT_FILENO)
            } onEnd: {
                onEnd($0)
            }
        }
        if case .signal = ending { Console.say("\(bundle.folder.name.title) \(ending.deed)") }
        return ending.exitCode
    }
}

/// The arguments with which an app is started to run a flow.
package struct DriveArguments: Equatable {
    /// The absolute path of the flow. The app may run in another folder.
    var flow: String
    var size: String?
    var wait: Double?
    var isQuiet: Bool
    /// The arguments after `--`.
    var rest: [String]

    package init(flow: String, size: String? = nil, wait: Double? = nil, isQuiet: Bool = false, rest: [String] = []) {
        self.flow = flow
        self.size = size
        self.wait = wait
        self.isQuiet = isQuiet
        self.rest = rest
    }

    package var words: [String] {
        var words = ["drive", flow]
        if let size { words += ["--size", size] }
        if let wait { words += ["--wait", String(wait)] }
        if isQuiet { words.append("--quiet") }
        return rest.isEmpty ? words : words + ["--"] + rest
    }
}
