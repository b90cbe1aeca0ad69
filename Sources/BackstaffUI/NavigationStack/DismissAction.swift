import BackstaffGraph

/// An action that ends the presentation of the view that reads it from the environment.
///
/// What the action does depends on where the view is:
///
/// - In a screen of a stack, it removes that screen and all screens above it.
/// - In the root of a column of a split view, it removes what filled the column, for example by clearing the selection
///   that led there. It does so in every form of the split view.
/// - In the sidebar, and in the root of any other stack, it ends the presentation around the view, such as a sheet.
/// - Without such a presentation, it closes the window if ``EnvironmentValues/openWindow`` has opened it. Otherwise it
///   does nothing.
@MainActor @preconcurrency
public struct DismissAction {
    nonisolated let context: ScreenContext?
    nonisolated let scene: SceneContext?

    /// Ends the presentation.
    public func callAsFunction() {
        ScreenContext.dismiss(context, in: scene)
    }
}

/// An indication of whether a view is presented, with an action that ends the presentation. Superseded by
/// ``EnvironmentValues/dismiss`` and ``EnvironmentValues/isPresented``.
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
    /// An action that ends the presentation of the view that reads it.
    public var dismiss: DismissAction {
        DismissAction(unisolated: screenContext, in: sceneContext)
    }

    /// Whether the view that reads it is presented. On a stack it is `true` if the view's screen stands above the root.
    /// In a split view whose columns form one stack it is also `true` if the view's column stands above the first. In a
    /// sheet or another presentation it is always `true`.
    @MainActor
    public var isPresented: Bool {
        _ = isSplitViewCollapsed  // So that the reader runs again when the form changes.
        return screenContext?.isPresented ?? false
    }

    /// Whether the view that reads it is presented, with an action that ends the presentation.
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
