import BackstaffElements
import BackstaffNavigation
import BackstaffUI
import Testing
import ViewTestSupport

/// Invalid edits: the page shows an older state, or isn't Backstaff's.
@MainActor
@Suite
struct BadEditTests {
    @Observable
    final class Model {
        var items = ["A", "B", "C", "D"]
        var selected: String?
        var isDisabled = false
        var searched = ""
        var log: [String] = []
    }

    private struct Screen: View {
        @Bindable var model: Model

        var body: some View {
            List(selection: $model.selected) {
                ForEach(model.items, id: \.self) { name in
                    Text(name)
                        .deleteDisabled(name == "B")
                        .moveDisabled(name == "C")
                        .selectionDisabled(name == "D")
                        .swipeActions(edge: .leading, allowsFullSwipe: false) {
                            Button("Do") { model.log.append(name) }
                        }
                }
                .onDelete { model.items.remove(atOffsets: $0) }
                .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
            }
            .disabled(model.isDisabled)
        }
    }

    private let model = Model()

    private func row(_ words: String, in picture: Picture) throws -> Element {
        var found: Element?
        picture.tree.root.forEachDescendant { if $0.role == .text, $0.text == words { found = $0.nearest(.row) } }
        return try #require(found)
    }

    /// Delivers an event, and returns the refusal or report, if any.
    private func answer(to event: ElementEvent, at id: ElementID, in picture: Picture) -> String? {
        let receiver = Diagnostics.Receiver()
        var refusal: String?
        Diagnostics.$receiver.withValue(receiver) {
            do {
                try picture.tree.deliver(event, to: id)
            } catch {
                refusal = (error as? ElementTree.Refusal)?.rawValue ?? "\(error)"
            }
            picture.graph.settle()
        }
        for report in receiver.reports { #expect(report.mistake == .refusedEdit) }
        return refusal ?? receiver.reports.first?.message
    }

    @Test("a deletion, a move or a swipe of a removed row is refused")
    func goneRows() throws {
        let picture = Picture(Screen(model: model))
        let gone = try row("A", in: picture).id
        model.items.removeFirst()
        picture.graph.settle()
        let events: [ElementEvent] = [
            .delete, .move(before: nil), .reveal(edge: .leading, isFull: true), .conceal, .activate, .activateTwice,
        ]
        for event in events {
            #expect(answer(to: event, at: gone, in: picture) == "the element is gone")
        }
        #expect(model.items == ["B", "C", "D"])
        #expect(model.log == [])
    }

    @Test("rows that can't be deleted or moved stay; no row moves past a fixed row, out of range or into itself")
    func exemptRows() throws {
        let picture = Picture(Screen(model: model))
        let before = picture.outline
        let ids = try ["A", "B", "C", "D"].map { try row($0, in: picture).id }
        let refused = "the element does not answer to that"
        #expect(answer(to: .delete, at: ids[1], in: picture) == refused)
        #expect(answer(to: .move(before: nil), at: ids[2], in: picture) == refused)
        #expect(answer(to: .move(before: ids[3]), at: ids[0], in: picture)?.contains("was refused") == true)
        #expect(answer(to: .move(before: 999_999), at: ids[0], in: picture)?.contains("no such place") == true)
        #expect(answer(to: .move(before: 1), at: ids[0], in: picture)?.contains("no such place") == true)
        #expect(answer(to: .move(before: ids[0]), at: ids[0], in: picture) == nil)
        #expect(model.items == ["A", "B", "C", "D"])
        #expect(picture.outline == before)
    }

    @Test("a full swipe that isn't allowed does nothing, nor does a swipe at an edge without actions")
    func swipes() throws {
        let picture = Picture(Screen(model: model))
        let id = try row("A", in: picture).id
        #expect(answer(to: .reveal(edge: .leading, isFull: true), at: id, in: picture) == nil)
        #expect(answer(to: .reveal(edge: .trailing, isFull: false), at: id, in: picture) == nil)
        #expect(answer(to: .conceal, at: id, in: picture) == nil)
        #expect(model.log == [])
        #expect(!picture.outline.contains("swipe-actions"))
    }

    @Test("rows of a disabled list refuse every edit")
    func disabledRows() throws {
        model.isDisabled = true
        let picture = Picture(Screen(model: model))
        let id = try row("A", in: picture).id
        for event in [ElementEvent.delete, .move(before: nil), .activate, .reveal(edge: .leading, isFull: true)] {
            _ = answer(to: event, at: id, in: picture)
        }
        #expect(model.items == ["A", "B", "C", "D"])
        #expect(model.selected == nil)
        #expect(model.log == [])
    }

    @Test("a row with selection disabled isn't selected by tap, key or menu")
    func selection() throws {
        let picture = Picture(Screen(model: model))
        let id = try row("D", in: picture).id
        #expect(answer(to: .activate, at: id, in: picture) == "the element does not answer to that")
        #expect(answer(to: .select(.toggle), at: id, in: picture) == "the element does not answer to that")
        #expect(model.selected == nil)
    }

    @Test("refusals that differ only in numbers are reported in the same words")
    func words() throws {
        let picture = Picture(Screen(model: model))
        let id = try row("A", in: picture).id
        let answers = Set((100..<200).map { answer(to: .move(before: $0), at: id, in: picture) })
        #expect(answers.count == 1)
    }
}
