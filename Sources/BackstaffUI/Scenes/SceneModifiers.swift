import Observation

/// A scene with a modifier.
public struct ModifiedScene<Content: Scene>: PrimitiveScene {
    fileprivate let content: Content
    fileprivate let change: @MainActor (AnyView) -> AnyView

    public static func _describe(_ scene: Self, in list: inout _SceneList) {
        list.describe(scene.content) { window in
            let makeView = window.makeView
            window.makeView = { scene.change(makeView($0)) }
        }
    }
}

extension Scene {
    /// Sets a value in the environment of the scene's views.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some Scene {
        ModifiedScene(content: self) { AnyView($0.environment(keyPath, value)) }
    }

    /// Modifies a value in the environment of the scene's views.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some Scene {
        ModifiedScene(content: self) { AnyView($0.transformEnvironment(keyPath, transform: transform)) }
    }

    /// Adds an observable object to the environment of the scene's views. They read it by its type.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
        ModifiedScene(content: self) { AnyView($0.environment(object)) }
    }

    /// Adds an observable object to the environment of the scene's views. They read it by its type.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
        ModifiedScene(content: self) { AnyView($0.environmentObject(object)) }
    }

    /// Sets the visibility of overlays such as the home indicator. It has no effect: a page has none.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene {
        ModifiedScene(content: self) { $0 }
    }

    /// Sets the size of new windows. It has no effect, because the browser determines the size of a tab.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        ModifiedScene(content: self) { $0 }
    }

    /// Sets the size of new windows. It has no effect, because the browser determines the size of a tab.
    public func defaultSize(_ size: CGSize) -> some Scene {
        ModifiedScene(content: self) { $0 }
    }
}
