import BackstaffGraph

/// Ends the presentation of the view that read it from the environment.
///
/// In a screen of a stack: takes that screen off the stack, with all above it. In the root of a column of a split view:
/// takes back what filled the column, in every form of the split view, by clearing the selection that led there for one.
/// In the sidebar, and in the root of any other stack, it ends the sheet, or what else is presented, that this is in; in the
/// window itself it closes that, if it is one that ``EnvironmentValues/openWindow`` has opened, and else does nothing.
@MainActor @preconcurrency
public struct DismissAction {
    nonisolated let context: ScreenContext?
    nonisolated let scene: SceneContext?

    /// Ends the presentation.
    public func callAsFunction() {
        ScreenContext.dismiss(context, in: scene)
    }
}

/// Says whether a view is presented, and ends its presentation. Superseded by ``EnvironmentValues/dismiss`` and
/// ``EnvironmentValues/isPresented``.
@MainActor @preconcurrency
public struct PresentationMode {
    nonisolated let context: ScreenContext?
    nonisolated let scene: SceneContext?

    /// Whether the view is presented.
    public var isPresented: Bool { context?.isPresented ?? false }

    /// Ends the presentation.
    public mutating func dismiss() {
        ScreenContext.dismiss(context, in: scene)
    }
}

extension EnvironmentValues {
    /// Ends the presentation of the view that reads it.
    public var dismiss: DismissAction {
        DismissAction(unisolated: screenContext, in: sceneContext)
    }

    /// Whether the view that reads it is presented: on a stack, whether its screen stands above the root; in a split view
    /// whose columns form one stack, also whether its column stands above the first.
    @MainActor
    public var isPresented: Bool {
        _ = isSplitViewCollapsed  // The reader runs again when the form changes.
        return screenContext?.isPresented ?? false
    }

    /// Whether the view that reads it is presented, and a way to end that.
    @available(*, deprecated, message: "Use `isPresented` or `dismiss`")
    public var presentationMode: Binding<PresentationMode> {
        _ = isSplitViewCollapsed
        return .constant(PresentationMode(unisolated: screenContext, in: sceneContext))
    }
}

extension DismissAction {
    nonisolated init(unisolated context: ScreenContext?, in scene: SceneContext?) {
        self.context = context
        self.scene = scene
    }
}

extension PresentationMode {
    nonisolated init(unisolated context: ScreenContext?, in scene: SceneContext?) {
        self.context = context
        self.scene = scene
    }
}
