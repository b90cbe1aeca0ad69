import BackstaffElements
import BackstaffNavigation
import BackstaffUI
import Testing

@testable import BackstaffTesting

/// Mistakes in views: each is reported, and correct code isn't.
@MainActor
@Suite
struct MistakeTests {
    struct Picture: CustomTestStringConvertible, Sendable {
        let mistake: Diagnostics.Mistake
        /// Phrases of the report: the mistake and the advice.
        let words: [String]
        let wrong: @MainActor () async throws -> Void
        let right: @MainActor () async throws -> Void
        /// The file that contains the mistake.
        let file: String

        init(
            mistake: Diagnostics.Mistake, words: [String], wrong: @escaping @MainActor () async throws -> Void,
            right: @escaping @MainActor () async throws -> Void, file: String = #fileID
        ) {
            self.mistake = mistake
            self.words = words
            self.wrong = wrong
            self.right = right
            self.file = file
        }

        var testDescription: String { mistake.rawValue }
    }

    nonisolated static var pictures: [Picture] { destinations + links + lists + missing }

    static func reports(_ act: @MainActor () async throws -> Void) async throws -> [Diagnostics.Report] {
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) { try await act() }
        return receiver.reports
    }

    @Test(
        "L10 a mistake is reported once, with its place and a remedy; correct code reports nothing", arguments: pictures
    )
    func picture(_ picture: Picture) async throws {
        let reports = try await Self.reports {
            try await picture.wrong()
            try await picture.wrong()
        }
        let report = try #require(reports.first, "\(picture.mistake.rawValue) isn't reported")
        #expect(reports.count == 1, "\(reports)")
        #expect(report.mistake == picture.mistake)
        for words in picture.words { #expect(report.message.contains(words), "\(report.message)") }
        let files = [picture.file, "BackstaffUITests/MistakeViews.swift"]
        #expect(files.contains { report.place?.hasPrefix("\($0):") == true }, "\(report)")
        #expect(try await Self.reports(picture.right) == [])
    }

    @Test("L10 the reported place is the line of the call")
    func line() async throws {
        let line = #line + 3
        let reports = try await Self.reports {
            _ = HeadlessHost(
                NavigationLink("On", value: 1))
        }
        #expect(reports.map(\.place) == ["BackstaffUITests/MistakeTests.swift:\(line)"])
    }

    @Test("L10 the log contains at most 32 printable characters of a value that a page sent")
    func outsideWords() async throws {
        let words = "n\u{f8}\n\u{1b}[2J" + String(repeating: "x", count: 5_000)
        let reports = try await Self.reports {
            let scene = LiveScene(
                AnyView(
                    TabView {
                        Text("One")
                        Text("Two")
                    }
                    .tabViewStyle(.page)),
                Size.phone.configuration)
            let pages = try #require(scene.tree.root.children.first { $0.role == .tabView })
            try scene.deliver(.edit(words), to: pages.id)
            scene.close()
            let host = HeadlessHost(
                NavigationStack {
                    Text("Root")
                        .navigationDestination(for: Int.self) { Text("At \($0)") }
                        .navigationRoute("berths/:number", for: Int.self)
                })
            await host.open(url: "/" + words)
        }
        #expect(reports.count == 2, "\(reports)")
        for report in reports {
            #expect(report.mistake == nil)
            #expect(report.message.contains("n??"), "\(report.message)")
            #expect(report.message.count < 150 && report.message.allSatisfy(\.isASCII), "\(report.message)")
        }
    }

    /// Uses of resources that don't exist.
    nonisolated private static var missing: [Picture] {
        [
            Picture(
                mistake: .unknownColor, words: ["no color “Sea” in the asset catalogs", "Correct the name"],
                wrong: { _ = Color("Sea") }, right: { _ = Color(red: 0, green: 0.2, blue: 0.8) })
        ]
    }
}
