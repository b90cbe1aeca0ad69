import BackstaffElements
import BackstaffWeb
import PageSide
import Testing

@Suite("What pages keep for their scenes")
@MainActor
struct StoredSealsTests {
    private static let visitor = String(repeating: "e", count: 32)
    private static let other = String(repeating: "f", count: 32)

    /// Types a note into the toy's field, counts once, and presses Return, which keeps both.
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

    /// What a new tab of a visitor shows that brings something along.
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

    @Test("L02 another process with the same key shows what a tab has kept; one with another key doesn't")
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

    @Test("L09 a server beside the first takes over a tab that would resume there, with all that it kept")
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

    @Test("F03 a tab that goes on meets what another replica has written meanwhile, and doesn't undo it")
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
            // The page has lost the tree: it gets all of it, and first what it is to keep.
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

            // A page that has what this process gave before is the one that is behind.
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

    @Test("Another visitor, another key's place, and a seal that was changed bring nothing; the rest comes along")
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

    @Test("A page that missed a patch is sent what was to be kept with it; one that has it isn't")
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

    @Test("A page that gets the whole tree gets all that it is to keep first")
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
        "L03 a copy of a tab whose page is there gets a session of its own; once that page is gone it goes on with it")
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
            // The first goes on.
            try await client.send(.event(number: 1, element: Toy.counter, .activate))
            #expect(try await client.patch().event == 1)
            try await twin.cut()
            try await client.cut()
            #expect(try await eventually { server.store.lostSessionCount == 2 })
            let (_, third) = try await copy()
            #expect(third.session == welcome.session)
        }
    }

    @Test("What another tab has changed of the app's storage is taken over, if it opens")
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
