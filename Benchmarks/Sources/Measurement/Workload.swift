/// A measured operation, with its screen, sizes and requirements.
package struct Workload: Sendable {
    /// The operation of one cycle.
    package enum Kind: Sendable {
        /// Unmounts the scene and mounts it again. `shows` gives the expected text for the number of rows.
        case mount(shows: @Sendable (_ rows: Int) -> String)
        /// Steps on a mounted scene.
        case steps(Cycle)
    }

    /// The name in tables, options and count files, such as `W2`.
    package let id: String
    package let title: String
    /// The numbers of rows in the fixture. Each number is one measurement.
    package let sizes: [Int]
    package let fixture: @Sendable (_ rows: Int) -> Fixture
    package let kind: Kind
    /// The number of cycles in which allocations, bodies, operations and patch bytes are counted.
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

/// The number of a cycle, and the size of its fixture.
package struct Turn: Hashable, Sendable {
    /// 0 for the first cycle since the mount, then one more each time.
    package let number: Int
    package let rows: Int

    package init(number: Int, rows: Int) {
        self.number = number
        self.rows = rows
    }
}

/// Steps that return a scene to its start, or advance it by exactly one.
package struct Cycle: Sendable {
    package typealias Steps = @MainActor @Sendable (_ scene: any MountedScene, _ turn: Turn) -> Void
    package typealias CheckedSteps = @MainActor @Sendable (_ scene: any MountedScene, _ turn: Turn) throws -> Void

    /// Performs the cycle. It is timed, so it checks nothing.
    package let run: Steps
    /// Performs the same cycle and checks the output tree before and after each step.
    package let verify: CheckedSteps

    package init(run: @escaping Steps, verify: @escaping CheckedSteps) {
        self.run = run
        self.verify = verify
    }
}

/// An error for an output tree with the wrong text. The figures of a wrong result are worthless.
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
