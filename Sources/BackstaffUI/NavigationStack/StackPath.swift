import BackstaffGraph
import BackstaffNavigation

/// The path of a stack, independent of where it is stored and of its type.
@MainActor
struct StackPath {
    /// Reads the values of a bound path. It is `nil` if the stack stores its own path.
    let read: (() -> [NavigationValue])?
    /// Writes a bound path. If a graph is passed, the write doesn't count as a change for the graph's views.
    private let assign: @MainActor ([NavigationValue], ViewGraph?) -> Void
    /// The only type of value that the path can hold, or `nil` if it can hold any.
    let elementType: (any Hashable.Type)?

    /// The source location of the stack, or `nil` for a column's own.
    let place: SourcePlace?

    /// Creates a path that isn't bound. The stack's own state is the path.
    static func implicit(at place: SourcePlace?) -> StackPath {
        StackPath(read: nil, assign: { _, _ in }, elementType: nil, place: place)
    }

    private init(
        read: (() -> [NavigationValue])?, assign: @escaping @MainActor ([NavigationValue], ViewGraph?) -> Void,
        elementType: (any Hashable.Type)?, place: SourcePlace?
    ) {
        self.read = read
        self.assign = assign
        self.elementType = elementType
        self.place = place
    }

    init(_ binding: Binding<NavigationPath>, at place: SourcePlace) {
        self.init(
            read: { binding.wrappedValue.values },
            assign: { values, graph in
                let former = graph == nil ? nil : binding.wrappedValue
                binding.wrappedValue = NavigationPath(values: values)
                if let graph, let former { graph.noteReplacement(of: former, by: binding.wrappedValue) }
            },
            elementType: nil, place: place)
    }

    init<Data>(_ binding: Binding<Data>, at place: SourcePlace)
    where Data: RangeReplaceableCollection & RandomAccessCollection, Data.Element: Hashable {
        self.init(
            read: { NavigationValue.values(binding.wrappedValue) },
            assign: { values, graph in
                var elements: [Data.Element] = []
                elements.reserveCapacity(values.count)
                for value in values {
                    // A stored value may not decode as its type.
                    guard let element = value.value(as: Data.Element.self) else {
                        Self.report(values, from: elements.count, type: Data.Element.self, at: place)
                        break
                    }
                    elements.append(element)
                }
                let former = graph == nil ? nil : binding.wrappedValue
                binding.wrappedValue = Data(elements)
                if let graph, let former { graph.noteReplacement(of: former, by: binding.wrappedValue) }
            },
            elementType: Data.Element.self, place: place)
    }

    /// Writes a bound path.
    func write(_ values: [NavigationValue]) {
        assign(values, nil)
    }

    /// Writes the path that was bound before the process ended. The write isn't reported as a change, as if the app had
    /// started with this path.
    func restore(_ values: [NavigationValue], in graph: ViewGraph) {
        assign(values, graph)
    }

    /// The stored values up to the first one that the path can't hold.
    func readable(_ values: [NavigationValue]) -> [NavigationValue] {
        guard let elementType else { return values }
        func prefix<Element: Hashable>(of type: Element.Type) -> [NavigationValue] {
            let readable = Array(values.prefix { $0.value(as: type) != nil })
            Self.report(values, from: readable.count, type: type, at: place)
            return readable
        }
        return prefix(of: elementType)
    }

    /// Reports the values that the path can't hold, if there are any.
    private static func report(
        _ values: [NavigationValue], from count: Int, type: any Hashable.Type, at place: SourcePlace?
    ) {
        if count == values.count { return }
        let above = values.count - count - 1
        Diagnostics.report(
            .unreadableValue,
            """
            The path of a NavigationStack came out of storage with a value of type \(values[count].nameInStorage) that can't \
            be read as the “\(type)” that the path holds. The value is left out\(above == 0 ? "" : ", with \(above) above it"). \
            A type that was renamed can say so as a NamedNavigationValue.
            """, at: place)
    }

    /// Whether the path can hold a value of the value's type.
    func accepts(_ value: NavigationValue) -> Bool {
        guard let elementType else { return true }
        return ObjectIdentifier(elementType) == value.typeID
    }
}
