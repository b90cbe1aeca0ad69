import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Observable
private final class Pair {
    var first = 0
    var second = 0
}

@MainActor
@Suite
struct ObservationTests {
    private struct First: View {
        let pair: Pair

        var body: some View { Text("First \(pair.first)") }
    }

    private struct Second: View {
        let pair: Pair

        var body: some View { Text("Second \(pair.second)") }
    }

    private struct Root: View {
        let pair: Pair

        var body: some View {
            VStack {
                First(pair: pair)
                Second(pair: pair)
            }
        }
    }

    @Test("E01 a property of an @Observable object runs the bodies that read it, and no others")
    func properties() {
        let pair = Pair()
        let host = HeadlessHost(Root(pair: pair))
        pair.second = 5
        host.update()
        #expect(host.texts == ["First 0", "Second 5"])
        #expect(host.record.bodies == ["Second"])
        #expect(host.record.operations == ["text \"Second 5\""])
    }

    @Test("E01 an object is observed again after each run, and no longer after its reader is removed")
    func everAgain() {
        struct Switching: View {
            let pair: Pair
            let model: PathModel

            var body: some View {
                if model.isDeclaring { First(pair: pair) } else { Text("None") }
            }
        }
        let pair = Pair()
        let model = PathModel()
        model.isDeclaring = true
        let host = HeadlessHost(Switching(pair: pair, model: model))
        for number in 1...5 {
            pair.first = number
            host.update()
            #expect(host.texts == ["First \(number)"])
        }
        model.isDeclaring = false
        host.update()
        host.clearRecord()
        pair.first = 99
        host.update()
        #expect(host.record.bodies == [])
        #expect(host.texts == ["None"])
    }

    @Test("E01 two tabs that share an object both follow it, and a closed tab doesn't")
    func shared() {
        let pair = Pair()
        let one = HeadlessHost(Root(pair: pair))
        let two = HeadlessHost(Root(pair: pair))
        pair.first = 1
        one.update()
        two.update()
        #expect(one.texts == two.texts)
        one.close()
        one.clearRecord()
        pair.first = 2
        one.update()
        two.update()
        #expect(two.texts == ["First 2", "Second 0"])
        #expect(one.record.bodies == [])
    }

    @Test("E01 after a host is released without being closed, a write reaches nothing")
    func droppedHost() {
        let pair = Pair()
        let published = Published()
        for _ in 0..<50 {
            _ = HeadlessHost(Root(pair: pair))
            _ = HeadlessHost(PublishedRoot(model: published))
        }
        let host = HeadlessHost(Root(pair: pair))
        pair.first = 3
        pair.second = 4
        published.number = 5
        host.update()
        #expect(host.texts == ["First 3", "Second 4"])
    }

    private final class Published: ObservableObject {
        @BackstaffUI.Published var number = 0
    }

    private struct PublishedRoot: View {
        @ObservedObject var model: Published

        var body: some View { Text("Number \(model.number)") }
    }

    @Test("E01 a binding to a property of an @Observable object reads and writes it")
    func bindable() async throws {
        struct Editor: View {
            @Bindable var pair: Pair

            var body: some View {
                Stepper(number: $pair.first)
                Text("Is \(pair.first)")
            }
        }
        struct Stepper: View {
            @Binding var number: Int

            var body: some View { Button("Step from \(number)") { number += 1 } }
        }
        let pair = Pair()
        let host = HeadlessHost(Editor(pair: pair))
        try await host.tap("Step from 0")
        #expect(pair.first == 1)
        #expect(host.texts == ["Step from 1", "Is 1"])
        host.clearRecord()
        pair.second = 8
        host.update()
        #expect(host.record.bodies == [])
    }
}
