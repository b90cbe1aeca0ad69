extension EnvironmentValues {
    /// Sets the values for a new scene.
    mutating func setUp(for configuration: SceneConfiguration) {
        setSize(width: configuration.width, height: configuration.height)
        setAppearance(isDark: configuration.isDark, reducesMotion: configuration.reducesMotion)
        visitor = configuration.visitor
        visitorLocale = configuration.visitorLocale
        if visitorLocale.isRightToLeft { layoutDirection = .rightToLeft }
    }

    mutating func setSize(width: Double, height: Double) {
        let size = SceneSize(width: width, height: height)
        sceneSize = size
        horizontalSizeClass = size.horizontalSizeClass
        verticalSizeClass = size.verticalSizeClass
    }

    mutating func setAppearance(isDark: Bool, reducesMotion: Bool) {
        colorScheme = isDark ? .dark : .light
        accessibilityReduceMotion = reducesMotion
    }
}
