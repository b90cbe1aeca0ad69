import BackstaffGraph

/// The values that were written in place of others in this update, of which no `onChange` is told.
///
/// A list whose selected element has become another value, with the same identity, selects that value. A stack takes over
/// the path that was stored. To the app neither is a change.
@MainActor
private final class Replacements {
    var all: [Replacement] = []
}

extension ViewGraph {
    /// Takes note that a value was written in place of another. No `onChange` is told of it in this update.
    func noteReplacement<Value: Equatable>(of old: Value, by new: Value) {
        let replacements = replacements ?? Replacements()
        replacements.all.append(TypedReplacement(old: old, new: new))
        updateNotes = replacements
    }

    /// Takes note that a value was written in place of another, if values of the type can be compared.
    func noteReplacement<Value>(of old: Value, by new: Value) {
        guard let type = Value.self as? any Equatable.Type else { return }
        func note<Known: Equatable>(as type: Known.Type) {
            noteReplacement(of: unsafeBitCast(old, to: type), by: unsafeBitCast(new, to: type))  // Of the same type.
        }
        note(as: type)
    }

    /// Whether a value was written in place of another in this update.
    func isReplacement<Value>(of old: Value, by new: Value) -> Bool {
        guard let replacements else { return false }
        return withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in
                replacements.all.contains { $0.type == ObjectIdentifier(Value.self) && $0.leads(from: old, to: new) }
            }
        }
    }

    private var replacements: Replacements? {
        updateNotes.map { unsafeDowncast($0, to: Replacements.self) }  // Nothing else is kept there.
    }
}

private class Replacement {
    let type: ObjectIdentifier

    init(_ type: ObjectIdentifier) {
        self.type = type
    }

    /// Whether it is these two values, which are of the type.
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
