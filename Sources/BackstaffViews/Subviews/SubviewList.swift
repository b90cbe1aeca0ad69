import BackstaffGraph

/// The identity of a subview across updates: the way to it through the content.
struct SubviewKey: Hashable {
    private var parts: [AnyHashable] = []

    func appending(_ part: some Hashable) -> SubviewKey {
        var key = self
        key.parts.append(AnyHashable(part))
        return key
    }
}

/// Keeps the state of views whose bodies are taken apart.
@MainActor
protocol SubviewResolving: AnyObject {
    /// Lists the subviews of a view's body. The view's state is kept under the key.
    func listBody<V: View>(of view: V, as key: SubviewKey, in list: inout SubviewList)
}

/// The ordered list of the subviews in a container's content.
///
///     content ──► groups, branches, rows and sections in order ──► one subview for each view
///                   a view whose body is several views ──► the resolver runs its body ──┘
@MainActor
struct SubviewList {
    private let resolver: any SubviewResolving
    private(set) var subviews: [Subview] = []
    private var key = SubviewKey()
    private var keys: Set<SubviewKey> = []
    /// The modifiers around several views, the innermost last.
    private var wrappers: [any SubviewWrapper] = []

    private var lists: [SectionList] = []
    /// The section that contains the next subview, or `nil` outside of sections.
    private var section: (index: Int, part: WritableKeyPath<SectionList, [Subview]>)?

    /// A section while it is listed.
    struct SectionList {
        let key: SubviewKey
        let isExplicit: Bool
        var values = ContainerValues()
        var header: [Subview] = []
        var content: [Subview] = []
        var footer: [Subview] = []
    }

    init(_ resolver: any SubviewResolving) { self.resolver = resolver }

    /// The sections of what was listed. Views outside of a section form one together with those next to them.
    var sections: [SectionConfiguration] {
        lists.map { list in
            var section = SectionConfiguration(id: SectionConfiguration.ID(key: list.key))
            section.containerValues = list.values
            section.header = SubviewsCollection(subviews: list.header)
            section.content = SubviewsCollection(subviews: list.content)
            section.footer = SubviewsCollection(subviews: list.footer)
            return section
        }
    }

    // MARK: Views

    /// Lists the subviews of a view.
    mutating func list<V: View>(_ view: V) {
        if let several = view as? any SubviewListing, several.isList {
            several.listSubviews(in: &self)
        } else if SubviewCount.needsBody(of: V.self) {
            resolver.listBody(of: view, as: key.appending(ObjectIdentifier(V.self)), in: &self)
        } else {
            var values = ContainerValues()
            (view as? any ContainerTraitView)?.readTraits(into: &values)
            add(view, values)
        }
    }

    /// Lists the subviews of a part of the content.
    mutating func nest(_ part: some Hashable, _ list: (inout SubviewList) -> Void) {
        let outer = key
        key = key.appending(part)
        list(&self)
        key = outer
    }

    /// Lists views that a modifier wraps one by one.
    mutating func wrap(in modifier: some ViewModifier, _ list: (inout SubviewList) -> Void) {
        wrappers.append(TypedSubviewWrapper(modifier: modifier))
        list(&self)
        wrappers.removeLast()
    }

    /// Lists the parts of a section.
    mutating func nestSection<Header: View, Content: View, Footer: View>(
        header: Header, content: Content, footer: Footer
    ) {
        let outer = section
        let index = lists.count
        var made = SectionList(key: unused(key.appending("section")), isExplicit: true)
        for wrapper in wrappers.reversed() { wrapper.addTraits(to: &made.values) }
        lists.append(made)
        section = (index, \.header)
        nest("header") { $0.list(header) }
        section = (index, \.content)
        nest("content") { $0.list(content) }
        section = (index, \.footer)
        nest("footer") { $0.list(footer) }
        section = outer
    }

    /// Lists what is made of the subviews of a view that is taken apart inside the content.
    mutating func listResult<Result: View>(of base: some View, _ transform: (SubviewList) -> Result) {
        var inner = SubviewList(resolver)
        inner.key = key.appending("base")
        inner.list(base)
        list(transform(inner))
    }

    /// Adds a view as one subview.
    mutating func add<V: View>(_ view: V, _ values: ContainerValues) {
        var values = values
        var content = AnyView(view)
        for wrapper in wrappers.reversed() {
            content = wrapper.wrap(content)
            wrapper.addTraits(to: &values)
        }
        let key = unused(key.appending(ObjectIdentifier(V.self)))
        let subview = Subview(id: Subview.ID(key: key), containerValues: values, content: content)
        subviews.append(subview)
        if let section { return lists[section.index][keyPath: section.part].append(subview) }
        if lists.last?.isExplicit != false { lists.append(SectionList(key: key, isExplicit: false)) }
        lists[lists.count - 1].content.append(subview)
    }

    /// Returns the key, or one that no other view has. Rows of a ForEach may have the same id.
    private mutating func unused(_ wanted: SubviewKey) -> SubviewKey {
        var key = wanted
        var occurrence = 1
        while !keys.insert(key).inserted {
            occurrence += 1
            key = wanted.appending(occurrence)
        }
        return key
    }
}

@MainActor
private protocol SubviewWrapper {
    func wrap(_ view: AnyView) -> AnyView
    func addTraits(to values: inout ContainerValues)
}

private struct TypedSubviewWrapper<Modifier: ViewModifier>: SubviewWrapper {
    let modifier: Modifier

    func wrap(_ view: AnyView) -> AnyView { AnyView(view.modifier(modifier)) }

    func addTraits(to values: inout ContainerValues) {
        (modifier as? any ContainerTrait)?.add(to: &values)
    }
}

/// A cache of view types and whether the body of a view of the type is taken apart.
@MainActor
enum SubviewCount {
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Returns whether a view has a body that can be several views, or that can pass a value to the container. Any other
    /// view is one subview, whose body runs where the container shows it.
    static func needsBody<V: View>(of type: V.Type) -> Bool {
        if V.Body.self == Never.self { return false }
        if let answer = known[ObjectIdentifier(type)] { return answer }
        var inspection = _TypeInspection()
        inspection.enter(type)
        let answer = inspection.canBeManyRows || inspection.canSetContainerValue
        known[ObjectIdentifier(type)] = answer
        return answer
    }
}
