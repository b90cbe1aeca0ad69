import BackstaffElements
import BackstaffGraph
import BackstaffNavigation
import Foundation

/// A running app of one visitor, with its state and the scenes that share it.
@MainActor
package final class LiveApp<A: App>: HostedApp {
    /// The app's name. It is printed, and it is the title of tabs that have no title.
    package static var name: String { String(describing: A.self).removingAppSuffix }

    package var name: String { Self.name }

    private let graph = ViewGraph(tree: ElementTree())
    private let storage = PersistentStorage(limit: StorageLimits.app)
    private var node: AppNode<A>?
    private var scenes: [OpenScene] = []
    private let environment: EnvironmentScope?
    private var lastWindowNumber = 0
    /// The origin of the app's pages, or `nil` until a page has told it. Windows can match addresses with it.
    private var origin: String?

    /// A scene, with the index and the value of the app's window that it shows.
    private struct OpenScene {
        let scene: LiveScene
        let window: Int
        let value: AnyHashable?
    }

    package init(_ type: A.Type) {
        var values = EnvironmentValues()
        values.appStorageStore = .persistent(storage)
        values.scenePhase = .background
        environment = values.assignments.reduce(nil) { $1.makeEntry(in: $0) }
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
        origin = configuration.origin ?? origin
        let window = window(for: configuration.url)
        configuration.url = path(of: configuration.url)
        let isKnown = windows.indices.contains(window.index)
        var scene: LiveScene?
        let live = LiveScene(
            isKnown ? windows[window.index].makeView(window.value) : AnyView(EmptyView()), configuration,
            appStorage: storage, appName: name, family: self, window: window
        ) { [weak self] in
            self?.scenes.removeAll { $0.scene === scene }
            scene = nil
            self?.showPhase()
        }
        scene = live
        scenes.append(OpenScene(scene: live, window: window.index, value: window.value))
        live.onPhaseChange = { [weak self] in self?.showPhase() }
        showPhase()
        return live
    }

    /// The scenes that aren't previews, oldest first.
    private var liveScenes: some Sequence<OpenScene> { scenes.lazy.filter { !$0.scene.isPreview } }

    /// Updates the app's phase from the phases of its scenes. It is active if any scene is active.
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

    /// The name of a window in addresses. A window without a name is identified by its position, which is the same
    /// after a reload.
    private func key(ofWindowAt index: Int) -> String {
        windows[index].key ?? String(index + 1)
    }

    private func index(ofWindowCalled key: String) -> Int? {
        // If an app has only one window, addresses don't name it. A part that looks like a window's name belongs to the
        // app.
        if windows.count == 1, windows[0].key == nil, windows[0].values == nil { return nil }
        return windows.indices.first { self.key(ofWindowAt: $0) == key }
    }

    /// The index of the window for an address that names no window. It is the first window that matches the address, or
    /// else the first without a condition.
    private func indexOfWindow(for path: String) -> Int {
        if path == "/" || windows.count < 2 { return 0 }
        let address = (origin ?? "") + path
        let wanted = windows.firstIndex { $0.externalEvents?.match(address) == true }
        return wanted ?? windows.firstIndex { $0.externalEvents == nil } ?? 0
    }

    /// The window that an address names, if it is one of the app's.
    private func named(by url: String) -> (address: WindowAddress, index: Int)? {
        guard let address = WindowAddress(url), let index = index(ofWindowCalled: address.key) else { return nil }
        return (address, index)
    }

    /// The window and the value that a new tab shows for an address.
    private func window(for url: String) -> SceneWindow {
        guard let (address, index) = named(by: url) else { return SceneWindow(index: indexOfWindow(for: url)) }
        let value = address.json.flatMap { windows[index].values?.decode($0) }
        if address.json != nil, value == nil {
            Diagnostics.report(
                .unreadableWindowValue,
                "The value of a window “\(address.key)” can't be read from its address: the window has none.")
        }
        return SceneWindow(
            index: index, isNamed: true, number: address.number, value: value, json: address.json)
    }

    package func scene(_ scene: any HostedScene, isFor url: String) -> Bool {
        guard let window = (scene as? LiveScene)?.exchange.window else { return true }
        guard let (address, index) = named(by: url) else {
            return window.json == nil && indexOfWindow(for: url) == window.index
        }
        guard index == window.index else { return false }
        let value = address.json.flatMap { windows[index].values?.decode($0) }
        return value.map { window.isOrWas(for: $0) } ?? true
    }

    // MARK: Events from outside

    package func scene(forEvent identifier: String) -> (any HostedScene)? {
        let open = liveScenes.map(\.scene)
        return open.first { $0.exchange.preferences.prefers(identifier) }
            ?? open.first { $0.exchange.preferences.allows(identifier) }
    }
}

extension LiveApp: SceneFamily {
    func path(of url: String) -> String {
        named(by: url)?.address.rest ?? url
    }

    func address(of window: SceneWindow, at path: String) -> String {
        guard windows.indices.contains(window.index),
            window.json != nil || indexOfWindow(for: path) != window.index
        else { return path }
        return WindowAddress.text(
            at: path, key: key(ofWindowAt: window.index), json: window.json, number: window.number)
    }

    func names(_ url: String, otherThan window: SceneWindow) -> Bool {
        guard let (address, index) = named(by: url) else { return false }
        return index != window.index || address.json != window.json
    }

    func openElsewhere(_ url: String, identifier: String) -> Bool {
        guard let scene = scene(forEvent: identifier) as? LiveScene else { return false }
        scene.openSoon(url)
        return true
    }

    func windowAddress(id: String?, value: WindowValue?, from place: SourcePlace) -> String? {
        let found = windows.first { window in
            (id == nil || window.id == id) && (value == nil || window.values?.typeName == value?.typeName)
        }
        guard let window = found, let key = window.key else {
            Diagnostics.report(
                .unknownWindow,
                """
                No window can be opened\(id.map { " with the identifier “\($0)”" } ?? "")\
                \(value.map { " for a value of type “\($0.typeName)”" } ?? ""): the app declares no such WindowGroup or \
                Window. Add one to the App's body.
                """, at: place)
            return nil
        }
        if value == nil, !window.isUnique { lastWindowNumber += 1 }
        return WindowAddress.text(
            key: key, json: value?.json, number: value == nil && !window.isUnique ? lastWindowNumber : nil)
    }

    func dismissWindows(id: String?, value: AnyHashable?) {
        for open in liveScenes where windows.indices.contains(open.window) {
            let window = windows[open.window]
            guard id == nil || window.id == id, value == nil || open.scene.exchange.window?.value == value else {
                continue
            }
            open.scene.exchange.ask(.closeWindow)
        }
    }
}

extension String {
    /// `Cookbook` for `CookbookApp`.
    fileprivate var removingAppSuffix: String {
        hasSuffix("App") && count > 3 ? String(dropLast(3)) : self
    }
}
