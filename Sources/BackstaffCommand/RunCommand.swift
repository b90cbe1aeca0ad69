import ArgumentParser

/// `backstaff run DIR`: compiles an app, serves it, and restarts it after a crash.
struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Compiles a folder of unmodified SwiftUI source and serves it to browsers.",
        discussion: """
            The folder contains one app, with @main or an app delegate of UIKit. Folders whose names end in Tests and \
            that hold tests are ignored, and so are Xcode's own files. Images, asset catalogues, .json, .strings and \
            other files become resources of the app, which it finds through Bundle.main.

            If the app traps or hangs, its worker process is replaced, and open tabs return to their screens. If it \
            can't start, the command ends. With -- --in-process, a server that crashes is started again on the same \
            port; after 5 crashes within 30 seconds the command gives up. Control-C stops both.

            With --watch, the folder is built again whenever one of its files changes. Open tabs return to their \
            screens by themselves. If it doesn't compile, the last good build goes on and the page shows the errors.

            EXAMPLES
              backstaff run Shop
              backstaff run Shop --port 9000
              backstaff run Shop --watch                builds and serves it again at each change
              backstaff run Shop --host 0.0.0.0 --release
              backstaff run Shop -- --my-flag value     words after -- are passed to the app
              backstaff run Shop -- --record Tour.flow  records what is done in the first tab, for drive
            """
    )

    @OptionGroup var options: BuildOptions

    @Flag(help: "Build and serve again whenever a file in the folder changes.")
    var watch = false

    @Option(help: ArgumentHelp("The address to listen on. (default: 127.0.0.1)", valueName: "address"))
    var host: String?

    @Option(
        help: ArgumentHelp(
            "The port to listen on, 0 to 65535. (default: 8080, or the next free one)", valueName: "number"))
    var port: Int?

    @Argument(
        parsing: .postTerminator, help: ArgumentHelp("Arguments for the app, after --.", valueName: "app-argument"))
    var rest: [String] = []

    func validate() throws {
        if let port, !(0...65535).contains(port) {
            throw ValidationError("The port is \(port), but must be from 0 to 65535.")
        }
    }

    func run() async throws {
        try await reportingComplaints {
            let arguments = ServerArguments(host: host, port: port, rest: rest)
            if watch {
                let code = try await WatchSession(options: options, arguments: arguments).run()
                if code != 0 { throw ExitCode(code) }
                return
            }
            switch try await options.build() {
            case .failure(let failure): throw ExitCode(failure.exitCode)
            case .success(let bundle):
                let supervision = SupervisedRun(
                    executable: bundle.executable, name: bundle.folder.name.title,
                    arguments: arguments, environment: bundle.environment)
                let code = try await supervision.run()
                if code != 0 { throw ExitCode(code) }
            }
        }
    }
}
