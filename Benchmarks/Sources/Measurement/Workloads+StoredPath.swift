// W10: the cost of storing a path, compared with storing its values.
extension Workload {
    /// The floor stores a plain struct of the same values. The ratio shows the cost of type names and of encoding each
    /// value separately.
    static let storePath = Workload(
        id: "W10-path", title: "encode a path, decode it and read its values", sizes: [100],
        kind: .steps(
            Cycle { scene, _ in
                scene.perform(.store)
            } verify: { scene, turn in
                scene.perform(.store)
                try expect(scene, shows: "\(turn.rows) values, last \(NamedRow(id: turn.rows - 1).name)")
            }),
        countedCycles: 16, requirements: [Requirement(.floorRatio, under: 3, rows: 100)]
    ) { .storedPath(values: $0) }
}
