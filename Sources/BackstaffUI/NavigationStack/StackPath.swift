import BackstaffGraph
import BackstaffNavigation

/// The path of a stack, wherever and as whatever type it is kept.
@MainActor
struct StackPath {
    /// The values of a bound path, or `nil` where the stack keeps its own.
    let read: (() -> [NavigationValue])?
    /// Writes a bound path: as something that is no news to the views of a graph, if there is one.
    private let assign: @MainActor ([NavigationValue], ViewGraph?) -> Void
    /// The only type of value that the path can hold, or `nil` if it can hold any.
    let elementType: (any Hashable.Type)?

    /// Where the app has the stack; `nil` for a column's own.
    let place: SourcePlace?

    /// No bound path: the stack's own state is the path.
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
                    // What comes out of storage may not be what it says.
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

    /// Writes what a bound path held before the process ended. To the app it is what the path holds from the start: nobody is
    /// told that it has changed.
    func restore(_ values: [NavigationValue], in graph: ViewGraph) {
        assign(values, graph)
    }

    /// The values of a stored path up to the first that the path can't hold.
    func readable(_ values: [NavigationValue]) -> [NavigationValue] {
        guard let elementType else { return values }
        func prefix<Element: Hashable>(of type: Element.Type) -> [NavigationValue] {
            let readable = Array(values.prefix { $0.value(as: type) != nil })
            Self.report(values, from: readable.count, type: type, at: place)
            return readable
        }
        return prefix(of: elementType)
    }

    /// Says which values the path can't hold, if there are any.
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

    /// Whether the path can hold a value of that type.
    func accepts(_ value: NavigationValue) -> Bool {
        guard let elementType else { return true }
        return ObjectIdentifier(elementType) == value.typeID
    }
}
