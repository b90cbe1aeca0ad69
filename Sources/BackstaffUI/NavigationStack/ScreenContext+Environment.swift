import BackstaffNavigation

extension ScreenContext: RoutedScreen {
    var titleRenaming: (() -> Void)? { screenNode?.titleRenaming }

    var leadsToNextColumn: Bool { stack?.leadsToNextColumn == true }

    func push<Rows: View>(_ screen: ListScreen<Rows>) -> (@MainActor (ListScreen<Rows>) -> Void)? {
        guard let stack else { return nil }
        let view = TypedPushedView(screen, id: stack.makeViewEntry())
        stack.push(view, aboveScreenAt: depth)
        return { [weak view] in view?.update(to: $0) }
    }

    func dismiss() { ScreenContext.dismiss(self, in: nil) }
}

extension ListScreen: View {
    package var body: some View {
        List { rows }
            .navigationTitle(title)
            .navigationBarTitleDisplayMode(.inline)
    }
}

extension EnvironmentValues {
    /// The screen that contains the view.
    var screenContext: ScreenContext? {
        get { enclosingScreen as? ScreenContext }
        set { enclosingScreen = newValue }
    }
}

extension SelectingList {
    /// The screen that contains the list.
    var screen: ScreenContext? { enclosingScreen as? ScreenContext }
}
