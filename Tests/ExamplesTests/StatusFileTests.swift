import Foundation
import PackagesModel
import Testing

@Suite("Reading a status file")
struct StatusFileTests {
    /// Returns the database for a file with this content.
    private func database(_ content: String) throws -> PackageDatabase {
        try database(Data(content.utf8))
    }

    private func database(_ content: Data) throws -> PackageDatabase {
        let url = FileManager.default.temporaryDirectory.appending(path: "status-\(UUID().uuidString)")
        try content.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try StatusFile(path: url.path).read()
    }

    // MARK: Malformed files

    @Test(
        "A malformed stanza is skipped and counted, and its neighbors stay",
        arguments: [
            "Status: install ok installed\nVersion: 1\nArchitecture: all\n",
            "Package: broken\nVersion: 1\nArchitecture: all\n",
            "Package:\nStatus: install ok installed\nVersion: 1\nArchitecture: all\n",
            "Package: broken twice\nStatus: install ok installed\nVersion: 1\nArchitecture: all\n",
            "Package: broken\nStatus: install ok installed\nArchitecture: all\n",
            "Package: broken\nStatus: install ok installed\nVersion: 1\n",
            " a continuation of nothing\n" + StatusText.stanza("broken"),
            StatusText.stanza("broken", "no colon here"),
            StatusText.stanza("broken", ": no name"),
            StatusText.stanza("broken", "two words: value"),
            StatusText.stanza("first"),
        ]
    )
    func skipsMalformedStanza(stanza: String) throws {
        let text = [StatusText.stanza("first"), stanza, StatusText.stanza("last")].joined(separator: "\n")
        let database = try database(text)
        #expect(database.packages.map(\.name) == ["first", "last"])
        #expect(database.skippedStanzaCount == 1)
    }

    @Test("A file without stanzas is refused", arguments: ["", "\n\n\n", "hello\n", "\0\0\0\0", "a: b\n"])
    func refusesOtherFiles(content: String) {
        #expect {
            try database(content)
        } throws: { error in
            guard case .notADatabase = error as? StatusFileError else { return false }
            return true
        }
    }

    @Test(
        "An unreadable file is reported in one line with the path, the reason and the option",
        arguments: [
            ("/nowhere/status", "there is no such file"), ("/", "it is a folder"),
            ("/dev/null", "it is not a regular file"),
        ]
    )
    func explainsUnreadableFile(path: String, reason: String) {
        #expect(throws: StatusFileError.unreadable(path: path, reason: reason)) { try StatusFile(path: path).read() }
        let line = StatusFileError.unreadable(path: path, reason: reason).description
        #expect(line == "Can't read \(path): \(reason). Name another package database with --status FILE.")
    }

    @Test("Bytes that aren't UTF-8 are replaced, and the package stays")
    func repairsText() throws {
        let bytes = Data(StatusText.stanza("odd", "Description: caf").dropLast().utf8) + [0xE9, 0xFF, 0x0A]
        let package = try #require(try database(bytes)["odd"])
        #expect(package.summary == "caf\u{FFFD}\u{FFFD}")
    }

    @Test("An invalid size is ignored", arguments: ["-1", "many", "9223372036854775807", "99999999999999999999"])
    func refusesSize(size: String) throws {
        let package = try #require(try database(StatusText.stanza("odd", "Installed-Size: \(size)"))["odd"])
        #expect(package.size == nil)
    }

    @Test("A file truncated anywhere is parsed without a trap")
    func readsEveryPrefix() {
        let bytes = Data(StatusText.generated(count: 2).utf8)
        for length in 0...bytes.count {
            _ = try? database(bytes.prefix(length))
        }
    }

    // MARK: Well-formed files

    @Test(
        "Only installed packages are listed",
        arguments: ["deinstall ok config-files", "install ok half-installed", "install reinstreq installed"]
    )
    func listsInstalledOnly(status: String) throws {
        let database = try database(StatusText.stanza("here") + "\n" + StatusText.stanza("gone", status: status))
        #expect(database.packages.map(\.name) == ["here"])
        #expect(database.skippedStanzaCount == 0)
    }

    @Test("A file with only removed packages gives an empty database")
    func allowsNoPackages() throws {
        let database = try database(StatusText.stanza("gone", status: "deinstall ok config-files"))
        #expect(database.packages.isEmpty)
        #expect(database.sections.isEmpty)
    }

    @Test("All fields are parsed, with continuation lines and in any order")
    func readsFields() throws {
        let package = try #require(
            try database(
                StatusText.stanza(
                    "bash", "Section: shells", "Installed-Size: 7164", "Conffiles:",
                    " /etc/bash.bashrc 89269e1298235f1b",
                    "Depends: base-files (>= 2.1.12),", " debianutils (>= 5.6-0.1)",
                    "Homepage: http://example.org/bash",
                    "Description: a shell", " One line of prose", " and a second one.", " .", "  * an item",
                    "  * another",
                    "Maintainer: Somebody <somebody@example.org>"
                )
            )["bash"]
        )
        #expect(package.version == "1.0-1")
        #expect(package.architecture == "amd64")
        #expect(package.section == "shells")
        #expect(package.size == "7.0 MiB")
        #expect(package.homepage == "http://example.org/bash")
        #expect(package.maintainer == "Somebody <somebody@example.org>")
        #expect(package.summary == "a shell")
        #expect(package.paragraphs == ["One line of prose and a second one.", "* an item\n* another"])
        #expect(package.depends.map { $0.alternatives.map(\.name) } == [["base-files"], ["debianutils"]])
    }

    @Test("Carriage returns and a missing newline at the end are accepted")
    func readsOtherLineEnds() throws {
        let text = StatusText.stanza("one", "Description: first") + "\n" + StatusText.stanza("two")
        let database = try database(String(text.dropLast()).replacing("\n", with: "\r\n"))
        #expect(database.packages.map(\.version) == ["1.0-1", "1.0-1"])
        #expect(database["one"]?.summary == "first")
    }

    @Test(
        "A size is shown in a suitable unit",
        arguments: [("0", "0 KiB"), ("1023", "1023 KiB"), ("20899", "20.4 MiB"), ("3145728", "3.0 GiB")]
    )
    func tellsSize(size: String, text: String) throws {
        #expect(try database(StatusText.stanza("one", "Installed-Size: \(size)"))["one"]?.size == text)
    }

    @Test("Sixty thousand packages are parsed")
    func readsManyPackages() throws {
        let bytes = Data(StatusText.generated(count: 60_000).utf8)
        let clock = ContinuousClock()
        let start = clock.now
        let database = try database(bytes)
        print("60,000 packages, \(bytes.count / 1_048_576) MiB: \(clock.now - start)")
        #expect(database.packages.count == 60_000)
        #expect(database.sections.count == 20)
        #expect(database.skippedStanzaCount == 0)
    }
}
