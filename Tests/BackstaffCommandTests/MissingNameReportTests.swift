import Testing

@testable import BackstaffCommand

@Suite("The report of a check")
struct MissingNameReportTests {
    private func report(
        _ lines: [String], sources: [String], ownModules: Set<String> = [], cutAfter: Int? = nil
    ) throws -> MissingNameReport {
        var files: [String: [UInt8]] = [:]
        for source in sources { files["/c/\(source)"] = Array(String(repeating: "x\n", count: 20).utf8) }
        // A file of one of the app's own modules.
        files["/c/Model/Bird.swift"] = Array("struct Bird {}\n".utf8)
        var search = MissingNameSearch(sources: files)
        _ = search.add(try lines.map { try #require(CompilerMessage("/c/\($0)")) })
        let absent = AbsentFrameworks.names(on: .ios)
        return MissingNameReport(app: "Shop", absent: absent, ownModules: ownModules, search, cutAfter: cutAfter) {
            String($0.dropFirst(3))
        }
    }

    @Test("M14 has the most frequent name first, with the number of its places and the first place")
    func counts() throws {
        let lines = [
            "B.swift:3:1: error: cannot find 'Rare' in scope", "B.swift:2:1: error: cannot find 'Often' in scope",
            "A.swift:9:1: error: cannot find 'Often' in scope",
            "A.swift:4:1: error: 'Old' is unavailable: Use New.",
        ]
        let report = try report(lines, sources: ["A.swift", "B.swift"])
        #expect(
            report.names == [
                .init(title: "Often", count: 2, place: "A.swift:9:1"),
                .init(title: "Rare", count: 1, place: "B.swift:3:1"),
            ])
        #expect(report.unavailable == [.init(title: "Old", count: 1, place: "A.swift:4:1", remark: "Use New.")])
        #expect(
            report.text == """
                Shop: 3 names can't be used, at 4 places

                Names that aren't there
                     2  Often  A.swift:9:1
                     1  Rare   B.swift:3:1

                Names with something else to use
                     1  Old  A.swift:4:1  Use New.

                """)
    }

    @Test("M14 lists a name under the module that all its files import, unless that module is there or it could be two")
    func modules() throws {
        let lines = [
            "A.swift:1:1: error: no such module 'Charts'", "B.swift:1:1: error: no such module 'Charts'",
            "B.swift:2:1: error: no such module 'MapKit'", "A.swift:5:1: error: cannot find 'Chart' in scope",
            "B.swift:6:1: error: cannot find 'Map' in scope", "C.swift:7:1: error: cannot find 'Other' in scope",
        ]
        let report = try report(lines, sources: ["A.swift", "B.swift", "C.swift"])
        #expect(
            report.modules == [
                .init(
                    title: "Charts", count: 2, place: "A.swift:1:1", remark: "with Chart (1)",
                    members: [.init(title: "Chart", count: 1, place: "A.swift:5:1")]),
                .init(title: "MapKit", count: 1, place: "B.swift:2:1"),
            ])
        #expect(report.names.map(\.title) == ["Map", "Other"])
        #expect(report.names.map(\.remark) == ["perhaps of Charts or MapKit", ""])
        #expect(report.text.hasPrefix("Shop: 5 names can't be used, at 6 places\n"))
    }

    @Test("M14 an import of a framework of which nothing is used doesn't stop a build, and one of another module does")
    func unused() throws {
        let line = "A.swift:1:8: error: no such module "
        let unused = try report([line + "'CoreHaptics'"], sources: ["A.swift"])
        #expect(unused.isClean && unused.unused.map(\.title) == ["CoreHaptics"] && unused.modules.isEmpty)
        #expect(
            unused.text.hasPrefix(
                "Shop: everything is there; Documentation/Fidelity.md lists what has no effect\n\nFrameworks that aren't there"
            ))
        #expect(try !report([line + "'Lottie'"], sources: ["A.swift"]).isClean)
        let used = try report(
            [line + "'CoreHaptics'", "A.swift:2:1: error: cannot find 'CHHapticEngine' in scope"], sources: ["A.swift"])
        #expect(!used.isClean && used.unused.isEmpty && used.modules.first?.remark == "with CHHapticEngine (1)")
    }

    @Test("M14 a module of the app that wasn't made isn't a missing one, and neither is what it would declare")
    func unmade() throws {
        let lines = [
            "A.swift:1:1: error: no such module 'Model'", "A.swift:2:1: error: no such module 'SwiftData'",
            "B.swift:1:1: error: no such module 'SwiftData'", "A.swift:5:1: error: cannot find 'Bird' in scope",
            "A.swift:6:1: error: cannot find 'Query' in scope", "B.swift:6:1: error: cannot find 'Query' in scope",
        ]
        let report = try report(lines, sources: ["A.swift", "B.swift"], ownModules: ["Model", "Views"])
        #expect(report.names == [])
        #expect(!report.isClean)
        #expect(
            report.text == """
                Shop: 2 names can't be used, at 4 places

                Modules that aren't there, with names that are probably theirs
                     2  SwiftData  A.swift:2:1  with Query (2)

                Modules of the app that weren't made: what uses them isn't checked
                     1  Model  A.swift:1:1

                """)
    }

    @Test("M14 says so if the check was cut short, since there may be more names, and isn't clean then")
    func cut() throws {
        let lines = ["A.swift:3:1: error: cannot find 'Rare' in scope"]
        let whole = try report(lines, sources: ["A.swift"])
        let cut = try report(lines, sources: ["A.swift"], cutAfter: 200)
        #expect(cut.text == whole.text + "\nThe check ended after 200 rounds: there may be more\n")
        #expect(try !report([], sources: ["A.swift"], cutAfter: 1).isClean)
    }

    @Test("M14 says so if everything is there, and doesn't if the compiler finds another error")
    func clean() throws {
        let clean = try report([], sources: ["A.swift"])
        #expect(
            clean.isClean
                && clean.text == "Shop: everything is there; Documentation/Fidelity.md lists what has no effect\n")
        let other = try report(["A.swift:2:1: error: expected declaration"], sources: ["A.swift"])
        #expect(!other.isClean && other.others.map(\.place) == ["A.swift:2:1"])
    }
}
