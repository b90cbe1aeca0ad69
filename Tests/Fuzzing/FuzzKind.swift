/// The kinds of outside input that are fuzzed. The names are those of the folders in `Tests/Corpus`.
package enum FuzzKind: String, CaseIterable, Sendable {
    /// Frames of a page, or of a client that claims to be one.
    case pageFrame = "page-frame"
    /// Frames of a server, as clients in tests read them.
    case serverFrame = "server-frame"
    case seal
    /// The environment variable with the keys.
    case keyText = "key-text"
    case keyFile = "key-file"
    /// The JSON of a `NavigationPath`.
    case storedPath = "stored-path"
    case storageValue = "storage-value"
    case storedNavigation = "stored-navigation"
    /// The JSON of a `NavigationState`.
    case navigationState = "navigation-state"
    case url
    /// The values of the header `Accept-Encoding`, one in a line.
    case acceptEncoding = "accept-encoding"
    case routePattern = "route-pattern"
    /// A whole scene that is restored from a tab's stored state.
    case scene
    /// A whole scene with routes that opens a URL.
    case openedURL = "opened-url"
    /// A page's first frame with seals, up to the creation of the scene.
    case hello
    /// The file of a picture.
    case picture
    /// `Contents.json` of a set in an asset catalog.
    case catalogContents = "catalog-contents"
    /// A string table. The first byte chooses its format.
    case stringTable = "string-table"
    /// The file of an Xcode project.
    case xcodeProject = "xcode-project"

    /// The share of this kind in ten thousand inputs of a large run. It is largest for input that an outsider reaches
    /// first, and small for kinds whose inputs each create a scene.
    package var share: Int {
        switch self {
        case .pageFrame: 1_400
        case .seal: 1_400
        case .serverFrame, .storageValue, .storedNavigation, .url: 1_000
        case .keyText, .keyFile, .storedPath, .navigationState, .routePattern: 500
        case .scene, .openedURL: 120
        case .acceptEncoding: 100
        case .picture, .stringTable: 90
        case .hello, .catalogContents, .xcodeProject: 60
        }
    }

    /// The number of inputs in a normal test run. All kinds together take a second or two.
    package var usualCount: Int {
        switch self {
        case .pageFrame, .serverFrame, .seal: 10_000
        case .storageValue, .storedNavigation, .url: 5_000
        case .acceptEncoding, .routePattern, .picture, .keyText, .storedPath, .navigationState: 2_000
        case .keyFile, .catalogContents, .stringTable: 500
        case .scene, .openedURL, .hello, .xcodeProject: 200
        }
    }
}
