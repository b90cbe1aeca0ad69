// W11: the cost of restoring a tab on a relaunched server, without the network and the seals.
extension Workload {
    /// The floor decodes a plain struct and creates all screens.
    static let relaunch = Workload(
        id: "W11", title: "bring a stack back from what its tab has kept", sizes: [10, 100],
        kind: .steps(
            Cycle { scene, _ in
                scene.perform(.relaunch)
            } verify: { scene, turn in
                let expected = "\(NamedRow(id: turn.rows - 1).name): \(Fixture.remark)"
                try expect(scene, shows: expected)
                scene.perform(.relaunch)
                try expect(scene, shows: expected)
            }),
        countedCycles: 16,
        requirements: [
            Requirement(.time, under: 2_000_000, rows: 10),
            // The view that contains the stack, a screen of its rows, and the top screen, but none of those between.
            Requirement(.bodies, exactly: 21, rows: 10),
            Requirement(.bodies, exactly: 21, rows: 100),
        ]
    ) { .restored(depth: $0) }
}
