import BackstaffGraph

extension View {
    /// Puts a view at each end of the bar of the screen that this view is on.
    ///
    /// Differs from SwiftUI in that it adds to other items of the bar and replaces none.
    ///
    /// - Parameters:
    ///   - leading: the view at the leading end, after the back button.
    ///   - trailing: the view at the trailing end.
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

    /// Puts a view at the leading end of the bar of the screen that this view is on.
    @available(*, deprecated, message: "Use toolbar(content:) with navigationBarLeading placement")
    public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
        toolbar {
            ToolbarItem(placement: .navigationBarLeading) { leading }
        }
    }

    /// Puts a view at the trailing end of the bar of the screen that this view is on.
    @available(*, deprecated, message: "Use toolbar(content:) with navigationBarTrailing placement")
    public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
        toolbar {
            ToolbarItem(placement: .navigationBarTrailing) { trailing }
        }
    }
}
