import BackstaffGraph

/// The values that the framework replaced in this update. No `onChange` runs for them.
///
/// If a list's selected element gets a new value with the same identity, the list selects that value. A stack replaces
/// a stored path with the restored one. Neither is a change for the app.
@MainActor
private final class Replacements {
    var all: [Replacement] = []
}

extension ViewGraph {
    /// Records that a value was replaced. No `onChange` runs for it in this update.
    package func noteReplacement<Value: Equatable>(of old: Value, by new: Value) {
        let replacements = replacements ?? Replacements()
        replacements.all.append(TypedReplacement(old: old, new: new))
        updateNotes = replacements
    }

    /// Records that a value was replaced, if values of the type can be compared.
    package func noteReplacement<Value>(of old: Value, by new: Value) {
        guard let type = Value.self as? any Equatable.Type else { return }
        func note<Known: Equatable>(as type: Known.Type) {
            // `type` is `Value` itself.
            noteReplacement(of: unsafeBitCast(old, to: type), by: unsafeBitCast(new, to: type))
        }
        note(as: type)
    }

    /// Whether a value was replaced with another in this update.
    func isReplacement<Value>(of old: Value, by new: Value) -> Bool {
        guard let replacements else { return false }
        return withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in
                replacements.all.contains { $0.type == ObjectIdentifier(Value.self) && $0.leads(from: old, to: new) }
            }
        }
    }

    private var replacements: Replacements? {
        updateNotes as? Replacements
    }
}

private class Replacement {
    let type: ObjectIdentifier

    init(_ type: ObjectIdentifier) {
        self.type = type
    }

    /// Whether it replaced `old` with `new`. Both have the type of the replacement.
    func leads(from old: UnsafeRawPointer, to new: UnsafeRawPointer) -> Bool { false }
}

private final class TypedReplacement<Value: Equatable>: Replacement {
    private let old, new: Value

    init(old: Value, new: Value) {
        self.old = old
        self.new = new
        super.init(ObjectIdentifier(Value.self))
    }

    override func leads(from old: UnsafeRawPointer, to new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: Value.self).pointee == self.old
            && new.assumingMemoryBound(to: Value.self).pointee == self.new
    }
}
