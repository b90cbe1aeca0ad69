extension View {
    /// Presents a sheet while a condition is true.
    ///
    /// ```swift
    /// .sheet(isPresented: $isEditing) {
    ///     RecipeEditor(recipe: $recipe)
    /// }
    /// ```
    ///
    /// In a compact width the sheet slides up from the bottom. In a wide window it is in the middle. Its views have a
    /// compact horizontal size class in both cases. The sheet inherits the environment of this view, but has its own
    /// navigation: a stack in it starts with its own path. ``EnvironmentValues/dismiss`` dismisses the sheet, or pops a
    /// pushed screen if it is read there. The views of the sheet are created with new state each time it is presented.
    ///
    /// A user dismisses the sheet with a swipe down, the Escape key, a tap beside it or the browser's Back button.
    /// The app dismisses it with the binding or with `dismiss`.
    ///
    /// The window, and each presented view, can present one view at a time. While it presents another view, the sheet
    /// waits, and this is reported. It is presented when the other view has been dismissed. SwiftUI may never present
    /// it.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that determines whether the sheet is presented. It is set to `false` once, when a
    ///     user dismisses the sheet.
    ///   - onDismiss: A closure that is called when the sheet has been dismissed for any reason.
    ///   - content: A view builder for the sheet.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presents(.sheet, while: isPresented, onDismiss: onDismiss, at: (fileID, line), content: content)
    }

    /// Presents a sheet while an item isn't `nil`.
    ///
    /// If the item is replaced with one that has another id, the sheet is dismissed and a new one is presented. An item
    /// with the same id updates the views of the sheet.
    ///
    /// - Parameters:
    ///   - item: A binding to the item. It is set to `nil` once, when a user dismisses the sheet.
    ///   - onDismiss: A closure that is called when the sheet has been dismissed for any reason.
    ///   - content: A view builder for the sheet, which receives the item.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presents(.sheet, for: item, onDismiss: onDismiss, at: (fileID, line), content: content)
    }

    /// Presents a view that covers the whole window while a condition is true.
    ///
    /// Unlike a sheet, the cover can't be dismissed with a swipe, the Escape key or the browser's Back button, only by
    /// its views. Its views have the window's size class. Apart from that it behaves like
    /// ``sheet(isPresented:onDismiss:content:fileID:line:)``.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that determines whether the cover is presented.
    ///   - onDismiss: A closure that is called when the cover has been dismissed.
    ///   - content: A view builder for the cover.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presents(.cover, while: isPresented, onDismiss: onDismiss, at: (fileID, line), content: content)
    }

    /// Presents a view that covers the whole window while an item isn't `nil`.
    ///
    /// - Parameters:
    ///   - item: A binding to the item. An item with another id presents another cover.
    ///   - onDismiss: A closure that is called when the cover has been dismissed.
    ///   - content: A view builder for the cover, which receives the item.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presents(.cover, for: item, onDismiss: onDismiss, at: (fileID, line), content: content)
    }
}
