import Floor
import Testing

@testable import Measurement

@MainActor
struct WorkloadTests {
    @Test("The floor shows what each workload expects", arguments: Workload.all.map(\.id))
    func floorIsRight(id: String) throws {
        let workload = try #require(Workload.all.first { $0.id == id })
        let rows = try #require(workload.sizes.first)
        let records = try Runner(engines: [Floor()], seconds: 0).measure(workload, rows: rows)
        #expect(records.count == 1)
        #expect(records.first?.medianNanoseconds == nil)
    }

    @Test("An engine whose output tree doesn't follow its state is refused")
    func wrongTextIsRefused() throws {
        let workload = try #require(Workload.all.first { $0.id == "W4" })
        #expect(throws: WrongText(shown: "Count 0", expected: "Count 1")) {
            try Runner(engines: [Stuck()], seconds: 0).measure(workload, rows: 1)
        }
    }

    @Test("A fixture that an engine doesn't offer is left out, the others are not")
    func unofferedFixture() throws {
        let workload = try #require(Workload.all.first { $0.id == "W3" })
        let records = try Runner(engines: [Floor(), Stuck()], seconds: 0).measure(workload, rows: 1_000)
        #expect(records.map(\.engine) == ["floor"])
    }

    @Test("One leaf write is one operation, a push and pop are two")
    func operations() throws {
        for (id, expected) in [("W4", 1.0), ("W2", 2.0), ("W6-eager", 2.0), ("W6-move", 1.0)] {
            let workload = try #require(Workload.all.first { $0.id == id })
            let records = try Runner(engines: [Floor()], seconds: 0).measure(workload, rows: 10)
            #expect(records.first?.operations == expected)
        }
    }

    @Test("One name in 1,000 contains the filter's text, and an empty text filters nothing")
    func names() {
        let rows = NamedRows.rows(3_000)
        #expect(NamedRows.rows(rows, holding: NamedRows.rareText).map(\.id) == [7, 1_007, 2_007])
        #expect(NamedRows.rows(rows, holding: "") == rows)
        #expect(NamedRows.rows(rows, holding: String(repeating: "long", count: 20)).isEmpty)
    }

    @Test("The table of an engine beside the floor has the ratio, the target and the verdict; the floor's own has none")
    func tables() throws {
        var base = Record(engine: "floor", workload: "W4", rows: 1_000)
        base.medianNanoseconds = 100
        var own = Record(engine: "ours", workload: "W4", rows: 1_000)
        own.medianNanoseconds = 2_100
        own.bodies = 1
        let both = Report(workloads: Workload.all, records: [base, own], floor: "floor").times().description
        #expect(both.contains("21 ×"))
        #expect(both.contains("< 20 × floor"))
        #expect(both.contains("missed"))
        #expect(both.contains("= 1 bodies"))
        let alone = Report(workloads: Workload.all, records: [base], floor: "floor").times().description
        #expect(!alone.contains("missed") && !alone.contains("not measured"))
    }
}

/// Accepts every write and shows none.
private struct Stuck: Engine {
    let name = "stuck"

    func mount(_ fixture: Fixture) -> (any MountedScene)? {
        if case .leaf = fixture { StuckScene() } else { nil }
    }
}

private final class StuckScene: MountedScene {
    let tally = Tally()
    func perform(_ operation: Step) {}
    func visibleText() -> String { "Count 0" }
}
