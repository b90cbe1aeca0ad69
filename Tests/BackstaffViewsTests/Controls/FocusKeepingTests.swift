import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// When a field keeps the focus, as it was observed on Apple's platforms.
@MainActor
@Suite
struct FocusKeepingTests {
    private struct Page: View {
        let switches: Switches
        @State private var text = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                if switches.number < 10 {
                    TextField("Name", text: $text).focused($isFocused).disabled(switches.isOn).id(switches.number)
                }
                Text(isFocused ? "typing" : "resting")
            }
        }
    }

    @Test("A field that another id replaces loses the focus, and so does one that goes; neither gets it back")
    func replaced() async throws {
        for number in [1, 10] {
            let switches = Switches()
            let host = HeadlessHost(Page(switches: switches))
            try await host.focus("Name")
            #expect(host.shows("typing"))
            switches.number = number
            await host.settle()
            #expect(host.shows("resting") && host.focused == nil)
            switches.number = 0
            await host.settle()
            #expect(host.shows("resting") && host.focused == nil)
        }
    }

    @Test("A field that is disabled from the start can't get the focus")
    func disabled() async throws {
        let switches = Switches()
        switches.isOn = true
        let host = HeadlessHost(Page(switches: switches))
        await #expect(throws: LookUpFailure.self) { try await host.focus("Name") }
        #expect(host.shows("resting"))
    }
}
