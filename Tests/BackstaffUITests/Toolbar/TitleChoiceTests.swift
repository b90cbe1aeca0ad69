import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@testable import BackstaffUI

/// Which title and which toolbar items a bar or window has, as it was observed on Apple's platforms.
@MainActor
@Suite
struct TitleChoiceTests {
    @Test("H01 of two titles beside each other the first counts, and the second when the first has gone")
    func siblings() {
        struct Root: View {
            let switches: Switches

            var body: some View {
                NavigationStack {
                    HStack {
                        if !switches.isOn { Text("1").navigationTitle("First") }
                        VStack { Text("2").navigationTitle("Inner") }.navigationTitle("Second")
                    }
                    .navigationTitle("Outer")
                }
            }
        }
        let switches = Switches()
        let host = HeadlessHost(Root(switches: switches))
        #expect(host.title == "First")
        switches.isOn = true
        host.update()
        #expect(host.title == "Inner")
    }

    @Test("H01 a title of spaces is shown as it is, and so is the back button that leads to it")
    func spaces() async throws {
        let title = " "
        let host = HeadlessHost(
            NavigationStack {
                NavigationLink("Next", value: 1)
                    .navigationTitle(title)
                    .navigationDestination(for: Int.self) { _ in Text("Screen").navigationTitle("Screen") }
            })
        #expect(host.title == title)
        try await host.tap("Next")
        #expect(host.title == "Screen" && host.backButton == title)
        try await host.goBack()
        #expect(host.title == title)
    }

    @Test("H04 items around several views come first, then those of the views in order")
    func items() throws {
        let host = HeadlessHost(
            NavigationStack {
                VStack {
                    Text("1").toolbar { Button("B") {} }
                    Text("2").toolbar { Button("C") {} }
                }
                .toolbar { Button("A") {} }
            })
        #expect(host.texts.filter { ["A", "B", "C"].contains($0) } == ["A", "B", "C"])
        let nested = HeadlessHost(
            NavigationStack {
                VStack { Text("2").toolbar { Button("C") {} } }.toolbar { Button("B") {} }
            })
        #expect(nested.texts.filter { ["B", "C"].contains($0) } == ["B", "C"])
    }
}
