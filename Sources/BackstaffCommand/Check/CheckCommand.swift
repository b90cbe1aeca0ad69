import ArgumentParser
import Foundation

/// `backstaff check DIR`: says which names of an app aren't there.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Says what an app uses that isn't there, without building it.",
        discussion: """
            Each module, type, function, modifier and form of a call that the compiler doesn't find is printed once, \
            with the number of its places and the first place. The most frequent come first. Errors that only follow from \
            such a name are left out. No code is generated: the check takes some seconds, and the first one about a \
            minute.

            The exit code is 0 if everything is there, 1 if something isn't, and 64 if the command line is wrong.

            EXAMPLES
              backstaff check Shop
              backstaff check Shop --platform macos
              backstaff check Shop --verbose              also prints each error of the compiler
            """
    )

    @OptionGroup var options: SourceOptions

    func run() async throws {
        try await reportingComplaints {
            let (writer, _, cache) = try options.writer()
            let check = AppCheck(
                writer: writer.copy(for: .check, destination: writer.destination + "-check"),
                scratch: cache.check(package: writer.backstaff), isVerbose: options.verbose)
            let report = try await check.run()
            Console.write(Data(report.text.utf8), to: STDOUT_FILENO)
            if !report.isClean { throw ExitCode.failure }
        }
    }
}
