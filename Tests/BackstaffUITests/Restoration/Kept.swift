import BackstaffElements
import BackstaffNavigation
import BackstaffUI

/// A scene whose host stores everything that it is asked to store.
@MainActor
final class Kept {
    let scene: LiveScene
    private(set) var scenes: [String: StorageValue]
    private(set) var app: [String: StorageValue] = [:]
    private(set) var navigation: StoredNavigation?
    /// The number of frames with something to store.
    private(set) var frames = 0

    init(_ scene: some HostedScene, storage: [String: StorageValue] = [:]) {
        guard let live = scene as? LiveScene else { fatalError("A live scene is wanted.") }
        self.scene = live
        scenes = storage
        take()
    }

    static func configuration(
        storage: [String: StorageValue] = [:], navigation: StoredNavigation? = nil, isPreview: Bool = false
    ) -> SceneConfiguration {
        var configuration = SceneConfiguration(
            width: 390, height: 844, url: "/", isDark: false, reducesMotion: false, isTouch: false, language: "en",
            isPreview: isPreview)
        configuration.storage = storage
        configuration.navigation = navigation
        return configuration
    }

    convenience init(_ view: some View, storage: [String: StorageValue] = [:], isPreview: Bool = false) {
        self.init(
            LiveScene(AnyView(view), Self.configuration(storage: storage, isPreview: isPreview)), storage: storage)
    }

    @discardableResult
    func take() -> StorageChanges {
        guard let changes = scene.takePatch()?.storage else { return StorageChanges() }
        if !changes.isEmpty { frames += 1 }
        for (key, value) in changes.scene { scenes[key] = value }
        for (key, value) in changes.app { app[key] = value }
        if let step = changes.steps.last { navigation = step.state }
        return changes
    }

    /// The visible text as one line.
    var text: String {
        var words: [String] = []
        scene.tree.root.forEachDescendant { if $0.role == .text { words.append($0.text) } }
        return words.joined(separator: " ")
    }
}
