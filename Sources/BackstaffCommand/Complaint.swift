import ArgumentParser

/// An error that the user can correct. Its message is one line.
package struct Complaint: Error, Equatable, CustomStringConvertible {
    /// What is wrong, and what to do about it.
    package let description: String
    /// The exit code of the tool: 64 for an invalid command line, 1 if the folder can't be built.
    package let exitCode: Int32

    package static func usage(_ text: String) -> Complaint { Complaint(description: text, exitCode: 64) }
    package static func failure(_ text: String) -> Complaint { Complaint(description: text, exitCode: 1) }

    static let tooManyFiles = failure("too many files are open (ulimit -n says how many)")
}

/// Runs `body`. A complaint is printed in one line, and its exit code becomes that of the tool.
func reportingComplaints<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async throws -> Result {
    do {
        return try await body()
    } catch let complaint as Complaint {
        Console.say("error: \(complaint)")
        throw ExitCode(complaint.exitCode)
    }
}
