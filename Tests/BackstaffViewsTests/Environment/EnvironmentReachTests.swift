import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// Which environment values a view reads, as it was observed on Apple's platforms.
@MainActor
@Suite
struct EnvironmentReachTests {
    private struct Reader: View {
        @Environment(\.number) private var number

        var body: some View { Text("number \(number)") }
    }

    private func texts(_ view: some View) -> [String] { HeadlessHost(view).texts }

    @Test("E02 the innermost of two values applies, and transforms are applied from the outside in")
    func order() {
        #expect(texts(Reader().environment(\.number, 2).environment(\.number, 1)) == ["number 2"])
        let transformed = Reader()
            .transformEnvironment(\.number) { $0 += 10 }
            .transformEnvironment(\.number) { $0 += 100 }
        #expect(texts(transformed) == ["number 110"])
        let written = Reader().environment(\.number, 5).transformEnvironment(\.number) { $0 += 100 }
        #expect(texts(written) == ["number 5"])
    }

    @Test("E02 a value on a group adds no container")
    func group() {
        let grouped = HeadlessHost(
            VStack {
                Group {
                    Text("1")
                    Text("2")
                }
                .environment(\.number, 1)
            })
        let plain = HeadlessHost(
            VStack {
                Text("1")
                Text("2")
            })
        #expect(grouped.outline == plain.outline)
    }

    @Test("E02 an overlay and a background read a value that is set outside, and none that is set on the view before")
    func layers() {
        let outside = Text("view").overlay { Reader() }.background { Reader() }.environment(\.number, 1)
        #expect(texts(outside).filter { $0 != "view" } == ["number 1", "number 1"])
        let inside = Text("view").environment(\.number, 1).overlay { Reader() }.background { Reader() }
        #expect(texts(inside).filter { $0 != "view" } == ["number 0", "number 0"])
    }

    @Observable
    @MainActor
    final class Base {
        let name: String

        init(_ name: String) { self.name = name }
    }

    @Observable
    @MainActor
    final class Other {
        let name = "other"
    }

    private struct ObjectReader: View {
        @Environment(Base.self) private var base: Base?
        @Environment(Other.self) private var other: Other?

        var body: some View { Text("\(base?.name ?? "none"), \(other?.name ?? "none")") }
    }

    @Test("E02 the innermost object of a type is read, objects of two types beside each other, and none from a sibling")
    func objects() {
        let host = HeadlessHost(
            VStack {
                ObjectReader().environment(Base("inner")).environment(Base("outer"))
                ObjectReader().environment(Base("base")).environment(Other())
                Text("sibling").environment(Base("sibling"))
                ObjectReader()
            })
        #expect(host.texts == ["inner, none", "base, other", "sibling", "none, none"])
    }

    @Test("E02 nil that is set for a type hides the object around it")
    func cleared() {
        #expect(texts(ObjectReader().environment(nil as Base?).environment(Base("outer"))) == ["none, none"])
    }

    @Test("E02 a body that needs an object of a type that no view has set traps with the type's name")
    func missing() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                struct Needing: View {
                    @Environment(Base.self) private var base

                    var body: some View { Text(base.name) }
                }
                _ = HeadlessHost(Needing())
            }
        }
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(message.contains("No Observable object of type Base found."))
    }

    @Test("E02 in a window, text runs from left to right and has the size large, and controls are enabled and regular")
    func defaults() {
        struct Root: View {
            @Environment(\.layoutDirection) private var direction
            @Environment(\.dynamicTypeSize) private var size
            @Environment(\.controlSize) private var controlSize
            @Environment(\.isEnabled) private var isEnabled

            var body: some View {
                Text("\(direction == .leftToRight), \(size == .large), \(controlSize == .regular), \(isEnabled)")
            }
        }
        #expect(texts(Root()) == ["true, true, true, true"])
    }
}

extension EnvironmentValues {
    private struct NumberKey: EnvironmentKey {
        static let defaultValue = 0
    }

    fileprivate var number: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
}
