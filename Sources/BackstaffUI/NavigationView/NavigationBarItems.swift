import BackstaffGraph

extension View {
    /// Adds a view at each end of the bar of the screen that contains this view.
    ///
    /// Unlike in SwiftUI, the views are added to the other items of the bar and don't replace them.
    ///
    /// - Parameters:
    ///   - leading: The view at the leading end, after the back button.
    ///   - trailing: The view at the trailing end.
    @available(
        *, deprecated, message: "Use toolbar(content:) with navigationBarLeading or navigationBarTrailing placement"
    )
    public func navigationBarItems<Leading: View, Trailing: View>(
        leading: Leading, trailing: Trailing
    ) -> some View {
        toolbar {
            ToolbarItem(placement: .navigationBarLeading) { leading }
            ToolbarItem(placement: .navigationBarTrailing) { trailing }
        }
    }

    /// Adds a view at the leading end of the bar of the screen that contains this view.
    @available(*, deprecated, message: "Use toolbar(content:) with navigationBarLeading placement")
    public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
        toolbar {
            ToolbarItem(placement: .navigationBarLeading) { leading }
        }
    }

    /// Adds a view at the trailing end of the bar of the screen that contains this view.
    @available(*, deprecated, message: "Use toolbar(content:) with navigationBarTrailing placement")
    public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
        toolbar {
            ToolbarItem(placement: .navigationBarTrailing) { trailing }
        }
    }
}
