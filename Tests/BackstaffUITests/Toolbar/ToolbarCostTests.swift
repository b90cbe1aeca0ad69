import BackstaffElements
import BackstaffTesting
import Testing

@testable import BackstaffUI

/// The cost of bars: bytes on the wire, and bodies.
@MainActor
@Suite
struct ToolbarCostTests {
    /// A scene with its patches encoded as frames.
    @MainActor
    private final class Wire {
        let scene: LiveScene
        private(set) var bodies: [String] = []

        init(_ view: some View) {
            scene = LiveScene(AnyView(view), Kept.configuration())
            _ = scene.takePatch()
            scene.graph.onBody = { [unowned self] in bodies.append(String(describing: $0)) }
        }

        /// Taps a control, and returns the resulting frame.
        func tap(_ words: String) throws -> [UInt8] {
            var found: Element?
            scene.tree.root.forEachDescendant { element in
                guard element.verbs.contains(.activate) else { return }
                element.forEachDescendant { if $0.text == words { found = element } }
            }
            bodies = []
            try scene.deliver(.activate, to: #require(found).id)
            let patch = try #require(scene.takePatch())
            var writer = JSONWriter()
            writer.patch(
                number: 1234, event: 1234, operations: patch.operations, motion: patch.motion?.rawValue,
                title: patch.title, history: nil)
            return writer.bytes
        }
    }

    private struct Pushing: View {
        var body: some View {
            NavigationStack { Root() }
        }

        struct Root: View {
            var body: some View {
                NavigationLink("Next", value: 1)
                    .navigationTitle("Recipes")
                    .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} } }
                    .navigationDestination(for: Int.self) { _ in Detail() }
            }
        }

        struct Detail: View {
            var body: some View {
                Text("Apple Pie")
                    .navigationTitle("Apple Pie")
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Close", systemImage: "xmark") {} }
                        ToolbarItem(placement: .topBarTrailing) { Button("Favourite", systemImage: "heart") {} }
                        ToolbarItem(placement: .primaryAction) { Button("Edit") {} }
                        ToolbarItem(placement: .bottomBar) { Button("Share", systemImage: "square.and.arrow.up") {} }
                        ToolbarItem(placement: .status) { Text("Updated just now") }
                    }
            }
        }
    }

    @Test(
        "H04 a push that changes the title and five items takes less than 1.5 KB, and runs no body of the covered screen"
    )
    func push() throws {
        let wire = Wire(Pushing())
        let bytes = try wire.tap("Next")
        #expect(bytes.count < 1500, "\(bytes.count)")
        #expect(wire.bodies.contains("Detail"))
        #expect(!wire.bodies.contains("Root"))
        #expect(!wire.bodies.contains("Pushing"))
    }

    private struct Counting: View {
        @State private var count = 0

        var body: some View {
            NavigationStack {
                Button("Count") { count += 1 }
                    .navigationTitle("Count \(count)")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar { Button("Add", systemImage: "plus") {} }
            }
        }
    }

    @Test("H01 a patch that only changes a title is under 100 bytes")
    func title() throws {
        let wire = Wire(Counting())
        let bytes = try wire.tap("Count")
        #expect(bytes.count < 100, "\(bytes.count): \(String(decoding: bytes, as: UTF8.self))")
    }
}
