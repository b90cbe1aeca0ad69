/// What comes from outside and is fuzzed. The names are those of the folders in `Tests/Corpus`.
package enum FuzzKind: String, CaseIterable, Sendable {
    /// Frames of a page, and of whoever says to be one.
    case pageFrame = "page-frame"
    /// Frames of a server, as clients of tests read them.
    case serverFrame = "server-frame"
    case seal
    /// The variable of the environment that holds keys.
    case keyText = "key-text"
    case keyFile = "key-file"
    /// The JSON of a `NavigationPath`.
    case storedPath = "stored-path"
    case storageValue = "storage-value"
    case storedNavigation = "stored-navigation"
    /// The JSON of a `NavigationState`.
    case navigationState = "navigation-state"
    case url
    case routePattern = "route-pattern"
    /// A whole scene that is made of what its tab has kept.
    case scene
    /// A whole scene with routes that is given an address.
    case openedURL = "opened-url"
    /// A page's first frame with seals in it, up to the scene that is made for it.
    case hello

    /// How many of ten thousand inputs of a large run are of this kind: most for what is reached first from outside, few
    /// where each input makes a scene.
    package var share: Int {
        switch self {
        case .pageFrame: 1_800
        case .seal: 1_400
        case .serverFrame, .storageValue, .storedNavigation, .url: 1_000
        case .keyText, .keyFile, .storedPath, .navigationState, .routePattern: 500
        case .scene, .openedURL: 120
        case .hello: 60
        }
    }

    /// How many there are in a usual run of the tests: a second or two of all of them together.
    package var usualCount: Int {
        switch self {
        case .pageFrame, .serverFrame, .seal: 10_000
        case .storageValue, .storedNavigation, .url: 5_000
        case .routePattern, .keyText, .storedPath, .navigationState: 2_000
        case .keyFile: 500
        case .scene, .openedURL, .hello: 200
        }
    }
}
