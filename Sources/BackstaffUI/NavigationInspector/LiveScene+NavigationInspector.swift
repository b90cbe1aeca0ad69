import BackstaffElements
import BackstaffGraph

extension LiveScene {
    package func inspect(_ request: InspectionRequest) {
        switch request {
        case .open:
            // If an inspector is open already, it starts again, because the request comes from a new page.
            inspector?.end()
            inspector = NavigationInspector(of: self)
        case .close:
            inspector?.end()
            inspector = nil
        case .goTo(let transition):
            navigationInspector?.go(toTransition: transition)
            graph.settle()
        case .flow: navigationInspector?.askForFlow()
        }
    }

    package func takeInspection() -> Inspection? { navigationInspector?.news() }

    private var navigationInspector: NavigationInspector? { inspector as? NavigationInspector }
}

extension EnvironmentValues {
    /// The environment values that have the most influence on a screen.
    var rowsForNavigationInspector: [[String]] {
        func words(_ value: (some Any)?) -> String { value.map { "\($0)" } ?? "nil" }
        return [
            ["horizontalSizeClass", words(horizontalSizeClass)], ["verticalSizeClass", words(verticalSizeClass)],
            ["colorScheme", "\(colorScheme)"], ["layoutDirection", "\(layoutDirection)"],
            ["locale", locale.identifier], ["dynamicTypeSize", "\(dynamicTypeSize)"],
            ["scenePhase", "\(scenePhase)"], ["accessibilityReduceMotion", "\(accessibilityReduceMotion)"],
        ]
    }
}
