import BackstaffElements
import BackstaffGraph
import BackstaffNavigation
import Foundation

/// An app that is running for one visitor: its state, and the scenes that share it.
@MainActor
package final class LiveApp<A: App>: HostedApp {
    /// The app's name, as it is printed and as the title of tabs without one.
    package static var name: String { String(describing: A.self).removingAppSuffix }

    package var name: String { Self.name }

    private let graph = ViewGraph(tree: ElementTree())
    private let storage = KeptStorage(limit: StorageLimits.app)
    private var node: AppNode<A>?
    private var scenes: [OpenScene] = []
    private let environment: EnvironmentScope?
    private var lastWindowNumber = 0

    /// A scene and which of the app's windows it shows.
    private struct OpenScene {
        let scene: LiveScene
        let window: Int
        let value: AnyHashable?
    }

    package init(_ type: A.Type) {
        var values = EnvironmentValues()
        values.appStorageStore = .kept(storage)
        values.scenePhase = .background
        environment = values.assignments.reduce(nil) { $1.makeEntry($0) }
        graph.mount(environment: environment) { root in
            let node = AppNode(A(), under: root)
            self.node = node
            return node
        }
        node?.onChange = { [weak self] in self?.update() }
        graph.onInvalidate = { [weak self] in Task { self?.graph.settle() } }
    }

    package func adoptStorage(_ values: [String: StorageValue]) {
        storage.adopt(values)
    }

    package func changeStorage(_ changes: [String: StorageValue?]) {
        storage.change(changes)
        graph.settle()
    }

    package func makeScene(_ configuration: SceneConfiguration) -> any HostedScene {
        graph.settle()
        var configuration = configuration
        let (window, value) = chooseWindow(for: &configuration.url)
        let view = windows.indices.contains(window) ? windows[window].makeView(value) : AnyView(EmptyView())
        var scene: LiveScene?
        let live = LiveScene(view, configuration, appStorage: storage, appName: name, family: self) { [weak self] in
            self?.scenes.removeAll { $0.scene === scene }
            scene = nil
            self?.showPhase()
        }
        scene = live
        scenes.append(OpenScene(scene: live, window: window, value: value))
        live.onPhaseChange = { [weak self] in self?.showPhase() }
        showPhase()
        return live
    }

    /// The scenes that live, oldest first.
    private var liveScenes: some Sequence<OpenScene> { scenes.lazy.filter { !$0.scene.isPreview } }

    /// Tells the app the phase of all its scenes together: active if any of them is.
    private func showPhase() {
        let phase = liveScenes.map(\.scene.phase).max() ?? .background
        environment.reassign { $0.scenePhase = phase }
        graph.settle()
    }

    private func update() {
        for open in scenes where windows.indices.contains(open.window) {
            open.scene.graph.noteTransaction(graph.transaction)
            open.scene.update(to: windows[open.window].makeView(open.value))
        }
    }

    // MARK: Windows

    private var windows: [WindowDescription] { node?.list.windows ?? [] }

    /// Which window a new tab with an address shows, and for what value. An address that only says so is for no view.
    private func chooseWindow(for url: inout String) -> (index: Int, value: AnyHashable?) {
        if let address = WindowAddress(url), let index = windows.firstIndex(where: { $0.key == address.key }) {
            url = "/"
            let value = address.json.flatMap { windows[index].values?.decode($0) }
            if address.json != nil, value == nil {
                Diagnostics.report(
                    "The value of a window “\(address.key)” can't be read from its address: the window has none.")
            }
            return (index, value)
        }
        if url == "/" { return (0, nil) }
        let wanted = windows.firstIndex { [url] in $0.externalEvents?.match(url) == true }
        return (wanted ?? windows.firstIndex { $0.externalEvents == nil } ?? 0, nil)
    }

    // MARK: Events from outside

    package func scene(forEvent identifier: String) -> (any HostedScene)? {
        let open = liveScenes.map(\.scene)
        return open.first { $0.exchange.preferences.prefers(identifier) }
            ?? open.first { $0.exchange.preferences.allows(identifier) }
    }
}

extension LiveApp: SceneFamily {
    package func windowAddress(id: String?, value: WindowValue?) -> String? {
        let found = windows.first { window in
            (id == nil || window.id == id) && (value == nil || window.values?.typeName == value?.typeName)
        }
        guard let window = found, let key = window.key else {
            Diagnostics.report(
                """
                No window can be opened \(id.map { "with the identifier “\($0)”" } ?? "") \
                \(value.map { "for a value of type “\($0.typeName)”" } ?? ""): the app declares no such WindowGroup or \
                Window.
                """)
            return nil
        }
        if value == nil, !window.isUnique { lastWindowNumber += 1 }
        return WindowAddress.text(
            key: key, json: value?.json, number: value == nil && !window.isUnique ? lastWindowNumber : nil)
    }

    package func dismissWindows(id: String?, value: AnyHashable?) {
        for open in liveScenes where windows.indices.contains(open.window) {
            let window = windows[open.window]
            guard id == nil || window.id == id, value == nil || open.scene.exchange.windowValue == value else {
                continue
            }
            open.scene.exchange.ask(.closeWindow)
        }
    }
}

/// The scenes of one visitor's app, as one of them sees them.
@MainActor
package protocol SceneFamily: AnyObject {
    /// The address that opens a window; `nil`, and a report, if the app has no such window.
    func windowAddress(id: String?, value: WindowValue?) -> String?

    /// Asks for the tabs to be closed that show windows with an identifier, for a value.
    func dismissWindows(id: String?, value: AnyHashable?)
}

extension String {
    /// `Cookbook` for `CookbookApp`.
    fileprivate var removingAppSuffix: String {
        hasSuffix("App") && count > 3 ? String(dropLast(3)) : self
    }
}
