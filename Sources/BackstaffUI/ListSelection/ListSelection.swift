import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// What is selected in a list, wherever an app keeps it.
enum ListSelection<Value: Hashable> {
    /// One row, or none.
    case optional(Binding<Value?>)
    /// Always one row, whether or not the list has it.
    case required(Binding<Value>)
    /// Any number of rows.
    case many(Binding<Set<Value>>)
    /// Nothing, as long as the app gives no binding.
    case absent

    /// What is selected now.
    func read() -> SelectedValues<Value> {
        switch self {
        case .optional(let binding): .one(binding.wrappedValue)
        case .required(let binding): .one(binding.wrappedValue)
        case .many(let binding): .many(binding.wrappedValue)
        case .absent: .one(nil)
        }
    }

    /// Whether rows can't be selected at all.
    var isAbsent: Bool {
        if case .absent = self { true } else { false }
    }

    /// Whether a person can select several rows.
    var allowsMany: Bool {
        if case .many = self { true } else { false }
    }

    /// Whether nothing can be selected.
    var canBeEmpty: Bool {
        if case .required = self { false } else { true }
    }

    /// Selects one row and no other.
    func select(_ value: Value) {
        switch self {
        case .optional(let binding): binding.wrappedValue = value
        case .required(let binding): binding.wrappedValue = value
        case .many(let binding): binding.wrappedValue = [value]
        case .absent: break
        }
    }

    /// Selects a value in place of one that is selected.
    func replace(_ value: Value, with other: Value) {
        guard case .many(let binding) = self else { return select(other) }
        var values = binding.wrappedValue
        values.remove(value)
        values.insert(other)
        binding.wrappedValue = values
    }

    /// Selects nothing, where that can be.
    func clear() {
        switch self {
        case .optional(let binding): binding.wrappedValue = nil
        case .required, .absent: break
        case .many(let binding): binding.wrappedValue = []
        }
    }
}

/// The values that are selected.
enum SelectedValues<Value: Hashable>: Equatable {
    case one(Value?)
    case many(Set<Value>)

    func contains(_ value: Value) -> Bool {
        switch self {
        case .one(let selected): selected == value
        case .many(let selected): selected.contains(value)
        }
    }

    var isEmpty: Bool {
        switch self {
        case .one(let selected): selected == nil
        case .many(let selected): selected.isEmpty
        }
    }

    /// All of them.
    var all: Set<Value> {
        switch self {
        case .one(let selected): selected.map { [$0] } ?? []
        case .many(let selected): selected
        }
    }

    /// Calls `body` with each value that is in one of two selections only.
    static func forEachDifference(_ first: Self, _ second: Self, _ body: (Value) -> Void) {
        switch (first, second) {
        case (.one(let first), .one(let second)):
            if first == second { return }
            if let first { body(first) }
            if let second { body(second) }
        case (.many(let first), .many(let second)):
            for value in first.symmetricDifference(second) { body(value) }
        default: break
        }
    }

    /// All of it as one value, for the history of a scene.
    var erased: NavigationValue? {
        switch self {
        case .one(let selected): selected.map { NavigationValue($0) }
        case .many(let selected): selected.isEmpty ? nil : NavigationValue(selected)
        }
    }
}

/// A list in which something can be selected, whatever the type of its values.
@MainActor
protocol SelectingList: AnyObject {
    /// What is shown as selected.
    var shownValue: NavigationValue? { get }

    /// What is selected now, shown or not yet.
    var selectedValue: NavigationValue? { get }

    /// What is selected and can be taken back.
    var selectedValues: [NavigationValue] { get }

    /// The type of what rows stand for.
    var rowType: ObjectIdentifier { get }

    /// The screen that the list is on.
    var screen: ScreenContext? { get }

    /// How many values are selected now, shown or not yet, and which it is if it is one.
    var soleSelection: SoleSelection { get }

    /// Whether nothing can be selected.
    var canBeEmpty: Bool { get }

    /// Selects one value and no other, or nothing, where that can be.
    func selectOnly(_ value: NavigationValue?)

    /// Selects nothing, where that can be.
    func clearSelection()

    /// Selects what was selected once.
    func restore(_ value: NavigationValue?)

    /// What a link in a row selects: its value, or else the row; `nil` if that can't be.
    func choice(of value: NavigationValue, from link: Element) -> NavigationValue?

    /// Selects what a link leads to.
    func choose(_ choice: NavigationValue)
}

/// What is selected in a list, as far as it can be one value.
enum SoleSelection: Equatable {
    case none
    case one(NavigationValue)
    case several
}
