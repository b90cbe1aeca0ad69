import BackstaffElements
import BackstaffGraph

/// Which tab is which from one update to the next: its place in the content, by the ids of a ForEach and not by position.
struct TabKey: Hashable {
    private var parts: [AnyHashable] = []

    func appending(_ part: some Hashable) -> TabKey {
        var key = self
        key.parts.append(AnyHashable(part))
        return key
    }
}

/// The traits of a tab.
struct TabTraits {
    /// What stands for the tab in the bar.
    var label: AnyView?
    /// What the tab is selected by, the outermost tag last.
    var tags: [any Hashable] = []
    var badge: String?
    var role: TabRole?
    var placement = TabPlacement.automatic
    var isHidden = false
    var customizationID: String?
    /// Whether the tab is shown where nobody has chosen: by the bars that it says so for.
    var defaultVisibility: [AdaptableTabBarPlacement: Visibility] = [:]
    /// What a person may do to it: by the bars that it says so for.
    var customizationBehavior: [AdaptableTabBarPlacement: TabCustomizationBehavior] = [:]

    /// Whether it stands last in bars, whatever anybody chooses.
    var isPinned: Bool { placement == .pinned || role == .search }
}

/// A listed tab.
struct TabEntry {
    let key: TabKey
    let traits: TabTraits
    let section: TabSectionEntry?
    let content: TabBody
}

/// A section of tabs.
struct TabSectionEntry {
    let key: TabKey
    /// Which part of the section the tab is in: after a section inside it, it goes on with another.
    var part = 0
    let header: AnyView?
    var customizationID: String?
}

/// The ordered list of the tabs in a tab view's content. Apps don't use it.
///
///     content ──► sections, branches and rows are walked through ──► one entry a tab, with its traits
///                    no node is made and no body run on the way
public struct _TabList {
    private(set) var entries: ContiguousArray<TabEntry> = []
    private var key = TabKey()
    private var keys: Set<TabKey> = []
    private var section: TabSectionEntry?
    /// How many sections there were with a key, and how many parts of each.
    private var sections: [TabKey: Int] = [:]
    private var parts: [TabKey: Int] = [:]
    private var lastSection: TabKey?
    private var wrappers: [any TabWrapper] = []
    /// What the tabs of content that has modifiers say because of them, the innermost last.
    private var changes: [(inout TabTraits) -> Void] = []

    /// Lists the tabs of a part of the content.
    @MainActor
    mutating func nest(_ part: some Hashable, _ list: (inout _TabList) -> Void) {
        let outer = key
        key = key.appending(part)
        list(&self)
        key = outer
    }

    /// Lists the tabs of a section. Of sections in sections the innermost counts.
    @MainActor
    mutating func nest(in header: AnyView?, _ list: (inout _TabList) -> Void) {
        let outer = section
        // Rows of a ForEach may have the same ID. Each is still a section of its own.
        let count = sections[key, default: 0]
        sections[key] = count + 1
        var entry = TabSectionEntry(key: count == 0 ? key : key.appending(count), header: header)
        var said = TabTraits()
        for change in changes.reversed() { change(&said) }
        let traits = said
        entry.customizationID = traits.customizationID
        section = entry
        // What is said of the section counts for its tabs, but for what it is known by.
        let outerChanges = changes
        changes = [
            { tab in
                tab.isHidden = tab.isHidden || traits.isHidden
                tab.defaultVisibility.merge(traits.defaultVisibility) { own, _ in own }
                tab.customizationBehavior.merge(traits.customizationBehavior) { own, _ in own }
                if tab.placement == .automatic { tab.placement = traits.placement }
            }
        ]
        list(&self)
        changes = outerChanges
        section = outer
    }

    /// Lists tabs that a modifier says something of.
    @MainActor
    mutating func change(_ change: @escaping (inout TabTraits) -> Void, _ list: (inout _TabList) -> Void) {
        changes.append(change)
        list(&self)
        changes.removeLast()
    }

    /// Adds a tab of a content that is built when it is shown.
    @MainActor
    mutating func add(_ content: TabBody, traits: TabTraits) {
        var traits = traits
        for change in changes.reversed() { change(&traits) }
        let wanted = key.appending(content.type)
        var key = wanted
        var occurrence = 1
        // Rows of a ForEach may have the same ID. Each is still a tab of its own.
        while !keys.insert(key).inserted {
            occurrence += 1
            key = wanted.appending(occurrence)
        }
        entries.append(TabEntry(key: key, traits: traits, section: nextSection(), content: content))
    }

    /// The section that the next tab stands in.
    private mutating func nextSection() -> TabSectionEntry? {
        defer { lastSection = section?.key }
        guard var section else { return nil }
        if section.key != lastSection { parts[section.key, default: -1] += 1 }
        section.part = parts[section.key] ?? 0
        return section
    }

    // MARK: Views

    /// Lists the tabs of a view: of several views one each.
    @MainActor
    mutating func list<V: View>(_ view: V) {
        if let several = view as? any TabListing { return several.listTabs(in: &self) }
        add(view)
    }

    /// Adds a view as one tab.
    @MainActor
    mutating func add<V: View>(_ view: V) {
        var traits = TabTraits()
        (view as? any TabTraitView)?.readTraits(into: &traits)
        if wrappers.isEmpty { return add(TypedTabBody(view), traits: traits) }
        var wrapped = AnyView(view)
        for wrapper in wrappers.reversed() {
            wrapped = wrapper.wrap(wrapped)
            wrapper.addTraits(to: &traits)
        }
        add(TypedTabBody(wrapped), traits: traits)
    }

    /// Lists views each of which a modifier changes.
    @MainActor
    mutating func wrap(in modifier: some ViewModifier, _ list: (inout _TabList) -> Void) {
        wrappers.append(TypedTabWrapper(modifier: modifier))
        list(&self)
        wrappers.removeLast()
    }

    /// Says by what rows of a ForEach are selected that have no tag of their own.
    @MainActor
    mutating func listRow(_ id: some Hashable, _ list: (inout _TabList) -> Void) {
        let count = entries.count
        nest(id, list)
        guard entries.count == count + 1, entries[count].traits.tags.isEmpty else { return }
        let entry = entries[count]
        var traits = entry.traits
        traits.tags = [id]
        entries[count] = TabEntry(key: entry.key, traits: traits, section: entry.section, content: entry.content)
    }
}

@MainActor
private protocol TabWrapper {
    func wrap(_ view: AnyView) -> AnyView
    func addTraits(to traits: inout TabTraits)
}

private struct TypedTabWrapper<Modifier: ViewModifier>: TabWrapper {
    let modifier: Modifier

    func wrap(_ view: AnyView) -> AnyView { AnyView(view.modifier(modifier)) }

    func addTraits(to traits: inout TabTraits) {
        (modifier as? any TabTrait)?.add(to: &traits)
    }
}
