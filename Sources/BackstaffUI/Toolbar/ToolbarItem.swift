import BackstaffGraph
import BackstaffNavigation

/// An item in a bar.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    private let traits: ToolbarItemTraits
    private let content: Content

    init(_ traits: ToolbarItemTraits, content: Content) {
        self.traits = traits
        self.content = content
    }

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - placement: The placement of the item.
    ///   - content: A view builder for the item, usually for a button or a menu.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        self.init(ToolbarItemTraits(placement.rule), content: content())
    }

    /// Creates an item with an id for a customizable toolbar.
    ///
    /// - Parameters:
    ///   - id: The id of the item.
    ///   - placement: The placement of the item.
    ///   - showsByDefault: Whether the item is in the bar. If not, it is in the menu “More”. In SwiftUI it is in the
    ///     panel for customizing the toolbar instead.
    ///   - content: A view builder for the item.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        self.init(ToolbarItemTraits(placement.rule, id: id, isShown: showsByDefault), content: content())
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

    /// Returns the same item, in the bar or in the overflow menu.
    func shown(_ isShown: Bool) -> Self {
        var traits = traits
        traits.isShown = isShown
        return Self(traits, content: content)
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// Sets whether the item is in the bar by default.
    ///
    /// - Parameters:
    ///   - defaultVisibility: The visibility. With `hidden` the item is in the menu “More”.
    ///   - options: Options for customizing. They have no effect.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        defaultVisibility == .hidden ? shown(false) : self
    }

    /// Sets how people can customize the item. It has no effect.
    public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent {
        self
    }
}

/// Options for an item of a customizable toolbar. They have no effect.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    /// The options as bits.
    public var rawValue: Int

    /// Creates options from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The item is available even after people have removed it.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// The ways in which people can customize an item. They have no effect.
public struct ToolbarCustomizationBehavior: Sendable {
    /// The item can be moved and removed.
    public static let `default` = ToolbarCustomizationBehavior()
    /// The item can be moved but not removed.
    public static let reorderable = ToolbarCustomizationBehavior()
    /// The item can't be moved or removed.
    public static let disabled = ToolbarCustomizationBehavior()
}

/// A group of items with the same placement. Each view of the content is an item. Items that don't fit in the bar are
/// in the menu “More”.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    private let item: ToolbarItem<(), Content>

    /// Creates a group of items.
    ///
    /// - Parameters:
    ///   - placement: The placement of the items.
    ///   - content: A view builder for the items. A `Spacer` separates two of them.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        item = ToolbarItem(placement: placement, content: content)
    }

    /// Creates a group of items with a label.
    ///
    /// Unlike in SwiftUI, the group is never collapsed into a menu with the label. Items that don't fit are in the menu
    /// “More”.
    ///
    /// - Parameters:
    ///   - placement: The placement of the items.
    ///   - content: A view builder for the items.
    ///   - label: A label for the group. It isn't used.
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
