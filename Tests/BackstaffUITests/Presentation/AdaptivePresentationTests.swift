import BackstaffElements
import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

@MainActor
@Suite
struct AdaptivePresentationTests {
    @Observable
    final class Flags {
        var isShown = false
        var detent = PresentationDetent.medium
        var height = 300.0
    }

    private struct Counter: View {
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            Button("Count \(count)") { count += 1 }
            Button("Close") { dismiss() }
        }
    }

    // MARK: Popovers

    private struct Tips: View {
        @Bindable var flags: Flags
        var adaptation: PresentationAdaptation?
        var body: some View {
            Text("Window").popover(isPresented: $flags.isShown, arrowEdge: .bottom) {
                if let adaptation { Counter().presentationCompactAdaptation(adaptation) } else { Counter() }
            }
        }
    }

    @Test("L01 a popover becomes a sheet in a narrow window, and keeps its state in both forms")
    func popover() async throws {
        let flags = Flags()
        let host = HeadlessHost(Tips(flags: flags), size: .tablet)
        flags.isShown = true
        await host.settle()
        let popover = try #require(host.presented.last)
        #expect(popover.kind == "popover")
        #expect(popover.outline.contains("arrow-edge=bottom"))
        #expect(popover.outline.contains("source="))
        try await host.tap("Count 0")
        await host.resize(to: .phone)
        #expect(host.presented.map(\.kind) == ["sheet"])
        #expect(host.shows("Count 1"))
        await host.resize(to: .tablet)
        #expect(host.presented.map(\.kind) == ["popover"])
        try await host.dismissPresented()
        #expect(!flags.isShown)
    }

    @Test(
        "On a phone a popover takes the form of presentationCompactAdaptation",
        arguments: [
            (PresentationAdaptation.popover, "popover"), (.none, "popover"), (.sheet, "sheet"),
            (.fullScreenCover, "cover"), (.automatic, "sheet"),
        ])
    func adaptation(_ adaptation: PresentationAdaptation, _ kind: String) async throws {
        let flags = Flags()
        flags.isShown = true
        let host = HeadlessHost(Tips(flags: flags, adaptation: adaptation))
        #expect(host.presented.map(\.kind) == [kind])
    }

    // MARK: Inspectors

    private struct Desk: View {
        @Bindable var flags: Flags
        var body: some View {
            NavigationStack { Button("Toggle") { flags.isShown.toggle() }.navigationTitle("Desk") }
                .inspector(isPresented: $flags.isShown) { Counter().inspectorColumnWidth(min: 200, ideal: 280) }
        }
    }

    @Test(
        "L01 an inspector follows the size class as a column, a sheet and a column again, and keeps its state"
    )
    func inspectorChangesForm() async throws {
        let flags = Flags()
        let host = HeadlessHost(Desk(flags: flags), size: .tablet)
        flags.isShown = true
        await host.settle()
        #expect(host.presented.map(\.kind) == ["column"])
        #expect(host.shows("Toggle"), "a column leaves its view in reach")
        try await host.tap("Count 0")
        for _ in 0..<2 {
            await host.resize(to: .phone)
            #expect(host.presented.map(\.kind) == ["sheet"])
            #expect(!host.shows("Toggle"))
            await host.resize(to: .tablet)
            #expect(host.presented.map(\.kind) == ["column"])
            #expect(host.shows("Toggle"))
            #expect(host.shows("Count 1"))
        }
        #expect(flags.isShown)
        try await host.tap("Toggle")
        #expect(host.presented.isEmpty)
    }

    @Test("dismiss in an inspector closes it, as a column and as a sheet", arguments: [Size.tablet, .phone])
    func dismissInInspector(size: Size) async throws {
        let flags = Flags()
        flags.isShown = true
        let host = HeadlessHost(Desk(flags: flags), size: size)
        try await host.tap("Close")
        #expect(!flags.isShown)
        #expect(host.presented.isEmpty)
    }

    @Test("A24 a stack in an inspector of a split view doesn't change the split view's own stacks")
    func stackInInspector() async throws {
        struct Window: View {
            @State private var path: [Int] = []
            var body: some View {
                NavigationSplitView {
                    Text("Sidebar")
                } detail: {
                    NavigationStack(path: $path) {
                        Button("Deeper") { path.append(1) }.navigationDestination(for: Int.self) { Text("Page \($0)") }
                    }
                }
                .inspector(isPresented: .constant(true)) {
                    NavigationStack {
                        NavigationLink("Inner") { Text("Inner page") }
                    }
                }
            }
        }
        let host = HeadlessHost(Window(), size: .tablet)
        try await host.tap("Inner")
        #expect(host.shows("Inner page"))
        #expect(host.shows("Deeper"))
        #expect(host.path == [])
        try await host.tap("Deeper")
        #expect(host.path == ["1"])
        #expect(host.shows("Inner page"))
    }

    @Test("A sheet doesn't wait for an inspector, and an inspector that becomes a sheet is below it")
    func inspectorAndSheet() async throws {
        struct Window: View {
            @Bindable var flags: Flags
            @State private var hasInspector = true
            var body: some View {
                Text("Window")
                    .sheet(isPresented: $flags.isShown) { Text("Sheet") }
                    .inspector(isPresented: $hasInspector) { Text("Inspector") }
            }
        }
        let flags = Flags()
        let host = HeadlessHost(Window(flags: flags), size: .tablet)
        flags.isShown = true
        await host.settle()
        #expect(host.texts == ["Sheet"])
        await host.resize(to: .phone)
        #expect(host.texts == ["Sheet"])
        try await host.dismissPresented()
        #expect(host.texts == ["Inspector"])
        try await host.dismissPresented()
        #expect(host.texts == ["Window"])
    }

    @Test("An alert in an inspector stays on top when the inspector becomes a sheet")
    func inspectorBelowItsAlert() async throws {
        struct Inside: View {
            @State private var asks = false
            var body: some View {
                Button("Ask") { asks = true }.alert("Sure?", isPresented: $asks) { Button("Yes") {} }
            }
        }
        struct Window: View {
            var body: some View { Text("Window").inspector(isPresented: .constant(true)) { Inside() } }
        }
        let host = HeadlessHost(Window(), size: .tablet)
        try await host.tap("Ask")
        #expect(host.shows("Yes"))
        await host.resize(to: .phone)
        #expect(host.shows("Yes"))
        #expect(!host.shows("Ask"))
        try await host.tap("Yes")
        #expect(host.shows("Ask"))
    }

    @Test("Rows of an inspected view that are reordered stay before the inspector's column")
    func inspectedRows() async {
        struct Window: View {
            let order: Order
            var body: some View {
                ForEach(order.names, id: \.self) { Text($0) }.inspector(isPresented: .constant(true)) {
                    Text("Inspector")
                }
            }
        }
        let order = Order()
        let host = HeadlessHost(Window(order: order), size: .tablet)
        #expect(host.texts == ["One", "Two", "Inspector"])
        order.names.reverse()
        await host.settle()
        #expect(host.texts == ["Two", "One", "Inspector"])
    }

    @Observable
    final class Order {
        var names = ["One", "Two"]
    }

    // MARK: Detents

    private struct Sheet: View {
        @Bindable var flags: Flags
        var body: some View {
            Button("Behind") {}.sheet(isPresented: $flags.isShown) {
                NavigationStack {
                    Text("Sheet")
                        .presentationDetents([.large, .medium, .height(flags.height)], selection: $flags.detent)
                        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                        .presentationDragIndicator(.hidden)
                        .presentationCornerRadius(24)
                }
            }
        }
    }

    @Test("A sheet is shown at the selected detent, and dragging it to another writes that")
    func detents() async throws {
        let flags = Flags()
        flags.isShown = true
        let host = HeadlessHost(Sheet(flags: flags))
        let outline = try #require(host.presented.last).outline
        #expect(outline.contains("detents=\"300 medium large\""))
        #expect(outline.contains("drag-indicator=hidden") && outline.contains("radius=24"))
        #expect(host.presented.last?.detent == "medium")
        try await host.dragSheet(toDetent: "large")
        #expect(flags.detent == .large)
        #expect(host.presented.last?.detent == "large")
        flags.detent = .height(300)
        await host.settle()
        #expect(host.presented.last?.detent == "300")
        await #expect(throws: LookUpFailure.self) { try await host.dragSheet(toDetent: "small") }
        flags.detent = .fraction(0.9)
        await host.settle()
        #expect(host.presented.last?.detent == "300", "one that isn't there stands for the lowest")
    }

    @Test("The content behind a sheet can be used up to the detent that the app allows, and not above")
    func backgroundInteraction() async throws {
        let flags = Flags()
        flags.isShown = true
        let host = HeadlessHost(Sheet(flags: flags))
        try await host.tap("Behind")
        flags.detent = .large
        await host.settle()
        await #expect(throws: LookUpFailure.self) { try await host.tap("Behind") }
        flags.detent = .medium
        await host.settle()
        try await host.tap("Behind")
    }

    @Test("Invalid detent heights don't trap: none, infinite, negative, or from a custom type")
    func oddDetents() async throws {
        struct Odd: CustomPresentationDetent {
            static func height(in context: Context) -> CGFloat? { context.maxDetentValue * .infinity }
        }
        let size = SceneSize(width: 390, height: 844)
        let odd: [PresentationDetent] = [.height(.nan), .height(-3), .fraction(.infinity), .custom(Odd.self)]
        for detent in odd { #expect(detent.height(in: size) == nil) }
        #expect(DetentsTrait(detents: Set(odd)).names(in: size) == "large")
        #expect(PresentationDetent.height(9000).height(in: size) == 824)
        #expect(PresentationDetent.medium.height(in: SceneSize(width: 800, height: 390)) == nil)
    }

    @Test("presentationSizing sets a sheet's size on a tablet, and has no effect on a phone")
    func sizing() async throws {
        struct Page: View {
            var body: some View {
                Text("Window").sheet(isPresented: .constant(true)) { Text("Page").presentationSizing(.page) }
            }
        }
        let host = HeadlessHost(Page(), size: .tablet)
        #expect(host.presented.map(\.kind) == ["page"])
        await host.resize(to: .phone)
        #expect(host.presented.map(\.kind) == ["sheet"])
    }

    @Test("Presentation modifiers outside a presentation have no effect")
    func outside() async throws {
        let host = HeadlessHost(Text("Window").presentationDetents([.medium]).interactiveDismissDisabled())
        #expect(host.texts == ["Window"])
    }
}
