import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

@MainActor
@Suite("Taps with their places")
struct SpatialTapTests {
    private static func words(_ place: CGPoint) -> String { "\(Int(place.x)),\(Int(place.y))" }

    @Test("E07 a gesture that knows the place of a tap gets it, and a tap by a key is at zero without a page")
    func place() async throws {
        let journal = Journal()
        let host = HeadlessHost(
            Text("chart").gesture(SpatialTapGesture().onEnded { journal.note(Self.words($0.location)) }))
        try await host.tap("chart", x: 12, y: 30)
        try await host.tap("chart")
        #expect(journal.take() == ["12,30", "0,0"])
    }

    @Test("E07 onTapGesture gets the place if its closure takes one, and asks for none otherwise")
    func modifier() async throws {
        let journal = Journal()
        let host = HeadlessHost(
            VStack {
                Text("placed").onTapGesture { place in journal.note(Self.words(place)) }
                Text("short").onTapGesture { journal.note(Self.words($0)) }
                Text("plain").onTapGesture { journal.note("plain") }
                Text("twice").onTapGesture(count: 2, coordinateSpace: .global) { journal.note(Self.words($0)) }
            })
        try await host.tap("placed", x: 3, y: 4)
        try await host.tap("short", x: 5, y: 6)
        try await host.tap("plain")
        try await host.doubleTap("twice")
        try await host.tap("twice", x: 7, y: 8)
        #expect(journal.take() == ["3,4", "5,6", "plain", "0,0", "7,8"])
        await #expect(throws: LookUpFailure.self) { try await host.tap("plain", x: 1, y: 1) }
    }

    @Test("E07 a page that sends a place to a view without such a gesture taps it as always")
    func unasked() throws {
        let log = ControlLog()
        let stage = ControlStage(
            VStack {
                Text("plain").onTapGesture { log.add("view") }
                Button("button") { log.add("button") }
            })
        let tap = ElementEvent.tap(ElementPlace(x: 1, y: 1))
        _ = try stage.send(tap, to: stage.element(.gesture))
        _ = try stage.send(tap, to: stage.element(.button))
        #expect(log.entries == ["view", "button"])
        #expect(throws: ElementTree.Refusal.gone) { try stage.send(tap, to: stage.element(.text)) }
    }

    @Test("E07 a gesture that is recognized together with a button inside gets the place")
    func simultaneous() throws {
        let log = ControlLog()
        let stage = ControlStage(
            Button("button") { log.add("button") }
                .simultaneousGesture(SpatialTapGesture().onEnded { log.add(Self.words($0.location)) }))
        _ = try stage.send(.tap(ElementPlace(x: 9, y: 2)), to: stage.element(.button))
        #expect(log.entries == ["9,2", "button"])
    }

    @Test("E07 combined taps get the place of the last one")
    func combined() async throws {
        let journal = Journal()
        let host = HeadlessHost(
            Text("chart").gesture(
                SpatialTapGesture(count: 2).exclusively(before: SpatialTapGesture()).onEnded { value in
                    switch value {
                    case .first(let twice): journal.note("twice \(Self.words(twice.location))")
                    case .second(let once): journal.note("once \(Self.words(once.location))")
                    }
                }))
        try await host.tap("chart", x: 1, y: 2)
        try await host.wait { journal.count > 0 }
        #expect(journal.take() == ["once 1,2"])
    }

    @Test("E07 the page learns in which coordinate space the places of taps, drags and pointers are")
    func spaces() {
        let stage = ControlStage(
            VStack {
                Text("local").gesture(SpatialTapGesture().onEnded { _ in })
                Text("global").gesture(SpatialTapGesture(coordinateSpace: .global).onEnded { _ in })
                Text("named").gesture(DragGesture(coordinateSpace: .named("bay")).onEnded { _ in })
                Text("older").gesture(DragGesture(coordinateSpace: CoordinateSpace.global).onEnded { _ in })
            }
            .coordinateSpace(.named("bay")))
        #expect(
            stage.all(.gesture).map { $0[.coordinateSpace] } == [
                nil, .text("global"), .text("named bay"), .text("global"),
            ])
        #expect(stage.all(.style).contains { $0[.spaceName] == .text("bay") })
        let older = ControlStage(Text("bay").coordinateSpace(name: 7))
        #expect(older.element(.style)?[.spaceName] == .text("7"))
    }
}
