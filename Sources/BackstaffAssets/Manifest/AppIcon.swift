/// The files of an app's icon, by their names in addresses.
package struct AppIcon: Codable, Equatable, Sendable {
    /// The file for the tab of a browser.
    package let tab: String
    /// The file for the home screen of a device.
    package let homeScreen: String

    package init(tab: String, homeScreen: String) {
        self.tab = tab
        self.homeScreen = homeScreen
    }
}
