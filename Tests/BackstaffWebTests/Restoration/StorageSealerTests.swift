import BackstaffElements
import BackstaffUI
import Logging
import Testing

@testable import BackstaffWeb

/// The lines that a logger received.
@MainActor
final class LogLines {
    private final class Store: @unchecked Sendable {  // Sound, because it is used on the main actor only.
        var lines: [String] = []
    }

    private struct Handler: LogHandler {
        let store: Store
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.info

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            store.lines.append("\(event.message)")
        }
    }

    private let store = Store()

    var logger: Logger { Logger(label: "test") { [store] _ in Handler(store: store) } }

    func take() -> [String] {
        defer { store.lines = [] }
        return store.lines
    }
}

@MainActor
@Suite("State that a page returns")
struct StorageSealerTests {
    private let lines = LogLines()
    private let seal: Seal
    private let sealer: StorageSealer
    private let state = StoredNavigation(
        url: "/", splits: [.init(visibility: .all, selections: [[nil], [nil]])])

    init() throws {
        seal = try SealPicture.seal()
        sealer = StorageSealer(
            seal: seal, app: SealPicture.context.app, visitor: SealPicture.context.visitor, logger: lines.logger)
    }

    private func sealed(_ bytes: [UInt8]) throws -> String {
        var context = SealPicture.context
        context.kind = .navigation
        context.name = ""
        return try seal.seal(bytes, in: context)
    }

    @Test("A complete state is restored without a log line")
    func whole() throws {
        #expect(sealer.navigation(in: try sealed(try #require(state.encoded()))) == state)
        #expect(lines.take().isEmpty)
    }

    @Test("Of a damaged state the beginning is restored, with a log line")
    func partly() throws {
        let bytes = try #require(state.encoded())
        let read = try #require(sealer.navigation(in: try sealed(Array(bytes.dropLast(2)))))
        #expect(read.url == "/" && read.splits.count == 1)
        #expect(lines.take() == ["navigation storage: a state can't be read to its end, the rest of it was dropped"])
    }

    @Test("A state of another version is dropped, with a log line")
    func otherVersion() throws {
        let bytes = try #require(state.encoded())
        #expect(sealer.navigation(in: try sealed([2] + bytes.dropFirst())) == nil)
        #expect(lines.take() == ["navigation storage: a state of another version was dropped"])
    }
}
