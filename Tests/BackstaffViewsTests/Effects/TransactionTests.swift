import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// Which changes the page animates, as it was observed on Apple's platforms. A wrapper without an animation has that of
/// the element around it, and the window has that of the update.
@MainActor
@Suite
struct TransactionTests {
    private struct Root<Content: View>: View {
        let write: (Binding<Int>, Binding<Int>) -> Void
        let content: (Int) -> Content
        @State private var number = 0
        @State private var other = 0

        var body: some View {
            VStack {
                Button("write") { write($number, $other) }
                Button("plain") { other += 1 }
                Text("\(other)")
                content(number)
            }
        }
    }

    /// The animations of the window and of each style in it, in reading order.
    private func animations(of stage: ControlStage) -> [String] {
        ([stage.graph.tree.root] + stage.all(.style)).map { ControlStage.describe($0[.animation]) }
    }

    /// The animations before a write, after it, and after another change without animation.
    private func animations(
        write: @escaping (Binding<Int>, Binding<Int>) -> Void, @ViewBuilder content: @escaping (Int) -> some View
    ) throws -> [[String]] {
        let stage = ControlStage(Root(write: write, content: content))
        var all = [animations(of: stage)]
        for name in ["write", "plain"] {
            try stage.send(.activate, to: stage.element(.button, name))
            all.append(animations(of: stage))
        }
        return all
    }

    private typealias Numbers = Binding<Int>

    private func animated(_ number: Numbers, _ other: Numbers) {
        withAnimation(.linear) { number.wrappedValue = 1 }
    }

    private func plain(_ number: Numbers, _ other: Numbers) { number.wrappedValue = 1 }

    @Test("E06 withAnimation animates the changes of its update, and not those of the next")
    func window() throws {
        #expect(try animations(write: animated) { Text("\($0)") } == [["none"], ["linear"], ["none"]])
        #expect(try animations(write: plain) { Text("\($0)") } == [["none"], ["none"], ["none"]])
    }

    @Test("E06 withAnimation in onAppear animates the changes after the first appearance")
    func inOnAppear() throws {
        struct Appearing: View {
            @State private var number = 0

            var body: some View {
                Text("\(number)").onAppear { withAnimation(.linear) { number = 1 } }
            }
        }
        let stage = ControlStage(Appearing())
        #expect(animations(of: stage) == ["linear"])
    }

    @Test("E06 withAnimation around a write that changes nothing animates nothing")
    func unchanged() throws {
        let stage = ControlStage(
            Root { number, _ in
                withAnimation { number.wrappedValue = 0 }
            } content: {
                Text("\($0)")
            })
        #expect(try stage.send(.activate, to: stage.element(.button, "write")).isEmpty)
    }

    @Test("E06 an animation with a value animates the updates in which that value changes, and no others")
    func value() throws {
        let own = try animations(write: plain) { Text("\($0)").animation(.easeIn, value: $0) }
        #expect(own == [["none", "none"], ["none", "ease-in"], ["none", "none"]])
        let foreign = try animations(write: plain) { Text("\($0)").animation(.easeIn, value: 7) }
        #expect(foreign == Array(repeating: ["none", "none"], count: 3))
    }

    @Test("E06 the rows of a lazy stack are animated after a push and a pop, as before")
    func lazyStackAfterPop() async throws {
        struct Rows: View {
            @State private var number = 0

            var body: some View {
                NavigationStack {
                    ScrollView {
                        LazyVStack {
                            Text("Number \(number)").animation(.easeIn, value: number)
                            Button("Add") { number += 1 }
                            NavigationLink("Next", value: 1)
                        }
                    }
                    .navigationDestination(for: Int.self) { _ in Text("Screen") }
                }
            }
        }
        let host = HeadlessHost(Rows())
        for number in 1...3 {
            host.clearRecord()
            try await host.tap("Add")
            #expect(host.shows("Number \(number)"))
            #expect(host.record.operations.contains("set animation"))
            try await host.tap("Next")
            #expect(host.shows("Screen"))
            try await host.goBack()
        }
    }

    @Test("E06 within withAnimation, the animation of a changed value counts, and with nil there is none")
    func valueInAnimation() throws {
        let other = try animations(write: animated) { Text("\($0)").animation(.easeIn, value: $0) }
        #expect(other[1] == ["linear", "ease-in"])
        let stage = ControlStage(Root(write: animated) { Text("\($0)").animation(nil, value: $0) })
        try stage.send(.activate, to: stage.element(.button, "write"))
        #expect(stage.graph.tree.root[.animation] == .text("linear"))
        #expect(stage.element(.style)?[.animation] == .text("none"))
    }

    @Test("E06 a transaction without animation stops that of the update inside it, and not beside it")
    func stopped() throws {
        let stage = ControlStage(
            Root(write: animated) { number in
                VStack {
                    Text("\(number)").transaction { $0.animation = nil }
                    Text("\(number)").transaction { _ in }
                }
            })
        try stage.send(.activate, to: stage.element(.button, "write"))
        #expect(stage.all(.style).map { $0[.animation] } == [.text("none"), nil])
        try stage.send(.activate, to: stage.element(.button, "plain"))
        #expect(stage.all(.style).map { $0[.animation] } == [nil, nil])
    }

    @Test("E06 a transaction with an animation animates with it, whether the update has one or not")
    func replaced() throws {
        for write in [animated, plain] {
            let all = try animations(write: write) { Text("\($0)").transaction { $0.animation = .easeIn } }
            #expect(all.map { $0[1] } == ["ease-in", "ease-in", "ease-in"])
        }
    }

    @Test("E06 disablesAnimations stops the animations of modifiers, and not that of the transaction itself")
    func disabled() throws {
        for animation in [Animation.linear, nil] {
            let all = try animations { number, _ in
                var transaction = Transaction(animation: animation)
                transaction.disablesAnimations = true
                withTransaction(transaction) { number.wrappedValue = 1 }
            } content: {
                Text("\($0)").animation(.easeIn, value: $0)
            }
            #expect(all[1] == [animation == nil ? "none" : "linear", "none"])
        }
    }

    @Test("E06 transaction gets the animation of the update, also where no body around it runs")
    func received() throws {
        struct Inner: View {
            @State private var number = 0

            var body: some View {
                Button("inner \(number)") { withAnimation(.bouncy) { number += 1 } }
            }
        }
        let journal = Journal()
        let stage = ControlStage(
            Root(write: animated) { _ in
                Inner().transaction { transaction in
                    if let animation = transaction.animation {
                        journal.note(animation == .bouncy ? "bouncy" : animation == .linear ? "linear" : "other")
                    }
                }
            })
        #expect(journal.take() == [])
        try stage.send(.activate, to: stage.element(.button, "inner"))
        #expect(journal.take() == ["bouncy"])
        try stage.send(.activate, to: stage.element(.button, "plain"))
        #expect(journal.take() == [])
        try stage.send(.activate, to: stage.element(.button, "write"))
        #expect(Set(journal.take()) == ["linear"])
    }

    @Test("E06 nested transactions are applied from the outside in")
    func nested() throws {
        let all = try animations(write: animated) { number in
            Text("\(number)")
                .transaction { if $0.animation == .easeIn { $0.animation = .easeOut } }
                .transaction { $0.animation = .easeIn }
        }
        #expect(all[1] == ["linear", "ease-in", "ease-out"])
    }

    /// The animation and the duration that each text after the buttons has of its own.
    private func ownAnimations(of stage: ControlStage) -> [String] {
        stage.all(.text).suffix(2).map { text in
            [AttributeKey.animation, .duration].map { text[$0].map { ControlStage.describe($0) } ?? "-" }
                .joined(separator: " ")
        }
    }

    @Test("E06 of several animations in one action, each animates its own changes, and none those of the next update")
    func several() throws {
        struct Two: View {
            let write: (Binding<Int>, Binding<Int>) -> Void
            @State private var number = 0
            @State private var other = 0
            @State private var third = 0

            var body: some View {
                VStack {
                    Button("write") { write($number, $other) }
                    Button("plain") { third += 1 }
                    Text("number \(number)")
                    Text("other \(other + third)")
                }
            }
        }
        func own(write: @escaping (Numbers, Numbers) -> Void) throws -> [String] {
            let stage = ControlStage(Two(write: write))
            try stage.send(.activate, to: stage.element(.button, "write"))
            let own = ownAnimations(of: stage)
            try stage.send(.activate, to: stage.element(.button, "plain"))
            #expect(ownAnimations(of: stage) == ["- -", "- -"])
            #expect(animations(of: stage) == ["none"])
            return own
        }
        let linear = Animation.linear(duration: 2)
        #expect(
            try own { number, other in
                withAnimation(linear) { number.wrappedValue = 1 }
                withAnimation(.easeIn) { other.wrappedValue = 1 }
            } == ["linear 2.0", "ease-in 0.35"])
        #expect(
            try own { number, other in
                withAnimation(linear) {
                    withAnimation(.easeIn) { number.wrappedValue = 1 }
                    other.wrappedValue = 1
                }
            } == ["ease-in 0.35", "linear 2.0"])
        #expect(
            try own { number, other in
                number.wrappedValue = 1
                withAnimation(linear) { other.wrappedValue = 1 }
            } == ["none -", "linear 2.0"])
        #expect(
            try own { number, other in
                withAnimation(linear) { number.wrappedValue = 1 }
                other.wrappedValue = 1
            } == ["linear 2.0", "none -"])
        // Changes of one transaction need no attributes of their own.
        #expect(
            try own { number, other in
                withAnimation(linear) { number.wrappedValue = 1 }
                withAnimation(linear) { other.wrappedValue = 1 }
            } == ["- -", "- -"])
    }

    @Test("E06 in an action with several animations, the animation of a modifier around a view still counts")
    func severalAndModifier() throws {
        let stage = ControlStage(
            Root { number, other in
                withAnimation(.linear) { number.wrappedValue = 1 }
                withAnimation(.easeOut) { other.wrappedValue = 1 }
            } content: { number in
                Text("inside \(number)").transaction { $0.animation = .easeIn }
            })
        try stage.send(.activate, to: stage.element(.button, "write"))
        #expect(ownAnimations(of: stage) == ["ease-out 0.35", "ease-in 0.35"])
    }
}
