import BackstaffAssets

extension PageResources {
    /// The icons that a document names: what each is for, as HTML calls it, and its address.
    ///
    /// An app's icon is a file of its own, because it may be large. The icon for all other apps is in the document.
    func icons(below basePath: BasePath) -> [(kind: String, address: String)] {
        guard let appIcon else { return document.icon.map { [("icon", $0)] } ?? [] }
        // Browsers take the second one for the home screens of all devices.
        return [("icon", appIcon.tab), ("apple-touch-icon", appIcon.homeScreen)].map { kind, name in
            (kind, basePath.inBrowser("/~/assets/\(name)"))
        }
    }
}
