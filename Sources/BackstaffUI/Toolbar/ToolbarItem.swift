import BackstaffGraph
import BackstaffNavigation

/// One item of a bar.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    private let traits: ToolbarItemTraits
    private let content: Content

    init(_ traits: ToolbarItemTraits, content: Content) {
        self.traits = traits
        self.content = content
    }

    /// An item.
    ///
    /// - Parameters:
    ///   - placement: where it stands.
    ///   - content: what it shows: a button or a menu, mostly.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        self.init(ToolbarItemTraits(placement.place), content: content())
    }

    /// An item with an identity, for ``View/toolbar(id:content:)``.
    ///
    /// - Parameters:
    ///   - id: what the item is known by, among those of its screen.
    ///   - placement: where it stands.
    ///   - showsByDefault: whether it stands in the bar. If not, it is in the menu “More”, where SwiftUI has it in the
    ///     panel from which people choose items.
    ///   - content: what it shows.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        self.init(ToolbarItemTraits(placement.place, id: id, isShown: showsByDefault), content: content())
    }

    public static func _makeNode(of content: Self, under parent: _Node) -> _Node {
        let node = ToolbarItemNode(content.traits, under: parent)
        node.show(content.content)
        return node
    }

    public static func _updateNode(_ node: _Node, to content: Self) {
        let node = unsafeDowncast(node, to: ToolbarItemNode.self)
        node.traits = content.traits
        node.update(content: content.content)
    }

    /// The same item, in the bar or not.
    func shown(_ isShown: Bool) -> Self {
        var traits = traits
        traits.isShown = isShown
        return Self(traits, content: content)
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// Says whether the item stands in the bar at first.
    ///
    /// - Parameters:
    ///   - defaultVisibility: with `hidden` the item is in the menu “More”.
    ///   - options: what SwiftUI asks people for. Without effect.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        defaultVisibility == .hidden ? shown(false) : self
    }

    /// Says what people may do to the item when they rearrange a toolbar. Accepted without effect.
    public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent {
        self
    }
}

/// What an item of a customizable toolbar wants when people rearrange that. Without effect.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    /// The options as bits.
    public var rawValue: Int

    /// Options from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// It is offered even where people have taken it away.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// What people may do to an item when they rearrange a toolbar. Without effect.
public struct ToolbarCustomizationBehavior: Sendable {
    /// They may move it and take it away.
    public static let `default` = ToolbarCustomizationBehavior()
    /// They may move it, and not take it away.
    public static let reorderable = ToolbarCustomizationBehavior()
    /// They may do neither.
    public static let disabled = ToolbarCustomizationBehavior()
}

/// Several items of a bar in one place. Each view of the content is an item: where there is no room for all, those that
/// don't fit are in the menu “More”.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    private let item: ToolbarItem<(), Content>

    /// The views of `content` as items.
    ///
    /// - Parameters:
    ///   - placement: where they stand.
    ///   - content: the items. A `Spacer` takes room between two of them.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        item = ToolbarItem(placement: placement, content: content)
    }

    /// The views of `content` as items, with a label for all of them.
    ///
    /// Different from Apple's: the items are never put away behind the label; those that don't fit are in “More”.
    ///
    /// - Parameters:
    ///   - placement: where they stand.
    ///   - content: the items.
    ///   - label: what names them. Never made.
    public init<Label: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        item = ToolbarItem(placement: placement, content: content)
    }

    public static func _makeNode(of content: Self, under parent: _Node) -> _Node {
        ToolbarItem<(), Content>._makeNode(of: content.item, under: parent)
    }

    public static func _updateNode(_ node: _Node, to content: Self) {
        ToolbarItem<(), Content>._updateNode(node, to: content.item)
    }
}
