import Foundation
import Observation
import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

@MainActor
@Suite("Alerts whose data change")
struct AlertDataTests {
    @Observable
    final class Till {
        var asks = true
        var number: Int? = 7
        var said: [String] = []
    }

    struct Failure: LocalizedError {
        let errorDescription: String?
    }

    @Observable
    final class Attempt {
        var isFailed = true
        var failure: Failure? = Failure(errorDescription: "No paper")
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

    @Test("An alert or a dialog keeps the data with which it was presented", arguments: [true, false])
    func kept(isAlert: Bool) async throws {
        let till = Till()
        let host = HeadlessHost(Receipt(till: till, isAlert: isAlert))
        let element = try #require(host.presented.first).element
        for number in [8, nil, 9] {
            till.number = number
            await host.settle()
            #expect(host.presented.count == 1 && host.presented.first?.element === element)
            #expect(host.shows("Tear 7") && host.shows("Number 7") == isAlert)
            #expect(till.asks)
        }
        try await host.choose("Tear 7")
        #expect(till.said == ["torn 7"])
        #expect(host.presented.isEmpty && !till.asks)
        // The next one has the new data.
        till.asks = true
        await host.settle()
        #expect(host.shows("Tear 9") && !host.shows("Tear 7"))
    }

    @Test("An alert without data has its title and OK, and runs no closure, also if data arrive while it is presented")
    func withoutData() async throws {
        struct Counting: View {
            @Bindable var till: Till

            var body: some View {
                Text("Till").alert("Receipt", isPresented: $till.asks, presenting: till.number) { number in
                    let _ = till.said.append("buttons of \(number)")
                    Button("Tear") {}
                } message: { number in
                    let _ = till.said.append("message of \(number)")
                    Text("Number")
                }
            }
        }
        let till = Till()
        till.number = nil
        let host = HeadlessHost(Counting(till: till))
        #expect(host.presented.count == 1)
        #expect(host.texts == ["Receipt", "OK"])
        till.number = 7
        await host.settle()
        #expect(host.texts == ["Receipt", "OK"])
        #expect(till.said.isEmpty)
        try await host.choose("OK")
        #expect(host.presented.isEmpty && !till.asks)
        #expect(till.said.isEmpty)
    }

    @Test("A confirmation dialog without data isn't presented")
    func dialogWithoutData() async {
        let till = Till()
        till.number = nil
        let host = HeadlessHost(Receipt(till: till, isAlert: false))
        #expect(host.presented.isEmpty && till.asks)
        till.number = 7
        await host.settle()
        #expect(host.shows("Tear 7"))
    }

    @Test("An alert or a dialog whose flag is cleared goes, whatever its data are", arguments: [7, nil])
    func cleared(number: Int?) async {
        let till = Till()
        for isAlert in [true, false] {
            till.number = 7
            till.asks = true
            let host = HeadlessHost(Receipt(till: till, isAlert: isAlert))
            #expect(host.presented.count == 1)
            till.number = number
            till.asks = false
            await host.settle()
            #expect(host.presented.isEmpty && till.said.isEmpty)
        }
    }

    @Test("An alert keeps the error with which it was presented, and its description as the title")
    func error() async throws {
        struct Printing: View {
            @Bindable var attempt: Attempt

            var body: some View {
                Text("Printer").alert(isPresented: $attempt.isFailed, error: attempt.failure) { Button("Right") {} }
            }
        }
        let attempt = Attempt()
        let host = HeadlessHost(Printing(attempt: attempt))
        #expect(host.shows("No paper"))
        attempt.failure = nil
        await host.settle()
        #expect(host.shows("No paper"))
        try await host.choose("Right")
        #expect(host.presented.isEmpty && !attempt.isFailed)
    }

    @Test("An alert shows changes of other state")
    func otherState() async {
        struct Asking: View {
            @State private var isPresented = true
            @Bindable var till: Till

            var body: some View {
                Text("Till").alert("Receipt", isPresented: $isPresented, presenting: 1) { number in
                    Button("Tear \(number) of \(till.number ?? 0)") {}
                }
            }
        }
        let till = Till()
        let host = HeadlessHost(Asking(till: till))
        #expect(host.shows("Tear 1 of 7"))
        till.number = 8
        await host.settle()
        #expect(host.shows("Tear 1 of 8"))
    }
}
