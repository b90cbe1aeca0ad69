import BackstaffElements
import InMemoryTracing
import PageSide
import Testing
import Tracing

@testable import BackstaffWeb

@Suite("Traces")
@MainActor
struct EventTracerTests {
    @Test("Q03 an event is a span with its name, number and scene, and without a user's text")
    func spans() async throws {
        let tracer = InMemoryTracer()
        try await withServer(change: {
            $0.tracer = EventTracer(tracer)
        }) { server in
            let (client, welcome) = try await WireClient.start(port: server.port)
            #expect(tracer.finishedSpans.isEmpty)
            try await client.send(.event(number: 1, element: Toy.counter, .activate))
            _ = try await client.patch()
            try await client.send(.event(number: 2, element: Toy.field, .edit("my secret")))
            _ = try await client.patch()
            try await client.send(.event(number: 3, element: 9_999, .activate))
            _ = try await client.next()
            let spans = tracer.finishedSpans
            #expect(
                spans.map(\.operationName) == ["backstaff activate", "backstaff edit", "backstaff activate"])
            #expect(spans.map { $0.attributes.get("backstaff.event") } == [1, 2, 3].map { SpanAttribute.int64($0) })
            #expect(
                spans.map { $0.attributes.get("backstaff.outcome") }
                    == ["applied", "applied", "refused"].map { SpanAttribute.string($0) })
            let scene = SpanAttribute.string(String(welcome.session.prefix(6)))
            #expect(spans.allSatisfy { $0.attributes.get("backstaff.scene") == scene })
            for span in spans {
                #expect(span.attributes.count == 3)
                span.attributes.forEach { #expect(!"\($0) \($1)".contains("secret")) }
            }
        }
    }

    @Test("Q03 a frame that is no event makes no span, and without a tracer there is none")
    func none() async throws {
        let tracer = InMemoryTracer()
        try await withServer(change: {
            $0.tracer = EventTracer(tracer)
        }) { server in
            let (client, _) = try await WireClient.start(port: server.port)
            try await client.send(.acknowledge(patch: 0))
            try await client.send(.check(7))
            _ = try await client.next()
            #expect(tracer.finishedSpans.isEmpty)
        }
        #expect(EventTracer.ofProcess() == nil)
        try await withServer { server in
            #expect(server.store.tracer == nil)
        }
    }
}
