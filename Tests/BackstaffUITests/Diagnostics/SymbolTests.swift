import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Testing

/// The reports about symbols without an image.
@MainActor
@Suite("Names of symbols")
struct SymbolTests {
    @Test("L10 an unknown symbol is reported once, at the image; a known one and an empty name aren't")
    func image() async throws {
        let line = #line + 4
        let reports = try await MistakeTests.reports {
            _ = HeadlessHost(
                ForEach(0..<3, id: \.self) { _ in
                    Image(systemName: "sea.serpent")
                    Image(systemName: "star.fill")
                    Image(systemName: "")
                })
        }
        #expect(reports.map(\.mistake) == [.unknownSymbol])
        #expect(reports.first?.message.contains("“sea.serpent”") == true)
        #expect(reports.first?.place == "BackstaffUITests/SymbolTests.swift:\(line)")
    }

    @Test("L10 an unknown symbol of a label is reported at the label, whatever its title is")
    func label() async throws {
        let line = #line + 5
        let reports = try await MistakeTests.reports {
            let title = "Kraken"
            _ = HeadlessHost(
                VStack {
                    Label("Serpent", systemImage: "sea.serpent")
                    Label(title, systemImage: "kraken")
                    Label("Star", systemImage: "star")
                })
        }
        #expect(reports.map(\.mistake) == [.unknownSymbol, .unknownSymbol])
        #expect(
            reports.map(\.place) == [
                "BackstaffUITests/SymbolTests.swift:\(line)", "BackstaffUITests/SymbolTests.swift:\(line + 1)",
            ])
    }

    @Test("L10 an unknown symbol that is passed to another view is reported without a place, once for each name")
    func inOtherViews() async throws {
        let reports = try await MistakeTests.reports {
            _ = HeadlessHost(
                VStack {
                    Button("One", systemImage: "sea.serpent") {}
                    Button("Two", systemImage: "sea.serpent") {}
                    Button("Three", systemImage: "kraken") {}
                    Button("Four", systemImage: "plus") {}
                })
        }
        #expect(reports.count == 2)
        #expect(reports.allSatisfy { $0.mistake == .unknownSymbol && $0.place == nil })
    }

    @Test("Image.init(systemName:) can be used as a function, as in SwiftUI")
    func function() async throws {
        let name: String? = "star"
        let host = HeadlessHost(name.map(Image.init(systemName:)))
        #expect(host.outline.contains("symbol=star"))
    }
}
