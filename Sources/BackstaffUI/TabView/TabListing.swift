import BackstaffGraph

/// A view that consists of several views, or of none.
@MainActor
protocol TabListing {
    func listTabs(in list: inout _TabList)

    /// Whether it is more than one view with modifiers.
    var isList: Bool { get }
}

extension TabListing {
    var isList: Bool { true }
}

/// A view that sets traits of its tab.
@MainActor
protocol TabTraitView {
    func readTraits(into traits: inout TabTraits)
}

/// A modifier that sets traits of its tab.
@MainActor
protocol TabTrait {
    func add(to traits: inout TabTraits)
}

// MARK: - Views that consist of several views

extension ViewPair: TabListing {
    func listTabs(in list: inout _TabList) {
        list.nest(0) { $0.list(first) }
        list.nest(1) { $0.list(second) }
    }
}

extension TupleView: TabListing {
    func listTabs(in list: inout _TabList) {
        var index = 0
        for view in repeat each content {
            list.nest(index) { $0.list(view) }
            index += 1
        }
    }
}

extension Group: TabListing where Content: View {
    func listTabs(in list: inout _TabList) { list.list(content) }
}

extension EmptyView: TabListing {
    func listTabs(in list: inout _TabList) {}
}

extension Optional: TabListing where Wrapped: View {
    func listTabs(in list: inout _TabList) {
        if let self { list.list(self) }
    }
}

extension _ConditionalContent: TabListing {
    func listTabs(in list: inout _TabList) {
        switch storage {
        case .first(let view): list.nest(0) { $0.list(view) }
        case .second(let view): list.nest(1) { $0.list(view) }
        }
    }
}

extension ForEach: TabListing where Content: View {
    func listTabs(in list: inout _TabList) {
        for element in data { list.listRow(id(element)) { $0.list(content(element)) } }
    }
}

extension AnyView: TabListing {
    func listTabs(in list: inout _TabList) { accept(&list) }
}

extension _TabList: ViewVisitor {
    package mutating func visit<V: View>(_ view: V) { list(view) }
}

extension ModifiedContent: TabListing, TabTraitView where Content: View, Modifier: ViewModifier {
    var isList: Bool { (content as? any TabListing)?.isList == true }

    /// A modifier around several views applies to each of them.
    func listTabs(in list: inout _TabList) {
        guard isList else { return list.add(self) }
        list.wrap(in: modifier) { $0.list(content) }
    }

    func readTraits(into traits: inout TabTraits) {
        (content as? any TabTraitView)?.readTraits(into: &traits)
        (modifier as? any TabTrait)?.add(to: &traits)
    }
}

// MARK: - Traits of tabs

extension RowTagModifier: TabTrait {
    func add(to traits: inout TabTraits) {
        if kind == .tag, let value { traits.tags.append(value) }
    }
}

extension RowTraitModifier: TabTrait {
    func add(to traits: inout TabTraits) {
        if case .badge(let words) = trait { traits.badge = words }
    }
}
