struct LabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether controls leave out their labels, of which only the words stay, for screen readers.
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Leaves out the labels of the controls inside this view: toggles, pickers, steppers, progress and so on. Screen
    /// readers still say them where they are text.
    public func labelsHidden() -> some View {
        environment(\.labelsAreHidden, true)
    }
}
