import ArgumentParser

/// `backstaff build DIR`: compiles an app.
struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Compiles a folder of unmodified SwiftUI source.",
        discussion: """
            Compiler errors are printed as the compiler's, with the paths of your files, and end the tool with the \
            compiler's exit code. On success the path of the executable is printed.

            EXAMPLES
              backstaff build Shop
              backstaff build Shop --release --swift-version 6
              backstaff build . --verbose
            """
    )

    @OptionGroup var options: BuildOptions

    func run() async throws {
        try await reportingComplaints {
            switch try await options.build() {
            case .success(let bundle): print(bundle.executable)
            case .failure(let failure): throw ExitCode(failure.exitCode)
            }
        }
    }
}
