import SwiftUI

/// The list of features in a sidebar, and the screen of the selected feature.
public struct GalleryView: View {
    @SceneStorage("feature") private var feature: Feature?

    public init() {}

    public var body: some View {
        NavigationSplitView {
            List(selection: $feature) {
                ForEach(Feature.groups, id: \.title) { group in
                    Section(group.title) {
                        ForEach(group.features) { feature in
                            NavigationLink(value: feature) {
                                Label(feature.rawValue, systemImage: feature.symbol)
                            }
                        }
                    }
                }
            }
            .navigationTitle("Gallery")
        } detail: {
            if let feature {
                FeatureView(feature: feature).id(feature)
            } else {
                ContentUnavailableView(
                    "Nothing Selected", systemImage: "photo.on.rectangle",
                    description: Text("Each word in the list has a small screen, and its source."))
            }
        }
        .navigationRoute(":feature", for: Feature.self)
    }
}
