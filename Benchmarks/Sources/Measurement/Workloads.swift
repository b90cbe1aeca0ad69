extension Workload {
    /// W1 to W11, in the order in which tables show them.
    package static let all: [Workload] =
        [
            mount, mountEager, pushAndPop, select, selectInObservable, selectInObject, leafWrite, deepPath,
            deepDeclaringPath, editRowsOnScreen, editRowsOffScreen, moveRowOnScreen, editEagerRows, resizeAcross,
            resizeWithin,
        ] + names + [storePath, relaunch]

    static let mount = Workload(
        id: "W1-list", title: "unmount and mount a stack over a lazy List", sizes: [1_000, 10_000],
        kind: .mount { _ in "Row 0" }, countedCycles: 4,
        requirements: [Requirement(.time, under: 1_000_000, rows: 1_000)]
    ) { .stack(root: .lazyList, rows: $0, detail: .plain) }

    static let mountEager = Workload(
        id: "W1-eager", title: "unmount and mount a stack over an eager VStack", sizes: [1_000, 10_000],
        kind: .mount { _ in "Row 0" }, countedCycles: 4,
        requirements: [
            Requirement(.floorRatio, under: 19, rows: 1_000),
            Requirement(.heapBytesPerRow, atMost: 1_024, rows: 1_000),
        ]
    ) { .stack(root: .eagerStack, rows: $0, detail: .plain) }

    static let pushAndPop = Workload(
        id: "W2", title: "push and pop one detail", sizes: [1_000, 10_000],
        kind: .steps(
            Cycle { scene, turn in
                scene.perform(.push(turn.number))
                scene.perform(.pop)
            } verify: { scene, turn in
                try expect(scene, shows: "Row 0")
                scene.perform(.push(turn.number))
                try expect(scene, shows: "Detail \(turn.number)")
                scene.perform(.pop)
                try expect(scene, shows: "Row 0")
            }),
        countedCycles: 64,
        requirements: [
            Requirement(.floorRatio, under: 25, rows: 1_000),
            Requirement(.allocationGrowth(from: 1_000), atMost: 1.2, rows: 10_000),
        ]
    ) { .stack(root: .lazyList, rows: $0, detail: .plain) }

    static let select = selection(
        "W3", "select a row beside a detail", in: .state,
        requirements: [
            Requirement(.bodies, exactly: 0, rows: 1_000), Requirement(.floorRatio, under: 60, rows: 1_000),
            Requirement(.allocationGrowth(from: 1_000), atMost: 1.2, rows: 10_000),
        ])

    static let selectInObservable = selection(
        "W3-observable", "the same, selection in an @Observable object", in: .observable,
        requirements: [
            Requirement(.bodies, exactly: 0, rows: 1_000), Requirement(.floorRatio, under: 60, rows: 1_000),
            Requirement(.allocationGrowth(from: 1_000), atMost: 1.2, rows: 10_000),
        ])

    /// The body of the owner runs too, because such an object doesn't say which property has changed.
    static let selectInObject = selection(
        "W3-object", "the same, selection in an ObservableObject", in: .object,
        requirements: [
            Requirement(.bodies, exactly: 1, rows: 1_000),
            Requirement(.allocationGrowth(from: 1_000), atMost: 1.2, rows: 10_000),
        ])

    private static func selection(
        _ id: String, _ title: String, in store: Fixture.Store, requirements: [Requirement]
    ) -> Workload {
        Workload(
            id: id, title: title, sizes: [1_000, 10_000],
            kind: .steps(
                Cycle { scene, turn in
                    scene.perform(.select(turn.number &* 7 % turn.rows))
                } verify: { scene, turn in
                    scene.perform(.select(turn.number &* 7 % turn.rows))
                    try expect(scene, shows: "Selected \(turn.number &* 7 % turn.rows)")
                }),
            countedCycles: 64, requirements: requirements
        ) { .split(rows: $0, store: store) }
    }

    /// Forward and back: two changes of form, of two columns each.
    static let resizeAcross = Workload(
        id: "W7", title: "collapse and expand a split view with a stack 10 deep", sizes: [1_000, 10_000],
        kind: .steps(
            Cycle { scene, _ in
                scene.perform(.resize(width: 390, height: 844))
                scene.perform(.resize(width: 1_194, height: 834))
            } verify: { scene, _ in
                try expect(scene, shows: "2 columns")
                scene.perform(.resize(width: 390, height: 844))
                try expect(scene, shows: "1 columns")
                scene.perform(.resize(width: 1_194, height: 834))
                try expect(scene, shows: "2 columns")
            }),
        countedCycles: 64,
        requirements: [
            Requirement(.time, under: 400_000, rows: 1_000), Requirement(.bodies, exactly: 0, rows: 1_000),
            Requirement(.operations, atMost: 4, rows: 1_000),
            Requirement(.allocationGrowth(from: 1_000), atMost: 1.2, rows: 10_000),
        ]
    ) { .adaptive(rows: $0) }

    static let resizeWithin = Workload(
        id: "W8", title: "change the size within one form", sizes: [1_000, 10_000],
        kind: .steps(
            Cycle { scene, turn in
                scene.perform(.resize(width: 1_100 + turn.number % 100, height: 834))
            } verify: { scene, turn in
                scene.perform(.resize(width: 1_100 + turn.number % 100, height: 834))
                try expect(scene, shows: "2 columns")
            }),
        countedCycles: 1_000,
        requirements: [
            Requirement(.bodies, exactly: 0, rows: 1_000), Requirement(.operations, exactly: 0, rows: 1_000),
            Requirement(.bodies, exactly: 0, rows: 10_000),
        ]
    ) { .adaptive(rows: $0) }

    static let leafWrite = Workload(
        id: "W4", title: "write the state of a leaf beside siblings", sizes: [1_000, 10_000],
        kind: .steps(
            Cycle { scene, _ in
                scene.perform(.write)
            } verify: { scene, turn in
                try expect(scene, shows: "Count \(turn.number)")
                scene.perform(.write)
                try expect(scene, shows: "Count \(turn.number + 1)")
            }),
        countedCycles: 64,
        requirements: [
            Requirement(.bodies, exactly: 1, rows: 1_000),
            Requirement(.bodies, exactly: 1, rows: 10_000),
            Requirement(.floorRatio, under: 20, rows: 1_000),
            Requirement(.allocationGrowth(from: 1_000), atMost: 1.2, rows: 10_000),
        ]
    ) { .leaf(siblings: $0) }

    static let deepPath = Workload(
        id: "W5", title: "set a path of 1,000, then empty it", sizes: [1], kind: .steps(.deepPath), countedCycles: 4,
        requirements: [Requirement(.floorRatio, under: 1, rows: 1)]
    ) { .stack(root: .lazyList, rows: $0, detail: .plain) }

    static let deepDeclaringPath = Workload(
        id: "W5-declaring", title: "the same where each screen declares a destination", sizes: [1],
        kind: .steps(.deepPath), countedCycles: 4,
        requirements: [Requirement(.floorRatio, under: 10, rows: 1)]
    ) { .stack(root: .lazyList, rows: $0, detail: .declaring) }

    static let editRowsOnScreen = Workload(
        id: "W6-shown", title: "insert and delete a row on screen, lazy List", sizes: [1_000, 10_000],
        kind: .steps(.editRow { min(3, $0) }), countedCycles: 64,
        requirements: [
            Requirement(.time, under: 100_000, rows: 10_000),
            Requirement(.operations, atMost: 3, rows: 10_000),
        ]
    ) { .rows(root: .lazyList, rows: $0) }

    /// No row is created or removed, so each of the two edits changes only an extent.
    static let editRowsOffScreen = Workload(
        id: "W6-hidden", title: "insert and delete a row off screen, lazy List", sizes: [1_000, 10_000],
        kind: .steps(.editRow { $0 / 2 }), countedCycles: 64,
        requirements: [
            Requirement(.time, under: 100_000, rows: 10_000),
            Requirement(.operations, atMost: 2, rows: 10_000),
        ]
    ) { .rows(root: .lazyList, rows: $0) }

    /// Alternates between two moves, so that the first row shows which one was made.
    static let moveRowOnScreen = Workload(
        id: "W6-move", title: "move a row on screen, lazy List", sizes: [1_000, 10_000], kind: .steps(.moveRow),
        countedCycles: 64,
        requirements: [
            Requirement(.time, under: 100_000, rows: 10_000),
            Requirement(.operations, atMost: 3, rows: 10_000),
        ]
    ) { .rows(root: .lazyList, rows: $0) }

    static let editEagerRows = Workload(
        id: "W6-eager", title: "insert and delete a row in the middle, eager ForEach", sizes: [1_000, 10_000],
        kind: .steps(.editRow { $0 / 2 }), countedCycles: 64,
        requirements: [
            Requirement(.timePerRow, under: 200, rows: 10_000),
            Requirement(.operations, exactly: 2, rows: 10_000),
        ]
    ) { .rows(root: .eagerStack, rows: $0) }
}

extension Cycle {
    static let deepPath = Cycle { scene, _ in
        scene.perform(.path(length: 1_000))
        scene.perform(.path(length: 0))
    } verify: { scene, _ in
        scene.perform(.path(length: 1_000))
        try expect(scene, shows: "Detail 999")
        scene.perform(.path(length: 0))
        try expect(scene, shows: "Row 0")
    }

    static let moveRow = Cycle { scene, turn in
        scene.perform(turn.number % 2 == 0 ? .moveRow(from: 0, to: 5) : .moveRow(from: 5, to: 0))
    } verify: { scene, turn in
        let isAway = turn.number % 2 == 0
        try expect(scene, shows: "\(turn.rows) rows from Row \(isAway ? 0 : 1)")
        scene.perform(isAway ? .moveRow(from: 0, to: 5) : .moveRow(from: 5, to: 0))
        try expect(scene, shows: "\(turn.rows) rows from Row \(isAway ? 1 : 0)")
    }

    static func editRow(at offset: @escaping @Sendable (_ rows: Int) -> Int) -> Cycle {
        Cycle { scene, turn in
            scene.perform(.insertRow(at: offset(turn.rows)))
            scene.perform(.deleteRow(at: offset(turn.rows)))
        } verify: { scene, turn in
            try expect(scene, shows: "\(turn.rows) rows from Row 0")
            scene.perform(.insertRow(at: offset(turn.rows)))
            try expect(scene, shows: "\(turn.rows + 1) rows from Row 0")
            scene.perform(.deleteRow(at: offset(turn.rows)))
            try expect(scene, shows: "\(turn.rows) rows from Row 0")
        }
    }
}
