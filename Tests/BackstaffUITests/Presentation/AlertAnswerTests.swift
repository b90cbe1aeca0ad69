import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// How alerts are answered and dismissed, as it was observed on Apple's platforms.
@MainActor
@Suite
struct AlertAnswerTests {
    private struct Question<Actions: View>: View {
        @Bindable var switches: Switches
        @ViewBuilder let actions: Actions

        var body: some View {
            Text("Behind").alert("Question", isPresented: $switches.isOn) { actions }
        }
    }

    private let journal = Journal()
    private let switches = Switches()

    private func ask(@ViewBuilder actions: () -> some View) -> HeadlessHost {
        switches.isOn = true
        return HeadlessHost(Question(switches: switches, actions: actions))
    }

    @Test("An alert whose flag the app clears goes, and no button acts")
    func clearedByApp() async {
        let host = ask {
            Button("Yes") { journal.note("yes") }
            Button("No", role: .cancel) { journal.note("no") }
        }
        #expect(host.presented.count == 1)
        switches.isOn = false
        await host.settle()
        #expect(host.presented.isEmpty)
        #expect(journal.take() == [])
    }

    @Test("Escape acts as the Cancel button, wherever that is declared", arguments: [true, false])
    func escape(isFirst: Bool) async throws {
        let host = ask {
            if isFirst { Button("Keep", role: .cancel) { journal.note("keep") } }
            Button("Delete", role: .destructive) { journal.note("delete") }
            if !isFirst { Button("Keep", role: .cancel) { journal.note("keep") } }
        }
        try await host.pressEscape()
        #expect(journal.take() == ["keep"])
        #expect(host.presented.isEmpty && !switches.isOn)
    }

    @Test("Three plain buttons are in their declared order, and Escape chooses none of them")
    func plainButtons() async throws {
        let host = ask {
            ForEach(["1", "2", "3"], id: \.self) { name in Button(name) { journal.note(name) } }
        }
        #expect(host.texts == ["Question", "1", "2", "3"])
        try await host.pressEscape()
        #expect(journal.take() == [])
        #expect(host.presented.count == 1 && switches.isOn)
    }

    @Test("A disabled button of an alert can't be chosen, and the others can")
    func disabledButton() async throws {
        let host = ask {
            Button("Off") { journal.note("off") }.disabled(true)
            Button("On") { journal.note("on") }
        }
        await #expect(throws: LookUpFailure.self) { try await host.choose("Off") }
        #expect(host.presented.count == 1)
        try await host.choose("On")
        #expect(journal.take() == ["on"])
    }
}
