import BackstaffElements
import BackstaffNavigation
import Foundation
import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

@MainActor
@Suite
struct AlertTests {
    @Observable
    final class Till {
        var asks = false
        var writes: [Bool] = []
        var said: [String] = []
        var name = ""
        var receipt: Receipt?
        var extra = false
        var error: Failure?

        var binding: Binding<Bool> {
            Binding {
                self.asks
            } set: {
                self.writes.append($0)
                self.asks = $0
            }
        }
    }

    struct Receipt: Identifiable, Equatable {
        let id: Int
        var name = "Tea"
    }

    struct Failure: LocalizedError {
        var errorDescription: String? { "The till is empty" }
    }

    private struct Refund: View {
        let till: Till
        var body: some View {
            Text("Till")
                .alert("Refund?", isPresented: till.binding) {
                    Button("Refund", role: .destructive) { till.said.append("refund \(till.asks)") }
                    Button("Keep", role: .cancel) { till.said.append("keep") }
                    if till.extra { Button("Later") {} }
                } message: {
                    Text("40 crowns")
                }
        }
    }

    @Test("An alert's button runs its action; then the alert closes and the flag is cleared once")
    func buttonActsThenGoes() async throws {
        let till = Till()
        let host = HeadlessHost(Refund(till: till))
        till.asks = true
        await host.settle()
        let alert = try #require(host.presented.last)
        #expect(alert.kind == "alert")
        #expect(alert.title == "Refund?")
        #expect(alert.texts == ["Refund?", "40 crowns", "Refund", "Keep"])
        try await host.choose("Refund")
        #expect(till.said == ["refund true"])
        #expect(till.writes == [false])
        #expect(host.presented.isEmpty)
    }

    @Test("Escape presses an alert's Cancel button; without one it presses none of several buttons")
    func escape() async throws {
        struct Fork: View {
            let till: Till
            var body: some View {
                Text("Till").alert("Count again?", isPresented: till.binding) {
                    Button("Now") { till.said.append("now") }
                    Button("Later") { till.said.append("later") }
                }
            }
        }
        let till = Till()
        let host = HeadlessHost(Refund(till: till))
        till.asks = true
        await host.settle()
        try await host.pressEscape()
        #expect(till.said == ["keep"])
        #expect(host.presented.isEmpty)
        let other = Till()
        other.asks = true
        let fork = HeadlessHost(Fork(till: other))
        try await fork.pressEscape()
        #expect(other.said.isEmpty && other.writes.isEmpty)
        #expect(fork.presented.count == 1)
    }

    @Test("An alert's actions follow the app's state while it is shown")
    func actionsFollow() async throws {
        let till = Till()
        till.asks = true
        let host = HeadlessHost(Refund(till: till))
        till.extra = true
        await host.settle()
        #expect(host.texts.suffix(3) == ["Refund", "Keep", "Later"])
    }

    private struct Silent: View {
        @Bindable var till: Till
        var body: some View {
            Text("Till").alert("Closed", isPresented: $till.asks) {
                if till.extra { Button("Wait") { till.said.append("wait") } }
            }
        }
    }

    @Test("An alert without buttons has an OK button, until it gets its own")
    func ownButton() async throws {
        let till = Till()
        till.asks = true
        let host = HeadlessHost(Silent(till: till))
        #expect(host.texts == ["Closed", "OK"])
        till.extra = true
        await host.settle()
        #expect(host.texts == ["Closed", "Wait"])
        till.extra = false
        await host.settle()
        #expect(host.texts == ["Closed", "OK"])
        try await host.choose("OK")
        #expect(host.presented.isEmpty)
        #expect(!till.asks)
    }

    @Test("An alert's text fields accept text, and are above its buttons")
    func textFields() async throws {
        struct Rename: View {
            @Bindable var till: Till
            var body: some View {
                Text(till.name).alert("Name", isPresented: $till.asks) {
                    TextField("Ship", text: $till.name)
                    Button("Rename") { till.said.append(till.name) }
                }
            }
        }
        let till = Till()
        till.asks = true
        let host = HeadlessHost(Rename(till: till))
        try await host.type("Vasa", into: "Ship")
        try await host.choose("Rename")
        #expect(till.said == ["Vasa"])
        #expect(host.texts == ["Vasa"])
    }

    @Test("An alert with data needs both the flag and the data; its button may clear the data itself")
    func presentingData() async throws {
        struct Receipts: View {
            @Bindable var till: Till
            var body: some View {
                Text("Till").alert("Receipt", isPresented: $till.asks, presenting: till.receipt) { receipt in
                    Button("Tear \(receipt.name)") {
                        till.receipt = nil
                        till.said.append("torn")
                    }
                } message: { receipt in
                    Text("Number \(receipt.id)")
                }
            }
        }
        let till = Till()
        till.asks = true
        till.receipt = Receipt(id: 7)
        let host = HeadlessHost(Receipts(till: till))
        #expect(host.texts == ["Receipt", "Number 7", "Tear Tea"])
        try await host.choose("Tear Tea")
        #expect(host.presented.isEmpty)
        #expect(till.said == ["torn"])
        till.receipt = Receipt(id: 8)
        await host.settle()
        #expect(host.presented.isEmpty, "the flag is cleared")
        #expect(!till.asks)
    }

    @Test("An alert whose button closes its sheet is done, and isn't shown again in the next sheet")
    func anotherItem() async throws {
        struct Receipts: View {
            @Bindable var till: Till
            var body: some View {
                Text("Till").sheet(item: $till.receipt) { receipt in
                    Text("Sheet \(receipt.id)")
                        .alert("Go on?", isPresented: $till.asks) {
                            Button("Next") { till.receipt = Receipt(id: receipt.id + 1) }
                        }
                }
            }
        }
        let till = Till()
        till.receipt = Receipt(id: 1)
        till.asks = true
        let host = HeadlessHost(Receipts(till: till))
        #expect(host.texts == ["Go on?", "Next"])
        try await host.choose("Next")
        #expect(till.receipt?.id == 2)
        #expect(host.texts == ["Sheet 2"])
        #expect(!till.asks)
    }

    @Test("An alert for an error has the error's description as its title")
    func error() async throws {
        struct Faulty: View {
            @Bindable var till: Till
            var body: some View {
                Text("Till").alert(isPresented: $till.asks, error: till.error) { Button("Right") {} }
            }
        }
        let till = Till()
        till.asks = true
        till.error = Failure()
        let host = HeadlessHost(Faulty(till: till))
        #expect(host.texts == ["The till is empty", "Right"])
    }

    @Test("An alert whose button presents another is followed by it, without a report")
    func oneAfterAnother() async throws {
        struct Chain: View {
            @Bindable var till: Till
            var body: some View {
                Text("Till")
                    .alert("First", isPresented: $till.asks) { Button("Go on") { till.extra = true } }
                    .alert("Second", isPresented: $till.extra) { Button("Done") {} }
            }
        }
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) {
            let till = Till()
            till.asks = true
            let host = HeadlessHost(Chain(till: till))
            try await host.choose("Go on")
            #expect(host.texts == ["Second", "Done"])
            #expect(host.presented.count == 1)
            try await host.choose("Done")
            #expect(host.presented.isEmpty)
            #expect(receiver.reports.isEmpty)
        }
    }

    @Test("An alert above a sheet keeps the sheet; an action that dismisses the sheet closes both")
    func alertOverSheet() async throws {
        struct Editor: View {
            let till: Till
            @State private var asks = false
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                Button("Delete") { asks = true }
                    .alert("Sure?", isPresented: $asks) {
                        Button("Yes") { dismiss() }
                        Button("No", role: .cancel) {}
                    }
            }
        }
        struct Window: View {
            @Bindable var till: Till
            var body: some View { Text("Till").sheet(isPresented: $till.asks) { Editor(till: till) } }
        }
        let till = Till()
        till.asks = true
        let host = HeadlessHost(Window(till: till))
        try await host.tap("Delete")
        #expect(host.presented.map(\.kind) == ["sheet", "alert"])
        try await host.choose("No")
        #expect(host.presented.map(\.kind) == ["sheet"])
        try await host.tap("Delete")
        try await host.choose("Yes")
        #expect(host.presented.isEmpty)
        #expect(!till.asks)
        #expect(host.texts == ["Till"])
    }

    @Test("A confirmation dialog slides up with its own Cancel button on a phone, and is a popover on a tablet")
    func confirmationDialog() async throws {
        struct Account: View {
            @Bindable var till: Till
            var body: some View {
                Text("Till").confirmationDialog("Account", isPresented: $till.asks) {
                    Button("Pay out") { till.said.append("paid") }
                } message: {
                    Text("12 crowns")
                }
            }
        }
        let till = Till()
        till.asks = true
        let host = HeadlessHost(Account(till: till))
        let choice = try #require(host.presented.last)
        #expect(choice.kind == "actions")
        #expect(choice.title == "Account", "heard, and not seen")
        #expect(host.texts == ["12 crowns", "Pay out", "Cancel"])
        #expect(choice.outline.contains("display-mode=sheet"))
        await host.resize(to: .tablet)
        #expect(host.texts == ["12 crowns", "Pay out"])
        #expect(try #require(host.presented.last).outline.contains("display-mode=popover"))
        try await host.dismissPresented()
        #expect(!till.asks)
        #expect(till.said.isEmpty)
        till.asks = true
        await host.settle()
        try await host.choose("Pay out")
        #expect(till.said == ["paid"])
        #expect(host.presented.isEmpty)
    }
}

@MainActor
@Suite
struct OlderAlertTests {
    struct Item: Identifiable { let id: Int }

    @available(*, deprecated)
    private struct Older: View {
        @Binding var asks: Bool
        @Binding var item: Item?
        @Binding var said: String

        var body: some View {
            VStack {
                Text("One").alert(isPresented: $asks) {
                    Alert(
                        title: Text("Delete?"), message: Text("For good."),
                        primaryButton: .destructive(Text("Delete")) { said = "deleted" }, secondaryButton: .cancel())
                }
                Text("Two").alert(item: $item) { item in
                    Alert(title: Text("Item \(item.id)"), dismissButton: .default(Text("Right")))
                }
            }
        }
    }

    @available(*, deprecated)
    private struct Holder: View {
        @State private var asks = false
        @State private var item: Item?
        @State private var said = "nothing"
        var body: some View {
            Older(asks: $asks, item: $item, said: $said)
            Button("Ask") { asks = true }
            Button("Show") { item = Item(id: 3) }
            Text(said)
        }
    }

    @available(*, deprecated)
    @Test("Deprecated alerts with one or two buttons work like the current ones")
    func olderAlerts() async throws {
        let host = HeadlessHost(Holder())
        try await host.tap("Ask")
        #expect(host.texts == ["Delete?", "For good.", "Delete", "Cancel"])
        try await host.choose("Delete")
        #expect(host.shows("deleted"))
        try await host.tap("Show")
        #expect(host.texts == ["Item 3", "Right"])
        try await host.choose("Right")
        #expect(host.presented.isEmpty)
    }
}
