import BackstaffTesting
import BackstaffUI
import BackstaffUniformTypes
import Foundation
import Testing

extension UTType {
    fileprivate static let crate = UTType(exportedAs: "org.example.crate")
}

/// A type with all kinds of representations.
private struct Crate: Codable, Hashable, Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .crate)
        ProxyRepresentation(exporting: \.name)
    }
}

/// A type that reads what crates export, and texts.
private struct Load: Codable, Transferable {
    var name: String
    var isText = false

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .crate) { data in
            Load(name: try JSONDecoder().decode(Crate.self, from: data).name)
        }
        ProxyRepresentation(importing: { (words: String) in Load(name: words, isText: true) })
    }
}

@MainActor
@Suite("Dragging")
struct DragAndDropTests {
    private struct Dock: View {
        @State private var log: [String] = []
        @State private var isOver = false
        @State private var isOff = false
        @State private var name = "Tea"

        var body: some View {
            Text("crate of \(name)").draggable(Crate(name: name))
            Text("words").draggable("plain words") { Text("preview") }
            Text("address").draggable(URL(string: "https://example.org/a")!).disabled(isOff)
            Text("bytes").draggable(Data([1, 2, 3]))
            Text("fixed")
            Text("hold").dropDestination(for: Crate.self) { crates, place in
                log.append("hold \(crates.map(\.name)) \(place == .zero)")
                return true
            } isTargeted: {
                isOver = $0
            }
            Text("shelf").dropDestination(for: String.self) { words, _ in
                log.append("shelf \(words)")
                return true
            }
            Text("deck").dropDestination(for: Load.self) { loads, _ in
                log.append("deck \(loads[0].name) \(loads[0].isText)")
                return true
            }
            Text("store").dropDestination(for: Data.self) { data, _ in
                log.append("store \(data[0].count)")
                return true
            }
            Text(isOver ? "over" : "not over")
            Text("log \(log.joined(separator: ", "))")
            Button("Rename") { name = "Rum" }
            Button("Off") { isOff = true }
        }
    }

    private func log(_ host: HeadlessHost) -> String {
        String(host.texts.first { $0.hasPrefix("log") }?.dropFirst(4) ?? "")
    }

    @Test("A value of the destination's type is handed over as it is now, and another type isn't")
    func sameType() async throws {
        let host = HeadlessHost(Dock())
        #expect(try await host.drag("crate of Tea", to: "hold"))
        #expect(log(host) == "hold [\"Tea\"] true")
        try await host.tap("Rename")
        #expect(try await host.drag("crate of Rum", to: "hold"))
        #expect(log(host) == "hold [\"Tea\"] true, hold [\"Rum\"] true")
        #expect(try await !host.drag("words", to: "hold"))
        #expect(log(host) == "hold [\"Tea\"] true, hold [\"Rum\"] true")
    }

    @Test("A destination is targeted while something that it takes is over it")
    func targeted() async throws {
        let host = HeadlessHost(Dock())
        try await host.drag("crate of Tea", over: "hold", leaves: false)
        #expect(host.shows("over"))
        try await host.drag("crate of Tea", over: "hold")
        #expect(host.shows("not over"))
        try await host.drag("words", over: "hold", leaves: false)
        #expect(host.shows("not over"))
        try await host.drag("crate of Tea", to: "hold")
        #expect(host.shows("not over"))
    }

    @Test("A value of another type is converted by a proxy, or by data that both types know")
    func conversions() async throws {
        let host = HeadlessHost(Dock())
        #expect(try await host.drag("crate of Tea", to: "shelf"))
        #expect(log(host) == "shelf [\"Tea\"]")
        #expect(try await host.drag("address", to: "shelf"))
        #expect(log(host).hasSuffix("shelf [\"https://example.org/a\"]"))
        #expect(try await host.drag("words", to: "deck"))
        #expect(log(host).hasSuffix("deck plain words true"))
        #expect(try await host.drag("crate of Tea", to: "deck"))
        try await host.wait { log(host).hasSuffix("deck Tea false") || log(host).hasSuffix("deck Tea true") }
        #expect(try await host.drag("bytes", to: "store"))
        #expect(log(host).hasSuffix("store 3"))
        #expect(try await !host.drag("bytes", to: "shelf"))
    }

    @Test("What isn't draggable, is disabled or is no destination is refused")
    func refused() async throws {
        let host = HeadlessHost(Dock())
        await #expect(throws: LookUpFailure.self) { try await host.drag("fixed", to: "hold") }
        await #expect(throws: LookUpFailure.self) { try await host.drag("words", to: "fixed") }
        try await host.tap("Off")
        #expect(try await !host.drag("address", to: "shelf"))
        #expect(log(host) == "")
    }

    @Test("A drag to rows of a list gets the offset before or behind the row, and is taken only if it fits")
    func rows() async throws {
        struct Page: View {
            @State private var names = ["Tea", "Rum", "Salt"]
            var body: some View {
                Text("crate").draggable("Hemp")
                Text("bytes").draggable(Data())
                List {
                    ForEach(names, id: \.self) { Text($0).draggable($0) }
                        .onDelete { names.remove(atOffsets: $0) }
                        .dropDestination(for: String.self) { words, offset in
                            names.insert(contentsOf: words, at: offset)
                        }
                    Text("end")
                }
                Text("names \(names.joined(separator: " "))")
            }
        }
        let host = HeadlessHost(Page())
        #expect(try await host.drag("crate", toRow: "Rum", isAfter: false))
        #expect(host.shows("names Tea Hemp Rum Salt"))
        #expect(try await !host.drag("bytes", toRow: "Tea", isAfter: true))
        await #expect(throws: LookUpFailure.self) { try await host.drag("crate", toRow: "end", isAfter: true) }
        try await host.delete("Hemp")
        #expect(try await host.drag("crate", toRow: "Salt", isAfter: true))
        #expect(host.shows("names Tea Rum Salt Hemp"))
    }
}
