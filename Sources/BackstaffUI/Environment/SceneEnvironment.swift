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

    /// How much room there is from side to side. A large phone on its side is as wide as a tablet, and has little all the same.
    var horizontalSizeClass: UserInterfaceSizeClass {
        width < 660 || (verticalSizeClass == .compact && width < 890) ? .compact : .regular
    }

    /// How much room there is from top to bottom.
    var verticalSizeClass: UserInterfaceSizeClass { height < 430 ? .compact : .regular }
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
