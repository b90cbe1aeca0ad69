import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Views that take no taps")
struct HitTestingTests {
    @Test("A button that is fully transparent or takes no hits can't be tapped", arguments: [true, false])
    func refusesTaps(isTransparent: Bool) async throws {
        let log = ControlLog()
        let button = Button("Go") { log.add("go") }
        let page = VStack { if isTransparent { button.opacity(0) } else { button.allowsHitTesting(false) } }
        await #expect(throws: LookUpFailure.self) { try await HeadlessHost(page).tap("Go") }
        let stage = ControlStage(page)
        #expect(throws: ElementTree.Refusal.untouchable) { try stage.send(.activate, to: stage.element(.button)) }
        #expect(log.entries.isEmpty)
    }

    @Test("A button that is nearly transparent, or takes hits again, can be tapped")
    func takesTaps() async throws {
        let log = ControlLog()
        let host = HeadlessHost(
            VStack {
                Button("Faint") { log.add("faint") }.opacity(0.01)
                Button("Solid") { log.add("solid") }.allowsHitTesting(true)
            })
        try await host.tap("Faint")
        try await host.tap("Solid")
        #expect(log.entries == ["faint", "solid"])
    }

    @Test("Everything inside such a view takes no taps either, and a transparent text isn't on screen")
    func inside() async throws {
        let host = HeadlessHost(
            VStack {
                VStack { Button("Ghost") {} }.opacity(0)
                VStack { Button("Still") {} }.allowsHitTesting(false)
            })
        await #expect(throws: LookUpFailure.self) { try await host.tap("Ghost") }
        await #expect(throws: LookUpFailure.self) { try await host.tap("Still") }
        #expect(!host.shows("Ghost"))
        #expect(host.shows("Still"))
    }

    @Test("Of two equal buttons, the one that takes taps is tapped")
    func copyUnderneath() async throws {
        let log = ControlLog()
        let host = HeadlessHost(
            ZStack {
                Button("Go") { log.add("upper") }.allowsHitTesting(false)
                Button("Go") { log.add("lower") }
            })
        try await host.tap("Go")
        #expect(log.entries == ["lower"])
        try await host.perform(try Flow("- tapOn: Go"))
        #expect(log.entries == ["lower", "lower"])
    }

    @Test("A view that becomes opaque takes taps from then on, and one that becomes transparent takes none")
    func changes() async throws {
        struct Lamp: View {
            @State private var isOn = true
            var body: some View {
                Button("Off") { isOn = false }.opacity(isOn ? 1 : 0)
                Button("On") { isOn = true }.opacity(isOn ? 0 : 1)
            }
        }
        let host = HeadlessHost(Lamp())
        await #expect(throws: LookUpFailure.self) { try await host.tap("On") }
        try await host.tap("Off")
        await #expect(throws: LookUpFailure.self) { try await host.tap("Off") }
        try await host.tap("On")
        #expect(host.shows("Off"))
    }

    @Test("A transparent field can have the focus and be typed into")
    func field() async throws {
        struct Code: View {
            @State private var code = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                TextField("Code", text: $code).focused($isFocused).opacity(0)
                Text("Typed \(code), \(isFocused ? "focused" : "idle")")
                Button("Enter") { isFocused = true }
            }
        }
        let host = HeadlessHost(Code())
        try await host.tap("Enter")
        try await host.type("42", into: "Code")
        #expect(host.shows("Typed 42, focused"))
    }

    @Test("A keyboard shortcut activates a transparent button")
    func shortcut() throws {
        let log = ControlLog()
        let stage = ControlStage(Button("New") { log.add("new") }.keyboardShortcut("n").opacity(0))
        try stage.send(.activate, to: stage.element(.button))
        #expect(log.entries == ["new"])
    }

    @Test("A view that its drag makes transparent is told when the drag ends")
    func drag() async throws {
        struct Card: View {
            @State private var distance = 0.0
            @State private var hasEnded = false
            var body: some View {
                Text("card")
                    .gesture(
                        DragGesture()
                            .onChanged { distance = $0.translation.width }
                            .onEnded { _ in hasEnded = true }
                    )
                    .opacity(1 - distance / 100)
                Text(hasEnded ? "ended" : "resting")
            }
        }
        let host = HeadlessHost(Card())
        try await host.drag("card", x: 150)
        #expect(host.shows("ended"))
        #expect(!host.shows("card"))
    }

    @Test("A row is selected although what lies over it takes no hits")
    func overlay() async throws {
        struct Rows: View {
            @State private var selection: Int?
            var body: some View {
                List(0..<3, selection: $selection) { number in
                    Text("Row \(number)").overlay { Color.red.opacity(0.1).allowsHitTesting(false) }
                }
            }
        }
        let host = HeadlessHost(Rows())
        try await host.tap("Row 1")
        #expect(host.selectedRows == ["Row 1"])
    }
}
