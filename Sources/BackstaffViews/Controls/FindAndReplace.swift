extension View {
    /// Shows a field for finding text in a text editor. It has no effect: the browser finds text in the whole page.
    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

    /// Prevents finding in a text editor. It has no effect: the browser finds text in the whole page.
    public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// Prevents replacing in a text editor. It has no effect: no text editor replaces text here.
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
