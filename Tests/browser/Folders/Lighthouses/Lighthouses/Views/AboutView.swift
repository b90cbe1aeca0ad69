import SwiftUI

#if canImport(UIKit)
    import UIKit
#endif

/// What the app sees of its bundle and of its platform.
struct AboutView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List {
                Section("Bundle") {
                    Text("Keepers of the light")
                        .font(.custom("Inter-Black", size: 22))
                        .accessibilityIdentifier("motto")
                    Text("Keepers of the light")
                        .font(.system(size: 22))
                        .accessibilityIdentifier("plain motto")
                    InfoRow(title: "Name", key: "CFBundleDisplayName")
                    InfoRow(title: "Version", key: "CFBundleShortVersionString")
                    InfoRow(title: "Edition", key: "ChartEdition")
                    InfoRow(title: "Skipper", key: "Skipper")
                }
                Section("Platform") {
                    #if os(iOS)
                        Text("for iPhone and iPad")
                    #elseif os(macOS)
                        Text("for the Mac")
                    #else
                        Text("for another system")
                    #endif
                    #if canImport(UIKit)
                        Text("with UIKit").foregroundStyle(Color(uiColor: UIColor.systemRed))
                    #else
                        Text("without UIKit")
                    #endif
                    #if targetEnvironment(simulator)
                        Text("in the simulator")
                    #else
                        Text("on a device")
                    #endif
                    if #available(iOS 17, macOS 14, *) {
                        Text("on a new system")
                    } else {
                        Text("on an old system")
                    }
                    #if NIGHT_CHART
                        Text("with the chart of the night")
                    #else
                        Text("with the chart of the day")
                    #endif
                }
            }
            .navigationTitle("About")
            .toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
            }
        }
    }
}

private struct InfoRow: View {
    let title: String
    let key: String

    var body: some View {
        LabeledContent(title, value: Bundle.main.object(forInfoDictionaryKey: key) as? String ?? "none")
    }
}
