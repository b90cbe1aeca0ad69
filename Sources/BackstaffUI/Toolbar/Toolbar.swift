import BackstaffGraph
import BackstaffNavigation

extension View {
    /// Puts items into the bars of the screen that this view is on.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: content()))
    }

    /// Puts views into the bar of the screen that this view is on, at its trailing end.
    @_disfavoredOverload
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: ToolbarItemGroup(content: content)))
    }

    /// Puts items into the bars of the screen that this view is on.
    ///
    /// With SwiftUI people may rearrange the items; here they stand as they are written. Two items with the same identity
    /// in toolbars with the same identity are a mistake, which is reported: both are shown.
    ///
    /// - Parameters:
    ///   - id: what the toolbar is known by.
    ///   - content: items with identities.
    ///   - fileID: the place that the report names.
    ///   - line: the place that the report names.
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let identity = ToolbarIdentity(id: id, place: SourcePlace(fileID, line))
        return modifier(ToolbarModifier(identity: identity, items: content()))
    }

    /// Gives the title of the screen that this view is on a menu, which opens by a tap on the title.
    ///
    /// It takes the place of the menu that an editable title has by itself. Of several the innermost counts. Where the
    /// title can be edited the menu ends with Rename, unless there is a ``RenameButton`` in it.
    ///
    /// - Parameter content: the items.
    public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: ToolbarTitleMenu(content: content)))
    }

    /// Leaves out something that the framework puts into a bar by itself.
    ///
    /// To be without the sidebar's toggle, apply this to the content of the *sidebar*, and not to the split view.
    public func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View {
        preference(RemovedToolbarItemPreference(kind: kind))
    }
}
