extension View {
    /// Presents a sheet while a flag is set.
    ///
    /// ```swift
    /// .sheet(isPresented: $isEditing) {
    ///     RecipeEditor(recipe: $recipe)
    /// }
    /// ```
    ///
    /// Where there is little room the sheet is a card that comes from below, and in a wide window a form in its middle; its
    /// views read a compact size class in both. It has what this view has of the environment, but navigation of its own:
    /// a stack inside starts with its own path, and ``EnvironmentValues/dismiss`` ends the sheet, or pops where it is read
    /// on a pushed screen. Its views are made when it is presented, with fresh state each time, and go with it.
    ///
    /// A swipe down, Escape, a click beside it, the browser's Back and `dismiss` end it; so does the app, by the flag.
    ///
    /// One thing at a time is presented from the window, and from what is presented. While that is something else the sheet
    /// waits, which is reported, and comes when the other has gone. Differs from SwiftUI, which may never show it.
    ///
    /// - Parameters:
    ///   - isPresented: whether the sheet is presented. Is set to `false`, once, when a person ends it.
    ///   - onDismiss: what to do when the sheet has gone, whatever ended it.
    ///   - content: the views of the sheet.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presents(.sheet, while: isPresented, onDismiss: onDismiss, at: (fileID, line), content: content)
    }

    /// Presents a sheet while there is an item.
    ///
    /// An item with another id takes the place of the sheet's: the sheet goes, and a new one comes. One with the same id
    /// brings the views of the sheet up to date.
    ///
    /// - Parameters:
    ///   - item: what the sheet is about. Is set to `nil`, once, when a person ends the sheet.
    ///   - onDismiss: what to do when the sheet has gone, whatever ended it.
    ///   - content: the views of the sheet for an item.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presents(.sheet, for: item, onDismiss: onDismiss, at: (fileID, line), content: content)
    }

    /// Presents views that cover the whole window while a flag is set.
    ///
    /// Like ``sheet(isPresented:onDismiss:content:fileID:line:)``, but without a way out of its own: neither a swipe nor
    /// Escape nor the browser's Back ends it, only what its views offer. They read the window's size class.
    ///
    /// - Parameters:
    ///   - isPresented: whether they are presented.
    ///   - onDismiss: what to do when they have gone.
    ///   - content: the views.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presents(.cover, while: isPresented, onDismiss: onDismiss, at: (fileID, line), content: content)
    }

    /// Presents views that cover the whole window while there is an item.
    ///
    /// - Parameters:
    ///   - item: what they are about. Another id is another presentation.
    ///   - onDismiss: what to do when they have gone.
    ///   - content: the views for an item.
    ///   - fileID: the place that reports name.
    ///   - line: the place that reports name.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presents(.cover, for: item, onDismiss: onDismiss, at: (fileID, line), content: content)
    }
}
