import BackstaffGraph
import BackstaffNavigation

/// The path of a stack, wherever and as whatever type it is kept.
struct StackPath {
    /// The values of a bound path, or `nil` where the stack keeps its own.
    let read: (() -> [NavigationValue])?
    /// Writes a bound path.
    let write: ([NavigationValue]) -> Void
    /// The only type of value that the path can hold, or `nil` if it can hold any.
    let elementType: (any Hashable.Type)?

    /// No bound path: the stack's own state is the path.
    static var implicit: StackPath { StackPath(read: nil, write: { _ in }, elementType: nil) }

    private init(
        read: (() -> [NavigationValue])?, write: @escaping ([NavigationValue]) -> Void,
        elementType: (any Hashable.Type)?
    ) {
        self.read = read
        self.write = write
        self.elementType = elementType
    }

    init(_ binding: Binding<NavigationPath>) {
        self.init(
            read: { binding.wrappedValue.values },
            write: { binding.wrappedValue = NavigationPath(values: $0) },
            elementType: nil)
    }

    init<Data>(_ binding: Binding<Data>)
    where Data: RangeReplaceableCollection & RandomAccessCollection, Data.Element: Hashable {
        self.init(
            read: { NavigationValue.values(binding.wrappedValue) },
            write: { values in binding.wrappedValue = Data(values.compactMap { $0.value(as: Data.Element.self) }) },
            elementType: Data.Element.self)
    }

    /// Whether the path can hold a value of that type.
    func accepts(_ value: NavigationValue) -> Bool {
        guard let elementType else { return true }
        return ObjectIdentifier(elementType) == value.typeID
    }
}
