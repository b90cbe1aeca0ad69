import BackstaffUI

/// A path of any values, stored outside the views, and a switch.
@MainActor
@Observable
package final class PathModel {
    package var path = NavigationPath()
    package var isDeclaring = false

    package init() {}
}
