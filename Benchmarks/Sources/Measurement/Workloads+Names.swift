// W9: a list with many more rows than are created. It shows whether a part of an engine walks or copies all rows.
extension Workload {
    static let names = [
        mountNames, jump, selectName,
        filterNames("W9-filter", "filter to 1 name in 1,000, then show all", hasState: false),
        filterNames("W9-filter-state", "the same, rows with state, scrolled between", hasState: true),
    ]

    private static let nameSizes = [10_000, 1_000_000]

    static let mountNames = Workload(
        id: "W9-mount", title: "unmount and mount a long List with a selection and a filter", sizes: nameSizes,
        kind: .mount { "\(NamedRow(id: 0).name) \($0) rows" }, countedCycles: 4,
        requirements: [
            Requirement(.time, under: 5_000_000, rows: 1_000_000),
            // A screen of rows, and the view that contains the list.
            Requirement(.bodies, exactly: 21, rows: 1_000_000),
        ]
    ) { .names(rows: $0, hasState: false) }

    static let jump = Workload(
        id: "W9-jump", title: "scroll a long List to its middle and back", sizes: nameSizes,
        kind: .steps(
            Cycle { scene, turn in
                scene.perform(.scroll(toRow: turn.rows / 2))
                scene.perform(.scroll(toRow: 0))
            } verify: { scene, turn in
                scene.perform(.scroll(toRow: turn.rows / 2))
                try expect(scene, shows: "\(NamedRow(id: turn.rows / 2).name) \(turn.rows) rows")
                scene.perform(.scroll(toRow: 0))
                try expect(scene, shows: "\(NamedRow(id: 0).name) \(turn.rows) rows")
            }),
        countedCycles: 16,
        requirements: [
            // A screen and one more on each side, then a screen at the top and the one after it.
            Requirement(.bodies, atMost: 100, rows: 1_000_000),
            Requirement(.allocationGrowth(from: 10_000), atMost: 1.2, rows: 1_000_000),
        ]
    ) { .names(rows: $0, hasState: false) }

    /// The check scrolls the scene before it is timed.
    static let selectName = Workload(
        id: "W9-select", title: "select a row in the middle of a long List", sizes: nameSizes,
        kind: .steps(
            Cycle { scene, turn in
                scene.perform(.select(turn.rows / 2 + turn.number % 8))
            } verify: { scene, turn in
                scene.perform(.scroll(toRow: turn.rows / 2))
                let row = turn.rows / 2 + turn.number % 8
                scene.perform(.select(row))
                let top = NamedRow(id: turn.rows / 2).name
                try expect(scene, shows: "\(top) \(turn.rows) rows selected: \(NamedRow(id: row).name)")
            }),
        countedCycles: 64,
        requirements: [
            Requirement(.time, under: 100_000, rows: 1_000_000), Requirement(.bodies, exactly: 0, rows: 1_000_000),
            Requirement(.allocationGrowth(from: 10_000), atMost: 1.2, rows: 1_000_000),
        ]
    ) { .names(rows: $0, hasState: false) }

    /// The floor runs the app's filter and creates one screen, so the difference is the engine's own cost.
    private static func filterNames(_ id: String, _ title: String, hasState: Bool) -> Workload {
        // Rows with state that were created before outlive their elements. The engine must find them among the data.
        let scrolledTo = hasState ? 500 : 0
        return Workload(
            id: id, title: title, sizes: nameSizes,
            kind: .steps(
                Cycle { scene, turn in
                    if hasState { scene.perform(.scroll(toRow: scrolledTo)) }
                    scene.perform(.filter(true))
                    scene.perform(.filter(false))
                    if hasState { scene.perform(.scroll(toRow: 0)) }
                } verify: { scene, turn in
                    try expect(scene, shows: "\(NamedRow(id: 0).name) \(turn.rows) rows")
                    if hasState { scene.perform(.scroll(toRow: scrolledTo)) }
                    scene.perform(.filter(true))
                    scene.perform(.scroll(toRow: 0))
                    try expect(scene, shows: "\(NamedRow(id: 7).name) \(turn.rows / 1_000) rows")
                    scene.perform(.filter(false))
                    scene.perform(.scroll(toRow: 0))
                    try expect(scene, shows: "\(NamedRow(id: 0).name) \(turn.rows) rows")
                }),
            countedCycles: 4,
            requirements: [Requirement(.timePerRowAboveFloor, under: 50, rows: 1_000_000)]
        ) { .names(rows: $0, hasState: hasState) }
    }
}
