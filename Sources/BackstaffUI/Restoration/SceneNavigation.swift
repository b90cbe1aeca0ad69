import BackstaffGraph
public import BackstaffNavigation

/// What a scene shows, for its own views: to read, to show again, and to take back.
///
/// ```swift
/// @Environment(\.sceneNavigation) private var navigation
///
/// Button("Undo") { navigation.undo() }
///     .disabled(!navigation.canUndo)
/// ```
///
/// Undo goes by the steps that a person has taken, which are those of the browser's history: taking one back is what its back
/// button does, and redoing what its forward button does. What the app changes by itself belongs to the step at which it did.
/// A view that was pushed without a value can't be shown again once it is gone.
///
/// What is asked for is done at the end of the update, through the app's bindings. SwiftUI has nothing like it.
@MainActor
public struct SceneNavigation {
    weak var scene: SceneContext?

    nonisolated init(_ scene: SceneContext?) {
        self.scene = scene
    }

    /// What the scene's containers show. A body that reads it runs again when that has changed.
    public var state: NavigationState {
        scene?.stateReaders.recordRead()
        return scene?.state ?? NavigationState()
    }

    /// Shows a state, as far as it can be shown.
    public func restore(_ state: NavigationState) {
        scene?.host?.take(.restore(state))
    }

    /// Whether there is a step to take back. A body that reads it runs again when that has changed.
    public var canUndo: Bool {
        scene?.stateReaders.recordRead()
        return scene?.canUndo == true
    }

    /// Takes the last step back, if there is one.
    public func undo() {
        scene?.host?.take(.undo)
    }

    /// Whether there is a step that was taken back. A body that reads it runs again when that has changed.
    public var canRedo: Bool {
        scene?.stateReaders.recordRead()
        return scene?.canRedo == true
    }

    /// Takes the step again that was taken back last, if there is one.
    public func redo() {
        scene?.host?.take(.redo)
    }
}

extension EnvironmentValues {
    /// What the scene shows, to read it as a value, to show it again, and to take it back. Outside a scene there is nothing.
    public var sceneNavigation: SceneNavigation { SceneNavigation(sceneContext) }
}
