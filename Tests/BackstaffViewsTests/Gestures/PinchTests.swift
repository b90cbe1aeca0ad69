import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

@MainActor
@Suite("Pinches and rotations")
struct PinchTests {
    private struct Chart: View {
        @State private var zoom = 1.0
        @State private var ends: [String] = []
        @GestureState private var isPinched = false

        var body: some View {
            VStack {
                Text("chart")
                    .gesture(
                        MagnifyGesture(minimumScaleDelta: 0.1)
                            .updating($isPinched) { _, state, _ in state = true }
                            .onChanged { zoom = $0.magnification }
                            .onEnded { value in
                                let start = "\(value.startAnchor.x) \(Int(value.startLocation.x))"
                                ends.append("\(value.magnification) \(start)")
                            })
                Text("zoom \(String(zoom)) \(isPinched ? "held" : "free")")
                Text("ends \(ends.joined(separator: ";"))")
            }
        }
    }

    private func pinch(
        _ phase: ElementPinch.Phase, scale: Double = 1, rotation: Double = 0, speed: Double = 0
    ) -> ElementEvent {
        .pinch(
            ElementPinch(
                phase, start: ElementPlace(x: 30, y: 40), anchor: ElementPlace(x: 0.25, y: 0.5), scale: scale,
                rotation: rotation, scaleSpeed: speed, rotationSpeed: speed))
    }

    private func texts(_ stage: ControlStage) -> [String] { stage.all(.text).map(\.text) }

    @Test("E07 a pinch begins at its minimum, follows the fingers, and knows its start when it ends")
    func magnify() throws {
        let stage = ControlStage(Chart())
        let chart = stage.element(.gesture)
        _ = try stage.send(pinch(.moved, scale: 1.05), to: chart)
        #expect(texts(stage).contains("zoom 1.0 free"))
        _ = try stage.send(pinch(.moved, scale: 1.5), to: chart)
        #expect(texts(stage).contains("zoom 1.5 held"))
        _ = try stage.send(pinch(.moved, scale: 1.02), to: chart)
        #expect(texts(stage).contains("zoom 1.02 held"))
        _ = try stage.send(pinch(.ended, scale: 0.5), to: chart)
        #expect(texts(stage).contains("zoom 1.02 free"))
        #expect(texts(stage).contains("ends 0.5 0.25 30"))
    }

    @Test("E07 a pinch below its minimum and a cancelled one don't end, and the next one begins anew")
    func unfinished() throws {
        let stage = ControlStage(Chart())
        let chart = stage.element(.gesture)
        _ = try stage.send(pinch(.moved, scale: 1.05), to: chart)
        _ = try stage.send(pinch(.ended, scale: 1.05), to: chart)
        _ = try stage.send(pinch(.moved, scale: 2), to: chart)
        _ = try stage.send(pinch(.cancelled, scale: 2), to: chart)
        #expect(texts(stage).contains("ends "))
        #expect(texts(stage).contains("zoom 2.0 free"))
        _ = try stage.send(pinch(.moved, scale: 1.05), to: chart)
        #expect(texts(stage).contains("zoom 2.0 free"))
    }

    @Test("E07 a rotation has its angle and its speed")
    func rotate() throws {
        let log = ControlLog()
        let stage = ControlStage(
            Text("dial").gesture(
                RotateGesture(minimumAngleDelta: .degrees(10))
                    .onChanged { log.add("\(Int($0.rotation.degrees.rounded()))") }
                    .onEnded { log.add("end \(Int($0.velocity.radians)) \($0.startAnchor.y)") }))
        let dial = stage.element(.gesture)
        _ = try stage.send(pinch(.moved, scale: 3, rotation: 0.1), to: dial)
        _ = try stage.send(pinch(.moved, rotation: -.pi / 2), to: dial)
        _ = try stage.send(pinch(.ended, rotation: -.pi / 2, speed: 3), to: dial)
        #expect(log.entries == ["-90", "end 3 0.5"])
    }

    @Test("E07 the older gestures have the factor and the angle as their values")
    func older() async throws {
        let journal = Journal()
        let host = HeadlessHost(
            VStack {
                Text("chart").gesture(MagnificationGesture().onEnded { journal.note("by \($0)") })
                Text("dial").gesture(RotationGesture().onEnded { journal.note("to \(Int($0.degrees.rounded()))") })
            })
        try await host.pinch("chart", scale: 2.5)
        try await host.pinch("dial", degrees: 45)
        try await host.pinch("chart", degrees: 45)
        try await host.pinch("dial", scale: 2.5)
        #expect(journal.take() == ["by 2.5", "to 45"])
    }

    @Test("E07 a pinch and a rotation at the same time are both recognized, and the whole has both values")
    func simultaneous() async throws {
        let journal = Journal()
        let host = HeadlessHost(
            Text("map").gesture(
                MagnifyGesture().simultaneously(with: RotateGesture()).onEnded { value in
                    let turn = value.second.map { Int($0.rotation.degrees.rounded()) }
                    journal.note("\(value.first?.magnification ?? 0) \(turn ?? 0)")
                }))
        try await host.pinch("map", scale: 2, degrees: 90)
        #expect(journal.take() == ["2.0 90"])
        try await host.pinch("map", scale: 3)
        #expect(journal.take() == ["3.0 0"])
    }

    @Test("E07 of a pinch and a rotation that exclude each other, the one that begins first is recognized")
    func exclusive() async throws {
        let journal = Journal()
        let host = HeadlessHost(
            Text("map").gesture(
                MagnifyGesture(minimumScaleDelta: 0.5).exclusively(before: RotateGesture()).onEnded { value in
                    switch value {
                    case .first: journal.note("pinched")
                    case .second: journal.note("rotated")
                    }
                }))
        try await host.pinch("map", scale: 3, degrees: 90)
        #expect(journal.take() == ["pinched"])
        try await host.pinch("map", scale: 1.6, degrees: 90)
        #expect(journal.take() == ["rotated"])
        try await host.pinch("map", scale: 3)
        #expect(journal.take() == ["pinched"])
    }

    @Test("E07 pinches and drags of one view don't disturb each other")
    func withDrag() async throws {
        let journal = Journal()
        let host = HeadlessHost(
            Text("map").gesture(
                DragGesture().onEnded { _ in journal.note("drag") }
                    .simultaneously(with: MagnifyGesture().onEnded { _ in journal.note("pinch") })))
        try await host.pinch("map", scale: 2)
        try await host.drag("map", x: 20)
        #expect(journal.take() == ["pinch", "drag"])
    }

    @Test("E07 a view without such a gesture, and one whose gesture is disabled, take no pinch")
    func others() async throws {
        let host = HeadlessHost(
            VStack {
                Text("plain").onTapGesture {}
                Text("off").gesture(MagnifyGesture().onEnded { _ in }, isEnabled: false)
            })
        await #expect(throws: LookUpFailure.self) { try await host.pinch("plain", scale: 2) }
        await #expect(throws: LookUpFailure.self) { try await host.pinch("off", scale: 2) }
    }
}
