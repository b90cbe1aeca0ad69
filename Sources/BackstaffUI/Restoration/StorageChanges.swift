import BackstaffNavigation

/// What has changed of that which a page keeps. `nil` for a key is to be forgotten.
package struct StorageChanges: Sendable {
    /// For the tab.
    package var scene: [String: StorageValue?] = [:]
    /// For the profile of the visitor's browser.
    package var app: [String: StorageValue?] = [:]
    /// For steps of the tab's history: what the scene shows at them. The present one comes last.
    package var steps: [(number: Int, state: StoredNavigation)] = []

    package init() {}

    package var isEmpty: Bool { scene.isEmpty && app.isEmpty && steps.isEmpty }
}

// What hosts keep for a scene, for those that know nothing else of navigation.
package typealias StorageValue = BackstaffNavigation.StorageValue
package typealias StoredNavigation = BackstaffNavigation.StoredNavigation
