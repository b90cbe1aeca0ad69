/// The nearest view that reads the preference of one key, and those of other keys further up.
///
///     scope of a view ──► key A: reader ──► key B: no reader, a view in between sets its own value ──► key A: …
@MainActor
package final class PreferenceReaders {
    private let key: ObjectIdentifier
    private let reader: AnyObject?
    private let outer: PreferenceReaders?

    /// Adds a reader for `key`. It takes the place of the readers for `key` further up.
    ///
    /// - Parameter reader: The reader, or `nil` if no view above gets the values from below.
    package init(key: ObjectIdentifier, reader: AnyObject?, outer: PreferenceReaders?) {
        self.key = key
        self.reader = reader
        self.outer = outer
    }

    /// Finds the nearest reader for `key`, from `readers` upward.
    package static func lookUp(_ key: ObjectIdentifier, from readers: PreferenceReaders?) -> AnyObject? {
        var readers = readers
        while let current = readers {
            if current.key == key { return current.reader }
            readers = current.outer
        }
        return nil
    }
}
