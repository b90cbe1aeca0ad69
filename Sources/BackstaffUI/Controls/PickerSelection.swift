import BackstaffGraph

extension Binding {
    /// What a picker chooses: always a value.
    static func wrapping<V>(_ selection: Binding<V>) -> Binding<V?> where Value == V? {
        var binding = Binding<V?>(location: WrappingLocation(base: selection.location))
        binding.transaction = selection.transaction
        return binding
    }

    /// What a picker chooses for several sources: their value, or `nil` while they differ.
    static func shared<V: Hashable>(_ sources: [Binding<V>]) -> Binding<V?> where Value == V? {
        Binding<V?>(location: SharedLocation(sources))
    }
}

/// The value that several sources share. Writing `nil` changes nothing.
///
/// Sendable as other locations are: it is read and written on the main actor alone.
private final class SharedLocation<Value: Hashable>: ValueLocation<Value?>, @unchecked Sendable {
    private let sources: [Binding<Value>]

    init(_ sources: [Binding<Value>]) {
        self.sources = sources
    }

    override func read() -> Value? {
        guard let first = sources.first?.wrappedValue else { return nil }
        return sources.allSatisfy { $0.wrappedValue == first } ? first : nil
    }

    override func write(_ value: Value?) {
        guard let value else { return }
        for source in sources { source.wrappedValue = value }
    }

    override func isEqual(to other: ValueLocation<Value?>) -> Bool {
        guard let other = other as? SharedLocation<Value>, other.sources.count == sources.count else { return false }
        return zip(sources, other.sources).allSatisfy { $0.location.isEqual(to: $1.location) }
    }
}
