import BackstaffGraph
import BackstaffNavigation

extension View {
    /// Adds items to the bars of the screen that contains this view.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: content()))
    }

    /// Adds views at the trailing end of the bar of the screen that contains this view.
    @_disfavoredOverload
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: ToolbarItemGroup(content: content)))
    }

    /// Adds items to the bars of the screen that contains this view.
    ///
    /// Unlike in SwiftUI, people can't rearrange the items. If two items in toolbars with the same id have the same id,
    /// both are shown and the mistake is reported.
    ///
    /// - Parameters:
    ///   - id: The id of the toolbar.
    ///   - content: A builder for items with ids.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let identity = ToolbarIdentity(id: id, place: SourcePlace(fileID, line))
        return modifier(ToolbarModifier(identity: identity, items: content()))
    }

    /// Adds a menu to the title of the screen that contains this view. A tap on the title opens it.
    ///
    /// The menu replaces the default menu of an editable title. If several views set a menu, the innermost one is used.
    /// If the title can be edited, a Rename item is added at the end, unless the menu contains a ``RenameButton``.
    ///
    /// - Parameter content: A view builder for the items.
    public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: ToolbarTitleMenu(content: content)))
    }

    /// Removes an item that the framework adds to a bar by default.
    ///
    /// To remove the sidebar toggle, apply this modifier to the content of the *sidebar*, not to the split view.
    ///
    /// - Parameter kind: The item to remove.
    public func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View {
        preference(RemovedToolbarItemPreference(kind: kind))
    }
}
