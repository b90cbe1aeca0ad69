import Measurement

/// The least work that a retained tree needs for the same screens: each step changes only the elements that must
/// change.
///
/// It has no views, bodies, diffs, reflection or closures. It creates all rows and all covered screens at once, because
/// it doesn't know which are visible. Only `NamesScene` creates fewer.
package struct Floor: Engine {
    package init() {}

    package var name: String { "floor" }

    package func mount(_ fixture: Fixture) -> (any MountedScene)? {
        switch fixture {
        case .stack(_, let rows, _): StackScene(rows: rows)
        case .split(let rows, _): SplitScene(rows: rows)
        case .adaptive(let rows): AdaptiveScene(rows: rows)
        case .leaf(let siblings): LeafScene(siblings: siblings)
        case .rows(_, let rows): RowsScene(rows: rows)
        case .names(let rows, _): NamesScene(rows: rows)
        case .storedPath(let values): StoredPathScene(values: values)
        case .restored(let depth): RestoredScene(depth: depth)
        }
    }
}
