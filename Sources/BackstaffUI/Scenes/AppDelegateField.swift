import BackstaffGraph

/// A property of an app that holds the delegate of its process.
@MainActor
package protocol AppDelegateField {
    /// Tells the delegate that the app has been launched. The delegate hears it once.
    func finishLaunching()

    /// Puts the delegate into the environment of a scene's view, if views can observe it.
    func provide(to view: AnyView) -> AnyView
}

extension App {
    /// Creates the app at the start of a process, and tells its delegates that it has been launched.
    package static func launch() {
        for field in Self().delegateFields { field.finishLaunching() }
    }

    /// The delegates in the app's properties.
    var delegateFields: [any AppDelegateField] {
        if AppsWithoutDelegates.types.contains(ObjectIdentifier(Self.self)) { return [] }
        let fields = Mirror(reflecting: self).children.compactMap { $0.value as? any AppDelegateField }
        if fields.isEmpty { AppsWithoutDelegates.types.insert(ObjectIdentifier(Self.self)) }
        return fields
    }
}

/// The types of apps without a delegate. Looking for one is dear, and each scene makes its app.
@MainActor
private enum AppsWithoutDelegates {
    static var types: Set<ObjectIdentifier> = []
}

extension _SceneList {
    /// Puts a delegate into the environment of all windows.
    mutating func provide(_ delegate: any AppDelegateField) {
        for index in windows.indices {
            let makeView = windows[index].makeView
            windows[index].makeView = { delegate.provide(to: makeView($0)) }
        }
    }
}
