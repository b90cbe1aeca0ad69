import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite
struct StateTests {
    private struct Leaf: View {
        let name: String
        @State private var count = 0

        var body: some View {
            Button("Add to \(name)") { count += 1 }
            Text("\(name) \(count)")
        }
    }

    private struct Reader: View {
        @Binding var number: Int

        var body: some View {
            Text("Reads \(number)")
            Button("Add through the binding") { number += 1 }
        }
    }

    private struct Closer: View {
        let name: String
        let words: () -> String

        var body: some View {
            Text("\(name): \(words())")
        }
    }

    private struct Plain: View {
        let number: Int

        var body: some View {
            Text("Plain \(number)")
        }
    }

    @Test("E01 a write runs only the body that reads the state, and changes only its text")
    func leafWrite() async throws {
        struct Root: View {
            var body: some View {
                VStack {
                    Leaf(name: "first")
                    Leaf(name: "second")
                }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Add to second")
        #expect(host.record.bodies == ["Leaf"])
        #expect(host.record.operations == ["text \"second 1\""])
        #expect(host.shows("first 0"))
    }

    @Test("E01 a write of the same value runs nothing")
    func equalWrite() async throws {
        struct Root: View {
            @State private var count = 1

            var body: some View {
                Text("Count \(count)")
                Button("Same") { count = 1 }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Same")
        #expect(host.record.bodies == [])
        #expect(host.record.operations == [])
    }

    @Test("E01 writing state that no body reads runs nothing, and the new value can be read")
    func unreadState() async throws {
        struct Root: View {
            @State private var hidden = 0
            @State private var shown = 0

            var body: some View {
                Text("Shown \(shown)")
                Button("Hidden") { hidden += 1 }
                Button("Show") { shown = hidden }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Hidden")
        try await host.tap("Hidden")
        #expect(host.record.bodies == [])
        try await host.tap("Show")
        #expect(host.shows("Shown 2"))
    }

    @Test("E01 a write through a binding runs the bodies that read the value, not the one that passes the binding on")
    func bindings() async throws {
        struct Root: View {
            @State private var number = 0

            var body: some View {
                VStack {
                    Reader(number: $number)
                    Plain(number: 7)
                }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Add through the binding")
        #expect(host.shows("Reads 1"))
        #expect(host.record.bodies == ["Reader"])
    }

    @Test("E01 when a parent runs, its equal children are skipped and the others run")
    func equalChildren() async throws {
        struct Root: View {
            @State private var count = 0

            var body: some View {
                VStack {
                    Plain(number: 7)
                    Plain(number: count)
                    Leaf(name: "leaf")
                    Button("Add") { count += 1 }
                }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Add to leaf")
        host.clearRecord()
        try await host.tap("Add")
        #expect(host.record.bodies == ["Root", "Plain"])
        #expect(host.record.operations == ["text \"Plain 1\""])
        #expect(host.shows("leaf 1"))
    }

    @Test("E01 a child runs if its closure captures a changed value, and is skipped if the captures are equal")
    func closures() async throws {
        struct Root: View {
            @State private var count = 0
            let fixed = 5

            var body: some View {
                let count = count
                let fixed = fixed
                VStack {
                    Closer(name: "changing") { "\(count)" }
                    Closer(name: "fixed") { "\(fixed)" }
                    Closer(name: "empty") { "nothing" }
                    Button("Add") { self.count += 1 }
                }
            }
        }
        let host = HeadlessHost(Root())
        for number in 1...10 {
            host.clearRecord()
            try await host.tap("Add")
            #expect(host.shows("changing: \(number)"))
            #expect(host.record.bodies == ["Root", "Closer"])
        }
    }

    @Test("E01 a child whose closure captures a variable shows the variable's new value")
    func closuresWithVariables() async throws {
        struct Root: View {
            let read: () -> String
            let add: () -> Void
            @State private var count = 0

            var body: some View {
                VStack {
                    Closer(name: "total", words: read)
                    Button("Add \(count)") {
                        add()
                        count += 1
                    }
                }
            }
        }
        func makeCounter(step: Int) -> (read: () -> String, add: () -> Void) {
            var total = 0
            return ({ "\(total) by \(step)" }, { total += step })
        }
        let counter = makeCounter(step: 3)
        let host = HeadlessHost(Root(read: counter.read, add: counter.add))
        #expect(host.shows("total: 0 by 3"))
        try await host.tap("Add 0")
        #expect(host.shows("total: 3 by 3"))
        try await host.tap("Add 1")
        #expect(host.shows("total: 6 by 3"))
    }

    @Test("E01 an Equatable view is skipped while == returns true")
    func equatable() async throws {
        struct Parity: View, Equatable {
            let number: Int

            nonisolated static func == (first: Parity, second: Parity) -> Bool {
                first.number % 2 == second.number % 2
            }

            var body: some View {
                Text("Parity of \(number)")
            }
        }
        struct Root: View {
            @State private var count = 0

            var body: some View {
                Parity(number: count)
                Button("Add one") { count += 1 }
                Button("Add two") { count += 2 }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Add two")
        #expect(host.shows("Parity of 0"))
        #expect(host.record.bodies == ["Root"])
        try await host.tap("Add one")
        #expect(host.shows("Parity of 3"))
    }

    @Test("E01 the branches of an if have separate state, and a branch that returns is fresh")
    func branches() async throws {
        struct Root: View {
            @State private var isFirst = true

            var body: some View {
                VStack {
                    if isFirst { Leaf(name: "one") } else { Leaf(name: "other") }
                    Button("Switch") { isFirst.toggle() }
                }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Add to one")
        #expect(host.shows("one 1"))
        try await host.tap("Switch")
        #expect(host.texts == ["Add to other", "other 0", "Switch"])
        try await host.tap("Switch")
        #expect(host.texts == ["Add to one", "one 0", "Switch"])
    }

    @Test("E01 the initial value is used once, and later ones are ignored")
    func initialValue() async throws {
        struct Child: View {
            let given: Int
            @State private var kept: Int

            init(given: Int) {
                self.given = given
                _kept = State(initialValue: given)
            }

            var body: some View {
                Text("Given \(given), kept \(kept)")
            }
        }
        struct Root: View {
            @State private var count = 0

            var body: some View {
                Child(given: count)
                Button("Add") { count += 1 }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Add")
        #expect(host.shows("Given 1, kept 0"))
    }

    @Test("E01 bindings to members, to optionals and with closures write to their source")
    func derivedBindings() async throws {
        struct Point: Equatable {
            var x = 0
            var y = 0
        }
        struct Root: View {
            @State private var point = Point()
            @State private var maybe: Int? = 1
            @State private var log = 0

            var body: some View {
                VStack {
                    Text("\(point.x) \(point.y) \(maybe ?? -1) \(log)")
                    Button("Part") { $point.y.wrappedValue += 1 }
                    Button("Unwrapped") { Binding($maybe)?.wrappedValue = 9 }
                    Button("Clear") { maybe = nil }
                    Button("Closure") {
                        Binding {
                            log
                        } set: {
                            log = $0 * 2
                        }.wrappedValue = 21
                    }
                }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Part")
        #expect(host.shows("0 1 1 0"))
        try await host.tap("Unwrapped")
        #expect(host.shows("0 1 9 0"))
        try await host.tap("Clear")
        try await host.tap("Unwrapped")
        #expect(host.shows("0 1 -1 0"))
        try await host.tap("Closure")
        #expect(host.shows("0 1 -1 42"))
    }

    @Test("E01 in a custom DynamicProperty, the wrappers are installed, and update() runs before each body")
    func dynamicProperty() async throws {
        struct Doubled: DynamicProperty {
            @State private var number = 1
            private(set) var twice = 0

            var wrapped: Int {
                get { number }
                nonmutating set { number = newValue }
            }

            mutating func update() { twice = number * 2 }
        }
        struct Root: View {
            private var doubled = Doubled()

            var body: some View {
                Text("\(doubled.wrapped) doubled is \(doubled.twice)")
                Button("Add") { doubled.wrapped += 1 }
            }
        }
        let host = HeadlessHost(Root())
        #expect(host.shows("1 doubled is 2"))
        try await host.tap("Add")
        #expect(host.shows("2 doubled is 4"))
    }

    @Test("A view may have a field that is a C function pointer")
    func functionOfC() async throws {
        struct Field: View {
            let function: @convention(c) (Int32) -> Int32
            let number: Int

            var body: some View { Text("Number \(number)") }
        }
        struct Root: View {
            @State private var number = 1

            var body: some View {
                Button("Add") { number += 1 }
                Field(function: { $0 }, number: number)
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Add")
        #expect(host.shows("Number 2"))
    }
}
