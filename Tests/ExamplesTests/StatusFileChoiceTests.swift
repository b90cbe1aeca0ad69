import PackagesModel
import Testing

@Suite("Choosing the status file on the command line")
struct StatusFileChoiceTests {
    @Test(
        "An option without a path is refused",
        arguments: [["--status"], ["--status="], ["--status", ""], ["--status", "--port", "80"]]
    )
    func refusesMissingPath(arguments: [String]) {
        #expect(throws: StatusFileError.optionWithoutPath) { try StatusFile(arguments: ["packages"] + arguments) }
    }

    @Test(
        "The option's value is the path, the last one if there are several",
        arguments: [
            ["--status", "a/b"], ["--status=a/b"], ["--port", "80", "--status", "a/b"],
            ["--status=x", "--status", "a/b"],
            ["--host=::", "--status=a/b", "--port=80"],
        ]
    )
    func takesPath(arguments: [String]) throws {
        #expect(try StatusFile(arguments: ["packages"] + arguments).path == "a/b")
    }

    @Test(
        "Without the option the system's file is used",
        arguments: [[], ["--host", "--status"], ["--port", "80"], ["-status", "x"], ["status"], ["--statuses=x"]]
    )
    func fallsBack(arguments: [String]) throws {
        #expect(try StatusFile(arguments: ["packages"] + arguments).path == "/var/lib/dpkg/status")
    }

    @Test("The name of the program is never an option")
    func ignoresProgramName() throws {
        #expect(try StatusFile(arguments: ["--status=x"]).path == StatusFile.systemPath)
        #expect(try StatusFile(arguments: []).path == StatusFile.systemPath)
    }
}
