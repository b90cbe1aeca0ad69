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

    @Test("If the focus goes from one field to another, the new one has it before the old one hasn't")
    func order() async throws {
        struct Form: View {
            let journal: Journal
            let disablesOther: Bool
            @State private var text = ""
            @FocusState private var isName: Bool
            @FocusState private var isMail: Bool

            var body: some View {
                TextField("Name", text: $text).focused($isName).disabled(disablesOther && isMail)
                    .onChange(of: isName) { journal.note("name \(isName)") }
                TextField("Mail", text: $text).focused($isMail)
                    .onChange(of: isMail) { journal.note("mail \(isMail)") }
            }
        }
        for disablesOther in [false, true] {
            let journal = Journal()
            let host = HeadlessHost(Form(journal: journal, disablesOther: disablesOther))
            try await host.focus("Name")
            try await host.focus("Mail")
            #expect(journal.take() == ["name true", "mail true", "name false"])
            #expect(host.focused?.outline.contains("Mail") == true)
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

    @Test("A button that is there only while a field has the focus runs its action, and a button elsewhere too")
    func button() async throws {
        struct Composer: View {
            @State private var words = ""
            @State private var sent: [String] = []
            @FocusState private var isFocused: Bool

            var body: some View {
                TextField("Message", text: $words).focused($isFocused)
                if isFocused {
                    Button("Add") {
                        sent.append(words)
                        isFocused = false
                    }
                }
                Text("Sent \(sent.joined(separator: ", "))")
            }
        }
        let host = HeadlessHost(Composer())
        await #expect(throws: LookUpFailure.self) { try await host.tap("Add") }
        try await host.focus("Message")
        try await host.type("Ahoy", into: "Message")
        try await host.tap("Add")
        #expect(host.shows("Sent Ahoy") && host.focused == nil)
        await #expect(throws: LookUpFailure.self) { try await host.tap("Add") }
    }

    @Test("Nothing has the focus at first, and the first view that can have it gets it only when it is asked for")
    func atFirst() async throws {
        struct Board: View {
            @State private var text = ""
            @FocusState private var isFocused: Bool

            var body: some View {
                VStack {
                    Text("board").focusable().focused($isFocused)
                    TextField("Name", text: $text)
                    Text(isFocused ? "on" : "off")
                    Button("Focus") { isFocused = true }
                }
            }
        }
        let host = HeadlessHost(Board())
        await host.settle()
        #expect(host.focused == nil && host.shows("off"))
        try await host.tap("Focus")
        #expect(host.focused?.texts == ["board"] && host.shows("on"))
    }
}
