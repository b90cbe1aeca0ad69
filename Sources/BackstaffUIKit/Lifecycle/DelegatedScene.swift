import BackstaffUI
import BackstaffViews

/// The scene of an app with UIKit's life cycle: a window for each scene delegate.
///
/// Apps don't use this type. `backstaff` writes an app with it for a folder whose entry point is a `UIApplicationDelegate`.
@MainActor @preconcurrency
public struct _DelegatedScene: Scene {
    private let make: (@MainActor () -> any UIWindowSceneDelegate)?

    /// Creates the scene.
    ///
    /// - Parameter make: Creates the delegate of a scene, or is `nil` if the app's delegate has the window.
    public init(_ make: (@MainActor () -> any UIWindowSceneDelegate)?) { self.make = make }

    /// The windows of the app.
    public var body: some Scene {
        WindowGroup { [make] in DelegatedWindow(make: make) }
    }
}

/// The content of a scene with a delegate.
private struct DelegatedWindow: View {
    let make: (@MainActor () -> any UIWindowSceneDelegate)?

    @StateObject private var connection = SceneConnection()
    @Environment(\.scenePhase) private var phase

    var body: some View {
        content
            .onOpenURL { connection.open($0) }
            .onChange(of: phase, initial: true) { connection.show(phase) }
            .onDisappear { connection.end() }
    }

    private var content: AnyView {
        connection.content(make)
            ?? AnyView(
                Text(
                    verbatim: """
                        This window shows no view of SwiftUI. Storyboards and UIKit's views aren't available: set a \
                        UIHostingController as its rootViewController.
                        """
                )
                .padding())
    }
}
