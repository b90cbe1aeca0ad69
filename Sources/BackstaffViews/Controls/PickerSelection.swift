import BackstaffGraph

extension Binding {
    /// A binding for a picker whose selection always has a value.
    static func wrapping<V>(_ selection: Binding<V>) -> Binding<V?> where Value == V? {
        var binding = Binding<V?>(location: WrappingLocation(base: selection.location))
        binding.transaction = selection.transaction
        return binding
    }

    /// A binding for a picker with several sources. Its value is `nil` if the sources differ.
    static func shared<V: Hashable>(_ sources: [Binding<V>]) -> Binding<V?> where Value == V? {
        Binding<V?>(location: SharedLocation(sources))
    }
}

/// The shared value of several sources. Setting it to `nil` has no effect.
///
/// `@unchecked Sendable` is sound, as for other locations: it is used only on the main actor.
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
