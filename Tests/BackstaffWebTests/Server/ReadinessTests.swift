import NIOEmbedded
import Testing

@testable import BackstaffWeb

@Suite("Clients that ask whether the app answers")
@MainActor
struct ReadinessTests {
    private final class Client {}

    @Test("Q07 one question waits for the main actor, however many clients ask; who has gone gets no answer")
    func questions() {
        let readiness = Readiness()
        let clients = (1...3).map { _ in Client() }
        var answers: [String] = []
        let asks = clients.enumerated().map { number, client in
            readiness.add(client) { answers.append("\(number): \($0)") }
        }
        #expect(asks == [true, false, false] && readiness.count == 3)
        readiness.remove(clients[1])
        #expect(readiness.count == 2)
        readiness.answer(true)
        #expect(answers.sorted() == ["0: true", "2: true"] && readiness.count == 0)
        #expect(readiness.add(clients[1]) { answers.append("again: \($0)") })
        readiness.answer(false)
        #expect(answers.last == "again: false")
    }

    @Test("Q07 a client that asks while the app blocks the main actor, and goes, leaves nothing behind")
    func goneClient() throws {
        let loop = EmbeddedEventLoop()
        let host = HostContext.toy(on: loop)
        let client = try host.client(asking: "/~/ready", on: loop)
        // This test runs on the main actor, which therefore can't answer.
        #expect(host.readiness.count == 1)
        _ = try client.finish(acceptAlreadyClosed: true)
        #expect(host.readiness.count == 0)
    }
}
