import BackstaffPlaygrounds
import SwiftUI
import Synchronization
import Testing

private let runs = Mutex(0)

#Playground {
    runs.withLock { $0 += 1 }
}

#Playground("Waits, and may fail") {
    try await Task.sleep(for: .zero)
    runs.withLock { $0 += 1 }
}

@Suite("Playgrounds")
struct PlaygroundTests {
    @Test("M04 the code of a playground is compiled and doesn't run")
    func noRuns() {
        #expect(runs.withLock { $0 } == 0)
    }
}
