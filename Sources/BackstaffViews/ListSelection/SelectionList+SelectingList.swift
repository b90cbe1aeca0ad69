import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

// A list in a column of a split view, as the column sees it. The later columns follow the list's selection:
// `SplitColumn+Selection` in BackstaffUI says how.

extension SelectionListNode: SelectingList {
    var shownValue: NavigationValue? { shown.erased }

    var selectedValue: NavigationValue? { Tracking.untracked { selection.read() }.erased }

    var selectedValues: [NavigationValue] {
        selection.canBeEmpty ? selectedValue.map { [$0] } ?? [] : []
    }

    var rowType: ObjectIdentifier { ObjectIdentifier(Value.self) }

    var enclosingScreen: (any EnclosingScreen)? {
        Tracking.untracked { EnvironmentValues(scope.environment).enclosingScreen }
    }

    var soleSelection: SoleSelection {
        let selected = Tracking.untracked { selection.read() }.all
        if selected.count > 1 { return .several }
        return selected.first.map { .one(NavigationValue($0)) } ?? .none
    }

    var canBeEmpty: Bool { selection.canBeEmpty }

    var isPicking: Bool { (isEditing || isClearing) && selection.allowsMany }

    func selectOnly(_ value: NavigationValue?) {
        if let value {
            if let value = value.value(as: Value.self) { selection.select(value) }
        } else {
            selection.clear()
        }
    }

    func clearSelection() {
        if !shown.isEmpty || selectedValue != nil { selection.clear() }
    }

    /// Restores the selection from before the process ended. The app sees it as the initial selection: observers such
    /// as `onChange(of:)` aren't called.
    func takeOfferedSelection() {
        guard let column, let offered = column.takeOfferedSelection() else { return }
        let before = Tracking.untracked { selection.read() }
        guard column.offersOverrule || before.isEmpty else { return }
        if let offered, !selection.isAbsent, !canSelect(offered) { reportUnread(offered) }
        Tracking.untracked { restore(offered) }
        let after = Tracking.untracked { selection.read() }
        if before == after { return }
        switch (before, after) {
        case (.one(let before), .one(let after)):
            graph.noteReplacement(of: before, by: after)
            if let before, let after { graph.noteReplacement(of: before, by: after) }
        default: graph.noteReplacement(of: before.all, by: after.all)
        }
    }

    private func reportUnread(_ value: NavigationValue) {
        let wanted = selection.allowsMany ? "a Set of \(Value.self)" : "a \(Value.self)"
        Diagnostics.report(
            .unreadableValue,
            """
            The selection of a List came out of storage as a value of type \(value.nameInStorage), which can't be read as \
            \(wanted): the list begins with the app's selection. If the type was renamed, let it conform to NamedNavigationValue.
            """, at: place)
    }

    func restore(_ value: NavigationValue?) {
        if value == selectedValue { return }
        if let value, !canSelect(value) { return }
        switch selection {
        case .many(let binding): binding.wrappedValue = value?.value(as: Set<Value>.self) ?? []
        case .optional(let binding): binding.wrappedValue = value?.value(as: Value.self)
        case .required(let binding):
            if let value = value?.value(as: Value.self) { binding.wrappedValue = value }
        case .absent: break
        }
    }

    /// Returns whether a value has the type of the list's selection.
    private func canSelect(_ value: NavigationValue) -> Bool {
        selection.allowsMany ? value.value(as: Set<Value>.self) != nil : value.value(as: Value.self) != nil
    }

    func choice(of value: NavigationValue, from link: Element) -> NavigationValue? {
        if selection.isAbsent { return nil }
        if value.value(as: Value.self) != nil { return value }
        return link.row(of: element).flatMap { tags.value(of: $0) }.map { NavigationValue($0) }
    }

    func choose(_ choice: NavigationValue) {
        if let value = choice.value(as: Value.self) { choose(value) }
    }
}
