import BackstaffViews
import Foundation

extension Optional<Locale> {
    /// Whether an app has chosen a locale. On a device, the current one is that of the person.
    var isChosen: Bool { self != nil && self != .current && self != .autoupdatingCurrent }

    /// The locale that the app has chosen, or that of the present visitor.
    var orVisitors: Locale {
        if isChosen, let self { return self }
        return EnvironmentValues.ofCaller.locale
    }
}
