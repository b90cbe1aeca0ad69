/// The size class of an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// A compact size.
    case compact
    /// A regular size.
    case regular
}

private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

/// The size of a scene, in points.
package struct SceneSize: Hashable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The horizontal size class. A large phone in landscape orientation is as wide as a tablet, but it is compact.
    package var horizontalSizeClass: UserInterfaceSizeClass {
        width < 660 || (verticalSizeClass == .compact && width < 890) ? .compact : .regular
    }

    /// The vertical size class.
    package var verticalSizeClass: UserInterfaceSizeClass { height < 430 ? .compact : .regular }
}

private enum SceneSizeKey: EnvironmentKey {
    static var defaultValue: SceneSize { SceneSize(width: 390, height: 844) }
}

private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
    /// The horizontal size class. It is regular from a width of 660 points, except in short windows that are no wider
    /// than a large phone.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The vertical size class. It is compact below a height of 430 points.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// The size of the scene.
    package var sceneSize: SceneSize {
        get { self[SceneSizeKey.self] }
        set { self[SceneSizeKey.self] = newValue }
    }

}
