import ArgumentParser
import Foundation

/// `backstaff test DIR`: builds an app with its tests and runs them.
struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Compiles a folder of unmodified SwiftUI source with its tests, and runs them.",
        discussion: """
            The tests are in folders whose names end in Tests, in the folder of the app, of its Xcode project or of its \
            package. They use Swift Testing or XCTest, may use @testable import with the app's name, and may import \
            BackstaffTesting, which shows the app's views without a browser. Files that use XCUIApplication and its kin \
            need a simulator. They are left out and named.

            The exit code is 0 if all tests pass, 1 if a test fails or doesn't build, and 64 if the command line is wrong.

            EXAMPLES
              backstaff test Shop
              backstaff test Shop --swift-version 6
            """
    )

    @OptionGroup var options: SourceOptions

    func run() async throws {
        try await reportingComplaints {
            let (app, resources, cache) = try options.writer()
            let tests = AppTests(of: app.folder, in: app.packages.home)
            for file in tests.leftOut { Console.say("\(file) is left out, because it needs a simulator") }
            for problem in tests.problems { Console.say("warning: \(problem)") }
            guard !tests.folders.isEmpty else {
                throw Complaint.failure(
                    "no tests in \(app.packages.home); put them into a folder in it whose name ends in Tests")
            }
            let builder = Builder(
                writer: app.copy(for: .test(tests.folders), destination: app.destination), resources: resources,
                scratch: cache.build(package: app.backstaff), isRelease: false, isVerbose: options.verbose)
            guard let bundle = try await builder.build().success else { throw ExitCode.failure }
            var hasFailed = false
            // Each library has its own runner in the executable.
            let runs =
                (tests.usesXCTest ? [[]] : []) + (tests.usesTesting ? [["--testing-library", "swift-testing"]] : [])
            for arguments in runs where try await run(bundle, arguments, builder.writer.rewriting) != 0 {
                hasFailed = true
            }
            if hasFailed { throw ExitCode.failure }
        }
    }

    /// Runs the tests of one library, and returns the exit code.
    private func run(
        _ bundle: AppBundle, _ arguments: [String], _ rewriting: PathRewriting
    ) async throws -> Int32 {
        let ending = try await ChildProcess.ending { onEnd in
            try ChildProcess(bundle.executable, arguments, merging: true) { line in
                // Failures name the files that were compiled.
                let text = rewriting(String(decoding: line, as: UTF8.self))
                Console.write(Data(text.utf8), to: STDOUT_FILENO)
            } onEnd: {
                onEnd($0)
            }
        }
        if case .signal = ending { Console.say("the tests \(ending.deed)") }
        return ending.exitCode
    }
}

extension Result {
    fileprivate var success: Success? { try? get() }
}
