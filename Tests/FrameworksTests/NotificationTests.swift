import BackstaffTesting
import BackstaffUIKit
import Combine
import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Notifications of the app's life", .serialized)
struct NotificationTests {
    private struct Listener: View {
        let journal: Journal
        @State private var pauses = 0

        var body: some View {
            Text("\(pauses) pauses")
                .onReceive(NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)) { _ in
                    pauses += 1
                    journal.note("resign")
                }
                .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in
                    journal.note("active")
                }
                .onReceive(NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)) {
                    _ in
                    journal.note("background")
                }
                .onReceive(NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)) {
                    _ in
                    journal.note("foreground")
                }
                .onReceive(NotificationCenter.default.publisher(for: UIScene.didActivateNotification)) { _ in
                    journal.note("scene")
                }
                .onReceive(NotificationCenter.default.publisher(for: UIApplication.willTerminateNotification)) { _ in
                    journal.note("terminate")
                }
        }
    }

    @Test("M08 a scene posts them when its phase changes, and only its own views receive them")
    func phases() async {
        let journal = Journal()
        let others = Journal()
        let other = HeadlessHost(Listener(journal: others))
        let host = HeadlessHost(Listener(journal: journal))
        #expect(journal.take() == ["scene", "active"] && others.take() == ["scene", "active"])
        await host.setScenePhase(.inactive)
        await host.setScenePhase(.background)
        #expect(journal.take() == ["resign", "background"])
        #expect(host.shows("1 pauses") && other.shows("0 pauses"))
        await host.setScenePhase(.active)
        #expect(journal.take() == ["foreground", "scene", "active"] && others.take() == [])
    }

    @Test("M08 other notifications reach the views of all scenes")
    func others() {
        let name = Notification.Name("NotificationTests")
        let journal = Journal()
        let hosts = (1...2).map { number in
            HeadlessHost(
                Text("a").onReceive(NotificationCenter.default.publisher(for: name)) { _ in journal.note("\(number)") })
        }
        NotificationCenter.default.post(name: name, object: nil)
        #expect(journal.take().sorted() == ["1", "2"] && hosts.count == 2)
    }
}
