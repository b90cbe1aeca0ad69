import BackstaffGraph
public import BackstaffNavigation

/// The navigation state of a scene, which the scene's views can read, restore, undo and redo.
///
/// ```swift
/// @Environment(\.sceneNavigation) private var navigation
///
/// Button("Undo") { navigation.undo() }
///     .disabled(!navigation.canUndo)
/// ```
///
/// Undo and redo follow the steps that a user has taken in the browser's history. Undoing is the same as the
/// browser's back button, and redoing the same as its forward button. Changes by the app belong to the step that is
/// current at the time. A view that was pushed without a value can't be restored after it was removed.
///
/// Changes are made at the end of the update, through the app's bindings. SwiftUI has no counterpart to this type.
@MainActor
public struct SceneNavigation {
    weak var scene: SceneContext?

    nonisolated init(_ scene: SceneContext?) {
        self.scene = scene
    }

    /// The state of the scene's containers. A body that reads it runs again when it has changed.
    public var state: NavigationState {
        scene?.stateReaders.recordRead()
        return scene?.state ?? NavigationState()
    }

    /// Restores a state as far as it can be shown.
    public func restore(_ state: NavigationState) {
        scene?.host?.take(.restore(state))
    }

    /// Whether there is a step to undo. A body that reads it runs again when it has changed.
    public var canUndo: Bool {
        scene?.stateReaders.recordRead()
        return scene?.canUndo == true
    }

    /// Undoes the last step, if there is one.
    public func undo() {
        scene?.host?.take(.undo)
    }

    /// Whether there is a step to redo. A body that reads it runs again when it has changed.
    public var canRedo: Bool {
        scene?.stateReaders.recordRead()
        return scene?.canRedo == true
    }

    /// Redoes the step that was undone last, if there is one.
    public func redo() {
        scene?.host?.take(.redo)
    }
}

extension EnvironmentValues {
    /// The navigation state of the scene, to read, restore, undo and redo it. Outside a scene it is empty.
    public var sceneNavigation: SceneNavigation { SceneNavigation(sceneContext) }
}
