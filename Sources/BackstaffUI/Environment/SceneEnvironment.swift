/// How much room there is in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room.
    case compact
    /// Much room.
    case regular
}

private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

/// The size of a scene, in points.
struct SceneSize: Hashable {
    var width: Double
    var height: Double
}

private enum SceneSizeKey: EnvironmentKey {
    static var defaultValue: SceneSize { SceneSize(width: 390, height: 844) }
}

private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
    /// How much room there is from side to side: regular from 660 points up, except in windows that are short and no
    /// wider than a large phone.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is from top to bottom: compact below 430 points.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// How large the scene is.
    var sceneSize: SceneSize {
        get { self[SceneSizeKey.self] }
        set { self[SceneSizeKey.self] = newValue }
    }

    /// Sets what a scene's surroundings are.
    mutating func setUp(for configuration: SceneConfiguration) {
        setSize(width: configuration.width, height: configuration.height)
        setAppearance(isDark: configuration.isDark, reducesMotion: configuration.reducesMotion)
    }

    mutating func setSize(width: Double, height: Double) {
        sceneSize = SceneSize(width: width, height: height)
        let isShort = height < 430
        horizontalSizeClass = width < 660 || (isShort && width < 890) ? .compact : .regular
        verticalSizeClass = isShort ? .compact : .regular
    }

    mutating func setAppearance(isDark: Bool, reducesMotion: Bool) {
        colorScheme = isDark ? .dark : .light
        accessibilityReduceMotion = reducesMotion
    }
}
