import Foundation

/// Where the visitor is. The scene stores it.
struct Course: Codable, Equatable {
    var layout: Layout?
    var sea: Sea?
    private(set) var light: Lighthouse.ID?
    /// The lights that were followed from one to the next.
    var path: [Lighthouse.ID] = []

    /// The chosen light. Another choice ends what was followed from there.
    var choice: Lighthouse.ID? {
        get { light }
        set {
            if newValue != light { path = [] }
            light = newValue
        }
    }

    init(layout: Layout? = nil) { self.layout = layout }
}

/// How the columns are shown.
enum Layout: String, CaseIterable, Identifiable, Codable {
    case stack = "One stack"
    case twoColumns = "Two columns"
    case threeColumns = "Three columns"

    var id: Self { self }
}
