import BackstaffElements
import BackstaffGraph

/// The identity of a tab across updates: its place in the content, by the ids of a ForEach and not by position.
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
    /// The label of the tab in the bar.
    var label: AnyView?
    /// The tags of the tab, the outermost last.
    var tags: [any Hashable] = []
    var badge: String?
    var role: TabRole?
    var placement = TabPlacement.automatic
    var isHidden = false
    var customizationID: String?
    /// The default visibility of the tab in each form of the bar that sets one.
    var defaultVisibility: [AdaptableTabBarPlacement: Visibility] = [:]
    /// The allowed changes to the tab in each form of the bar that sets them.
    var customizationBehavior: [AdaptableTabBarPlacement: TabCustomizationBehavior] = [:]

    /// Whether the tab is always last in bars.
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
    /// The part of the section that contains the tab. A section continues with another part after a section inside it.
    var part = 0
    let header: AnyView?
    var customizationID: String?
}

/// The ordered list of the tabs in a tab view's content. Apps don't use it.
///
///     content ──► sections, branches and rows in order ──► one entry for each tab, with its traits
///                    no node is made and no body run on the way
public struct _TabList {
    private(set) var entries: ContiguousArray<TabEntry> = []
    private var key = TabKey()
    private var keys: Set<TabKey> = []
    private var section: TabSectionEntry?
    /// The number of parts of each section.
    private var sections: [TabKey: Int] = [:]
    private var parts: [TabKey: Int] = [:]
    private var lastSection: TabKey?
    private var wrappers: [any TabWrapper] = []
    /// The changes that modifiers make to the traits of the tabs inside, the innermost last.
    private var changes: [(inout TabTraits) -> Void] = []

    /// Lists the tabs of a part of the content.
    @MainActor
    mutating func nest(_ part: some Hashable, _ list: (inout _TabList) -> Void) {
        let outer = key
        key = key.appending(part)
        list(&self)
        key = outer
    }

    /// Lists the tabs of a section. Of nested sections the innermost applies.
    @MainActor
    mutating func nest(in header: AnyView?, _ list: (inout _TabList) -> Void) {
        let outer = section
        // Rows of a ForEach may have the same id. Each is still a separate section.
        let count = sections[key, default: 0]
        sections[key] = count + 1
        var entry = TabSectionEntry(key: count == 0 ? key : key.appending(count), header: header)
        var said = TabTraits()
        for change in changes.reversed() { change(&said) }
        let traits = said
        entry.customizationID = traits.customizationID
        section = entry
        // The section's modifiers apply to its tabs, except for its identifier.
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

    /// Lists tabs inside a modifier that changes their traits.
    @MainActor
    mutating func change(_ change: @escaping (inout TabTraits) -> Void, _ list: (inout _TabList) -> Void) {
        changes.append(change)
        list(&self)
        changes.removeLast()
    }

    /// Adds a tab whose content is built when it is shown.
    @MainActor
    mutating func add(_ content: TabBody, traits: TabTraits) {
        var traits = traits
        for change in changes.reversed() { change(&traits) }
        let wanted = key.appending(content.type)
        var key = wanted
        var occurrence = 1
        // Rows of a ForEach may have the same id. Each is still a separate tab.
        while !keys.insert(key).inserted {
            occurrence += 1
            key = wanted.appending(occurrence)
        }
        entries.append(TabEntry(key: key, traits: traits, section: nextSection(), content: content))
    }

    /// The section of the next tab.
    private mutating func nextSection() -> TabSectionEntry? {
        defer { lastSection = section?.key }
        guard var section else { return nil }
        if section.key != lastSection { parts[section.key, default: -1] += 1 }
        section.part = parts[section.key] ?? 0
        return section
    }

    // MARK: Views

    /// Lists the tabs of a view: one for each view that it consists of.
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

    /// Lists views that a modifier wraps one by one.
    @MainActor
    mutating func wrap(in modifier: some ViewModifier, _ list: (inout _TabList) -> Void) {
        wrappers.append(TypedTabWrapper(modifier: modifier))
        list(&self)
        wrappers.removeLast()
    }

    /// Sets the tag for rows of a ForEach that have none.
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
