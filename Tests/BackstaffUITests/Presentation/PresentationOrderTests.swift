import BackstaffElements
import BackstaffNavigation
import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

@MainActor
@Suite
struct PresentationOrderTests {
    @Observable
    final class Flags {
        var first = false
        var second = false
        var inner = false
        var path: [Int] = []
    }

    private struct Two: View {
        @Bindable var flags: Flags
        var body: some View {
            Text("Window")
                .sheet(isPresented: $flags.first) {
                    Text("First sheet")
                        .sheet(isPresented: $flags.inner) { Text("Inner sheet") }
                }
                .sheet(isPresented: $flags.second) { Text("Second sheet") }
        }
    }

    @Test("L10 of two sheets of one view the first is shown, then the second, with one report")
    func twoAtOnce() async throws {
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) {
            let flags = Flags()
            let host = HeadlessHost(Two(flags: flags))
            flags.first = true
            flags.second = true
            await host.settle()
            #expect(host.texts == ["First sheet"])
            #expect(receiver.reports.count == 1)
            #expect(receiver.reports.first?.mistake == .waitingPresentation)
            #expect(flags.second, "nothing is written")
            try await host.dismissPresented()
            #expect(host.texts == ["Second sheet"])
            #expect(!flags.first)
            try await host.dismissPresented()
            #expect(host.texts == ["Window"])
            #expect(receiver.reports.count == 1)
        }
    }

    @Test("Of two popovers, one around the padding of the other, the first is shown, then the second")
    func twoPopovers() async throws {
        struct Tips: View {
            @Bindable var flags: Flags
            var body: some View {
                Text("Window")
                    .popover(isPresented: $flags.first) { Text("First tip") }
                    .padding()
                    .popover(isPresented: $flags.second) { Text("Second tip") }
            }
        }
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) {
            let flags = Flags()
            let host = HeadlessHost(Tips(flags: flags), size: .tablet)
            flags.first = true
            await host.settle()
            #expect(host.shows("First tip"))
            flags.second = true
            await host.settle()
            #expect(host.presented.count == 1 && host.shows("First tip") && !host.shows("Second tip"))
            #expect(receiver.reports.map(\.mistake) == [.waitingPresentation])
            try await host.dismissPresented()
            #expect(host.presented.count == 1 && host.shows("Second tip"))
            #expect(!flags.first && flags.second)
        }
    }

    @Test("A sheet that replaces another in the same update doesn't wait for it")
    func oneForAnother() async throws {
        let receiver = Diagnostics.Receiver()
        await Diagnostics.$receiver.withValue(receiver) {
            let flags = Flags()
            let host = HeadlessHost(Two(flags: flags))
            flags.first = true
            await host.settle()
            flags.first = false
            flags.second = true
            await host.settle()
            #expect(host.texts == ["Second sheet"])
            #expect(receiver.reports.isEmpty)
        }
    }

    @Test("A waiting presentation whose flag is cleared isn't shown")
    func waitingIsTakenBack() async throws {
        try await Diagnostics.$receiver.withValue(Diagnostics.Receiver()) {
            let flags = Flags()
            let host = HeadlessHost(Two(flags: flags))
            flags.first = true
            flags.second = true
            await host.settle()
            flags.second = false
            await host.settle()
            try await host.dismissPresented()
            #expect(host.texts == ["Window"])
        }
    }

    @Test("A sheet in a sheet is above it; dismissing the lower one closes both, and only its flag is written")
    func nested() async throws {
        let flags = Flags()
        let host = HeadlessHost(Two(flags: flags))
        flags.first = true
        flags.inner = true
        await host.settle()
        #expect(host.texts == ["Inner sheet"])
        #expect(host.presented.count == 2)
        try await host.dismissPresented()
        #expect(host.texts == ["First sheet"])
        #expect(flags.first)
        flags.inner = true
        await host.settle()
        flags.first = false
        await host.settle()
        #expect(host.presented.isEmpty)
        #expect(flags.inner, "its presenter went, and the state stays as it is")
    }

    private struct Harbour: View {
        @SceneStorage("quay") private var isShown = false

        var body: some View {
            Button("To the quay") { isShown = true }.sheet(isPresented: $isShown) { Quay() }
        }
    }

    private struct Quay: View {
        @SceneStorage("ship") private var isShown = false

        var body: some View {
            Button("To the ship") { isShown = true }.sheet(isPresented: $isShown) { Ship() }
        }
    }

    private struct Ship: View {
        @SceneStorage("cabin") private var isShown = false

        var body: some View {
            Button("To the cabin") { isShown = true }.sheet(isPresented: $isShown) { Text("Cabin") }
        }
    }

    @Test("Sheets in sheets whose flags the scene has stored are all shown when it is restored")
    func restored() async throws {
        var host = HeadlessHost(Harbour())
        for words in ["To the quay", "To the ship", "To the cabin"] { try await host.tap(words) }
        #expect(host.presented.count == 3)
        host = await host.relaunch()
        #expect(host.presented.count == 3)
        for words in ["Cabin", "To the cabin", "To the ship"] {
            #expect(host.texts == [words])
            try await host.dismissPresented()
        }
        #expect(host.texts == ["To the quay"])
        try await host.tap("To the quay")
        #expect(host.texts == ["To the ship"])
    }

    private struct Pushing: View {
        @Bindable var flags: Flags
        var body: some View {
            NavigationStack(path: $flags.path) {
                Text("Root")
                    .navigationDestination(for: Int.self) { Text("Page \($0)") }
                    .alert("Careful", isPresented: $flags.first) { Button("Right") {} }
            }
        }
    }

    @Test("An alert presented during a push is above the new screen, and its answer keeps that screen")
    func alertWhilePushing() async throws {
        let flags = Flags()
        let host = HeadlessHost(Pushing(flags: flags))
        flags.path = [1]
        flags.first = true
        await host.settle()
        #expect(host.presented.map(\.kind) == ["alert"])
        #expect(host.texts == ["Careful", "Right"])
        try await host.choose("Right")
        #expect(host.presented.isEmpty)
        #expect(host.texts.contains("Page 1"))
        #expect(flags.path == [1])
    }

    @Test("Popping a screen closes its sheet")
    func poppedPresenter() async throws {
        struct Page: View {
            @State private var isShown = false
            var body: some View {
                Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Text("Sheet") }
            }
        }
        struct Window: View {
            @Bindable var flags: Flags
            var body: some View {
                NavigationStack(path: $flags.path) {
                    Text("Root").navigationDestination(for: Int.self) { _ in Page() }
                }
            }
        }
        let flags = Flags()
        flags.path = [1]
        let host = HeadlessHost(Window(flags: flags))
        try await host.tap("Open")
        flags.path = []
        await host.settle()
        #expect(host.presented.isEmpty)
        #expect(host.texts.contains("Root"))
        flags.path = [1]
        await host.settle()
        #expect(host.presented.isEmpty)
        try await host.tap("Open")
        #expect(host.presented.count == 1)
    }
}
