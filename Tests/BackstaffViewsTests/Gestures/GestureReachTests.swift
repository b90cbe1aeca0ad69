import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// Which of several gestures and menus acts, as it was observed on Apple's platforms.
@MainActor
@Suite
struct GestureReachTests {
    private let journal = Journal()

    @Test("Of nested context menus the inner one opens")
    func nestedMenus() async throws {
        let host = HeadlessHost(
            VStack {
                Text("Inner").contextMenu { Button("inner item") {} }
                Text("Outer")
            }
            .contextMenu { Button("outer item") {} })
        try await host.openContextMenu(on: "Inner")
        #expect(host.shows("inner item") && !host.shows("outer item"))
        try await host.closeContextMenu()
        try await host.openContextMenu(on: "Outer")
        #expect(host.shows("outer item") && !host.shows("inner item"))
    }

    @Test("A drag begins after 10 points by default, and after another distance if it is given")
    func distance() {
        let stage = ControlStage(
            VStack {
                Text("default").gesture(DragGesture())
                Text("own").gesture(DragGesture(minimumDistance: 30))
            })
        #expect(stage.all(.gesture).map { $0[.dragDistance] } == [.number(10), .number(30)])
    }

    @Test("A tap on a view that can only be dragged is for the tap gesture around it")
    func tapAroundDrag() async throws {
        let host = HeadlessHost(
            VStack { Text("Drag").gesture(DragGesture().onEnded { _ in journal.note("drag") }) }
                .onTapGesture { journal.note("tap") })
        try await host.tap("Drag")
        #expect(journal.take() == ["tap"])
    }

    @Test("Whether a tap gesture on a control acts is decided by isEnabled at the gesture, also if it is set to true")
    func environmentAtGesture() async throws {
        func button(_ title: String) -> some View { Button(title) { journal.note("action") } }
        let host = HeadlessHost(
            VStack {
                button("Inside").onTapGesture { journal.note("inside") }.disabled(true)
                button("Outside").disabled(true).onTapGesture { journal.note("outside") }
                button("Written").disabled(true).onTapGesture { journal.note("written") }
                    .environment(\.isEnabled, true).disabled(true)
                button("Written before").disabled(true).onTapGesture { journal.note("before") }.disabled(true)
                    .environment(\.isEnabled, true)
                button("Simultaneous").simultaneousGesture(TapGesture().onEnded { journal.note("simultaneous") })
                    .environment(\.isEnabled, true).disabled(true)
            })
        for title in ["Outside", "Written", "Simultaneous"] { try await host.tap(title) }
        #expect(journal.take() == ["outside", "written", "simultaneous", "action"])
        for title in ["Inside", "Written before"] {
            #expect(try host.find(title).isDisabled)
            await #expect(throws: (any Error).self) { try await host.tap(title) }
        }
        #expect(journal.take() == [])
    }

    @Test("isEnabled that is set in the environment enables and disables controls, and other values don't")
    func environmentOfControls() throws {
        let host = HeadlessHost(
            VStack {
                VStack {
                    Button("Enabled") {}.environment(\.isEnabled, true)
                    Button("Disabled again") {}.disabled(true).environment(\.isEnabled, true)
                    Button("Other") {}.environment(\.autocorrectionDisabled, true)
                }
                .disabled(true)
                Button("Disabled") {}.environment(\.isEnabled, false)
            })
        #expect(try !host.find("Enabled").isDisabled)
        for title in ["Disabled again", "Other", "Disabled"] { #expect(try host.find(title).isDisabled) }
    }

    @Test("Of nested tap gestures the inner one acts")
    func nestedTaps() async throws {
        let host = HeadlessHost(
            VStack {
                Text("Child").onTapGesture { journal.note("child") }
                Text("Beside")
            }
            .onTapGesture { journal.note("parent") })
        try await host.tap("Child")
        try await host.tap("Beside")
        #expect(journal.take() == ["child", "parent"])
    }

    // MARK: Precedence

    @Test("A simultaneous tap acts before the tap of the view inside, and before the action of a button")
    func simultaneousTap() async throws {
        let host = HeadlessHost(
            VStack {
                Text("Child").onTapGesture { journal.note("child") }
                Button("Button") { journal.note("button") }
                Text("Beside")
            }
            .simultaneousGesture(TapGesture().onEnded { journal.note("parent") }))
        try await host.tap("Child")
        try await host.tap("Button")
        try await host.tap("Beside")
        #expect(journal.take() == ["parent", "child", "parent", "button", "parent"])
    }

    @Test("A high-priority tap acts instead of all taps inside, and only while it is enabled")
    func highPriorityTap() async throws {
        struct Screen: View {
            let journal: Journal
            @State private var isLocked = false

            var body: some View {
                VStack {
                    VStack {
                        Text("Child").onTapGesture { journal.note("child") }
                        Button("Button") { journal.note("button") }
                            .simultaneousGesture(TapGesture().onEnded { journal.note("beside the button") })
                    }
                    .highPriorityGesture(TapGesture().onEnded { journal.note("parent") }, isEnabled: isLocked)
                    Toggle("Locked", isOn: $isLocked)
                }
            }
        }
        let host = HeadlessHost(Screen(journal: journal))
        try await host.tap("Child")
        try await host.tap("Button")
        #expect(journal.take() == ["child", "beside the button", "button"])

        try await host.tap("Locked")
        try await host.tap("Child")
        try await host.tap("Button")
        #expect(journal.take() == ["parent", "parent"])
    }

    @Test("A simultaneous tap on a link sees the tap on the link, and none on its screen or in a sheet")
    func simultaneousLink() async throws {
        struct Screen: View {
            let journal: Journal
            @State private var isShown = false

            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink("Port") { Button("Moor") { journal.note("moor") } }
                            .simultaneousGesture(TapGesture().onEnded { journal.note("link") })
                        Button("Show") { isShown = true }
                            .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
                            .simultaneousGesture(TapGesture().onEnded { journal.note("show") })
                    }
                }
            }
        }
        let host = HeadlessHost(Screen(journal: journal))
        try await host.tap("Port")
        try await host.tap("Moor")
        #expect(journal.take() == ["link", "moor"])

        try await host.goBack()
        try await host.tap("Show")
        try await host.tap("Close")
        #expect(journal.take() == ["show"] && !host.shows("Close"))
    }

    @Test("A simultaneous press or double tap around a button doesn't keep its tap")
    func otherKinds() async throws {
        let host = HeadlessHost(
            VStack {
                Button("Held") { journal.note("held button") }
                    .simultaneousGesture(LongPressGesture().onEnded { _ in journal.note("press") })
                Button("Twice") { journal.note("button") }
                    .simultaneousGesture(TapGesture(count: 2).onEnded { journal.note("twice") })
            })
        try await host.tap("Held")
        try await host.longPress("Held")
        try await host.tap("Twice")
        #expect(journal.take() == ["held button", "press", "button"])
    }

    // MARK: Several taps

    @Test("Of a double tap and a tap around it, one tap is for the outer one, and two are for the inner one")
    func doubleTap() async throws {
        let host = HeadlessHost(
            VStack {
                Text("Photo")
                    .onTapGesture(count: 2) { journal.note("twice") }
                    .onTapGesture { journal.note("once") }
                Button {
                    journal.note("button")
                } label: {
                    Text("Cover").onTapGesture(count: 2) { journal.note("cover") }
                }
            })
        try await host.tap("Photo")
        try await host.doubleTap("Photo")
        try await host.tap("Cover")
        try await host.doubleTap("Cover")
        #expect(journal.take() == ["once", "twice", "button", "cover"])
        await #expect(throws: (any Error).self) { try await host.doubleTap("Nothing") }
    }
}
