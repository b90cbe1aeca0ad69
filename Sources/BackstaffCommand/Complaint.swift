import ArgumentParser

/// Something that a person can put right, said in one line.
package struct Complaint: Error, Equatable, CustomStringConvertible {
    /// What is wrong and what to do about it.
    package let description: String
    /// The exit code of the tool: 64 for a wrong command line, 1 for a folder that can't be built.
    package let exitCode: Int32

    package static func usage(_ text: String) -> Complaint { Complaint(description: text, exitCode: 64) }
    package static func failure(_ text: String) -> Complaint { Complaint(description: text, exitCode: 1) }

    static let tooManyFiles = failure("too many files are open (ulimit -n says how many)")
}

/// Runs `body`; a complaint is printed as one line and becomes the tool's exit code.
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
