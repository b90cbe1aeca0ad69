// W11: what a tab costs that comes back to a server that was started anew, without the wire and its seals.
extension Workload {
    /// The floor decodes a plain struct and makes all the screens.
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
            // The view that holds the stack, a screen of its rows, the screen on top: none of those between.
            Requirement(.bodies, exactly: 21, rows: 10),
            Requirement(.bodies, exactly: 21, rows: 100),
        ]
    ) { .restored(depth: $0) }
}
