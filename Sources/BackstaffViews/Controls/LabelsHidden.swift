struct LabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether controls hide their labels. The text remains available for screen readers.
    package var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of the controls in this view, for example of toggles, pickers, steppers and progress views.
    /// Screen readers still read labels that are texts.
    public func labelsHidden() -> some View {
        environment(\.labelsAreHidden, true)
    }
}
