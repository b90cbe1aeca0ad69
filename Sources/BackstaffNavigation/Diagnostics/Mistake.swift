extension Diagnostics {
    /// A kind of mistake. `Documentation/Diagnostics.md` describes each kind under the same name.
    package enum Mistake: String, CaseIterable, Sendable {
        // Destinations, links and paths.
        case lazyDestination = "lazy-destination"
        case repeatedDestination = "repeated-destination"
        case strayDestination = "stray-destination"
        case unservedLink = "unserved-link"
        case unservedValue = "unserved-value"
        case mistypedLink = "mistyped-link"
        case strayLink = "stray-link"
        case nestedStack = "nested-stack"
        case pathUnderflow = "path-underflow"
        case pathNotCodable = "path-not-codable"

        // Lists.
        case unselectableRows = "unselectable-rows"
        case mistypedTag = "mistyped-tag"
        case repeatedID = "repeated-id"
        case flatList = "flat-list"
        case rowIsGone = "row-is-gone"
        case unknownScrollTarget = "unknown-scroll-target"

        // Tabs, bars and presentations.
        case unknownTab = "unknown-tab"
        case mistypedTab = "mistyped-tab"
        case repeatedTab = "repeated-tab"
        case repeatedItem = "repeated-item"
        case waitingPresentation = "waiting-presentation"

        // State.
        case backgroundPublishing = "background-publishing"
        case endlessUpdate = "endless-update"
        case endlessURLs = "endless-urls"

        // Storage and restoration.
        case valueNotKept = "value-not-kept"
        case repeatedValueName = "repeated-value-name"
        case unreadableValue = "unreadable-value"
        case storageOutsideScene = "storage-outside-scene"
        case mistypedStorage = "mistyped-storage"
        case storageIsFull = "storage-is-full"

        // Addresses and windows.
        case unreadableRoute = "unreadable-route"
        case ambiguousRoute = "ambiguous-route"
        case lazyRoute = "lazy-route"
        case unknownWindow = "unknown-window"
        case unwritableWindowValue = "unwritable-window-value"

        // Resources that don't exist, or can't be shown.
        case unknownColor = "unknown-color"
        case unknownImage = "unknown-image"
        case unusableAsset = "unusable-asset"
        case unusableText = "unusable-text"
        case unknownSymbol = "unknown-symbol"

        // What Backstaff can't show yet.
        case undrawnView = "undrawn-view"

        // Input from a page. The app has made no mistake.
        case refusedEdit = "refused-edit"
        case refusedDate = "refused-date"
        case unreadableWindowValue = "unreadable-window-value"
    }
}
