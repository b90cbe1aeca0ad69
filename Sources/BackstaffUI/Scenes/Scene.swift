import BackstaffGraph

/// A part of an app's interface with its own life cycle. In a browser, it is a tab.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scene in ``body``.
    associatedtype Body: Scene

    /// The content of the scene.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Describes the tabs that can show the scene. Apps don't call or implement this method.
    @MainActor static func _describe(_ scene: Self, in list: inout _SceneList)
}

extension Scene {
    public static func _describe(_ scene: Self, in list: inout _SceneList) {
        Body._describe(list.install(scene).body, in: &list)
    }
}

extension Never: Scene {
    public static func _describe(_ scene: Never, in list: inout _SceneList) {}
}

/// A scene that the framework defines.
@MainActor @preconcurrency
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    public var body: Never { fatalError("\(Self.self) has no body: the framework shows it itself.") }
}

/// The window of an app's settings. It isn't shown, because a browser has no place for it.
public struct Settings<Content: View>: PrimitiveScene {
    /// Creates settings that show `content`.
    public init(@ViewBuilder content: () -> Content) {}

    public static func _describe(_ scene: Self, in list: inout _SceneList) {}
}

/// Two scenes of an app. A new tab shows the first scene that it can show.
public struct ScenePair<First: Scene, Second: Scene>: PrimitiveScene {
    fileprivate let first: First
    fileprivate let second: Second

    public static func _describe(_ scene: Self, in list: inout _SceneList) {
        First._describe(scene.first, in: &list)
        Second._describe(scene.second, in: &list)
    }
}

/// A result builder that combines the scenes of an app.
@resultBuilder
@MainActor @preconcurrency
public struct SceneBuilder {
    /// Returns a scene unchanged.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// Returns the first scene.
    public static func buildPartialBlock<Content: Scene>(first content: Content) -> Content { content }

    /// Adds a scene to the previous ones.
    public static func buildPartialBlock<First: Scene, Second: Scene>(
        accumulated: First, next: Second
    ) -> ScenePair<First, Second> {
        ScenePair(first: accumulated, second: next)
    }

    /// Supports `if #available`.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}
