import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

private struct Piece: Identifiable, Hashable {
    var id: Int
    var name = "Item"
}

private struct Rows: View {
    @State private var items = [Piece(id: 1), Piece(id: 2)]
    let removesFirst: Bool

    var body: some View {
        List {
            ForEach($items) { $item in
                Button("Act \(item.id)") {
                    if removesFirst { items.removeAll { $0.id == 1 } }
                    item.name = "Done"
                }
            }
        }
    }
}

private let items = [Piece(id: 1), Piece(id: 2)]

extension MistakeTests {
    /// Mistakes with lists and their contents.
    nonisolated static var lists: [Picture] {
        [
            Picture(
                mistake: .unselectableRows, words: ["of type “Int”", "type “Piece”", "Keep an id as the selection"],
                wrong: {
                    _ = HeadlessHost(
                        Selecting<Piece, _> { selection in
                            List(items, selection: selection) { Text($0.name) }
                        })
                },
                right: {
                    _ = HeadlessHost(
                        Selecting<Int, _> { selection in
                            List(items, selection: selection) { Text($0.name) }
                        })
                    _ = HeadlessHost(
                        Selecting<Piece, _> { selection in
                            List(items, selection: selection) { Text($0.name).tag($0) }
                        })
                    _ = HeadlessHost(
                        Selecting<Piece, _> { selection in
                            List(selection: selection) {
                                ForEach(["A", "B"], id: \.self) { Text($0) }
                                Text("Item").tag(Piece(id: 1))
                            }
                        })
                    _ = HeadlessHost(
                        Selecting<Piece, _> { selection in
                            List(items, selection: selection) { item in Button(item.name) {} }
                        })
                }),
            Picture(
                mistake: .mistypedTag, words: ["tagged with a value of type “Int”", "type “String”", "Give tag(_:)"],
                wrong: {
                    _ = HeadlessHost(
                        Selecting<String, _> { selection in
                            List(selection: selection) {
                                Text("One").tag(1)
                                Text("Two").tag("2")
                            }
                        })
                },
                right: {
                    _ = HeadlessHost(
                        Selecting<String, _> { selection in
                            List(selection: selection) {
                                Text("Heading")
                                Text("Two").tag("2")
                                Text("Three").tag(3).selectionDisabled()
                            }
                        })
                }),
            Picture(
                mistake: .rowIsGone, words: ["isn't in its collection any more", "before the element is deleted"],
                wrong: { try await HeadlessHost(Rows(removesFirst: true)).tap("Act 1") },
                right: { try await HeadlessHost(Rows(removesFirst: true)).tap("Act 2") }),
            Picture(
                mistake: .unknownScrollTarget, words: ["finds no view with this identity", "Views have one by id(_:)"],
                wrong: {
                    let host = HeadlessHost(
                        ScrollViewReader { reader in
                            ScrollView { Button("Go") { reader.scrollTo("nobody") } }
                        })
                    try await host.tap("Go")
                },
                right: {
                    let host = HeadlessHost(
                        ScrollViewReader { reader in
                            ScrollView { Button("Go") { reader.scrollTo("me") }.id("me") }
                        })
                    try await host.tap("Go")
                }),
            Picture(
                mistake: .flatList, words: ["A List or Form in a ScrollView has no height", "LazyVStack"],
                wrong: { _ = HeadlessHost(ScrollView { List(0..<3) { Text("\($0)") } }) },
                right: { _ = HeadlessHost(ScrollView { List(0..<3) { Text("\($0)") }.frame(height: 200) }) }),
        ] + debugLists
    }

    private nonisolated static var debugLists: [Picture] {
        #if DEBUG
            [
                Picture(
                    mistake: .repeatedID, words: ["The id “a” occurs several times", "an id of its own"],
                    wrong: { _ = HeadlessHost(List { ForEach(["a", "b", "a"], id: \.self) { Text($0) } }) },
                    right: { _ = HeadlessHost(List { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }) })
            ]
        #else
            []
        #endif
    }
}
