import BackstaffTesting
import BackstaffUIKit
import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("UIApplication")
struct ApplicationTests {
    private struct Opener: View {
        let journal: Journal

        var body: some View {
            VStack {
                ForEach(["https://example.org/a", "tel:112", "/harbours", "file:///a"], id: \.self) { address in
                    Button(address) {
                        guard let url = URL(string: address) else { return }
                        UIApplication.shared.open(url) { journal.note("\($0 ? "taken" : "not taken")") }
                    }
                }
            }
            .onOpenURL { journal.note($0.absoluteString) }
        }
    }

    @Test("M08 an action opens an address in the browser or in its own scene, as openURL does")
    func opening() async throws {
        let journal = Journal()
        let other = HeadlessHost(Opener(journal: Journal()))
        let host = HeadlessHost(Opener(journal: journal))
        for address in ["https://example.org/a", "tel:112", "/harbours", "file:///a"] { try await host.tap(address) }
        #expect(host.record.requests == ["open https://example.org/a in a new tab", "open tel:112"])
        #expect(journal.take() == ["taken", "taken", "/harbours", "taken", "not taken"])
        #expect(other.record.requests == [])
    }

    @Test("M08 an action opens an address without asking whether it was accepted")
    func openingWithoutAnswer() async throws {
        let url = try #require(URL(string: "https://example.org/a"))
        let host = HeadlessHost(Button("Open") { UIApplication.shared.open(url) })
        try await host.tap("Open")
        #expect(host.record.requests == ["open https://example.org/a in a new tab"])
    }

    @Test("M08 outside of a scene no address is opened")
    func openingOutside() throws {
        let journal = Journal()
        let url = try #require(URL(string: "https://example.org"))
        UIApplication.shared.open(url, options: [:]) { journal.note("\($0)") }
        #expect(journal.take() == ["false"])
    }

    @available(*, deprecated)
    @Test("M08 a task opens no address in any scene, because it doesn't know its own")
    func openingInTask() async throws {
        let host = HeadlessHost(Opener(journal: Journal()))
        let url = try #require(URL(string: "https://example.org"))
        #expect(await UIApplication.shared.open(url) == false)
        #expect(host.record.requests == [])
    }

    @Test("M08 the state of the app is the phase of the scene")
    func state() async throws {
        let journal = Journal()
        let host = HeadlessHost(
            Button("Read") { journal.note("\(UIApplication.shared.applicationState)") })
        try await host.tap("Read")
        #expect(journal.take() == ["active"])
        #expect(UIApplication.shared.applicationState == .background)
    }

    @Test("M08 an action with haptic feedback goes on, as on a device without haptics")
    func feedback() async throws {
        let journal = Journal()
        let host = HeadlessHost(
            Button("Save") {
                let impact = UIImpactFeedbackGenerator(style: .medium)
                impact.prepare()
                impact.impactOccurred(intensity: 1)
                UINotificationFeedbackGenerator().notificationOccurred(.success)
                UISelectionFeedbackGenerator().selectionChanged()
                journal.note("saved")
            })
        try await host.tap("Save")
        #expect(journal.take() == ["saved"])
    }
}
