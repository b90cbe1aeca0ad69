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
    /// A swipe down, Escape, a click beside it, the browser's Back and `dismiss` end it; so does the app, by the flag. If
    /// something else is presented from the same place the sheet waits until that has gone, which is reported.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the sheet is presented. Is set to `false`, once, when a person ends it.
    ///   - onDismiss: What to do when the sheet has gone, whatever ended it.
    ///   - content: The views of the sheet.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            PresentationModifier(
                PresentationRequest(
                    .sheet, isPresented: isPresented, onDismiss: onDismiss, fileID: fileID, line: line, content: content
                )))
    }

    /// Presents a sheet while there is an item.
    ///
    /// An item with another id takes the place of the sheet's: the sheet goes, and a new one comes. One with the same id
    /// brings the views of the sheet up to date.
    ///
    /// - Parameters:
    ///   - item: What the sheet is about. Is set to `nil`, once, when a person ends the sheet.
    ///   - onDismiss: What to do when the sheet has gone, whatever ended it.
    ///   - content: The views of the sheet for an item.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            PresentationModifier(
                PresentationRequest(
                    .sheet, item: item, onDismiss: onDismiss, fileID: fileID, line: line, content: content)))
    }

    /// Presents views that cover the whole window while a flag is set.
    ///
    /// Like ``sheet(isPresented:onDismiss:content:fileID:line:)``, but without a way out of its own: neither a swipe nor
    /// Escape nor the browser's Back ends it, only what its views offer. They read the window's size class.
    ///
    /// - Parameters:
    ///   - isPresented: Whether they are presented.
    ///   - onDismiss: What to do when they have gone.
    ///   - content: The views.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            PresentationModifier(
                PresentationRequest(
                    .cover, isPresented: isPresented, onDismiss: onDismiss, fileID: fileID, line: line, content: content
                )))
    }

    /// Presents views that cover the whole window while there is an item.
    ///
    /// - Parameters:
    ///   - item: What they are about. Another id is another presentation.
    ///   - onDismiss: What to do when they have gone.
    ///   - content: The views for an item.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            PresentationModifier(
                PresentationRequest(
                    .cover, item: item, onDismiss: onDismiss, fileID: fileID, line: line, content: content)))
    }
}
