import Observation
import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

@MainActor
@Suite("Alerts whose data changes")
struct AlertDataTests {
    @Observable
    final class Till {
        var asks = true
        var number: Int? = 7
        var said: [String] = []
    }

    private struct Receipt: View {
        @Bindable var till: Till
        let isAlert: Bool

        var body: some View {
            if isAlert {
                Text("Till").alert("Receipt", isPresented: $till.asks, presenting: till.number) { number in
                    Button("Tear \(number)") { till.said.append("torn \(number)") }
                } message: { number in
                    Text("Number \(number)")
                }
            } else {
                Text("Till").confirmationDialog("Receipt", isPresented: $till.asks, presenting: till.number) { number in
                    Button("Tear \(number)") { till.said.append("torn \(number)") }
                }
            }
        }
    }

    @Test("An alert or a dialog whose data changes shows the new data", arguments: [true, false])
    func shown(isAlert: Bool) async throws {
        let till = Till()
        let host = HeadlessHost(Receipt(till: till, isAlert: isAlert))
        #expect(host.shows("Tear 7") && host.shows("Number 7") == isAlert)
        till.number = 8
        await host.settle()
        #expect(host.shows("Tear 8") && !host.shows("Tear 7"))
        #expect(host.shows("Number 8") == isAlert)
        try await host.choose("Tear 8")
        #expect(till.said == ["torn 8"])
    }

    @Test(
        "An alert or a dialog whose data changes isn't presented again, and a button closes it",
        arguments: [true, false])
    func presentedOnce(isAlert: Bool) async throws {
        let till = Till()
        let host = HeadlessHost(Receipt(till: till, isAlert: isAlert))
        let element = try #require(host.presented.first).element
        for number in [8, 9] {
            till.number = number
            await host.settle()
            #expect(host.presented.count == 1 && host.presented.first?.element === element)
            #expect(till.asks)
        }
        try await host.choose("Tear 9")
        #expect(host.presented.isEmpty && !till.asks)
    }

    @Test("An alert or a dialog whose data becomes nil goes, and no button acts", arguments: [true, false])
    func withoutData(isAlert: Bool) async {
        let till = Till()
        let host = HeadlessHost(Receipt(till: till, isAlert: isAlert))
        #expect(host.presented.count == 1)
        till.number = nil
        await host.settle()
        #expect(host.presented.isEmpty && till.said.isEmpty)
    }
}
