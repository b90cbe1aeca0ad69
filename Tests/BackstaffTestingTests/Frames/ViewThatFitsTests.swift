import BackstaffTesting
import Foundation
import SwiftUI
import Testing

@Suite("ViewThatFits in a host") @MainActor
struct ViewThatFitsTests {
    private struct Sizes: View {
        var axes: Axis.Set = [.horizontal, .vertical]

        var body: some View {
            ViewThatFits(in: axes) {
                Text("A very long line of words about salt")
                Text("Words about salt")
                Text("Salt")
            }
        }
    }

    @Test(
        "N06 the first view that fits into the room is shown, and the last one if none does",
        arguments: [
            (390.0, "A very long line of words about salt"), (200, "Words about salt"), (60, "Salt"), (10, "Salt"),
        ])
    func first(width: Double, words: String) {
        #expect(HeadlessHost(Sizes(), size: Size(width: width, height: 100)).texts == [words])
    }

    @Test("N06 a change of the window chooses again, and the views that aren't shown can't be found")
    func resize() async throws {
        let host = HeadlessHost(Sizes(), size: Size(width: 390, height: 100))
        await host.resize(to: Size(width: 200, height: 100))
        #expect(host.texts == ["Words about salt"])
        #expect(throws: LookUpFailure.self) { try host.find("Salt") }
        await host.resize(to: Size(width: 390, height: 100))
        #expect(host.texts == ["A very long line of words about salt"])
    }

    @Test("N06 only the axes that are named count")
    func axes() {
        let tall = ViewThatFits(in: .horizontal) {
            Color.red.frame(width: 20, height: 300).accessibilityLabel("tall")
            Color.red.frame(width: 20, height: 20).accessibilityLabel("small")
        }
        let host = HeadlessHost(tall, size: Size(width: 100, height: 100))
        #expect(throws: Never.self) { try host.find("tall") }
        #expect(throws: LookUpFailure.self) { try host.find("small") }
    }

    @Test("N06 a change of a text chooses again, and a view keeps its state while it isn't shown")
    func change() async throws {
        struct Growing: View {
            @State private var words = "Salt"
            var body: some View {
                VStack {
                    ViewThatFits {
                        Counter(words: words)
                        Text("Short")
                    }
                    Button("Grow") { words += " and a very long list of other things" }
                    Button("Shrink") { words = "Salt" }
                }
            }
        }
        struct Counter: View {
            var words: String
            @State private var count = 0
            var body: some View { Button("\(words) \(count)") { count += 1 } }
        }
        let host = HeadlessHost(Growing(), size: Size(width: 200, height: 300))
        try await host.tap("Salt 0")
        #expect(host.texts.first == "Salt 1")
        try await host.tap("Grow")
        #expect(host.texts.first == "Short")
        try await host.tap("Shrink")
        #expect(host.texts.first == "Salt 1")
        try await host.tap("Salt 1")
        #expect(host.texts.first == "Salt 2")
    }

    @Test("N06 a field that is no longer shown has lost the focus")
    func focus() async throws {
        struct Form: View {
            @FocusState private var isFocused: Bool
            @State private var words = ""
            var body: some View {
                VStack {
                    ViewThatFits(in: .horizontal) {
                        TextField("Wide", text: $words).frame(width: 300).focused($isFocused)
                        Text("Narrow")
                    }
                    Text(isFocused ? "focused" : "not focused")
                }
            }
        }
        let host = HeadlessHost(Form(), size: Size(width: 390, height: 300))
        try await host.focus("Wide")
        #expect(host.texts.contains("focused"))
        await host.resize(to: Size(width: 200, height: 300))
        #expect(host.texts == ["Narrow", "not focused"])
    }

    @Test("N06 a stack beside a stack: the row of views is shown where it fits, otherwise the column")
    func stacks() throws {
        let view = ViewThatFits(in: .horizontal) {
            HStack { ForEach(0..<4) { Text("Ingredient \($0)") } }
            VStack { ForEach(0..<4) { Text("Ingredient \($0)") } }
        }
        let wide = HeadlessHost(view, size: Size(width: 600, height: 300))
        #expect(try wide.frame(of: "Ingredient 0").minY == wide.frame(of: "Ingredient 3").minY)
        let narrow = HeadlessHost(view, size: Size(width: 320, height: 300))
        #expect(try narrow.frame(of: "Ingredient 0").minX == narrow.frame(of: "Ingredient 3").minX)
    }

    @MainActor
    private final class Journal {
        private var lines: [String] = []

        func note(_ line: String) { lines.append(line) }

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    @Test("N06 only the chosen view appears, and after a change of the size the other one, while the first disappears")
    func appearances() async {
        let journal = Journal()
        let view = ViewThatFits(in: .horizontal) {
            ForEach([300, 100, 10], id: \.self) { width in
                Color.red.frame(width: CGFloat(width), height: 20)
                    .onAppear { journal.note("\(width) appears") }
                    .onDisappear { journal.note("\(width) disappears") }
                    .task { journal.note("\(width) works") }
            }
        }
        let host = HeadlessHost(view, size: Size(width: 200, height: 100))
        await host.settle()
        #expect(journal.take() == ["100 appears", "100 works"])
        await host.resize(to: Size(width: 390, height: 100))
        #expect(journal.take() == ["300 appears", "300 works", "100 disappears"])
        host.close()
        #expect(journal.take() == ["300 disappears"])
    }

    @Test("N06 only the preferences and the title of the chosen view count")
    func preferences() async {
        struct NameKey: PreferenceKey {
            static var defaultValue: String { "" }
            static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
        }
        struct Names: View {
            @State private var names = ""

            var body: some View {
                NavigationStack {
                    VStack {
                        ViewThatFits(in: .horizontal) {
                            Color.red.frame(width: 300).navigationTitle("Wide")
                                .preference(key: NameKey.self, value: "wide")
                            Color.red.frame(width: 50).navigationTitle("Narrow")
                                .preference(key: NameKey.self, value: "narrow")
                        }
                        Text("names: \(names)")
                    }
                    .onPreferenceChange(NameKey.self) { names = $0 }
                }
            }
        }
        let host = HeadlessHost(Names(), size: Size(width: 200, height: 500))
        #expect(host.title == "Narrow")
        #expect(host.texts.contains("names: narrow"))
        await host.resize(to: Size(width: 390, height: 500))
        #expect(host.title == "Wide")
        #expect(host.texts.contains("names: wide"))
    }

    @Test("N06 a view that isn't chosen presents nothing until it is chosen, and what it has presented goes with it")
    func presentations() async {
        let view = ViewThatFits(in: .horizontal) {
            Color.red.frame(width: 300).sheet(isPresented: .constant(true)) { Text("of the wide one") }
            Color.red.frame(width: 50)
        }
        let host = HeadlessHost(view, size: Size(width: 200, height: 500))
        #expect(!host.outline.contains("of the wide one"))
        await host.resize(to: Size(width: 390, height: 500))
        #expect(host.outline.contains("of the wide one"))
        await host.resize(to: Size(width: 200, height: 500))
        #expect(!host.outline.contains("of the wide one"))
    }

    @Test("N06 a geometry reader in a view that is chosen later has its size when its content appears")
    func readers() async {
        let journal = Journal()
        let view = ViewThatFits(in: .horizontal) {
            GeometryReader { geometry in
                Color.red.onAppear { journal.note("\(Int(geometry.size.width))") }
            }
            .frame(width: 300)
            Color.red.frame(width: 50)
        }
        let host = HeadlessHost(view, size: Size(width: 200, height: 500))
        #expect(journal.take() == [])
        await host.resize(to: Size(width: 390, height: 500))
        #expect(journal.take() == ["300"])
    }
}
