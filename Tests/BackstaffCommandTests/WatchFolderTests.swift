import Foundation
import Synchronization
import Testing

@testable import BackstaffCommand

@Suite("The watched folder")
struct WatchFolderTests {
    /// The reports of a watch so far.
    private final class Told: Sendable {
        private let told = Mutex<[[String]]>([])

        var all: [[String]] { told.withLock { $0 } }

        func add(_ files: [String]) { told.withLock { $0.append(files) } }

        /// Waits until the watch reports something new.
        func next(after count: Int) async throws -> [String] {
            let deadline = ContinuousClock.now + .seconds(600)
            while ContinuousClock.now < deadline {
                let all = all
                if all.count > count { return all[count] }
                try await Task.sleep(for: .milliseconds(10))
            }
            Issue.record("nothing is told; before: \(all)")
            return []
        }

        /// Waits until the watch has reported a number of files, in one burst or, on a busy machine, in several.
        func next(_ number: Int, after count: Int) async throws -> [String] {
            var files: [String] = []
            var reports = count
            while files.count < number {
                let report = try await next(after: reports)
                if report.isEmpty { break }
                files += report
                reports += 1
            }
            return files.sorted()
        }
    }

    /// Writes a file as editors do, under another name first, so that it is never seen incomplete.
    private func save(_ name: String, _ text: String, in scratch: Scratch) throws {
        let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
        try scratch.write(folder + ".new", text)
        #expect(rename(scratch.path + "/" + folder + ".new", scratch.path + "/" + name) == 0)
    }

    /// Longer than the quiet time of a burst, and than the interval of polling.
    private let settled = Duration.milliseconds(700)

    /// With file-system events, if the system has them, and by polling.
    @Test("L08 a file that is created, changed, replaced or deleted is reported once", arguments: [true, false])
    func files(usesEvents: Bool) async throws {
        let scratch = try Scratch(["App.swift": "1"])
        let told = Told()
        let watch = try FolderWatch(scratch.path, usesEvents: usesEvents) { told.add($0) }
        defer { watch.stop() }
        try scratch.write("New.swift", "")
        #expect(try await told.next(after: 0) == ["New.swift"])
        try save("App.swift", "22", in: scratch)
        #expect(try await told.next(after: 1) == ["App.swift"])
        // Written in place, because a single write is never incomplete.
        let file = try #require(FileHandle(forWritingAtPath: scratch.path + "/App.swift"))
        try file.write(contentsOf: Data("3".utf8))
        try file.close()
        #expect(try await told.next(after: 2) == ["App.swift"])
        #expect(rename(scratch.path + "/New.swift", scratch.path + "/Newer.swift") == 0)
        #expect(try await told.next(after: 3) == ["New.swift", "Newer.swift"])
        try FileManager.default.removeItem(atPath: scratch.path + "/Newer.swift")
        #expect(try await told.next(after: 4) == ["Newer.swift"])
        try await Task.sleep(for: settled)
        #expect(told.all.count == 5)
    }

    @Test("L08 new folders with files, files added to them later, and removed folders are reported")
    func folders() async throws {
        let scratch = try Scratch(["App.swift": "1"])
        let told = Told()
        let watch = try FolderWatch(scratch.path) { told.add($0) }
        defer { watch.stop() }
        try scratch.write("Views/Deep/List.swift", "")
        #expect(try await told.next(after: 0) == ["Views/Deep/List.swift"])
        try scratch.write("Views/Deep/Row.swift", "")
        #expect(try await told.next(after: 1) == ["Views/Deep/Row.swift"])
        try save("Pictures.xcassets/Moon.imageset/moon.png", "png", in: scratch)
        #expect(try await told.next(after: 2) == ["Pictures.xcassets/Moon.imageset/moon.png"])
        try save("Pictures.xcassets/Moon.imageset/moon.png", "other", in: scratch)
        #expect(try await told.next(after: 3) == ["Pictures.xcassets/Moon.imageset/moon.png"])
        try FileManager.default.removeItem(atPath: scratch.path + "/Views")
        // The files are removed one by one.
        #expect(try await told.next(2, after: 4) == ["Views/Deep/List.swift", "Views/Deep/Row.swift"])
        let before = told.all.count
        try save("towns.json", "[]", in: scratch)
        #expect(try await told.next(after: before) == ["towns.json"])
    }

    @Test("L08 the list of the Xcode project's files is watched, also beside the folder")
    func project() async throws {
        let scratch = try Scratch(["Shop/App.swift": "1", "Shop.xcodeproj/project.pbxproj": "1"])
        let told = Told()
        let watch = try FolderWatch(scratch.path + "/Shop") { told.add($0) }
        defer { watch.stop() }
        try save("Shop.xcodeproj/project.pbxproj", "2", in: scratch)
        #expect(try await told.next(after: 0) == ["Shop.xcodeproj/project.pbxproj"])
        try scratch.write("Shop.xcodeproj/other", "")
        try await Task.sleep(for: settled)
        #expect(told.all.count == 1)
    }

    @Test("L08 a burst of changes is reported once, or a few times if the machine is busy")
    func burst() async throws {
        let scratch = try Scratch(["App.swift": "1"])
        let told = Told()
        let watch = try FolderWatch(scratch.path) { told.add($0) }
        defer { watch.stop() }
        let clock = ContinuousClock()
        let start = clock.now
        for number in 0..<200 { try save("F\(number % 10).swift", "\(number)", in: scratch) }
        let isQuick = clock.now - start < Debounce.quiet
        let first = try await told.next(after: 0)
        var files = Set(first)
        var reports = 1
        while files.count < 10 {
            let report = try await told.next(after: reports)
            if report.isEmpty { break }
            files.formUnion(report)
            reports += 1
        }
        try await Task.sleep(for: settled)
        #expect(Set(told.all.joined()) == Set((0..<10).map { "F\($0).swift" }))
        #expect(told.all.count < 20)
        if isQuick { #expect(told.all == [first]) }
    }

    @Test("L08 hidden files, editors' copies and tests aren't reported, nor is reading a file")
    func others() async throws {
        let scratch = try Scratch(["App.swift": "1", "ShopTests/T.swift": "import Testing"])
        let told = Told()
        let watch = try FolderWatch(scratch.path) { told.add($0) }
        defer { watch.stop() }
        for name in [".App.swift.swp", "App.swift~", "4913", "#App.swift#", ".git/index", "ShopTests/T.swift", "N.md"] {
            try scratch.write(name, "import Testing")
        }
        _ = FileManager.default.contents(atPath: scratch.path + "/App.swift")
        try await Task.sleep(for: settled)
        #expect(told.all == [])
        try save("App.swift", "2", in: scratch)
        #expect(try await told.next(after: 0) == ["App.swift"])
    }

    @Test("L08 a folder that is removed and recreated is watched again")
    func comesBack() async throws {
        let scratch = try Scratch(["Shop/App.swift": "1"])
        let shop = scratch.path + "/Shop"
        let told = Told()
        let watch = try FolderWatch(shop) { told.add($0) }
        defer { watch.stop() }
        #expect(rename(shop, shop + "-aside") == 0)
        #expect(try await told.next(after: 0) == ["App.swift"])
        #expect(rename(shop + "-aside", shop) == 0)
        #expect(try await told.next(after: 1) == ["App.swift"])
        try scratch.write("Shop/More.swift", "")
        #expect(try await told.next(after: 2) == ["More.swift"])
    }

    @Test("L08 nothing is reported after the watch has stopped")
    func stops() async throws {
        let scratch = try Scratch(["App.swift": "1"])
        let told = Told()
        let watch = try FolderWatch(scratch.path) { told.add($0) }
        watch.stop()
        try await Task.sleep(for: .milliseconds(50))
        try scratch.write("App.swift", "2")
        try await Task.sleep(for: settled)
        #expect(told.all == [])
    }

    @Test("L08 a burst ends after a quiet time, or after a maximum time")
    func debounce() {
        var debounce = Debounce()
        /// Returns whether a burst is over at a time in milliseconds.
        func isOver(at time: Int) -> Bool { debounce.isOver(at: .milliseconds(time)) }
        #expect(debounce.deadline == nil)
        #expect(!isOver(at: 9_000))
        debounce.note(at: .seconds(10))
        #expect(debounce.deadline == .seconds(10) + Debounce.quiet)
        #expect(!isOver(at: 10_049))
        debounce.note(at: .milliseconds(10_049))
        #expect(!isOver(at: 10_098))
        #expect(isOver(at: 10_099))
        #expect(debounce == Debounce())
        for step in 0...30 { debounce.note(at: .milliseconds(step * 40)) }
        #expect(debounce.deadline == Debounce.longest)
        #expect(isOver(at: 1_200))
    }
}
