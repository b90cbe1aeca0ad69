import BackstaffTesting
import BackstaffUIKit
import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("UIAccessibility", .serialized)
struct AccessibilityTests {
    /// What bodies have read. An app makes its views itself, so they can't be given a journal.
    private static var journal = Journal()

    private struct Reader: View {
        var body: some View {
            let _ = AccessibilityTests.journal.note(UIAccessibility.isReduceMotionEnabled ? "calm" : "lively")
            Text(UIAccessibility.isVoiceOverRunning ? "spoken" : "silent")
            Text("\(UIAccessibility.isBoldTextEnabled) \(UIAccessibility.isDarkerSystemColorsEnabled)")
        }
    }

    private struct ReadingApp: App {
        var body: some Scene { WindowGroup { Reader() } }
    }

    @Test("M08 a body reads what the visitor prefers, and runs again when it changes")
    func motion() {
        Self.journal = Journal()
        let scene = LiveApp(ReadingApp.self).makeScene(
            SceneConfiguration(
                width: 390, height: 844, url: "/", isDark: false, reducesMotion: true, isTouch: true, language: "en",
                isPreview: false))
        #expect(Self.journal.take() == ["calm"])
        scene.setAppearance(isDark: false, reducesMotion: false)
        #expect(Self.journal.take() == ["lively"])
        scene.close()
    }

    @Test("M08 what a browser doesn't report has the value of the usual settings")
    func others() {
        #expect(HeadlessHost(Reader()).texts == ["silent", "false false"])
    }
}
