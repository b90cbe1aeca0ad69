import BackstaffGraph
import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Foundation
import Testing

private enum Tide: String {
    case low, high
}

private enum Depth: Int {
    case shallow = 1
    case deep = 20
}

@MainActor private final class Holder {
    var write: (() -> Void)?
}

/// Every type that can be stored, with the optional of each.
private struct Everything: View {
    @SceneStorage("bool") var bool = true
    @SceneStorage("int") var int = 1
    @SceneStorage("double") var double = 1.5
    @SceneStorage("string") var string = "a"
    @SceneStorage("url") var url = URL(string: "https://a.example")!
    @SceneStorage("data") var data = Data([1])
    @SceneStorage("tide") var tide = Tide.low
    @SceneStorage("depth") var depth = Depth.shallow
    @SceneStorage("bool?") var maybeBool: Bool?
    @SceneStorage("int?") var maybeInt: Int?
    @SceneStorage("double?") var maybeDouble: Double?
    @SceneStorage("string?") var maybeString: String?
    @SceneStorage("url?") var maybeURL: URL?
    @SceneStorage("data?") var maybeData: Data?
    @SceneStorage("tide?") var maybeTide: Tide?
    @SceneStorage("depth?") var maybeDepth: Depth?
    let holder: Holder

    var body: some View {
        let _ =
            holder.write = {
                (bool, int, double, string) = (false, -7, 0.25, "ü")
                url = URL(string: "https://b.example/c?d=e")!
                (data, tide, depth) = (Data([0, 255]), .high, .deep)
                (maybeBool, maybeInt, maybeDouble, maybeString) = (true, 3, 2.5, "")
                maybeURL = URL(string: "/f")
                (maybeData, maybeTide, maybeDepth) = (Data(), .low, .deep)
            }
        Text(
            verbatim:
                "\(bool) \(int) \(double) \(string) \(url.absoluteString) \(data.count) \(tide.rawValue) \(depth.rawValue)"
        )
        Text(
            verbatim: """
                \(String(describing: maybeBool)) \(String(describing: maybeInt)) \(String(describing: maybeDouble)) \
                \(maybeString ?? "–") \(maybeURL?.absoluteString ?? "–") \(maybeData?.count ?? -1) \
                \(maybeTide?.rawValue ?? "–") \(maybeDepth?.rawValue ?? -1)
                """)
    }
}

@MainActor
@Suite
struct SceneStorageTests {
    @Test("F03 every storable type is restored, and shows its default before")
    func everyType() {
        let holder = Holder()
        let first = Kept(Everything(holder: holder))
        let before = "true 1 1.5 a https://a.example 1 low 1 nil nil nil – – -1 – -1"
        #expect(first.text == before)
        #expect(first.scenes.isEmpty)
        holder.write?()
        first.take()
        let after =
            "false -7 0.25 ü https://b.example/c?d=e 2 high 20 Optional(true) Optional(3) Optional(2.5)  /f 0 low 20"
        #expect(first.text == after)
        #expect(
            first.scenes == [
                "bool": .bool(false), "int": .int(-7), "double": .double(0.25), "string": .string("ü"),
                "url": .string("https://b.example/c?d=e"), "data": .data([0, 255]), "tide": .string("high"),
                "depth": .int(20), "bool?": .bool(true), "int?": .int(3), "double?": .double(2.5),
                "string?": .string(""), "url?": .string("/f"), "data?": .data([]), "tide?": .string("low"),
                "depth?": .int(20),
            ])
        let second = Kept(Everything(holder: Holder()), storage: first.scenes)
        #expect(second.text == after)
        #expect(second.frames == 0)
    }

    private struct Reader: View {
        let key: String
        @SceneStorage private var value: Int

        init(_ key: String, default value: Int) {
            self.key = key
            _value = SceneStorage(wrappedValue: value, key)
        }

        var body: some View {
            Text(verbatim: "\(key)=\(value)")
        }
    }

    private struct Writer: View {
        @SceneStorage("x") private var x: Int?
        let holder: Holder
        let next: Int?

        var body: some View {
            let _ = holder.write = { x = next }
            EmptyView()
        }
    }

    private struct Readers: View {
        let holder: Holder
        let next: Int?

        var body: some View {
            Reader("x", default: 1)
            Reader("x", default: 2)
            Reader("y", default: 3)
            Writer(holder: holder, next: next)
        }
    }

    @Test("F03 equal keys of a scene share a value, and a write runs only their readers")
    func equalKeys() {
        let holder = Holder()
        let kept = Kept(Readers(holder: holder, next: 9))
        #expect(kept.text == "x=1 x=2 y=3")
        let count = kept.scene.graph.bodyCount
        holder.write?()
        let changes = kept.take()
        #expect(kept.text == "x=9 x=9 y=3")
        #expect(kept.scene.graph.bodyCount == count + 2)
        #expect(changes.scene == ["x": .int(9)])
        holder.write?()
        #expect(kept.take().isEmpty)
        #expect(kept.scene.graph.bodyCount == count + 2)
    }

    @Test("F03 storing nil removes the value")
    func nilStored() {
        let holder = Holder()
        let kept = Kept(Readers(holder: holder, next: nil), storage: ["x": .int(5)])
        #expect(kept.text == "x=5 x=5 y=3")
        holder.write?()
        let changes = kept.take()
        #expect(changes.scene == ["x": nil])
        #expect(kept.text == "x=1 x=2 y=3")
        #expect(kept.scenes.isEmpty)
    }

    @Test("F03 a binding reads and writes the value")
    func bindingReads() async throws {
        struct Draft: View {
            @SceneStorage("draft") private var draft = ""

            var body: some View {
                TextField("Draft", text: $draft)
                Text("Draft: \(draft)")
            }
        }
        let host = HeadlessHost(Draft())
        try await host.type("Anchor", into: "Draft")
        #expect(host.outline.contains("Draft: Anchor"))
    }

    @Test("F03 a stored value of another type isn't changed; the default is shown, with one report")
    func storedValue() {
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            let storage: [String: StorageValue] = ["x": .string("five"), "y": .int(4)]
            let kept = Kept(Readers(holder: Holder(), next: 9), storage: storage)
            #expect(kept.text == "x=1 x=2 y=4")
            #expect(kept.scenes == storage)
            #expect(kept.frames == 0)
            #expect(receiver.reports.map(\.message).filter { $0.contains("“x”") }.count == 1)
            #expect(receiver.reports.map(\.mistake) == [.mistypedStorage])
        }
    }

    @Test("F03 an unknown raw value shows the default and isn't changed")
    func rawValue() {
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            let kept = Kept(Everything(holder: Holder()), storage: ["tide": .string("slack"), "depth": .int(5)])
            #expect(kept.text.hasPrefix("true 1 1.5 a https://a.example 1 low 1"))
            #expect(receiver.reports.count == 2)
        }
    }

    private struct Hoard: View {
        @SceneStorage("a") private var a = ""
        @SceneStorage("b") private var b = ""
        @SceneStorage("c") private var c = ""
        @SceneStorage("d") private var d = ""
        let holder: Holder
        let counts: [Int]

        var body: some View {
            let _ =
                holder.write = {
                    let texts = counts.map { String(repeating: "x", count: $0) }
                    (a, b, c, d) = (texts[0], texts[1], texts[2], texts[3])
                }
            Text(verbatim: "\(a.count) \(b.count) \(c.count) \(d.count)")
        }
    }

    @Test("F03 a value that is too large stays in memory and is reported once; the stored value stays")
    func tooLarge() {
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            let holder = Holder()
            let kept = Kept(Hoard(holder: holder, counts: [40_000, 39_990, 1, 2]), storage: ["a": .string("old")])
            holder.write?()
            let changes = kept.take()
            #expect(kept.text == "40000 39990 1 2")
            #expect(Set(changes.scene.keys) == ["b", "c", "d"])
            #expect(kept.scenes["a"] == .string("old"))
            holder.write?()
            #expect(receiver.reports.count == 1)
        }
    }

    @Test("F03 a scene stores 128 KiB and no more")
    func sceneStores() {
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            let holder = Holder()
            let kept = Kept(Hoard(holder: holder, counts: [39_900, 39_900, 39_900, 39_900]))
            holder.write?()
            let changes = kept.take()
            #expect(kept.text == "39900 39900 39900 39900")
            #expect(Set(changes.scene.keys) == ["a", "b", "c"])
            #expect(receiver.reports.map(\.mistake) == [.storageIsFull])
        }
    }

    @Test("F03 a write to a key that no view reads is stored, and the host is told")
    func writeNobody() async throws {
        struct Blind: View {
            @SceneStorage("x") private var x = 0
            let holder: Holder

            var body: some View {
                let _ = holder.write = { x = 4 }
                Text("blind")
            }
        }
        let holder = Holder()
        let kept = Kept(Blind(holder: holder))
        var told = 0
        kept.scene.onUpdate = {
            told += 1
            kept.take()
        }
        holder.write?()
        let deadline = ContinuousClock.now + .seconds(600)
        while told == 0, ContinuousClock.now < deadline { await Task.yield() }
        #expect(told == 1)
        #expect(kept.scenes == ["x": .int(4)])
    }

    @Test("F03 a write off the main actor arrives")
    func writeMade() async throws {
        struct Loop: View {
            @SceneStorage("ticks") private var ticks = 0

            var body: some View {
                Text("ticks \(ticks)")
                    .task {
                        let binding = $ticks
                        await Task.detached { binding.wrappedValue = 3 }.value
                    }
            }
        }
        let host = HeadlessHost(Loop())
        try await host.wait { host.outline.contains("ticks 3") }
    }

    @Test("F03 the storage of a preview starts empty and isn't stored")
    func storagePreview() {
        let holder = Holder()
        let kept = Kept(Readers(holder: holder, next: 9), storage: ["x": .int(5)], isPreview: true)
        #expect(kept.text == "x=1 x=2 y=3")
        holder.write?()
        #expect(kept.take().isEmpty)
    }

    @Test("F03 the storage is released with its scene")
    func storageGoes() {
        let holder = Holder()
        weak var scene: LiveScene?
        do {
            let kept = Kept(Readers(holder: holder, next: 9))
            scene = kept.scene
            kept.scene.close()
            holder.write?()
        }
        #expect(scene == nil)
    }
}
