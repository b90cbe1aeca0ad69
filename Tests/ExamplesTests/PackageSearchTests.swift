import Testing

@testable import PackagesModel

@Suite("Searching packages")
struct PackageSearchTests {
    private let database = StatusText.database(
        StatusText.stanza("bash", "Section: shells", "Description: GNU Bourne Again SHell\n Reads\n  commands."),
        StatusText.stanza("bash-completion", "Section: shells", "Description: programmable completion"),
        StatusText.stanza("abash", "Section: fun", "Description: feel ashamed"),
        StatusText.stanza("dash", "Section: shells", "Description: POSIX-compliant shell, smaller than Bash"),
        StatusText.stanza("zsh", "Section: shells", "Description: a shell with ÜBER powers\n Knows bash too.")
    )

    private func ids(
        _ text: String, _ scope: PackageQuery.Scope = .everywhere, in section: String? = nil
    ) -> [Package.ID] {
        database.packages(matching: PackageQuery(text, scope: scope), in: section).map(\.id)
    }

    // MARK: Ranks and scopes

    @Test("Names that begin with the words come first, then names that contain them, then descriptions; each once")
    func ranks() {
        #expect(ids("bash") == ["bash", "bash-completion", "abash", "dash", "zsh"])
        #expect(ids("ash") == ["abash", "bash", "bash-completion", "dash", "zsh"])
        #expect(ids("a") == ["abash", "bash", "bash-completion", "dash", "zsh"])
        #expect(ids("d") == ["dash", "abash", "bash"])
        #expect(ids("sh") == ["abash", "bash", "bash-completion", "dash", "zsh"])
    }

    @Test("A scope excludes the other part; a name that also occurs in a description is found in both")
    func scopes() {
        #expect(ids("bash", .names) == ["bash", "bash-completion", "abash"])
        #expect(ids("bash", .descriptions) == ["dash", "zsh"])
        #expect(ids("shell", .names) == [])
        #expect(ids("shell", .descriptions) == ["bash", "dash", "zsh"])
    }

    @Test("Only packages of the section are found, and none in an unknown section")
    func sections() {
        #expect(ids("bash", in: "shells") == ["bash", "bash-completion", "dash", "zsh"])
        #expect(ids("bash", in: "fun") == ["abash"])
        #expect(ids("bash", in: "nowhere") == [])
    }

    @Test("Without words all packages are found, by name", arguments: ["", " ", "\n\t "], PackageQuery.Scope.allCases)
    func noWords(text: String, scope: PackageQuery.Scope) {
        #expect(ids(text, scope) == ["abash", "bash", "bash-completion", "dash", "zsh"])
        #expect(ids(text, scope, in: "fun") == ["abash"])
    }

    // MARK: Words

    @Test(
        "Case, surrounding spaces and line ends within the words don't matter",
        arguments: [
            ("BASH-c", "bash-completion"), (" bourne   AGAIN ", "bash"), ("shell reads commands", "bash"),
            ("über", "zsh"), ("ÜBER", "zsh"), ("u\u{308}ber", "zsh"),
        ])
    func spelling(text: String, id: Package.ID) {
        #expect(ids(text) == [id])
    }

    @Test(
        "Words aren't found across the end of one text and the beginning of the next",
        arguments: [
            "zzz", "bashbash", "completionfeel", "abashbash", "shellprogrammable", "\u{FF}", "bash\0",
        ])
    func nothing(text: String) {
        #expect(ids(text).isEmpty)
    }

    @Test("Null bytes are text like any other")
    func nullBytes() {
        let database = StatusText.database(
            StatusText.stanza("a", "Description: one\0two"), StatusText.stanza("b", "Description: onetwo"))
        func ids(_ text: String) -> [Package.ID] { database.packages(matching: PackageQuery(text)).map(\.id) }
        #expect(ids("two") == ["a", "b"])
        #expect(ids("e\0t") == ["a"])
        #expect(ids("\0") == ["a"])
        #expect(ids("et") == ["b"])
    }

    @Test("A megabyte of text can be searched, and searched for")
    func megabyte() {
        let long = String(repeating: "lorem ", count: 180_000)
        let database = StatusText.database(
            StatusText.stanza("long", "Description: \(long)end"), StatusText.stanza("short", "Description: end"))
        func ids(_ text: String) -> [Package.ID] { database.packages(matching: PackageQuery(text)).map(\.id) }
        #expect(ids("end") == ["long", "short"])
        #expect(ids(long) == ["long"])
        #expect(ids(long + "never") == [])
    }

    @Test("Bytes that aren't text are found by their replacement character, and cause no fault")
    func invalidBytes() {
        var bytes = Array(StatusText.stanza("a", "Description: caf# au lait").utf8)
        for place in bytes.indices where bytes[place] == UInt8(ascii: "#") { bytes[place] = 0xE9 }
        let parser = bytes.withUnsafeBytes { StatusParser($0) }
        let database = PackageDatabase(packages: parser.packages)
        func ids(_ text: String) -> [Package.ID] { database.packages(matching: PackageQuery(text)).map(\.id) }
        #expect(ids("au lait") == ["a"])
        #expect(ids("caf\u{FFFD}") == ["a"])
        #expect(ids("café") == [])
    }

    @Test("An empty database finds nothing")
    func empty() {
        let database = StatusText.database()
        #expect(database.packages(matching: PackageQuery("a")).isEmpty)
        #expect(database.packages(matching: PackageQuery()).isEmpty)
    }

    // MARK: Suggestions

    /// Twelve packages: list-0 … list-9, a-list, and one with that word in its description.
    private var lists: PackageDatabase {
        StatusText.database(
            (0..<10).map { StatusText.stanza("list-\($0)") } + [
                StatusText.stanza("a-list"), StatusText.stanza("list"),
                StatusText.stanza("other", "Description: a list"),
            ])
    }

    @Test("At most five of the best names are suggested, but not the text in the field")
    func suggestions() {
        func names(_ text: String, _ scope: PackageQuery.Scope = .everywhere) -> [String] {
            lists.packages(matching: PackageQuery(text, scope: scope)).suggestedNames()
        }
        #expect(names("lis") == ["list", "list-0", "list-1", "list-2", "list-3"])
        #expect(names("List ") == ["list-0", "list-1", "list-2", "list-3", "list-4"])
        #expect(names("lis", .names) == names("lis"))
        #expect(names("lis", .descriptions) == [])
        #expect(names("") == [])
    }

    @Test("Nothing is suggested if there are no more results than suggestions")
    func noSuggestions() {
        #expect(lists.packages(matching: PackageQuery("list-3")).suggestedNames() == [])
        #expect(lists.packages(matching: PackageQuery("a-l")).suggestedNames() == [])
        #expect(lists.packages(matching: PackageQuery("zzz")).suggestedNames() == [])
    }

    @Test("A name of two architectures is suggested once")
    func sharedNames() {
        let stanzas = (0..<6).map { StatusText.stanza("lib\($0)") }
        let database = StatusText.database(stanzas + stanzas.map { $0.replacing("amd64", with: "i386") })
        #expect(
            database.packages(matching: PackageQuery("lib")).suggestedNames()
                == ["lib0", "lib1", "lib2", "lib3", "lib4"])
    }

    // MARK: Properties

    @Test("For generated packages the results equal those of a plain search, in the same order")
    func plainSearch() {
        let parser = Array(StatusText.generated(count: 400).utf8).withUnsafeBytes { StatusParser($0) }
        let database = PackageDatabase(packages: parser.packages)
        for text in ["1", "package-1", "ge-39", "number 7", "number 77 does", "a line or two of prose", "-", "e"] {
            for section in [nil, "section-3"] {
                let all = section.map(database.packages(in:)) ?? database.packages
                let described = all.filter {
                    ([$0.summary] + $0.paragraphs).joined(separator: " ").lowercased().contains(text)
                }
                let prefixed = all.filter { $0.name.hasPrefix(text) }
                let named = all.filter { $0.name.contains(text) && !$0.name.hasPrefix(text) }
                let expected = prefixed + named + described.filter { !prefixed.contains($0) && !named.contains($0) }
                let found = database.packages(matching: PackageQuery(text), in: section)
                if text != "-" { #expect(found.map(\.id) == expected.map(\.id), "\(text)") }
                #expect(Set(found.map(\.id)).count == found.count)
            }
        }
    }
}
