import BackstaffTesting
import SwiftUI
import Testing

/// Forms of links, windows and scene events in public code bases.
private struct SceneForms: View {
    @Environment(\.openURL) var openURL
    @Environment(\.openURL) private var open: OpenURLAction
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @State private var isDirty = false
    private let url = URL(string: "https://example.org")!

    var body: some View {
        NavigationStack {
            VStack {
                Link("Title and destination", destination: url)
                Link(destination: url) { Label("Destination and label", systemImage: "link") }
                Link(destination: url, label: { Text("Spelt label") })
                Text("A [link](https://example.org) in a text")
                ShareLink(item: url)
                ShareLink(item: url.absoluteString) { Label("Share words", systemImage: "square.and.arrow.up") }
                ShareLink(item: url, preview: SharePreview("Preview", image: Image(systemName: "link")))
                ShareLink("Share titled", item: url)
                Button("Open") { openURL(url) }
                Button("Open and hear") { open(url) { accepted in _ = accepted } }
                Button("Window") { openWindow(id: "note", value: 3) }
                Button("Window by value") { openWindow(value: 3) }
                Button("Window by id") { openWindow(id: "note") }
                Button("Dismiss") { dismissWindow(id: "note") }
            }
            .environment(\.openURL, OpenURLAction { url in handle(url) })
            .confirmsLeaving("Discard?", isActive: isDirty, confirm: "Discard", cancel: "Stay")
        }
        .onOpenURL { url in handle(url) }
        .onOpenURL(perform: { _ in })
        .onContinueUserActivity("reading") { activity in _ = activity.userInfo }
        .onContinueUserActivity("reading", perform: proceed)
        .userActivity("reading") { activity in activity.title = "Reading" }
        .userActivity("reading", element: Optional(3)) { number, activity in
            activity.addUserInfoEntries(from: ["n": number])
        }
        .handlesExternalEvents(preferring: ["note"], allowing: ["*"])
        .onChange(of: scenePhase) { _, phase in
            switch phase {
            case .active: isDirty = false
            case .inactive, .background: break
            @unknown default: break
            }
        }
    }

    @discardableResult
    private func handle(_ url: URL) -> OpenURLAction.Result {
        url.scheme == "app" ? .handled : .systemAction
    }

    private func proceed(_ activity: NSUserActivity) {}
}

private struct SceneFormsApp: App {
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            SceneForms()
        }
        .handlesExternalEvents(matching: ["*"])
        .onChange(of: scenePhase) { _, newPhase in
            if newPhase == .background { return }
        }

        WindowGroup("Note", id: "note", for: Int.self) { $number in
            Text("Note \(number ?? 0)")
        }

        WindowGroup("Words", for: String.self) { $words in
            Text(words)
        } defaultValue: {
            "none"
        }

        Window("About", id: "about") { Text("About") }
    }
}

private final class Fleet: ObservableObject {
    @Published var ships = 3
}

private struct FleetApp: App {
    private struct Ships: View {
        @EnvironmentObject var fleet: Fleet

        var body: some View { Text("\(fleet.ships) ships") }
    }

    @StateObject private var fleet = Fleet()

    var body: some Scene {
        WindowGroup { Ships() }
            .environmentObject(fleet)
            .persistentSystemOverlays(.hidden)
    }
}

@MainActor
@Suite
struct SceneFormTests {
    @Test("E07 the views of a scene read an object that was set for the scene")
    func sceneObject() {
        #expect(HeadlessHost(FleetApp.self).texts == ["3 ships"])
    }

    @Test("E07 the common forms of links, windows and external events work")
    func forms() async throws {
        let host = HeadlessHost(SceneFormsApp.self)
        #expect(host.trouble == nil)
        for words in ["Title and destination", "Destination and label", "Spelt label", "link", "Open"] {
            try await host.tap(words)
        }
        #expect(host.record.requests == Array(repeating: "open https://example.org in a new tab", count: 5))
        try await host.tap("Window by value")
        let other = await host.openTab(url: "/?window=note&value=3")
        #expect(other.shows("Note 3"))
    }
}
