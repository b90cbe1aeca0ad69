import BackstaffGraph

/// A view that consists of several views, or of none.
@MainActor
protocol SubviewListing {
    func listSubviews(in list: inout SubviewList)

    /// Whether it is more than one view with modifiers.
    var isList: Bool { get }
}

extension SubviewListing {
    var isList: Bool { true }
}

/// A view that says something to the container around it.
@MainActor
protocol ContainerTraitView {
    func readTraits(into values: inout ContainerValues)
}

extension EmptyView: SubviewListing {
    func listSubviews(in list: inout SubviewList) {}
}

extension ViewPair: SubviewListing {
    func listSubviews(in list: inout SubviewList) {
        list.nest(0) { $0.list(first) }
        list.nest(1) { $0.list(second) }
    }
}

extension TupleView: SubviewListing {
    func listSubviews(in list: inout SubviewList) {
        var index = 0
        for view in repeat each content {
            list.nest(index) { $0.list(view) }
            index += 1
        }
    }
}

extension Group: SubviewListing where Content: View {
    func listSubviews(in list: inout SubviewList) { list.list(content) }
}

extension Optional: SubviewListing where Wrapped: View {
    func listSubviews(in list: inout SubviewList) {
        if let self { list.list(self) }
    }
}

extension _ConditionalContent: SubviewListing {
    func listSubviews(in list: inout SubviewList) {
        switch storage {
        case .first(let view): list.nest(0) { $0.list(view) }
        case .second(let view): list.nest(1) { $0.list(view) }
        }
    }
}

extension ForEach: SubviewListing where Content: View {
    func listSubviews(in list: inout SubviewList) {
        if let resolved { return list.list(resolved) }
        for element in data { list.nest(id(element)) { $0.list(content(element)) } }
    }
}

extension Section: SubviewListing where Parent: View, Content: View, Footer: View {
    func listSubviews(in list: inout SubviewList) {
        list.nestSection(header: header, content: content, footer: footer)
    }
}

extension AnyView: SubviewListing {
    func listSubviews(in list: inout SubviewList) { accept(&list) }
}

extension _ViewModifier_Content: SubviewListing {
    func listSubviews(in list: inout SubviewList) { accept(&list) }
}

extension SubviewList: ViewVisitor {
    mutating func visit<V: View>(_ view: V) { list(view) }
}

extension Subview: SubviewListing {
    func listSubviews(in list: inout SubviewList) {
        list.nest(id) { $0.add(self, containerValues) }
    }
}

extension ModifiedContent: SubviewListing, ContainerTraitView where Content: View, Modifier: ViewModifier {
    var isList: Bool {
        (content as? any SubviewListing)?.isList ?? SubviewCount.needsBody(of: Content.self)
    }

    /// A modifier around several views applies to each of them.
    func listSubviews(in list: inout SubviewList) {
        list.wrap(in: modifier) { $0.list(content) }
    }

    func readTraits(into values: inout ContainerValues) {
        (content as? any ContainerTraitView)?.readTraits(into: &values)
        (modifier as? any ContainerTrait)?.add(to: &values)
    }
}
