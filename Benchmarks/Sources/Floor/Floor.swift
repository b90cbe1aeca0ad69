import Measurement

/// The least that a retained tree can do for the same screens: each step changes the elements it is known to change.
///
/// No views, no bodies, no diff, no reflection and no closures. It makes all rows at once and all covered screens,
/// lazy or not, since it has nothing that would tell it which are looked at: all but `NamesScene`.
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
