import BackstaffElements
import BackstaffGraph
import BackstaffNavigation
import BackstaffUI
import Fuzzing
import Testing

/// Whole scenes that are restored from fuzzed storage.
///
///     input ── cut at each byte 0xFF ──► what the containers showed │ URL │ a value for each key
@MainActor
@Suite("Fuzzed scenes", .serialized)
struct SceneFuzzTests {
    private typealias Port = Fuzzed.Port

    private struct Parts {
        let navigation: StoredNavigation?
        let isWhole: Bool
        let url: String
        var storage: [String: StorageValue] = [:]
        let since: StorageValue?

        init(_ bytes: [UInt8]) {
            let fields = bytes.split(separator: 0xFF, omittingEmptySubsequences: false)
            var isWhole = false
            navigation = StoredNavigation(decoding: fields[0], isWhole: &isWhole)
            self.isWhole = isWhole
            let url = fields.count > 1 ? String(decoding: fields[1], as: UTF8.self) : "/"
            self.url = url.hasPrefix("/") ? url : "/"
            for (field, (key, _)) in zip(fields.dropFirst(2), Fuzzed.defaults) {
                storage[key] = StorageValue(decoding: field)
            }
            let last = 2 + Fuzzed.defaults.count
            since = fields.indices.contains(last) ? StorageValue(decoding: fields[last]) : nil
        }

        static func bytes(_ navigation: StoredNavigation, url: String, _ values: [StorageValue]) throws -> [UInt8] {
            var bytes = try #require(navigation.encoded(limit: .max))
            bytes += [0xFF] + Array(url.utf8)
            for value in values { bytes += [0xFF] + value.encoded() }
            return bytes
        }
    }

    private static func whole() throws -> [[UInt8]] {
        let ports = (1...4).map { NavigationValue(Port(id: $0)) }
        let values: [StorageValue] = [
            .string("fög"), .int(7), .double(0.25), .bool(true), .data([0, 7]), .string("high"), .date(812_345_678.25),
        ]
        let odd: [StorageValue] = [
            .int(1), .string("7"), .double(.nan), .int(1), .string(""), .string("spring"), .date(.infinity),
        ]
        let wild: [StorageValue] = [
            .string("\u{0}\n"), .int(.min), .double(-.greatestFiniteMagnitude), .bool(false), .data([]), .int(3),
            .date(.nan),
        ]
        func chart(_ sea: NavigationValue?, _ depth: NavigationValue?, url: String = "/") -> StoredNavigation {
            StoredNavigation(
                url: url,
                splits: [
                    .init(visibility: .detailOnly, compactColumn: .detail, selections: [[sea], [depth], []])
                ], stacks: [[], [], [], ports])
        }
        return [
            try Parts.bytes(StoredNavigation(url: "/", stacks: [ports]), url: "/", values),
            try Parts.bytes(
                StoredNavigation(
                    url: "/",
                    stacks: [[ports[0], NavigationValue("rope"), NavigationValue(4), NavigationValue(true), ports[1]]]),
                url: "/", odd),
            try Parts.bytes(StoredNavigation(url: "/a", stacks: [ports + ports]), url: "/a?b", wild),
            try Parts.bytes(chart(NavigationValue(Fuzzed.Sea.baltic), NavigationValue(3)), url: "/", values),
            try Parts.bytes(chart(NavigationValue("baltic"), NavigationValue(99), url: "/x"), url: "/x", values),
            try Parts.bytes(chart(nil, NavigationValue(Port(id: 1))), url: "/", []),
        ]
    }

    private static func configuration(_ parts: Parts) -> SceneConfiguration {
        var configuration = Kept.configuration(storage: parts.storage, navigation: parts.navigation)
        configuration.url = parts.url
        return configuration
    }

    /// The expected content of a scene that is restored from the parts.
    private struct Expectation {
        var path: [NavigationValue] = []
        var wasLeftOut = false
        var sea: Fuzzed.Sea?
        var depth: Int?

        init(_ parts: Parts) {
            let stored = parts.navigation ?? StoredNavigation()
            self.init(stored.url == parts.url ? stored : StoredNavigation())
        }

        /// - Parameter isStep: Whether the state is restored as a step of the history, which counts lists through all
        ///   columns.
        init(_ stored: StoredNavigation, isStep: Bool = false) {
            if stored.splits.isEmpty {
                let whole = stored.stacks.first ?? []
                // Words have a destination only above a port.
                for value in whole {
                    let isReadable =
                        value.value(as: Port.self) != nil || value.value(as: Int.self) != nil
                        || (value.value(as: String.self) != nil && path.contains { $0.value(as: Port.self) != nil })
                    if !isReadable { break }
                    path.append(value)
                }
                wasLeftOut = path.count < whole.count
            } else {
                let whole = stored.stacks.count > 3 ? stored.stacks[3] : []
                path = Array(whole.prefix { $0.value(as: Port.self) != nil })
                wasLeftOut = path.count < whole.count
                let columns = stored.splits[0].selections
                let lists = isStep ? stored.snapshot.selections : columns.prefix(2).map { $0.first ?? nil }
                let first = lists.first ?? nil
                let second = lists.dropFirst().first ?? nil
                sea = first?.value(as: Fuzzed.Sea.self)
                depth = second?.value(as: Int.self)
                if first != nil && sea == nil || second != nil && depth == nil { wasLeftOut = true }
            }
        }
    }

    private static func check(_ scene: LiveScene, shows expected: Expectation, isChart: Bool) throws {
        let state = scene.navigationState
        let shown = isChart ? (state.stacks.count > 3 ? state.stacks[3].values : []) : state.stacks.first?.values ?? []
        try ensure(shown == expected.path, "\(shown) is shown, and not \(expected.path)")
        if isChart {
            try ensure(state.selections.count == 2, "\(state.selections.count) lists")
            try ensure(
                state.selections[0]?.value(as: Fuzzed.Sea.self) == expected.sea, "\(state.selections) are selected")
            try ensure(state.selections[1]?.value(as: Int.self) == expected.depth, "\(state.selections) are selected")
        }
        try ensure(scene.graph.trouble == nil, "\(scene.graph.trouble ?? "")")
    }

    private static func text(of scene: LiveScene) -> String? {
        var found: String?
        scene.tree.root.forEachDescendant { if $0.role == .text, $0.text.contains("|") { found = $0.text } }
        return found
    }

    private static func expectedText(_ storage: [String: StorageValue]) -> (text: String, isAllUsed: Bool) {
        var words: [String] = []
        var isAllUsed = true
        for (key, initial) in Fuzzed.defaults {
            var value = initial
            if let kept = storage[key] {
                let fits = kept.typeName == initial.typeName && (key != "tide" || ["low", "high"].contains(kept.tide))
                if fits { value = kept } else { isAllUsed = false }
            }
            words.append(value.shown)
        }
        return (words.joined(separator: "|"), isAllUsed)
    }

    @Test(
        "F01 a scene restored from damaged storage shows the intact beginning, reports the rest, and writes nothing back",
        .enabled(if: Fuzz.isWanted(.scene)))
    func storage() throws {
        var fuzz = Fuzz(.scene)
        let report = fuzz.run(from: try Self.whole(), pieces: ["Swift.Int", "\u{0}", "\u{1}", "/", "{\"id\":1}"]) {
            input in
            let receiver = Diagnostics.Receiver()
            return try Diagnostics.$receiver.withValue(receiver) { try Self.read(input.bytes, receiver) }
        }
        #expect(report.findings.isEmpty, "\(report.findings)")
        for kind in ["stack", "split"] {
            #expect(report.answers.keys.contains { $0.hasPrefix("\(kind), all") })
            #expect(report.answers.keys.contains { $0.hasPrefix("\(kind), part") })
        }
    }

    private static func read(_ bytes: [UInt8], _ receiver: Diagnostics.Receiver) throws -> String {
        let parts = Parts(bytes)
        let isChart = parts.navigation?.splits.isEmpty == false
        let app = SingleViewApp(isChart ? AnyView(Fuzzed.Chart()) : AnyView(Fuzzed.Voyage()))
        if let since = parts.since { app.adoptStorage(["since": since]) }
        guard let scene = app.makeScene(configuration(parts)) as? LiveScene else { throw FuzzFinding("no live scene") }
        defer { scene.close() }
        let expected = Expectation(parts)
        let patch = scene.takePatch()
        try check(scene, shows: expected, isChart: isChart)
        let kept = patch?.storage
        try ensure(kept?.scene.isEmpty != false && kept?.app.isEmpty != false, "values are written back")
        try ensure(scene.takePatch() == nil, "the scene isn't settled")
        if expected.wasLeftOut {
            try ensure(receiver.reports.contains { $0.message.contains("came out of storage") }, "nothing is said")
        }
        if !isChart {
            let (text, isAllUsed) = expectedText(parts.storage)
            // A screen that is covered at launch is never built, so its storage isn't read.
            if let shown = Self.text(of: scene) {
                try ensure(shown == text, "“\(shown)” is shown, and not “\(text)”")
                try ensure(isAllUsed || !receiver.reports.isEmpty, "nothing is said of a value of another type")
            }
        }
        // The same again, as a step of another process, from a scene that shows something else.
        if var stored = parts.navigation {
            scene.travel(toStep: 7, state: StoredNavigation(url: parts.url), url: parts.url)
            _ = scene.takePatch()
            scene.travel(toStep: 9, state: stored, url: parts.url)
            _ = scene.takePatch()
            stored.url = parts.url
            try check(scene, shows: Expectation(stored, isStep: true), isChart: isChart)
        }
        scene.open(url: parts.url)
        _ = scene.takePatch()
        try ensure(scene.graph.trouble == nil, "\(scene.graph.trouble ?? "")")
        let isAll = parts.isWhole && !expected.wasLeftOut
        return "\(isChart ? "split" : "stack"), \(isAll ? "all" : "part"), \(min(expected.path.count, 6)) shown"
    }

    @Test("F01 a path of a million values is restored in a scene, and back works", .timeLimit(.minutes(10)))
    func million() throws {
        let values = (0..<1_000_000).map { NavigationValue(stored: EncodedValue(typeName: "Swift.Int", json: "\($0)")) }
        let navigation = StoredNavigation(url: "/", stacks: [values])
        let kept = Kept(LiveScene(AnyView(Fuzzed.Voyage()), Kept.configuration(navigation: navigation)))
        #expect(kept.scene.navigationState.stacks[0].depth == 1_000_000)
        #expect(kept.text.contains("Depth 999999"))
        kept.scene.travel(toStep: 5, state: StoredNavigation(stacks: [Array(values.prefix(2))]), url: nil)
        kept.take()
        #expect(kept.scene.navigationState.stacks[0].depth == 2)
        #expect(kept.text.contains("Depth 1"))
    }
}

extension StorageValue {
    fileprivate var tide: String { if case .string(let text) = self { text } else { "" } }

    /// In the format of the fuzzed views.
    fileprivate var shown: String {
        switch self {
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value), .date(let value): value.isNaN ? "nan" : "\(value)"
        case .string(let value): value
        case .data(let value): value.description
        }
    }
}
