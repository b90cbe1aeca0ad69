import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Foundation
import Testing

extension MistakeTests {
    final class Ticker: ObservableObject {
        @Published var count = 0
    }

    struct Ticking: View {
        @ObservedObject var ticker: Ticker

        var body: some View { Text("At \(ticker.count)") }
    }

    @Test("L10 an object that publishes off the main thread is reported once, and its change is shown")
    func background() async {
        let receiver = Diagnostics.Receiver()
        await Diagnostics.$receiver.withValue(receiver) {
            nonisolated(unsafe) let ticker = Ticker()  // Sound, because one task at a time writes it.
            let host = HeadlessHost(Ticking(ticker: ticker))
            ticker.count += 1
            #expect(receiver.reports == [])
            for _ in 0..<2 { await Task.detached { ticker.count += 1 }.value }
            await host.settle()
            #expect(host.shows("At 3"))
        }
        // A detached task has no receiver, so its reports go to the process.
        #expect(receiver.reports == [])
        let reports = Diagnostics.reports.filter { $0.mistake == .backgroundPublishing }
        #expect(reports.count { $0.message.contains("The type is Ticker.") } == 1)
    }

    @Test("L10 an endless update is reported with the name of its view")
    func endless() async throws {
        let reports = try await Self.reports {
            let host = HeadlessHost(Chaser())
            try await host.tap("Begin")
            host.update()
        }
        #expect(reports.map(\.mistake) == [.endlessUpdate])
        #expect(reports.first?.message.contains("Chaser") == true)
    }
}
