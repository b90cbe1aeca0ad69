import BackstaffTesting
import BackstaffUIKit
import SwiftUI
import Testing
import ViewTestSupport

/// UIKit has one screen and one device. On a server, each visitor has others.
@MainActor
@Suite("UIScreen and UIDevice")
struct ScreenTests {
    private static var description: String {
        let size = UIScreen.main.bounds.size
        return "\(Int(size.width)) × \(Int(size.height)) \(UIDevice.current.model)"
    }

    private struct Label: View {
        var body: some View { Text(ScreenTests.description) }
    }

    @Test("M08 a body that reads the screen runs again when the window has another size")
    func resizing() async {
        let host = HeadlessHost(Label(), size: .phone)
        #expect(host.texts == ["390 × 844 iPhone"])
        await host.resize(to: .tabletLandscape)
        #expect(host.texts == ["1194 × 834 iPad"])
    }

    private struct Still: View {
        let journal: Journal

        var body: some View {
            journal.note("body")
            return Text("still")
        }
    }

    @Test("M08 a body that doesn't read the screen doesn't run again")
    func untouched() async {
        let journal = Journal()
        let host = HeadlessHost(Still(journal: journal), size: .phone)
        await host.resize(to: .tabletLandscape)
        #expect(journal.take() == ["body"])
    }

    @Test(
        "M08 the idiom and the orientation follow from the window",
        arguments: [
            (Size.phone, UIUserInterfaceIdiom.phone, UIDeviceOrientation.portrait),
            (.phoneLandscape, .phone, .landscapeLeft),
            (.tablet, .pad, .portrait), (.tabletLandscape, .pad, .landscapeLeft),
        ])
    func device(size: Size, idiom: UIUserInterfaceIdiom, orientation: UIDeviceOrientation) async throws {
        let journal = Journal()
        let host = HeadlessHost(
            Button("Read") {
                journal.note("\(UIDevice.current.userInterfaceIdiom) \(UIDevice.current.orientation)")
            }, size: size)
        try await host.tap("Read")
        #expect(journal.take() == ["\(idiom) \(orientation)"])
        #expect(orientation.isPortrait != orientation.isLandscape)
    }

    private struct Orientation: View {
        private var scene: UIWindowScene? {
            UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
        }

        var body: some View {
            Text(scene?.interfaceOrientation.isLandscape == true ? "landscape" : "portrait")
            Text(scene?.effectiveGeometry.interfaceOrientation == .landscapeRight ? "right" : "upright")
        }
    }

    @Test("M08 the orientation of a scene follows from its window, and not from that of another visitor")
    func interfaceOrientation() async {
        let host = HeadlessHost(Orientation(), size: .phone)
        let other = HeadlessHost(Orientation(), size: .tablet)
        #expect(host.texts == ["portrait", "upright"])
        await host.resize(to: .phoneLandscape)
        #expect(host.texts == ["landscape", "right"])
        #expect(other.texts == ["portrait", "upright"])
    }

    @Test("M08 the orientations of a scene have UIKit's numbers, and those of the sides are a device's opposite ones")
    func interfaceOrientationNumbers() {
        let all = (0...5).map { UIInterfaceOrientation(rawValue: $0) }
        #expect(all == [.unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft, nil])
        #expect(all.compactMap { $0?.isLandscape } == [false, false, false, true, true])
        #expect(all.compactMap { $0?.isPortrait } == [false, true, true, false, false])
        #expect(UIInterfaceOrientation.landscapeRight.rawValue == UIDeviceOrientation.landscapeLeft.rawValue)
    }

    private struct Receiver: View {
        let subject: PassthroughSubject<Int, Never>
        let journal: Journal

        var body: some View {
            Text("here").onReceive(subject) { _ in journal.note(ScreenTests.description) }
        }
    }

    @Test("M08 what one visitor does or a publisher sends reads the screen of the scene that handles it")
    func visitors() async throws {
        let subject = PassthroughSubject<Int, Never>()
        let journal = Journal()
        let phone = HeadlessHost(Receiver(subject: subject, journal: journal), size: .phone)
        let tablet = HeadlessHost(
            VStack {
                Receiver(subject: subject, journal: journal)
                Button("Send") { subject.send(1) }
            }, size: .tablet)
        try await tablet.tap("Send")
        #expect(journal.take().sorted() == ["390 × 844 iPhone", "834 × 1194 iPad"])
        #expect(phone.texts == ["here"])
    }

    private struct Window: App {
        var body: some Scene {
            WindowGroup { Root(words: ScreenTests.description) }
        }

        struct Root: View {
            let words: String
            @State private var first = ScreenTests.description

            var body: some View {
                Text(words)
                Text(first)
            }
        }
    }

    @Test("M08 the content of a window and the first value of a state know the screen of their scene")
    func window() async {
        let host = HeadlessHost(Window.self, size: .tablet)
        #expect(host.texts == ["834 × 1194 iPad", "834 × 1194 iPad"])
        let other = await host.openTab(size: .phone)
        #expect(other.texts == ["390 × 844 iPhone", "390 × 844 iPhone"])
    }

    @Test("M08 outside of a scene there is a phone, also after a scene was updated")
    func outside() {
        let host = HeadlessHost(Label(), size: .tablet)
        #expect(host.texts == ["834 × 1194 iPad"])
        #expect(Self.description == "390 × 844 iPhone")
    }

    @Test("M08 pixels are points times the scale")
    func pixels() {
        #expect(UIScreen.main.scale == 2)
        #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 780, height: 1688))
    }
}
