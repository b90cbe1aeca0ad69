import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Fuzzing
import Testing

@MainActor
@Suite("Properties of routes")
struct RoutePropertyTests {
    @Test("K01 Any state that has a URL is restored from it, collapsed and expanded", arguments: 0..<8)
    func roundTrip(seed: UInt64) async {
        var random = SeededGenerator(seed: seed)
        let model = Kitchen.Model()
        let host = HeadlessHost(Kitchen(model: model))
        let opened = [Kitchen.Model(), Kitchen.Model()]
        opened[1].clearsItself = true
        let hosts = [
            HeadlessHost(Kitchen(model: opened[0])), HeadlessHost(Kitchen(model: opened[1]), size: .tabletLandscape),
        ]
        for _ in 0..<25 {
            let cuisine: Kitchen.Cuisine? = [nil, .french, .thai].randomElement(using: &random) ?? nil
            let dish = cuisine == nil || Bool.random(using: &random) ? nil : Int.random(in: 0..<10, using: &random)
            let count = dish == nil ? 0 : Int.random(in: 0...3, using: &random)
            let steps = (0..<count).map { _ in
                Kitchen.Step(dish: dish ?? 0, number: Int.random(in: 1...5, using: &random))
            }
            model.cuisine = cuisine
            model.dish = dish
            model.steps = steps
            await host.settle()
            guard let url = host.url else {
                Issue.record("There is no URL.")
                return
            }
            for (other, host) in zip(opened, hosts) {
                await host.open(url: url)
                #expect(other.state == model.state)
                #expect(host.url == url)
            }
            let fresh = Kitchen.Model()
            let tab = HeadlessHost(Kitchen(model: fresh), size: .tabletLandscape, url: url)
            #expect(fresh.state == model.state)
            #expect(tab.url == url)
        }
    }

    @Test("F06 No URL causes a trap, and the resulting state can be opened from its own URL", arguments: 0..<8)
    func hostile(seed: UInt64) async {
        let receiver = Diagnostics.Receiver()
        await Diagnostics.$receiver.withValue(receiver) {
            var random = SeededGenerator(seed: seed)
            let archive = HeadlessHost(Archive(model: Archive.Model()))
            let model = Kitchen.Model()
            let kitchen = HeadlessHost(Kitchen(model: model), size: .tabletLandscape)
            let pieces = [
                "packages", "curl", "depends", "libc6", "files", "7", "-1", "thai", "french", "dishes", "3", "99",
                "steps",
                "2", "%", "%zz", "%2e%2e", "~", "", "..", "?", "#", "\u{0}", "é", "%C3%A9",
                String(repeating: "9", count: 40),
            ]
            for _ in 0..<150 {
                let count = Int.random(in: 0...9, using: &random)
                let url =
                    "/" + (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined(separator: "/")
                for host in [archive, kitchen] {
                    await host.open(url: url)
                    #expect(host.trouble == nil)
                    guard let shown = host.url else { continue }
                    let path = host.path
                    host.clearRecord()
                    await host.open(url: shown)
                    #expect(host.url == shown && host.path == path && host.record.history == [])
                }
            }
        }
    }

    @Test("F06 A URL with a million segments builds a path of limited depth")
    func deep() async {
        let receiver = Diagnostics.Receiver()
        await Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(Archive(model: Archive.Model()))
            await host.open(url: "/packages/curl" + String(repeating: "/depends/curl", count: 500_000))
            #expect(host.depth == 128)
            let url = host.url
            #expect(url == "/packages/curl" + String(repeating: "/depends/curl", count: 127))
            await host.open(url: "/")
            await host.open(url: url ?? "")
            #expect(host.depth == 128)
        }
    }

    @Test("F06 A URL with more values than a stack opens is reported with the limit, and not as one without routes")
    func limit() async {
        let receiver = Diagnostics.Receiver()
        await Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(Archive(model: Archive.Model()))
            let deepest = "/packages/curl" + String(repeating: "/depends/curl", count: 127)
            await host.open(url: deepest)
            #expect(receiver.reports.isEmpty)
            await host.open(url: deepest + "/files/7")
            #expect(host.url == deepest)
            #expect(receiver.reports.count == 1)
            #expect(receiver.reports.last?.line.hasPrefix("A stack opens at most 128 values of a URL") == true)
            await host.open(url: "/packages/curl/nowhere/7")
            #expect(receiver.reports.last?.line.hasPrefix("No route reads 'nowhere'") == true)
        }
    }
}
