import BackstaffNavigation

/// Changes of what a page stores. `nil` for a key removes its value.
package struct StorageChanges: Sendable {
    /// Values for the tab.
    package var scene: [String: StorageValue?] = [:]
    /// Values for the profile of the visitor's browser.
    package var app: [String: StorageValue?] = [:]
    /// States for steps of the tab's history. The current step comes last.
    package var steps: [(number: Int, state: StoredNavigation)] = []

    package init() {}

    package var isEmpty: Bool { scene.isEmpty && app.isEmpty && steps.isEmpty }
}
