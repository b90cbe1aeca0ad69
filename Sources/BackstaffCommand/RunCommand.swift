import ArgumentParser

/// `backstaff run DIR`: compiles an app, serves it, and restarts it after a crash.
struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Compiles a folder of unmodified SwiftUI source and serves it to browsers.",
        discussion: """
            The folder holds one app with @main. Folders whose names end in Tests are left out, and so are Xcode's own \
            files; images, asset catalogues, .json, .strings and other files become the app's resources, found by \
            Bundle.main.

            A server that traps is started again on the same port; after 5 crashes within 30 seconds the tool gives \
            up. Ctrl-C stops both.

            With --watch the folder is built again whenever one of its files changes. Tabs come back to their screens \
            by themselves. While it doesn't compile the last good build goes on, and the errors are shown in the page.

            EXAMPLES
              backstaff run Shop
              backstaff run Shop --port 9000
              backstaff run Shop --watch                builds and serves it anew at each change
              backstaff run Shop --host 0.0.0.0 --release
              backstaff run Shop -- --my-flag value     words after -- go to the app as they are
              backstaff run Shop -- --record Tour.flow  writes down what is done in the first tab, for drive
            """
    )

    @OptionGroup var options: BuildOptions

    @Flag(help: "Build and serve anew whenever a file of the folder changes.")
    var watch = false

    @Option(help: ArgumentHelp("The address to listen on; the app takes 127.0.0.1 by itself.", valueName: "address"))
    var host: String?

    @Option(help: ArgumentHelp("The port to listen on, 0 to 65535; the app takes 8080 by itself.", valueName: "number"))
    var port: Int?

    @Argument(
        parsing: .postTerminator, help: ArgumentHelp("Words for the app, after --.", valueName: "app-argument"))
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
                let supervision = Supervision(
                    executable: bundle.executable, name: bundle.folder.name.description,
                    arguments: arguments)
                let code = try await supervision.run()
                if code != 0 { throw ExitCode(code) }
            }
        }
    }
}
