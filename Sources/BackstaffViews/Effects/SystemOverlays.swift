extension View {
    /// Hides the status bar. It has no effect: a page has none.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Hides the status bar. It has no effect: a page has none.
    @available(*, deprecated, renamed: "statusBarHidden(_:)")
    public func statusBar(hidden: Bool) -> some View { self }

    /// Sets the visibility of overlays such as the home indicator. It has no effect: a page has none.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
