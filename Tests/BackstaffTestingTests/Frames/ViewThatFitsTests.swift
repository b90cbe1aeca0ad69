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
}
