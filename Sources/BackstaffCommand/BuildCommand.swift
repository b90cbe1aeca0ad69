import ArgumentParser

/// `backstaff build DIR`: compiles an app.
struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Compiles a folder of unmodified SwiftUI source.",
        discussion: """
            Compiler errors are printed with the paths of your files, and the tool ends with the compiler's exit code. \
            Otherwise, the path of the executable is printed.

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
