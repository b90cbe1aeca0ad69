import ArgumentParser

/// The `backstaff` command-line tool.
package struct BackstaffTool: AsyncParsableCommand {
    /// The version of Backstaff, which is the newest in `CHANGELOG.md`.
    package static let version = "0.1.0"

    package static let configuration = CommandConfiguration(
        commandName: "backstaff",
        abstract: "Runs unmodified SwiftUI apps on Linux, in a web browser.",
        discussion: """
            EXAMPLES
              backstaff run Shop                  build the app in the folder Shop and serve it
              backstaff run Shop --port 9000      the same, on another port
              backstaff build Shop --release      compile only, optimized
              backstaff check Shop                say what the app uses that isn't there, in about a minute
              backstaff test Shop                 build it with its tests, and run them
              backstaff drive Shop Tour.flow      build it and run a flow, without a browser
              backstaff help run                  every flag of run
            """,
        version: "backstaff \(version)",
        subcommands: [RunCommand.self, BuildCommand.self, CheckCommand.self, TestCommand.self, DriveCommand.self]
    )

    package init() {}
}
