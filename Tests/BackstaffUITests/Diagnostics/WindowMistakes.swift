import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Testing

extension MistakeTests {
    struct Windows: App {
        var body: some Scene {
            WindowGroup { Opener() }
            WindowGroup(id: "depth", for: Double.self) { Text("Depth \($0.wrappedValue ?? 0)") }
        }
    }

    struct Opener: View {
        @Environment(\.openWindow) private var openWindow

        var body: some View {
            Button("Nowhere") { openWindow(id: "nowhere") }
            Button("Endless") { openWindow(id: "depth", value: Double.infinity) }
            Button("Ten") { openWindow(id: "depth", value: 10.0) }
        }
    }

    @Test("L10 opening a window that doesn't exist is reported at the call")
    func windows() async throws {
        let reports = try await Self.reports {
            let host = HeadlessHost(Windows.self)
            for words in ["Ten", "Nowhere", "Endless", "Nowhere"] { try await host.tap(words) }
        }
        #expect(reports.map(\.mistake) == [.unknownWindow, .unwritableWindowValue])
        #expect(reports.allSatisfy { $0.place?.hasPrefix("BackstaffUITests/WindowMistakes.swift:") == true })
        let unread = try await Self.reports { _ = HeadlessHost(Windows.self, url: "/?window=depth&value=%7B") }
        #expect(unread.map(\.mistake) == [.unreadableWindowValue])
    }
}
