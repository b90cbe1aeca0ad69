import Testing

@testable import PackagesModel

@Suite("The package database")
struct PackageDatabaseTests {
    private func database(_ stanzas: String...) -> PackageDatabase {
        StatusText.database(stanzas)
    }

    private func dependencies(_ field: String) -> [Dependency] {
        var field = field
        return field.withUTF8 { Dependency.parse(ByteSlice(UnsafeRawBufferPointer($0))) }
    }

    /// The lines of a package's Depends field as "title (note) -> id".
    private func lines(of id: Package.ID, in database: PackageDatabase) throws -> [String] {
        let package = try #require(database[id])
        return database.lines(for: package.depends, of: package).map { line in
            "\(line.title) (\(line.note ?? "")) -> \(line.package?.id ?? "")"
        }
    }

    // MARK: Dependency fields

    @Test("A field without a name in it has no dependencies", arguments: ["", " ", ",", ", ,", "|", " | , | "])
    func emptyFields(field: String) {
        #expect(dependencies(field).isEmpty)
    }

    @Test(
        "An alternative that doesn't fit is kept as text",
        arguments: ["a (>= 1", "a (1)", "a (>=)", "(>= 1)", "a ()", "a (=> 1)", "a (>= 1) b"]
    )
    func malformedAlternatives(field: String) {
        let alternatives = dependencies(field).flatMap(\.alternatives)
        #expect(alternatives.map(\.name) == [field])
        #expect(alternatives.map(\.constraint) == [nil])
    }

    @Test(
        "All five relations are parsed, with or without spaces",
        arguments: [("<<", "<"), ("<=", "≤"), ("=", "="), (">=", "≥"), (">>", ">")]
    )
    func relations(spelling: String, sign: String) {
        for field in ["a (\(spelling) 1:2.3~rc1-4+b5)", "a(\(spelling)1:2.3~rc1-4+b5)"] {
            let alternatives = dependencies(field).flatMap(\.alternatives)
            #expect(alternatives.map(\.name) == ["a"])
            #expect(alternatives.map { $0.constraint?.description } == ["\(sign) 1:2.3~rc1-4+b5"])
        }
    }

    @Test("Groups, alternatives and architectures are distinguished")
    func groups() {
        let dependencies = dependencies("python3:any (>= 3.9), mail | postfix (= 1) , libc6")
        #expect(dependencies.map { $0.alternatives.map(\.name) } == [["python3"], ["mail", "postfix"], ["libc6"]])
        #expect(dependencies.map { $0.alternatives.map(\.architecture) } == [["any"], [nil, nil], [nil]])
    }

    // MARK: Resolution

    @Test("A dependency leads to the package with its name, else to one that provides it, else nowhere")
    func resolution() throws {
        let database = database(
            StatusText.stanza("asker", "Depends: real (>= 2), awk, exim4 | real, nothing (<< 3)"),
            StatusText.stanza("mawk", "Provides: awk, real"),
            StatusText.stanza("real")
        )
        #expect(
            try lines(of: "asker", in: database) == [
                "real (≥ 2) -> real", "awk (provided by mawk) -> mawk", "exim4 (not installed) -> ",
                "or real () -> real",
                "nothing (< 3 · not installed) -> ",
            ]
        )
    }

    @Test("Packages with the same name are both listed, each with its own architecture")
    func architectures() throws {
        let foreign = StatusText.stanza("libz", "Depends: libc").replacing("amd64", with: "i386")
        let database = database(
            StatusText.stanza("libc"), StatusText.stanza("libc").replacing("amd64", with: "i386"),
            StatusText.stanza("libz", "Depends: libc"), foreign
        )
        #expect(database.packages.map(\.id) == ["libc", "libc:i386", "libz", "libz:i386"])
        #expect(try lines(of: "libz", in: database) == ["libc () -> libc"])
        #expect(try lines(of: "libz:i386", in: database) == ["libc () -> libc:i386"])
        #expect(database.dependents(of: try #require(database["libc"])).map(\.id) == ["libz"])
    }

    @Test("Dependents are listed once each, by name, without the package itself and without recommendations")
    func dependents() throws {
        let database = database(
            StatusText.stanza("zsh", "Depends: libc (>= 2), libc (<< 3), c-library"),
            StatusText.stanza("bash", "Pre-Depends: other | libc"),
            StatusText.stanza("fan", "Recommends: libc"),
            StatusText.stanza("libc", "Provides: c-library", "Depends: libc")
        )
        #expect(database.dependents(of: try #require(database["libc"])).map(\.name) == ["bash", "zsh"])
        #expect(database.dependents(of: try #require(database["zsh"])).isEmpty)
    }

    // MARK: Sections

    @Test("Sections are counted and sorted by title, and packages within them by name")
    func sections() {
        let database = database(
            StatusText.stanza("zsh", "Section: shells"), StatusText.stanza("bash", "Section: shells"),
            StatusText.stanza("apt", "Section: admin"), StatusText.stanza("odd"),
            StatusText.stanza("blob", "Section: non-free/net")
        )
        #expect(
            database.sections.map { "\($0.title) \($0.count)" } == [
                "Administration 1", "Networking (non-free) 1", "Shells 2", "Without Section 1",
            ]
        )
        #expect(database.packages(in: "shells").map(\.name) == ["bash", "zsh"])
        #expect(database.packages(in: "nowhere").isEmpty)
        #expect(database.section("nowhere") == nil)
    }
}
