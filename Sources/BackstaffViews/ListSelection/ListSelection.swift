import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The selection of a list: a binding to the app's value.
enum ListSelection<Value: Hashable> {
    /// One value or no value.
    case optional(Binding<Value?>)
    /// Exactly one value, which needn't have a row.
    case required(Binding<Value>)
    /// Any number of values.
    case many(Binding<Set<Value>>)
    /// No selection, because the app passes no binding.
    case absent

    /// Returns the current selection.
    func read() -> SelectedValues<Value> {
        switch self {
        case .optional(let binding): .one(binding.wrappedValue)
        case .required(let binding): .one(binding.wrappedValue)
        case .many(let binding): .many(binding.wrappedValue)
        case .absent: .one(nil)
        }
    }

    /// Whether rows can't be selected.
    var isAbsent: Bool {
        if case .absent = self { true } else { false }
    }

    /// Whether a user can select several rows.
    var allowsMany: Bool {
        if case .many = self { true } else { false }
    }

    /// Whether the selection can be empty.
    var canBeEmpty: Bool {
        if case .required = self { false } else { true }
    }

    /// Selects only the given value.
    func select(_ value: Value) {
        switch self {
        case .optional(let binding): binding.wrappedValue = value
        case .required(let binding): binding.wrappedValue = value
        case .many(let binding): binding.wrappedValue = [value]
        case .absent: break
        }
    }

    /// Replaces a selected value with another one.
    func replace(_ value: Value, with other: Value) {
        guard case .many(let binding) = self else { return select(other) }
        var values = binding.wrappedValue
        values.remove(value)
        values.insert(other)
        binding.wrappedValue = values
    }

    /// Clears the selection, if it can be empty.
    func clear() {
        switch self {
        case .optional(let binding): binding.wrappedValue = nil
        case .required, .absent: break
        case .many(let binding): binding.wrappedValue = []
        }
    }
}

/// The selected values.
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

    /// All selected values.
    var all: Set<Value> {
        switch self {
        case .one(let selected): selected.map { [$0] } ?? []
        case .many(let selected): selected
        }
    }

    /// Calls `body` with each value that is in exactly one of two selections.
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

    /// The whole selection as one type-erased value, for the history of a scene.
    var erased: NavigationValue? {
        switch self {
        case .one(let selected): selected.map { NavigationValue($0) }
        case .many(let selected): selected.isEmpty ? nil : NavigationValue(selected)
        }
    }
}

/// A list with a selection, independent of the type of its values.
@MainActor
package protocol SelectingList: AnyObject {
    /// The selection that the rows show.
    var shownValue: NavigationValue? { get }

    /// The current selection of the app, which the rows may not show yet.
    var selectedValue: NavigationValue? { get }

    /// The current selection as an array, which is empty if the selection can't be cleared.
    var selectedValues: [NavigationValue] { get }

    /// The type of the rows' selection values.
    var rowType: ObjectIdentifier { get }

    /// The screen that contains the list.
    var enclosingScreen: (any EnclosingScreen)? { get }

    /// The current selection, which the rows may not show yet, if it has at most one value.
    var soleSelection: SoleSelection { get }

    /// Whether the selection can be empty.
    var canBeEmpty: Bool { get }

    /// Whether taps pick rows in edit mode, so that a selection doesn't lead to the next column.
    var isPicking: Bool { get }

    /// Selects only the given value. Clears the selection if the value is `nil`, unless the selection can't be empty.
    func selectOnly(_ value: NavigationValue?)

    /// Clears the selection, if it can be empty.
    func clearSelection()

    /// Restores a former selection. Does nothing if the value has another type than the list's selection.
    func restore(_ value: NavigationValue?)

    /// Returns the value that a link in a row selects. It is the link's value if that has the type of the selection, or
    /// else the row's selection value. Returns `nil` if there is neither.
    func choice(of value: NavigationValue, from link: Element) -> NavigationValue?

    /// Selects the value of a link.
    func choose(_ choice: NavigationValue)
}

/// The selection of a list, reduced to whether it is a single value.
package enum SoleSelection: Equatable {
    case none
    case one(NavigationValue)
    case several
}
