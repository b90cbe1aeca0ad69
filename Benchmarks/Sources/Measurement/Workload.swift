/// An operation that is measured: on which screen, in which sizes, and what must be reached.
package struct Workload: Sendable {
    /// What one cycle is.
    package enum Kind: Sendable {
        /// Unmount the scene and mount it anew; the text that it must then show, by the number of rows.
        case mount(shows: @Sendable (_ rows: Int) -> String)
        /// Steps on a mounted scene.
        case steps(Cycle)
    }

    /// The name in tables, options and count files, such as `W2`.
    package let id: String
    package let title: String
    /// How many rows the fixture has; one measurement each.
    package let sizes: [Int]
    package let fixture: @Sendable (_ rows: Int) -> Fixture
    package let kind: Kind
    /// How many cycles are counted for allocations, bodies, operations and patch bytes.
    package let countedCycles: Int
    package let requirements: [Requirement]

    package init(
        id: String, title: String, sizes: [Int], kind: Kind, countedCycles: Int, requirements: [Requirement],
        fixture: @escaping @Sendable (_ rows: Int) -> Fixture
    ) {
        self.id = id
        self.title = title
        self.sizes = sizes
        self.fixture = fixture
        self.kind = kind
        self.countedCycles = countedCycles
        self.requirements = requirements
    }
}

/// Which cycle it is, and of how large a fixture.
package struct Turn: Hashable, Sendable {
    /// 0 for the first cycle since the mount, then one more each time.
    package let number: Int
    package let rows: Int

    package init(number: Int, rows: Int) {
        self.number = number
        self.rows = rows
    }
}

/// The steps that bring a scene back to where it was, or on by exactly one.
package struct Cycle: Sendable {
    package typealias Steps = @MainActor @Sendable (_ scene: any MountedScene, _ turn: Turn) -> Void
    package typealias CheckedSteps = @MainActor @Sendable (_ scene: any MountedScene, _ turn: Turn) throws -> Void

    /// Does the cycle. Timed, so it looks at nothing.
    package let run: Steps
    /// Does the same cycle and reads the output tree around each step.
    package let verify: CheckedSteps

    package init(run: @escaping Steps, verify: @escaping CheckedSteps) {
        self.run = run
        self.verify = verify
    }
}

/// The output tree shows something else than it must: figures of a wrong answer are worth nothing.
package struct WrongText: Error, Equatable, CustomStringConvertible {
    package let shown: String
    package let expected: String

    package var description: String { "shows \"\(shown)\" where \"\(expected)\" is expected" }
}

@MainActor
func expect(_ scene: any MountedScene, shows expected: String) throws {
    let shown = scene.visibleText()
    guard shown == expected else { throw WrongText(shown: shown, expected: expected) }
}
