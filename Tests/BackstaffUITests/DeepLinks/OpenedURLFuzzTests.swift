import BackstaffElements
import BackstaffGraph
import BackstaffNavigation
import BackstaffUI
import Fuzzing
import Testing

/// Whole scenes with routes that are opened with damaged URLs.
@MainActor
@Suite("Fuzzed addresses", .serialized)
struct OpenedURLFuzzTests {
    private typealias Package = Archive.Package
    private typealias File = Archive.File

    private static let urls = [
        "/packages/curl/depends/libc6/files/7", "/packages/zlib", "/packages/na%C3%AFve%20&%20co/files/-3", "/",
        "/packages/curl/depends/zlib/depends/curl/files/1/depends/libc6", "/nothing/at/all",
        "/packages/curl/%zz/files/7",
        "/packages/curl?files/7#depends", "/packages//curl///files/+12/", "https://example.org/packages/libc6/files/1",
        "/french/dishes/3/steps/2", "/thai/dishes/9", "/thai", "/french/dishes/10/steps/1",
        "/thai/dishes/03/steps/5/steps/4",
        "/packages" + String(repeating: "/curl/depends", count: 40) + "/curl",
    ]
    private static let pieces = [
        "/", "%", "%2F", "%00", "%C3", "..", "~", "?", "#", "packages/", "depends/", "files/", "curl", "libc6", "/7",
        "dishes/",
        "steps/", "thai", "99999999999999999999", "\u{301}", "-0",
    ]

    /// The largest number of values that a stack opens.
    private static let valueLimit = 128

    /// What the archive's routes read from a path, computed independently. `nil` if they read nothing.
    private static func expected(_ path: URLPath) -> [NavigationValue]? {
        var rest = path.segments[...]
        if rest.isEmpty { return path.isWhole ? [] : nil }
        guard rest.popFirst() == "packages", let name = rest.popFirst(), let first = Package(known: name) else {
            return nil
        }
        var values = [NavigationValue(first)]
        while values.count < valueLimit, let word = rest.popFirst(), let text = rest.popFirst() {
            if word == "depends", let package = Package(known: text) {
                values.append(NavigationValue(package))
            } else if word == "files", let number = Int(text) {
                values.append(NavigationValue(File(number: number)))
            } else {
                break
            }
        }
        return values
    }

    private static func printed(_ values: [NavigationValue]) -> String {
        var url = ""
        for (index, value) in values.enumerated() {
            if let file = value.value(as: File.self) { url += "/files/\(file.number)" }
            if let package = value.value(as: Package.self) {
                url += index == 0 ? "/packages/" : "/depends/"
                URLSegment.write(package.name, to: &url)
            }
        }
        return url.isEmpty ? "/" : url
    }

    @MainActor
    private struct Scenes {
        let archive = Archive.Model()
        let kitchen = Kitchen.Model()
        let stack: LiveScene
        let columns: LiveScene

        init() {
            stack = LiveScene(AnyView(Archive(model: archive)), Kept.configuration())
            columns = LiveScene(AnyView(Kitchen(model: kitchen)), Kept.configuration())
        }

        func close() {
            stack.close()
            columns.close()
        }
    }

    @Test(
        "L04 a damaged URL leads as far as it can be read; the scene's URL says where, and leads there again",
        .enabled(if: Fuzz.isWanted(.openedURL)))
    func opening() throws {
        var fuzz = Fuzz(.openedURL)
        var scenes = Scenes()
        var count = 0
        let report = fuzz.run(from: Self.urls.map { Array($0.utf8) }, pieces: Self.pieces) { input in
            count += 1
            if count.isMultiple(of: 500) {
                scenes.close()
                scenes = Scenes()
            }
            let receiver = Diagnostics.Receiver()
            return try Diagnostics.$receiver.withValue(receiver) {
                let answer = try Self.open(input.text, in: scenes, receiver)
                if count.isMultiple(of: 8) { try Self.begin(with: input.text) }
                return answer
            }
        }
        scenes.close()
        #expect(report.findings.isEmpty, "\(report.findings)")
        #expect(report["nothing"] > 0)
        #expect(report["0 shown, whole"] > 0)
        #expect(report.answers.keys.contains { $0.hasSuffix("part") })
    }

    private static func open(_ url: String, in scenes: Scenes, _ receiver: Diagnostics.Receiver) throws -> String {
        let path = URLPath(url)
        let scene = scenes.stack
        let before = scene.navigationState.stacks[0].values
        scene.open(url: url)
        _ = scene.takePatch()
        _ = scenes.archive.writes.take()
        _ = scenes.archive.lifeCycle.take()
        let read = expected(path)
        let wanted = read ?? before
        let shown = scene.navigationState.stacks[0].values
        try ensure(shown == wanted, "\(shown) is shown, and not \(wanted)")
        try ensure(scene.url == printed(wanted), "the URL is \(scene.url ?? "none"), and not \(printed(wanted))")
        let isAll = path.isWhole && path.segments.count == wanted.count * 2 && read != nil
        if !isAll { try ensure(!receiver.reports.isEmpty, "nothing is said of what isn't read") }

        let columns = scenes.columns
        columns.open(url: url)
        _ = columns.takePatch()
        _ = scenes.kitchen.writes.take()
        _ = scenes.kitchen.lifeCycle.take()
        for (scene, state) in [(scene, ""), (columns, scenes.kitchen.state)] {
            try ensure(scene.graph.trouble == nil, "\(scene.graph.trouble ?? "")")
            // Opening the scene's URL must lead to the same state.
            let snapshot = scene.navigationState
            scene.open(url: try ensure(scene.url, "there is no URL"))
            try ensure(scene.takePatch() == nil, "opening the URL that is shown changes something")
            try ensure(scene.navigationState == snapshot, "opening the URL that is shown leads elsewhere")
            if scene === columns { try ensure(scenes.kitchen.state == state, "the model has changed") }
        }
        if read == nil { return "nothing" }
        return "\(min(wanted.count, 6)) shown, \(isAll ? "whole" : "part")"
    }

    /// A tab that is opened with the URL shows the same.
    private static func begin(with url: String) throws {
        let model = Archive.Model()
        var configuration = Kept.configuration()
        configuration.url = url
        let scene = LiveScene(AnyView(Archive(model: model)), configuration)
        defer { scene.close() }
        let wanted = expected(URLPath(url)) ?? []
        let shown = scene.navigationState.stacks[0].values
        try ensure(shown == wanted, "a tab begins with \(shown), and not with \(wanted)")
        try ensure(scene.graph.trouble == nil, "\(scene.graph.trouble ?? "")")
    }
}
