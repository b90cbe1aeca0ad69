/// Whether pages have an inspector: in debug builds, and where the environment says so.
enum NavigationInspectorAccess {
    /// - Parameter setting: `BACKSTAFF_INSPECTOR`: `1` for yes, anything else for no; `nil` leaves it to the build.
    static func isAllowed(_ setting: String?) -> Bool {
        if let setting { return setting == "1" }
        #if DEBUG
            return true
        #else
            return false
        #endif
    }
}
