import BackstaffElements
import BackstaffUI
import Foundation
import Fuzzing
import PageSide
import Testing

@testable import BackstaffWeb

/// A page's frames with seals, from the bytes to the scene that they create or change.
@MainActor
@Suite("Fuzzed hellos", .serialized)
struct HelloFuzzTests {
    private struct Slip: Hashable, Codable {
        var number: Int
    }

    private struct HarborApp: App {
        var body: some Scene {
            WindowGroup { Screens() }
        }
    }

    private struct Screens: View {
        @SceneStorage("note") private var note = "none"
        @SceneStorage("count") private var count = 0
        @AppStorage("theme") private var theme = "light"
        @State private var path: [Slip] = []

        var body: some View {
            VStack {
                Text(verbatim: "\(note)|\(count)|\(theme)")
                NavigationStack(path: $path) {
                    Text("Slips").navigationDestination(for: Slip.self) { Text("Slip \($0.number)") }
                }
            }
        }
    }

    private static let visitor = SealPicture.context.visitor
    private static let name = LiveApp<HarborApp>.name

    /// The context and content of a seal.
    private struct Owner: Hashable {
        let context: SealContext
        let bytes: [UInt8]
    }

    /// Frames of different origins: this visitor, another one, another app, an older format, another key, values that
    /// an older version of the app stored under these keys, and exchanged seals.
    @MainActor
    private struct Frames {
        private(set) var whole: [[UInt8]] = []
        private(set) var owners: [String: Owner] = [:]

        init() throws {
            let own = try seals()
            add(own)
            add(try seals(visitor: String(repeating: "f", count: 32)))
            add(try seals(app: "Cookbook"))
            add(try seals(format: 0))
            add(try seals(keys: SealPicture.second))
            add(try seals(note: .int(7), count: .string("many"), theme: .bool(true)))
            add(try seals(note: .data([1, 2]), count: .int(.max), theme: .date(.nan)))
            var swapped = own
            swapped.scene = ["note": own.scene["count"] ?? "", "count": own.app["theme"] ?? ""]
            swapped.app = ["theme": own.scene["note"] ?? ""]
            swapped.navigation = own.scene["note"]
            add(swapped)
            for state in [own.navigation, own.scene["note"], nil] {
                whole.append(ClientFrame.travel(number: 3, step: 2, state: state, url: "/").encoded)
            }
            for bytes in Corpus.inputs(of: .hello) { try adopt(bytes) }
            let app: [String: String?] = ["theme": own.app["theme"], "gone": nil, "count": own.scene["count"]]
            whole.append(ClientFrame.store(number: 4, app: app).encoded)
        }

        /// Records the seals in a frame from an earlier run, because they occur again as parts of other frames.
        private mutating func adopt(_ frame: [UInt8]) throws {
            let seal = try SealPicture.seal()
            let words = String(decoding: frame, as: UTF8.self).split {
                !($0.isLetter || $0.isNumber || "-_".contains($0))
            }
            for word in words {
                for (kind, name) in [
                    (SealContext.Kind.scene, "note"), (.scene, "count"), (.app, "theme"), (.navigation, ""),
                ] {
                    let context = SealContext(
                        app: HelloFuzzTests.name, visitor: HelloFuzzTests.visitor, kind: kind, name: name)
                    guard let bytes = try? seal.open(String(word), in: context) else { continue }
                    owners[String(word)] = Owner(context: context, bytes: bytes)
                }
            }
        }

        private mutating func add(_ seals: StoredSeals) {
            var hello = ClientHello(width: 390, height: 844)
            hello.seals = seals
            hello.step = 3
            hello.lastStep = 5
            hello.columnWidths = [[300, 0]]
            whole.append(ClientFrame.hello(hello).encoded)
        }

        private mutating func seals(
            app: String = HelloFuzzTests.name, visitor: String = HelloFuzzTests.visitor, format: UInt8 = 1,
            keys: String = SealPicture.first, note: StorageValue = .string("fög"), count: StorageValue = .int(3),
            theme: StorageValue = .string("dark")
        ) throws -> StoredSeals {
            let seal = try SealPicture.seal(keys)
            var seals = StoredSeals()
            func sealed(_ bytes: [UInt8], _ kind: SealContext.Kind, _ name: String) throws -> String {
                let context = SealContext(app: app, visitor: visitor, kind: kind, name: name, format: format)
                let text = try seal.seal(bytes, in: context)
                if keys == SealPicture.first { owners[text] = Owner(context: context, bytes: bytes) }
                return text
            }
            seals.scene["note"] = try sealed(note.encoded(), .scene, "note")
            seals.scene["count"] = try sealed(count.encoded(), .scene, "count")
            seals.app["theme"] = try sealed(theme.encoded(), .app, "theme")
            // Twelve slips in the storage format: version, URL, no split view, one stack, and a word that isn't a slip.
            var bytes: [UInt8] = [1, 1, UInt8(ascii: "/"), 0, 1, 13]
            for number in 0..<12 {
                let json = Array("{\"number\":\(number)}".utf8)
                bytes.append(0)
                if number == 0 {
                    bytes.append(UInt8(HelloFuzzTests.slip.utf8.count))
                    bytes += HelloFuzzTests.slip.utf8
                }
                bytes.append(UInt8(json.count))
                bytes += json
            }
            bytes += [1, 4]
            bytes += "Gone".utf8
            bytes += [2]
            bytes += "{}".utf8
            seals.navigation = try sealed(bytes, .navigation, "")
            return seals
        }
    }

    /// The name of the type in stored paths.
    private static let slip: String = {
        let path = NavigationPath([Slip(number: 0)])
        let json = path.codable.flatMap { try? JSONEncoder().encode($0) } ?? Data()
        return (try? JSONDecoder().decode([String].self, from: json))?.first ?? ""
    }()

    private let lines = LogLines()

    @Test(
        "For any hello, the scene shows what was sealed for it up to the damage, and the log says what was dropped",
        .enabled(if: Fuzz.isWanted(.hello)))
    func hellos() throws {
        var fuzz = Fuzz(.hello)
        let frames = try Frames()
        let seal = try SealPicture.seal()
        let pieces = [
            "\"", ",", "null", "{", "}", "\"scene\":", "\"app\":", "\"navigation\":", "\"k\":\"\"", "A", "-", "\\u0041",
        ]
        let report = fuzz.run(from: frames.whole, pieces: pieces) { input in
            guard let frame = try? ClientFrame(decoding: input.bytes) else { return "refused" }
            _ = lines.take()
            // It remembers the app's values, and lives as long as the app.
            let sealer = StorageSealer(seal: seal, app: Self.name, visitor: Self.visitor, logger: lines.logger)
            let app = LiveApp(HarborApp.self)
            var hello = ClientHello(width: 390, height: 844)
            if case .hello(let said) = frame { hello = said }
            let opened = sealer.open(hello.seals)
            let words = lines.take()
            try Self.check(opened, from: hello.seals, owners: frames.owners, words)

            app.adoptStorage(opened.app)
            guard let scene = app.makeScene(Self.configuration(hello, opened)) as? LiveScene else {
                throw FuzzFinding("no live scene")
            }
            defer { scene.close() }
            _ = scene.takePatch()
            let slips = Self.slips(in: opened.navigation)
            let isReturn = opened.navigation.map { $0.url == Self.url(of: hello) } ?? false
            try Self.check(scene, note: opened, slips: isReturn ? slips : 0)
            switch frame {
            case .travel(_, let step, let state, let url):
                let goal = state.flatMap(sealer.navigation(in:))
                scene.travel(toStep: step, state: goal, url: url)
                _ = scene.takePatch()
                try Self.check(scene, note: opened, slips: Self.slips(in: goal))
                return goal == nil ? "travel" : "travel to \(min(Self.slips(in: goal), 12))"
            case .store(_, let changes):
                app.changeStorage(sealer.changes(in: changes))
                _ = scene.takePatch()
                try ensure(scene.graph.trouble == nil, "\(scene.graph.trouble ?? "")")
                return "store"
            case .hello: return "\(opened.scene.count) \(opened.app.count) \(isReturn ? "at \(slips)" : "anew")"
            default: return "another frame"
            }
        }
        #expect(report.findings.isEmpty, "\(report.findings)")
        #expect(report["2 1 at 12"] > 0 && report["0 0 anew"] > 0)
        #expect(report["travel to 12"] > 0 && report["travel"] > 0 && report["store"] > 0)
    }

    private static func url(of hello: ClientHello) -> String {
        hello.url.hasPrefix("/") && !hello.url.hasPrefix("//") ? hello.url : "/"
    }

    private static func configuration(_ hello: ClientHello, _ opened: StorageSealer.Opened) -> SceneConfiguration {
        var configuration = SceneConfiguration(
            width: hello.width, height: hello.height, url: url(of: hello), isDark: hello.isDark,
            reducesMotion: hello.reducesMotion, isTouch: hello.isTouch, language: hello.language, isPreview: false)
        configuration.columnWidths = hello.columnWidths
        configuration.storage = opened.scene
        configuration.navigation = opened.navigation
        configuration.step = hello.step
        configuration.lastStep = max(hello.step, hello.lastStep)
        return configuration
    }

    /// The number of slips at the beginning of the first path.
    private static func slips(in navigation: StoredNavigation?) -> Int {
        navigation?.stacks.first?.prefix { $0.value(as: Slip.self) != nil }.count ?? 0
    }

    /// Only values that were sealed for this place open, and the log has a line for each of the others.
    private static func check(
        _ opened: StorageSealer.Opened, from seals: StoredSeals, owners: [String: Owner], _ words: [String]
    ) throws {
        var lineCount = 0
        func isOwn(_ text: String, _ kind: SealContext.Kind, _ name: String) -> [UInt8]? {
            let context = SealContext(app: Self.name, visitor: visitor, kind: kind, name: name)
            guard let owner = owners[text], owner.context == context else { return nil }
            return owner.bytes
        }
        for (seals, values, kind) in [
            (seals.scene, opened.scene, SealContext.Kind.scene), (seals.app, opened.app, .app),
        ] {
            for (key, text) in seals {
                let bytes = isOwn(text, kind, key)
                try ensure(values[key]?.encoded() == bytes, "“\(key)” is \(String(describing: values[key]))")
                if bytes == nil { lineCount += 1 }
            }
        }
        if let text = seals.navigation {
            let isOpened = isOwn(text, .navigation, "") != nil
            try ensure((opened.navigation != nil) == isOpened, "the state is \(String(describing: opened.navigation))")
            if !isOpened { lineCount += 1 }
        }
        try ensure(words.count == lineCount, "\(lineCount) parts were dropped, and said was \(words)")
    }

    private static func check(_ scene: LiveScene, note opened: StorageSealer.Opened, slips: Int) throws {
        var texts: [String] = []
        scene.tree.root.forEachDescendant { if $0.role == .text { texts.append($0.text) } }
        let note = if case .string(let text)? = opened.scene["note"] { text } else { "none" }
        let count = if case .int(let number)? = opened.scene["count"] { number } else { 0 }
        let theme = if case .string(let text)? = opened.app["theme"] { text } else { "light" }
        try ensure(texts.contains("\(note)|\(count)|\(theme)"), "\(texts) are shown")
        try ensure(
            scene.navigationState.stacks.first?.depth == slips, "\(scene.navigationState) is shown, not \(slips) slips")
        try ensure(scene.graph.trouble == nil, "\(scene.graph.trouble ?? "")")
    }
}
