import BackstaffAssets

/// The entry point of an app with UIKit's life cycle: its delegate, and the class of its scenes' delegates.
///
/// UIKit makes the objects by the names of their classes. Here the tool writes an `App` that makes them.
struct DelegateEntry: Equatable {
    /// The name of the source file with the `App`.
    static let file = "Backstaff+Delegates.swift"

    /// The class of the app's delegate.
    let appDelegate: String
    /// The class of the scenes' delegates, or `nil` if the app's delegate has the window.
    let sceneDelegate: String?

    /// Reads the sources of an app. The result is `nil` if its entry point isn't an app delegate.
    init?(of folder: SourceFolder) {
        var classes = DeclaredClasses()
        for source in folder.sources {
            if let text = try? folder.contents(of: source) { classes.add(text) }
        }
        self.init(classes)
    }

    init?(_ classes: DeclaredClasses) {
        guard let entry = classes.entryPoints.first(where: { classes.class($0, inherits: "UIApplicationDelegate") })
        else { return nil }
        let delegates = classes.names.filter { name in
            classes.class(name, inherits: "UIWindowSceneDelegate")
        }
        appDelegate = entry
        sceneDelegate = delegates.first { $0 == "SceneDelegate" } ?? delegates.first
    }

    /// The source of the `App`.
    ///
    /// - Parameter name: The name of the app. It is the title of its tabs.
    func source(named name: String) -> String {
        """
        import SwiftUI
        import UIKit

        /// Encloses the app, so that its name is no other type's.
        enum BackstaffMain {
            struct \(name): SwiftUI.App {
                @UIApplicationDelegateAdaptor(\(appDelegate).init) private var delegate

                var body: some SwiftUI.Scene { _DelegatedScene(\(sceneDelegate.map { "{ \($0)() }" } ?? "nil")) }
            }
        }

        extension \(appDelegate) {
            @MainActor static func main() { BackstaffMain.\(name).main() }
        }

        """
    }
}
