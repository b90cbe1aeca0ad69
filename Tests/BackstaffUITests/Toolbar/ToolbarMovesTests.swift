import BackstaffElements
import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

/// Operations for items that move within a visible bar.
@MainActor
@Suite
struct ToolbarMovesTests {
    @Observable
    final class Desk {
        var role = ToolbarRole.automatic
    }

    private struct Letter: View {
        let desk: Desk

        var body: some View {
            NavigationStack {
                Text("Letter")
                    .toolbarRole(desk.role)
                    .toolbar {
                        ToolbarItem(placement: .secondaryAction) { Button("Print") {} }
                        ToolbarItem(placement: .secondaryAction) { Button("Tag") {} }
                    }
            }
        }
    }

    private func scene(_ desk: Desk, width: Double) -> LiveScene {
        LiveScene(AnyView(Letter(desk: desk)), Size(width: width, height: 834).configuration)
    }

    /// The elements that are removed after they were sent as part of a new element.
    private func lost(in operations: [ElementOperation]) -> [ElementID] {
        var sent: Set<ElementID> = []
        var lost: [ElementID] = []
        for operation in operations {
            switch operation {
            case .insert(let element, _, _): element.forEachDescendant { sent.insert($0.id) }
            case .remove(let element) where sent.contains(element.id): lost.append(element.id)
            default: break
            }
        }
        return lost
    }

    private func words(in operations: [ElementOperation]) -> [String] {
        var words: [String] = []
        for case .insert(let element, _, _) in operations {
            element.forEachDescendant { if $0.role == .text || $0.role == .button { words.append($0.text) } }
        }
        return words.filter { !$0.isEmpty }
    }

    @Test("H05 items that leave the menu because of a role are sent again, and aren't removed afterwards")
    func roleChanges() throws {
        let desk = Desk()
        let scene = scene(desk, width: 1194)
        defer { scene.close() }
        _ = scene.takePatch()
        for role in [ToolbarRole.editor, .automatic, .browser] {
            desk.role = role
            let operations = try #require(scene.takePatch()).operations
            #expect(lost(in: operations) == [])
            #expect(words(in: operations) == ["Print", "Tag"])
        }
    }

    @Test("H05 in a wide window only a role lets items leave the menu; they are sent again, and aren't removed")
    func resizing() throws {
        let desk = Desk()
        let scene = scene(desk, width: 390)
        defer { scene.close() }
        _ = scene.takePatch()
        scene.resize(width: 1194, height: 834)
        #expect(words(in: scene.takePatch()?.operations ?? []) == [])
        scene.resize(width: 390, height: 834)
        desk.role = .editor
        _ = scene.takePatch()
        scene.resize(width: 1194, height: 834)
        let operations = try #require(scene.takePatch()).operations
        #expect(lost(in: operations) == [])
        #expect(words(in: operations) == ["Print", "Tag"])
    }
}
