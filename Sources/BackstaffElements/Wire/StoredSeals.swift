/// The sealed data that a page stores for its server and returns in its hello.
///
///     scene storage ────┐                                   ┌── the tab: sessionStorage
///     navigation, one a step ──► seals ──► store ──► page ──┤
///     app storage ──────┘                                   └── the browser profile: localStorage
///
/// A seal is opaque text to the page. Only the server can open it and decide whether to trust it.
package struct StoredSeals: Hashable, Sendable {
    /// The seals of the scene's storage, by key.
    package var scene: [String: String] = [:]
    /// The seals of the app's storage, by key.
    package var app: [String: String] = [:]
    /// The seal of the navigation state at the browser's current step.
    package var navigation: String?
    /// The seals of the navigation state at earlier steps. The nearest step is last.
    package var earlier: [StoredSealChanges.Step] = []

    /// The largest number of earlier steps that a page sends.
    package static let earlierLimit = 8
    /// The largest number of keys of a scene or an app.
    package static let keyLimit = 256
    /// The longest key in bytes.
    package static let nameLimit = 256
    /// The longest seal in bytes.
    package static let sealLimit = WireLimits.longestString

    package init() {}

    package var isEmpty: Bool { scene.isEmpty && app.isEmpty && navigation == nil && earlier.isEmpty }
}

/// Changes to the data that a page stores. `nil` instead of a seal removes the key.
package struct StoredSealChanges: Hashable, Sendable {
    package var scene: [String: String?] = [:]
    package var app: [String: String?] = [:]
    /// The navigation state at steps of the browser's history. The current step is last.
    package var steps: [Step] = []

    /// The sealed navigation state at one step of the browser's history.
    package struct Step: Hashable, Sendable {
        package var step: Int
        package var seal: String?

        package init(step: Int, seal: String?) {
            self.step = step
            self.seal = seal
        }
    }

    package init() {}

    package var isEmpty: Bool { scene.isEmpty && app.isEmpty && steps.isEmpty }
}

extension StoredSeals {
    init(from reader: inout JSONReader) throws(WireRefusal) {
        var seals = StoredSeals()
        try Self.fields.read(&seals, from: &reader)
        self = seals
    }

    private static let fields: FieldTable<Self> = [
        "scene": { (seals, reader) throws(WireRefusal) in seals.scene = try reader.seals().compactMapValues { $0 } },
        "app": { (seals, reader) throws(WireRefusal) in seals.app = try reader.seals().compactMapValues { $0 } },
        "navigation": { (seals, reader) throws(WireRefusal) in seals.navigation = try reader.seal() },
        "earlier": { (seals, reader) throws(WireRefusal) in seals.earlier = try reader.stepSeals() },
    ]
}

extension JSONReader {
    /// Reads a seal or `null`.
    mutating func seal() throws(WireRefusal) -> String? {
        if try kind() == .null {
            try null()
            return nil
        }
        return try string(limit: StoredSeals.sealLimit)
    }

    /// Reads seals by key.
    package mutating func seals() throws(WireRefusal) -> [String: String?] {
        var seals: [String: String?] = [:]
        try object { (reader, name) throws(WireRefusal) in
            let key = name.text
            if key.utf8.count > StoredSeals.nameLimit { throw reader.failure("a key's name is too long") }
            seals.updateValue(try reader.seal(), forKey: key)
            if seals.count > StoredSeals.keyLimit { throw reader.failure("there are too many keys") }
        }
        return seals
    }

    /// Reads steps, each followed by its seal.
    package mutating func stepSeals() throws(WireRefusal) -> [StoredSealChanges.Step] {
        var steps: [StoredSealChanges.Step] = []
        var open: Int?
        try array { (reader, _) throws(WireRefusal) in
            if let step = open {
                steps.append(StoredSealChanges.Step(step: step, seal: try reader.seal()))
                open = nil
            } else {
                if steps.count > StoredSeals.earlierLimit { throw reader.failure("there are too many steps") }
                open = try reader.integer(ClientFrame.counter)
            }
        }
        if open != nil { throw failure("a step has no seal") }
        return steps
    }
}

extension JSONWriter {
    /// Writes seals by key, in the order of the keys.
    package mutating func seals(_ seals: [String: String?]) {
        raw("{")
        for (key, seal) in seals.sorted(by: { $0.key < $1.key }) {
            name(key)
            self.seal(seal)
        }
        raw("}")
    }

    private mutating func seal(_ seal: String?) {
        if let seal { string(seal) } else { raw("null") }
    }

    /// Writes changes to the page's stored data. The page applies them before the next patch.
    package mutating func store(_ changes: StoredSealChanges) {
        raw("{\"store\":{")
        if !changes.scene.isEmpty {
            name("scene")
            seals(changes.scene)
        }
        if !changes.app.isEmpty {
            name("app")
            seals(changes.app)
        }
        if !changes.steps.isEmpty {
            name("navigation")
            steps(changes.steps)
        }
        raw("}}")
    }

    /// Writes steps, each followed by its seal.
    package mutating func steps(_ steps: [StoredSealChanges.Step]) {
        raw("[")
        for (index, step) in steps.enumerated() {
            if index > 0 { raw(",") }
            integer(step.step)
            raw(",")
            seal(step.seal)
        }
        raw("]")
    }
}
