import BackstaffElements
import PageSide
import Testing

@testable import BackstaffWeb

@Suite("State that pages store for their scenes")
@MainActor
struct StoredSealsTests {
    private static let visitor = String(repeating: "e", count: 32)
    private static let other = String(repeating: "f", count: 32)

    /// Types a note into the toy's field, counts once, and presses Return, which stores both.
    private func storedSeals(_ client: WireClient) async throws -> StoredSeals {
        try await client.send(.event(number: 1, element: Toy.counter, .activate))
        _ = try await client.patch()
        try await client.send(.event(number: 2, element: Toy.field, .edit("fog")))
        _ = try await client.patch()
        try await client.send(.event(number: 3, element: Toy.field, .submit))
        guard case .frame(.store(let changes)) = try await client.next() else {
            Issue.record("nothing was kept before the patch")
            return StoredSeals()
        }
        #expect(try await client.patch().event == 3)
        var seals = StoredSeals()
        seals.scene = changes.scene.compactMapValues { $0 }
        seals.app = changes.app.compactMapValues { $0 }
        #expect(Set(seals.scene.keys) == ["note"] && Set(seals.app.keys) == ["count"])
        return seals
    }

    /// The content of a visitor's new tab that returns stored state.
    private func shown(
        _ seals: StoredSeals, by visitor: String, keys: SealingKeys
    ) async throws -> (note: String, count: String) {
        let found = FoundTexts()
        try await withServer(keys: keys) { server in
            var hello = ClientHello(width: 390, height: 844)
            hello.seals = seals
            let (_, welcome) = try await WireClient.start(port: server.port, visitor: visitor, hello: hello)
            found.read(welcome.tree)
        }
        return (found.texts[Toy.echo] ?? "", found.texts[Toy.counter] ?? "")
    }

    @MainActor
    private final class FoundTexts {
        var texts: [ElementID: String] = [:]

        func read(_ node: WireNode) {
            texts[node.id] = node.text
            node.children.forEach(read)
        }
    }

    @Test("L02 another process with the same key restores a tab's state; one with another key doesn't")
    func otherProcess() async throws {
        let keys = SealingKeys.ephemeral()
        var seals = StoredSeals()
        try await withServer(keys: keys) { server in
            let (client, _) = try await WireClient.start(port: server.port, visitor: Self.visitor)
            seals = try await storedSeals(client)
        }
        #expect(try await shown(seals, by: Self.visitor, keys: keys) == ("fog", "Count 1"))
        #expect(try await shown(seals, by: Self.visitor, keys: .ephemeral()) == ("/", "Count 0"))
        #expect(try await shown(StoredSeals(), by: Self.visitor, keys: keys) == ("/", "Count 0"))
    }

    @Test("L09 another server takes over a tab that resumes there, with all its stored state")
    func replica() async throws {
        let keys = SealingKeys.ephemeral()
        try await withServer(keys: keys) { first in
            let (client, welcome) = try await WireClient.start(port: first.port, visitor: Self.visitor)
            let seals = try await storedSeals(client)
            try await client.cut()
            try await withServer(keys: keys) { second in
                var hello = ClientHello(width: 390, height: 844)
                hello.resume = .init(session: welcome.session, epoch: 1, patch: 3, event: 3)
                hello.seals = seals
                let (_, other) = try await WireClient.start(port: second.port, visitor: Self.visitor, hello: hello)
                let found = FoundTexts()
                found.read(other.tree)
                #expect(other.session != welcome.session)
                #expect(found.texts[Toy.echo] == "fog" && found.texts[Toy.counter] == "Count 1")
            }
        }
    }

    @Test("F03 a resumed tab gets the values that another replica has written meanwhile, and doesn't overwrite them")
    func newerElsewhere() async throws {
        let keys = SealingKeys.ephemeral()
        try await withServer(keys: keys) { first in
            let (client, welcome) = try await WireClient.start(port: first.port, visitor: Self.visitor)
            var seals = try await storedSeals(client)
            let older = try #require(seals.app["count"])
            try await client.cut()
            try await withServer(keys: keys) { second in
                var hello = ClientHello(width: 390, height: 844)
                hello.seals.app = seals.app
                let (other, _) = try await WireClient.start(port: second.port, visitor: Self.visitor, hello: hello)
                for number in 1...2 { try await other.send(.event(number: number, element: Toy.counter, .activate)) }
                _ = try await other.patch()
                _ = try await other.patch()
                try await other.send(.event(number: 3, element: Toy.field, .submit))
                guard case .frame(.store(let changes)) = try await other.next() else {
                    Issue.record("nothing was kept")
                    return
                }
                seals.app = changes.app.compactMapValues { $0 }
            }
            #expect(seals.app["count"] != older)
            // The page has lost the tree. It gets the state to store first, and then the whole tree.
            let (again, _) = try await WireClient.open(port: first.port, visitor: Self.visitor)
            var hello = ClientHello(width: 390, height: 844)
            hello.resume = .init(session: welcome.session, epoch: 1, patch: nil, event: 3)
            hello.seals = seals
            try await again.send(.hello(hello))
            var given: [String: String?] = [:]
            while true {
                guard case .frame(let frame) = try await again.next() else { break }
                if case .store(let changes) = frame { given.merge(changes.app) { $1 } }
                if case .welcome = frame { break }
            }
            #expect(given["count"] == nil)
            try await again.send(.event(number: 4, element: Toy.counter, .activate))
            #expect(try await again.patch().operations == [.text(Toy.counter, "Count 4")])
            try await again.send(.event(number: 5, element: Toy.field, .submit))
            guard case .frame(.store(let newest)) = try await again.next() else {
                Issue.record("nothing was kept")
                return
            }

            // The page has an older state from this process, so it is the one that is behind.
            try await again.cut()
            let (third, _) = try await WireClient.open(port: first.port, visitor: Self.visitor)
            hello.seals.app["count"] = older
            hello.resume = .init(session: welcome.session, epoch: 2, patch: nil, event: 5)
            try await third.send(.hello(hello))
            guard case .frame(.store(let changes)) = try await third.next() else {
                Issue.record("the page wasn't told what it lacks")
                return
            }
            #expect(changes.app == newest.app)
        }
    }

    @Test("State of another visitor, for another key, or with a changed seal is dropped; the rest is restored")
    func foreign() async throws {
        let keys = SealingKeys.ephemeral()
        var seals = StoredSeals()
        try await withServer(keys: keys) { server in
            let (client, _) = try await WireClient.start(port: server.port, visitor: Self.visitor)
            seals = try await storedSeals(client)
        }
        #expect(try await shown(seals, by: Self.other, keys: keys) == ("/", "Count 0"))

        var swapped = seals
        swapped.scene = ["note": seals.app["count"] ?? ""]
        #expect(try await shown(swapped, by: Self.visitor, keys: keys) == ("/", "Count 1"))

        let note = seals.scene["note"] ?? ""
        for damaged in [String(note.dropLast()), note + "A", "B" + note.dropFirst(), "", "é", String(note.reversed())] {
            var partly = seals
            partly.scene["note"] = damaged
            #expect(try await shown(partly, by: Self.visitor, keys: keys) == ("/", "Count 1"), "\(damaged)")
        }
    }

    @Test("A page that missed a patch gets the state to store with it; one that has the patch doesn't")
    func resent() async throws {
        try await withServer { server in
            let (client, welcome) = try await WireClient.start(port: server.port, visitor: Self.visitor)
            _ = try await storedSeals(client)
            try await client.cut()
            for (patch, isMissing) in [(2, true), (3, false)] {
                let (again, _) = try await WireClient.open(port: server.port, visitor: Self.visitor)
                var hello = ClientHello(width: 390, height: 844)
                hello.resume = .init(session: welcome.session, epoch: 1, patch: patch, event: 3)
                try await again.send(.hello(hello))
                guard case .frame(.resumed) = try await again.next() else {
                    Issue.record("the session didn't go on")
                    return
                }
                try await again.send(.event(number: 4 + patch, element: Toy.counter, .activate))
                let first = try await again.next()
                if case .frame(.store) = first { #expect(isMissing) } else { #expect(!isMissing) }
                try await again.cut()
            }
        }
    }

    @Test("A page that gets the whole tree first gets all the state to store")
    func snapshot() async throws {
        try await withServer { server in
            let (client, welcome) = try await WireClient.start(port: server.port, visitor: Self.visitor)
            let seals = try await storedSeals(client)
            try await client.cut()
            let (again, _) = try await WireClient.open(port: server.port, visitor: Self.visitor)
            var hello = ClientHello(width: 390, height: 844)
            hello.resume = .init(session: welcome.session, epoch: 1, patch: nil, event: 3)
            try await again.send(.hello(hello))
            guard case .frame(.store(let all)) = try await again.next() else {
                Issue.record("nothing was kept")
                return
            }
            #expect(all.scene == seals.scene.mapValues { $0 } && all.app == seals.app.mapValues { $0 })
            guard case .frame(.welcome) = try await again.next() else {
                Issue.record("no welcome")
                return
            }
        }
    }

    @Test(
        "L03 a copy of a connected tab gets its own session; if the tab is closed, the copy resumes its session")
    func copied() async throws {
        try await withServer { server in
            let (client, welcome) = try await WireClient.start(port: server.port, visitor: Self.visitor)
            func copy() async throws -> (WireClient, ServerFrame.Welcome) {
                var hello = ClientHello(width: 390, height: 844)
                hello.resume = .init(session: welcome.session, epoch: 1, patch: nil, event: 0)
                hello.resume?.isCopied = true
                return try await WireClient.start(port: server.port, visitor: Self.visitor, hello: hello)
            }
            let (twin, second) = try await copy()
            #expect(second.session != welcome.session)
            // The first tab continues.
            try await client.send(.event(number: 1, element: Toy.counter, .activate))
            #expect(try await client.patch().event == 1)
            try await twin.cut()
            try await client.cut()
            #expect(try await eventually { server.store.lostSessionCount == 2 })
            let (_, third) = try await copy()
            #expect(third.session == welcome.session)
        }
    }

    @Test("Changes of app storage by another tab are taken over if their seal opens")
    func otherTab() async throws {
        try await withServer { server in
            let (client, _) = try await WireClient.start(port: server.port, visitor: Self.visitor)
            let seals = try await storedSeals(client)
            try await client.send(.event(number: 4, element: Toy.counter, .activate))
            #expect(try await client.patch().operations == [.text(Toy.counter, "Count 2")])
            try await client.send(.store(number: 5, app: ["count": "nonsense"]))
            #expect(try await client.patch().event == 5)
            try await client.send(.event(number: 6, element: Toy.counter, .activate))
            #expect(try await client.patch().operations == [.text(Toy.counter, "Count 3")])
            try await client.send(.store(number: 7, app: seals.app.mapValues { $0 }))
            #expect(try await client.patch().event == 7)
            try await client.send(.event(number: 8, element: Toy.counter, .activate))
            #expect(try await client.patch().operations == [.text(Toy.counter, "Count 2")])
        }
    }
}
