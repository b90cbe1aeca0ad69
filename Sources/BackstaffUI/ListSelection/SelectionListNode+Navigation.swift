import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

// A list as a part of a split view, which follows what is selected in it.

extension SelectionListNode: SelectingList {
    var shownValue: NavigationValue? { shown.erased }

    var selectedValue: NavigationValue? { Tracking.untracked { selection.read() }.erased }

    var selectedValues: [NavigationValue] {
        selection.canBeEmpty ? selectedValue.map { [$0] } ?? [] : []
    }

    func clearSelection() {
        if !shown.isEmpty || selectedValue != nil { selection.clear() }
    }

    func restore(_ value: NavigationValue?) {
        if value == selectedValue { return }
        switch selection {
        case .many(let binding): binding.wrappedValue = value?.value(as: Set<Value>.self) ?? []
        case .optional(let binding): binding.wrappedValue = value?.value(as: Value.self)
        case .required(let binding):
            if let value = value?.value(as: Value.self) { binding.wrappedValue = value }
        case .absent: break
        }
    }

    func follow(_ value: NavigationValue, from link: Element) -> Bool {
        if selection.isAbsent { return false }
        guard let found = value.value(as: Value.self) ?? link.row(of: element).flatMap({ tags.value(of: $0) }) else {
            return false
        }
        choose(found)
        return true
    }
}
