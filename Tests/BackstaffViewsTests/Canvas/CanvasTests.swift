import BackstaffElements
import BackstaffUI
import Foundation
import Observation
import Testing
import ViewTestSupport

@Observable
private final class CanvasModel {
    var width = 5.0
}

@Suite("A canvas") @MainActor
struct CanvasTests {
    @Test("N11 a canvas draws nothing until its size is known, and then what its renderer draws")
    func size() throws {
        let log = ControlLog()
        let stage = ControlStage(
            Canvas { context, size in
                log.add("\(size.width)")
                context.fill(box(Double(size.width), 10), with: .color(.red))
            })
        let canvas = try #require(stage.element(.canvas))
        #expect(canvas[.drawing] == nil && log.entries.isEmpty && canvas.verbs.contains(.size))
        try stage.send(.size(width: 40, height: 20), to: canvas)
        let drawing = #"<path d="M 0 0 L 40 0 L 40 10 L 0 10 Z" fill="var(--color-red)"/>"#
        #expect(canvas.words(.drawing) == drawing && log.entries == ["40.0"])
        try stage.send(.size(width: 40, height: 20), to: canvas)
        try stage.send(.size(width: .nan, height: 20), to: canvas)
        #expect(canvas.words(.drawing) == drawing && log.entries == ["40.0"])
        try stage.send(.size(width: 30, height: 20), to: canvas)
        #expect(canvas.words(.drawing)?.contains("L 30 0") == true)
        try stage.send(.size(width: 0, height: 0), to: canvas)
        #expect(canvas[.drawing] == nil && log.entries.count == 2)
    }

    @Test("N11 a canvas is drawn again if state that its renderer reads changes, and not if other state does")
    func state() throws {
        struct Page: View {
            let log: ControlLog
            @State private var isBlue = false
            @State private var count = 0
            var body: some View {
                Canvas { [log, $isBlue] context, size in
                    log.add("drawn")
                    context.fill(box(5, 5), with: .color($isBlue.wrappedValue ? .blue : .red))
                }
                Button("Count \(count)") { count += 1 }
                Button("Blue") { isBlue = true }
            }
        }
        let log = ControlLog()
        let stage = ControlStage(Page(log: log))
        let canvas = try #require(stage.element(.canvas))
        try stage.send(.size(width: 40, height: 20), to: canvas)
        #expect(log.entries.count == 1)
        let others = try stage.send(.activate, to: stage.element(.button, "Count 0"))
        #expect(!others.contains { $0.hasPrefix("set drawing") })
        let changes = try stage.send(.activate, to: stage.element(.button, "Blue"))
        #expect(log.entries.count > 1)
        #expect(changes == [#"set drawing <path d="M 0 0 L 5 0 L 5 5 L 0 5 Z" fill="var(--color-blue)"/>"#])
    }

    @Test("N11 a canvas is drawn again if an object or a value of the environment that its renderer reads changes")
    func observed() throws {
        struct Page: View {
            let model: CanvasModel
            @State private var scheme = ColorScheme.light
            var body: some View {
                Canvas { [model] context, size in
                    let height = context.environment.colorScheme == .dark ? 2.0 : 1
                    context.fill(box(model.width, height), with: .color(.red))
                }
                .environment(\.colorScheme, scheme)
                Button("Dark") { scheme = .dark }
            }
        }
        let model = CanvasModel()
        let stage = ControlStage(Page(model: model))
        let canvas = try #require(stage.element(.canvas))
        try stage.send(.size(width: 40, height: 20), to: canvas)
        #expect(canvas.words(.drawing)?.contains("L 5 0 L 5 1") == true)
        model.width = 7
        stage.settle()
        #expect(canvas.words(.drawing)?.contains("L 7 0 L 7 1") == true)
        try stage.send(.activate, to: stage.element(.button, "Dark"))
        #expect(canvas.words(.drawing)?.contains("L 7 0 L 7 2") == true)
    }

    @Test("N11 a closure with another value changes the drawing, and one with the same value doesn't")
    func closures() throws {
        struct Page: View {
            let log: ControlLog
            @State private var width = 5.0
            @State private var count = 0
            var body: some View {
                let width = width
                Text("Count \(count)")
                Canvas { [log] context, size in
                    log.add("drawn")
                    context.fill(box(width, 5), with: .color(.red))
                }
                Button("Count") { count += 1 }
                Button("Widen") { self.width = 8 }
            }
        }
        let log = ControlLog()
        let stage = ControlStage(Page(log: log))
        try stage.send(.size(width: 40, height: 20), to: stage.element(.canvas))
        let others = try stage.send(.activate, to: stage.element(.button, "Count"))
        #expect(!others.contains { $0.hasPrefix("set drawing") } && log.entries.count == 1)
        #expect(try stage.send(.activate, to: stage.element(.button, "Widen")).count == 1)
        #expect(log.entries.count == 2)
    }

    @Test("N11 a canvas with an accessibility label has it on its element")
    func label() throws {
        let stage = ControlStage(Canvas { _, _ in }.accessibilityLabel("Sales"))
        #expect(stage.element(.canvas)?.words(.label) == "Sales")
    }

    @Test("N11 a context that is kept after the renderer has returned draws nothing")
    func kept() throws {
        final class Keeper { var context: GraphicsContext? }
        let keeper = Keeper()
        let stage = ControlStage(
            Canvas { context, _ in
                keeper.context = context
                context.fill(box(1, 1), with: .color(.red))
            })
        try stage.send(.size(width: 40, height: 20), to: stage.element(.canvas))
        let before = stage.element(.canvas)?.words(.drawing)
        keeper.context?.fill(box(2, 2), with: .color(.blue))
        keeper.context?.drawLayer { $0.fill(box(2, 2), with: .color(.blue)) }
        stage.settle()
        #expect(before != nil && stage.element(.canvas)?.words(.drawing) == before)
    }
}
