/// Decides whether pages have an inspector. They have one in debug builds, unless the environment says otherwise.
enum NavigationInspectorAccess {
    /// - Parameter setting: The value of `BACKSTAFF_INSPECTOR`. `1` allows the inspector, and any other value forbids
    ///   it. With `nil`, only debug builds have one.
    static func isAllowed(_ setting: String?) -> Bool {
        if let setting { return setting == "1" }
        #if DEBUG
            return true
        #else
            return false
        #endif
    }
}
