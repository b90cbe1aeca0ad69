import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Foundation
import Testing

private enum Units: String {
    case metric, nautical
}

@MainActor private final class Holder {
    var write: ((Int) -> Void)?
    var date: ((Date) -> Void)?
}

@MainActor private var holder: Holder?

private struct Log: View {
    @AppStorage("speed") private var speed = 5
    @AppStorage("units") private var units = Units.metric
    @AppStorage("since") private var since: Date?

    var body: some View {
        let _ =
            holder?.write = {
                speed = $0
                units = .nautical
            }
        let _ = holder?.date = { since = $0 }
        Text(verbatim: "\(speed) \(units.rawValue) \(since?.timeIntervalSinceReferenceDate ?? -1)")
    }
}

private struct LogApp: App {
    @AppStorage("speed") private var speed = 5

    var body: some Scene {
        WindowGroup {
            Log()
            Text("app \(speed)")
        }
    }
}

@MainActor
@Suite(.serialized)
struct AppStorageTests {
    @Test("F07 tabs of one visitor share app storage with the app; other visitors don't")
    func tabsVisitor() {
        holder = Holder()
        let app = LiveApp(LogApp.self)
        let other = LiveApp(LogApp.self)
        let stranger = Kept(other.makeScene(Kept.configuration()))
        let first = Kept(app.makeScene(Kept.configuration()))
        let second = Kept(app.makeScene(Kept.configuration()))
        #expect(first.text == "5 metric -1.0 app 5")
        holder?.write?(7)  // The last holder is that of the second tab.
        for kept in [first, second, stranger] { kept.take() }
        #expect(second.text == "7 nautical -1.0 app 7")
        #expect(first.text == "7 nautical -1.0 app 7")
        #expect(stranger.text == "5 metric -1.0 app 5")
        #expect(first.app == ["speed": .int(7), "units": .string("nautical")])
        #expect(second.app == first.app)
        #expect(stranger.app.isEmpty)
        #expect(first.scenes.isEmpty)
    }

    @Test("F07 the body of an app that reads its storage runs again")
    func bodyApp() async throws {
        holder = Holder()
        let app = LiveApp(LogApp.self)
        let kept = Kept(app.makeScene(Kept.configuration()))
        holder?.write?(7)
        let deadline = ContinuousClock.now + .seconds(600)
        while !kept.text.hasSuffix("app 7"), ContinuousClock.now < deadline {
            await Task.yield()
            kept.take()
        }
        #expect(kept.text == "7 nautical -1.0 app 7")
    }

    @Test("F07 the browser's stored values are there before the first body, and values written since then stay")
    func browserHas() {
        holder = Holder()
        let app = LiveApp(LogApp.self)
        app.adoptStorage(["speed": .int(9), "since": .date(4)])
        let first = Kept(app.makeScene(Kept.configuration()))
        #expect(first.text == "9 metric 4.0 app 9")
        #expect(first.app.isEmpty)
        holder?.write?(10)
        first.take()
        app.adoptStorage(["speed": .int(1), "units": .string("metric"), "more": .bool(true)])
        first.take()
        #expect(first.text.hasPrefix("10 nautical 4.0"))
    }

    @Test("F07 a date is stored")
    func dateStored() {
        holder = Holder()
        let app = LiveApp(LogApp.self)
        let kept = Kept(app.makeScene(Kept.configuration()))
        holder?.date?(Date(timeIntervalSinceReferenceDate: 12.5))
        kept.take()
        #expect(kept.app == ["since": .date(12.5)])
        #expect(kept.text.hasPrefix("5 metric 12.5"))
    }

    /// Runs `body` with private defaults, which are deleted afterwards.
    private func withDefaults(_ body: (UserDefaults, String) throws -> Void) throws {
        let name = "backstaff.tests.\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        try body(defaults, name)
    }

    private struct Stored: View {
        @AppStorage private var count: Int
        @AppStorage private var link: URL?
        @AppStorage private var flag: Bool

        init(_ store: UserDefaults?) {
            _count = AppStorage(wrappedValue: 1, "count", store: store)
            _link = AppStorage("link", store: store)
            _flag = AppStorage(wrappedValue: false, "flag", store: store)
        }

        var body: some View {
            let _ =
                holder?.write = {
                    count = $0
                    link = URL(string: "https://a.example/b")
                    flag.toggle()
                }
            Text("\(count) \(link?.absoluteString ?? "–") \(flag)")
        }
    }

    @Test("F07 with a store, the value is stored there for everyone, and not in the browser")
    func withStore() throws {
        try withDefaults { defaults, name in
            holder = Holder()
            defaults.set(3, forKey: "count")
            let first = Kept(Stored(defaults))
            let second = Kept(Stored(UserDefaults(suiteName: name)))
            #expect(first.text == "3 – false")
            #expect(second.text == "3 – false")
            holder?.write?(8)
            first.take()
            second.take()
            #expect(first.text == "8 https://a.example/b true")
            #expect(second.text == "8 https://a.example/b true")
            #expect(defaults.integer(forKey: "count") == 8)
            #expect(defaults.bool(forKey: "flag"))
            #expect(first.app.isEmpty && second.app.isEmpty)
        }
    }

    @Test("F07 defaultAppStorage is the store of the views inside it that name none")
    func defaultappstorageStore() throws {
        try withDefaults { defaults, _ in
            holder = Holder()
            let kept = Kept(
                VStack {
                    Stored(nil).defaultAppStorage(defaults)
                })
            holder?.write?(8)
            kept.take()
            #expect(kept.text == "8 https://a.example/b true")
            #expect(defaults.string(forKey: "link") == "https://a.example/b")
            #expect(kept.app.isEmpty)
        }
    }

    @Test("F07 giving a view another store takes effect")
    func anotherStore() throws {
        struct Choice: View {
            let first, second: UserDefaults
            @State private var isSecond = false

            var body: some View {
                Stored(nil).defaultAppStorage(isSecond ? second : first)
                Button("Other") { isSecond.toggle() }
            }
        }
        try withDefaults { first, _ in
            try withDefaults { second, _ in
                second.set(22, forKey: "count")
                let host = HeadlessHost(Choice(first: first, second: second))
                #expect(host.outline.contains("1 – false"))
                let other = try host.find("Other")
                #expect(host.tapNow(other))
                #expect(host.outline.contains("22 – false"))
            }
        }
    }

    @Test("F03 scene storage in an App type keeps its default, and is reported")
    func sceneStorage() {
        struct Misplaced: App {
            @SceneStorage("x") private var x = 1

            var body: some Scene {
                WindowGroup { Text("x \(x)") }
            }
        }
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            let kept = Kept(LiveApp(Misplaced.self).makeScene(Kept.configuration(storage: ["x": .int(3)])))
            #expect(kept.text == "x 1")
            #expect(receiver.reports.map(\.mistake) == [.storageOutsideScene])
        }
    }
}
