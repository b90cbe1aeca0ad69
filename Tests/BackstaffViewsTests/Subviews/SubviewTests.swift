import BackstaffTesting
import BackstaffUI
import Testing

extension ContainerValues {
    @Entry fileprivate var isPinned = false
    @Entry fileprivate var mark: String?
}

/// A view with state, which its button changes.
private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Button("\(name) \(count)") { count += 1 }
    }
}

/// Two views without a stack around them.
private struct Pair: View {
    @State private var count = 0

    var body: some View {
        Button("more \(count)") { count += 1 }
        if count > 0 { Text("second").containerValue(\.mark, "inner") }
    }
}

/// A container that numbers its subviews.
private struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            Text("\(subviews.count) in all")
            ForEach(subviews) { subview in
                HStack {
                    Text("row")
                    subview
                }
            }
        }
    }
}

@MainActor
@Suite("Subviews")
struct SubviewTests {
    private func words(_ host: HeadlessHost) -> String { host.texts.joined(separator: " ") }

    @Test("Groups, conditions and rows are taken apart in order, and stacks aren't")
    func order() throws {
        let host = HeadlessHost(
            Numbered {
                Text("a")
                Group {
                    Text("b")
                    VStack {
                        Text("c1")
                        Text("c2")
                    }
                }
                EmptyView()
                ForEach(["d", "e"], id: \.self) { Text($0) }
                if Bool(true) { Text("f") } else { Text("never") }
            })
        #expect(words(host) == "6 in all row a row b row c1 c2 row d row e row f")
    }

    @Test("The count and the order follow the content, and subviews that stay keep their state")
    func changes() async throws {
        struct Page: View {
            @State private var names = ["x", "y"]
            @State private var hasHead = false
            var body: some View {
                Numbered {
                    if hasHead { Text("head") }
                    ForEach(names, id: \.self) { Counter(name: $0) }
                }
                Button("Turn") { names = ["z", "y", "x"] }
                Button("Head") { hasHead = true }
                Button("Less") { names = ["x"] }
            }
        }
        let host = HeadlessHost(Page())
        try await host.tap("y 0")
        #expect(words(host).hasPrefix("2 in all row x 0 row y 1"))
        try await host.tap("Turn")
        #expect(words(host).hasPrefix("3 in all row z 0 row y 1 row x 0"))
        try await host.tap("Head")
        #expect(words(host).hasPrefix("4 in all row head row z 0 row y 1 row x 0"))
        try await host.tap("Less")
        #expect(words(host).hasPrefix("2 in all row head row x 0"))
        try await host.tap("Turn")
        #expect(words(host).hasPrefix("4 in all row head row z 0 row y 0 row x 0"))
    }

    @Test("A view whose body is several views is taken apart, and keeps its state")
    func severalViews() async throws {
        let host = HeadlessHost(
            Numbered {
                Text("first")
                Pair().padding()
            })
        #expect(words(host) == "2 in all row first row more 0")
        try await host.tap("more 0")
        #expect(words(host) == "3 in all row first row more 1 row second")
        try await host.tap("more 1")
        #expect(words(host) == "3 in all row first row more 2 row second")
        #expect(try host.all(role: "padding").count == 2)
    }

    @Test("A container shows its subviews where it wants, or not at all")
    func placing() async throws {
        struct Page: View {
            var body: some View {
                Group(subviews: rows) { subviews in
                    HStack { subviews[2...] }
                    if let first = subviews.first { first.padding() }
                }
            }
            @ViewBuilder private var rows: some View {
                Counter(name: "a").onAppear { Self.appeared.append("a") }
                Counter(name: "b").onAppear { Self.appeared.append("b") }
                Counter(name: "c")
                Counter(name: "d")
            }
            nonisolated(unsafe) static var appeared: [String] = []  // Sound: only this test uses it, on the main actor.
        }
        let host = HeadlessHost(Page())
        #expect(words(host) == "c 0 d 0 a 0")
        try await host.tap("d 0")
        #expect(words(host) == "c 0 d 1 a 0")
        #expect(Page.appeared == ["a"])
    }

    @Test("A subview passes values to its container, the outermost of a key, and several views each")
    func values() async throws {
        struct Marks<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View {
                ForEach(subviews: content) { subview in
                    let values = subview.containerValues
                    let pinned = values.isPinned ? "pinned" : "free"
                    Text("\(pinned) \(values.mark ?? "none") \(values.tag(for: Int.self) ?? 0)")
                    subview
                }
            }
        }
        let host = HeadlessHost(
            Marks {
                Text("a")
                Text("b").containerValue(\.mark, "one").containerValue(\.mark, "two").tag(4)
                Group {
                    Text("c")
                    Text("d").containerValue(\.mark, "own")
                }
                .containerValue(\.isPinned, true)
                Pair()
            })
        #expect(
            words(host)
                == "free none 0 a free two 4 b pinned none 0 c pinned own 0 d free none 0 more 0")
        try await host.tap("more 0")
        #expect(words(host).hasSuffix("free none 0 more 1 free inner 0 second"))
    }

    @Test("Sections are parts of their own, and views between them form one")
    func sections() async throws {
        struct Page: View {
            @State private var isOpen = true
            var body: some View {
                Group(sections: content) { sections in
                    Text("\(sections.count) sections")
                    ForEach(sections) { section in
                        Text("[\(section.containerValues.mark ?? "")]")
                        section.header
                        Text("of \(section.content.count):")
                        section.content
                        section.footer
                    }
                }
                Button("Close") { isOpen = false }
            }
            @ViewBuilder private var content: some View {
                Text("a")
                Text("b")
                Section("First") {
                    Text("c")
                    if isOpen { Text("d") }
                }
                .containerValue(\.mark, "m")
                Section {
                } footer: {
                    Text("foot")
                }
                Text("e")
            }
        }
        let host = HeadlessHost(Page())
        #expect(
            words(host)
                == "4 sections [] of 2: a b [m] First of 2: c d [] of 0: foot [] of 1: e Close")
        try await host.tap("Close")
        #expect(words(host).contains("[m] First of 1: c [] of 0: foot"))
    }

    @Test("Rows of subviews in a list are selected, swiped and have the environment of their place")
    func rows() async throws {
        struct Where: View {
            @Environment(\.isEnabled) private var isEnabled
            let name: String
            var body: some View { Text("\(name) \(isEnabled ? "on" : "off")") }
        }
        struct Page: View {
            @State private var gone = 0
            var body: some View {
                List {
                    ForEach(sections: content) { section in
                        Section {
                            section.content.disabled(true)
                        } header: {
                            section.header
                        }
                    }
                    Text("gone \(gone)")
                }
            }
            @ViewBuilder private var content: some View {
                Section("Boats") {
                    Where(name: "Heron").swipeActions { Button("Sink") { gone += 1 } }
                }
            }
        }
        let host = HeadlessHost(Page())
        #expect(host.texts == ["Boats", "Heron off", "gone 0"])
        #expect(try host.all(role: "row").count == 2)
    }

    @Test("A modifier of the app takes its content apart, and a container another container's content")
    func nested() throws {
        struct Counted: ViewModifier {
            func body(content: Content) -> some View {
                Group(subviews: content) { subviews in
                    Text("\(subviews.count)")
                    subviews
                }
            }
        }
        let host = HeadlessHost(
            VStack {
                Group {
                    Text("a")
                    Text("b")
                }
                .modifier(Counted())
                Numbered {
                    ForEach(
                        subviews: Group {
                            Text("c")
                            Text("d")
                        }
                    ) { $0.bold() }
                }
            })
        #expect(words(host) == "2 a b 2 in all row c row d")
    }
}
