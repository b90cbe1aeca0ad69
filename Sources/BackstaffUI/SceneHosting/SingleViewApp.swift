import BackstaffNavigation

/// An app whose scenes all show the same view. It is for views that run without their own app.
@MainActor
package final class SingleViewApp: HostedApp {
    package let name = ""
    private let view: AnyView
    private let storage = PersistentStorage(limit: StorageLimits.app)

    package init(_ view: some View) {
        self.view = AnyView(view)
    }

    package func adoptStorage(_ values: [String: StorageValue]) {
        storage.adopt(values)
    }

    package func changeStorage(_ changes: [String: StorageValue?]) {
        storage.change(changes)
    }

    package func makeScene(_ configuration: SceneConfiguration) -> any HostedScene {
        LiveScene(view, configuration, appStorage: storage)
    }
}
