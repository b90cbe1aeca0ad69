import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// The words that views contribute, in order.
private struct Words: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// A number whose default counts if it takes part: one contribution of 5 is 5, not 15.
private struct Depth: PreferenceKey {
    static var defaultValue: Int { 10 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Note: PreferenceKey {
    typealias Value = String?
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

extension View {
    fileprivate func word(_ word: String) -> some View { preference(key: Words.self, value: [word]) }
}

@MainActor
@Suite("Preferences")
struct PreferenceTests {
    // MARK: Values

    @Test("M09 the values of several views are combined in the order of the views, and reported once")
    func order() {
        let journal = Journal()
        let view = VStack {
            Text("a").word("a")
            HStack {
                Text("b").word("b")
                ForEach(["c", "d"], id: \.self) { Text($0).word($0) }
            }
            Text("no word")
        }
        .onPreferenceChange(Words.self) { journal.note($0.joined(separator: " ")) }
        _ = HeadlessHost(view)
        #expect(journal.take() == ["a b c d"])
    }

    @Test("M09 a single value isn't combined with the default value, and two are combined without it")
    func defaultDoesNotTakePart() {
        let journal = Journal()
        _ = HeadlessHost(
            VStack {
                Text("a").preference(key: Depth.self, value: 5)
                Text("b")
            }
            .onPreferenceChange(Depth.self) { journal.note("one \($0)") })
        _ = HeadlessHost(
            VStack {
                Text("a").preference(key: Depth.self, value: 5)
                Text("b").preference(key: Depth.self, value: 7)
            }
            .onPreferenceChange(Depth.self) { journal.note("two \($0)") })
        #expect(journal.take() == ["one 5", "two 12"])
    }

    @Test("M09 a key with an optional value needs no default")
    func optionalValue() {
        let journal = Journal()
        _ = HeadlessHost(
            VStack {
                Text("a").preference(key: Note.self, value: nil)
                Text("b").preference(key: Note.self, value: "second")
                Text("c").preference(key: Note.self, value: "third")
            }
            .onPreferenceChange(Note.self) { journal.note($0 ?? "none") })
        #expect(journal.take() == ["second"])
    }

    @Test("M09 a value takes the place of those of the views inside, and not of those beside or of other keys")
    func replacement() {
        let journal = Journal()
        let view = VStack {
            VStack {
                Text("a").word("inside")
                Text("b").preference(key: Depth.self, value: 3)
            }
            .word("outside")
            Text("c").word("beside")
        }
        .onPreferenceChange(Words.self) { journal.note($0.joined(separator: " ")) }
        .onPreferenceChange(Depth.self) { journal.note("depth \($0)") }
        _ = HeadlessHost(view)
        #expect(journal.take().sorted() == ["depth 3", "outside beside"])
    }

    @Test("M09 without a view that sets a value the action isn't performed, and a view outside isn't heard")
    func nobodySets() {
        let journal = Journal()
        _ = HeadlessHost(
            VStack {
                Text("a").onPreferenceChange(Words.self) { journal.note($0.joined()) }
                Text("b").word("outside")
            })
        #expect(journal.take() == [])
    }

    // MARK: Changes

    private struct Changing: View {
        let journal: Journal
        @State private var word = "old"
        @State private var isThere = true
        @State private var other = 0

        var body: some View {
            VStack {
                if isThere { Text("a").word(word) }
                Button("Change") { word = "new" }
                Button("Toggle") { isThere.toggle() }
                Button("Other \(other)") { other += 1 }
            }
            .onPreferenceChange(Words.self) { journal.note($0.isEmpty ? "default" : $0.joined()) }
        }
    }

    @Test("M09 the action is performed for each new value, and not for an update that leaves the value as it is")
    func changes() async throws {
        let journal = Journal()
        let host = HeadlessHost(Changing(journal: journal))
        #expect(journal.take() == ["old"])
        try await host.tap("Other 0")
        #expect(journal.take() == [])
        try await host.tap("Change")
        #expect(journal.take() == ["new"])
        try await host.tap("Change")
        #expect(journal.take() == [])
    }

    @Test("M09 when the last view with a value goes, the action receives the default value, and then the next value")
    func removal() async throws {
        let journal = Journal()
        let host = HeadlessHost(Changing(journal: journal))
        _ = journal.take()
        try await host.tap("Toggle")
        #expect(journal.take() == ["default"])
        try await host.tap("Toggle")
        #expect(journal.take() == ["old"])
    }

    private struct Reordered: View {
        let journal: Journal
        @State private var words = ["a", "b", "c"]

        var body: some View {
            VStack {
                ForEach(words, id: \.self) { Text($0).word($0) }
                Button("Reverse") { words.reverse() }
                Button("Remove") { words.removeFirst() }
            }
            .onPreferenceChange(Words.self) { journal.note($0.joined()) }
        }
    }

    @Test("M09 rows that are removed take their values along, and the others keep their order")
    func rows() async throws {
        let journal = Journal()
        let host = HeadlessHost(Reordered(journal: journal))
        try await host.tap("Remove")
        #expect(journal.take() == ["abc", "bc"])
    }

    private struct Echo: View {
        @State private var words: [String] = []

        var body: some View {
            VStack {
                Text("heard \(words.joined(separator: " "))")
                Text("a").word("a").onPreferenceChange(Words.self) { words = $0 }
            }
        }
    }

    @Test("M09 the action may write state, which is shown in the same update")
    func writesState() {
        #expect(HeadlessHost(Echo()).texts.contains("heard a"))
    }

    // MARK: Readers inside readers

    @Test("M09 a value reaches each view around it that reads it")
    func nestedReaders() {
        let journal = Journal()
        let view = VStack {
            VStack {
                Text("a").word("a")
                Text("b").word("b")
            }
            .onPreferenceChange(Words.self) { journal.note("inner \($0.joined())") }
            Text("c").word("c")
        }
        .onPreferenceChange(Words.self) { journal.note("outer \($0.joined())") }
        _ = HeadlessHost(view)
        #expect(journal.take().sorted() == ["inner ab", "outer abc"])
    }

    private struct Transformed: View {
        let journal: Journal
        @State private var end = "!"
        @State private var word = "a"

        var body: some View {
            VStack {
                VStack {
                    Text("a").word(word)
                    Text("b").word("b")
                }
                .onPreferenceChange(Words.self) { journal.note("inside \($0.joined())") }
                .transformPreference(Words.self) { $0.append(end) }
                Text("c").word("c")
                Button("Change") { word = "A" }
                Button("End") { end = "?" }
            }
            .onPreferenceChange(Words.self) { journal.note("outside \($0.joined())") }
        }
    }

    @Test("M09 a transformation changes what views outside receive, and not what views inside do")
    func transformation() async throws {
        let journal = Journal()
        let host = HeadlessHost(Transformed(journal: journal))
        #expect(journal.take().sorted() == ["inside ab", "outside ab!c"])
        try await host.tap("Change")
        #expect(journal.take().sorted() == ["inside Ab", "outside Ab!c"])
        try await host.tap("End")
        #expect(journal.take() == ["outside Ab?c"])
    }

    @Test("M09 a transformation of nothing changes the default value")
    func transformedDefault() {
        let journal = Journal()
        _ = HeadlessHost(
            Text("a").transformPreference(Depth.self) { $0 += 1 }
                .onPreferenceChange(Depth.self) { journal.note("\($0)") })
        #expect(journal.take() == ["11"])
    }

    @Test("M09 a hundred and fifty transformations inside each other settle in one update")
    func manyTransformations() {
        let journal = Journal()
        var view = AnyView(Text("a").preference(key: Depth.self, value: 0))
        for _ in 0..<150 { view = AnyView(view.transformPreference(Depth.self) { $0 += 1 }) }
        let host = HeadlessHost(view.onPreferenceChange(Depth.self) { journal.note("\($0)") })
        #expect(journal.take() == ["150"])
        #expect(host.trouble == nil)
    }

    // MARK: Layers

    private struct Layered: View {
        @State private var word = "a"

        var body: some View {
            VStack {
                Text("first").word(word)
                Text("second").word("b")
                Button("Change") { word = "new" }
            }
            .overlayPreferenceValue(Words.self) { Text("in front: \($0.joined(separator: " "))") }
            .backgroundPreferenceValue(Words.self, alignment: .top) { words in
                ForEach(words, id: \.self) { Text("behind: \($0)") }
            }
        }
    }

    @Test("M09 views in front and behind are made from the value, and made again when it changes")
    func layers() async throws {
        let host = HeadlessHost(Layered())
        #expect(host.texts == ["first", "second", "Change", "in front: a b", "behind: a", "behind: b"])
        try await host.tap("Change")
        #expect(host.texts == ["first", "second", "Change", "in front: new b", "behind: new", "behind: b"])
    }

    @Test("M09 a layer is made once at first, and isn't made again while the value stays")
    func layerCost() async throws {
        let journal = Journal()
        let view = Changing(journal: Journal()).overlayPreferenceValue(Words.self) { words in
            let _ = journal.note("made of \(words.joined())")
            Text("layer")
        }
        let host = HeadlessHost(view)
        #expect(journal.take() == ["made of old"])
        try await host.tap("Other 0")
        #expect(journal.take() == [])
    }

    @Test("M09 without a value a layer is made from the default value, and its own values aren't its input")
    func layerOfNothing() {
        let journal = Journal()
        let host = HeadlessHost(
            Text("a").overlayPreferenceValue(Words.self) { Text("count \($0.count)").word("from the layer") }
                .onPreferenceChange(Words.self) { journal.note($0.joined()) })
        #expect(host.shows("count 0"))
        #expect(journal.take() == ["from the layer"])
    }
}
