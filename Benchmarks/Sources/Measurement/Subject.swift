/// An engine with the mounted scene of a workload, and the number of cycles that the scene has performed.
@MainActor
struct Subject {
    let workload: Workload
    let rows: Int
    private let engine: any Engine
    private let fixture: Fixture
    private var scene: (any MountedScene)?
    private(set) var cycles = 0

    /// - Returns: `nil` if the engine doesn't offer the fixture.
    init?(engine: any Engine, workload: Workload, rows: Int) {
        self.engine = engine
        self.workload = workload
        self.rows = rows
        fixture = workload.fixture(rows)
        guard let first = engine.mount(fixture) else { return nil }
        scene = first
    }

    var name: String { engine.name }

    var tally: Tally { scene?.tally ?? Tally() }

    mutating func unmount() {
        scene = nil
    }

    mutating func mount() {
        scene = engine.mount(fixture)
    }

    mutating func runNext() {
        switch workload.kind {
        case .mount:
            unmount()
            mount()
        case .steps(let cycle):
            if let scene { cycle.run(scene, Turn(number: cycles, rows: rows)) }
        }
        cycles += 1
    }

    /// Performs the next cycle and checks the output tree.
    mutating func verify() throws {
        switch workload.kind {
        case .mount(let text):
            runNext()
            guard let scene else { return }
            try expect(scene, shows: text(rows))
        case .steps(let cycle):
            guard let scene else { return }
            try cycle.verify(scene, Turn(number: cycles, rows: rows))
            cycles += 1
        }
    }

    /// A figure of the tally for one cycle. A mount creates a new scene, whose sums are already those of the cycle.
    func change(in figure: KeyPath<Tally, Int?>, since before: Tally) -> Double? {
        guard let now = tally[keyPath: figure] else { return nil }
        if case .mount = workload.kind { return Double(now) }
        guard let then = before[keyPath: figure] else { return nil }
        return Double(now - then) / Double(workload.countedCycles)
    }
}
