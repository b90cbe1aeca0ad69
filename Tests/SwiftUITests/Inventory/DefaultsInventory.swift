import BackstaffFoundation
import Foundation
import SwiftUI

/// The forms of values that are stored by keys, outside of views' properties.
struct DefaultsInventory: View {
    private let defaults: UserDefaults
    @State private var words = "unread"

    init(suite: String) { defaults = UserDefaults(suiteName: suite) ?? .standard }

    var body: some View {
        Text(words)
        Button("store") {
            defaults.setValue("Gannet", forKey: "vessel")
            defaults.setValue(4, forKey: "berth")
            defaults.set(true, forKey: "isMoored")
        }
        Button("read") {
            let vessel = defaults.value(forKey: "vessel") as? String ?? "none"
            let berth = defaults.value(forKey: "berth") as? Int ?? 0
            let isMoored = defaults.bool(forKey: "isMoored")
            words = "\(vessel) \(defaults.string(forKey: "vessel") ?? "none") \(berth) \(isMoored)"
        }
        Button("forget") {
            defaults.removeObject(forKey: "vessel")
            defaults.setValue(nil, forKey: "berth")
        }
    }
}
