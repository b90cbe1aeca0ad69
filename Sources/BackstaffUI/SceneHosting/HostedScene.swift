import BackstaffElements
import BackstaffNavigation
import BackstaffViews

@MainActor package protocol HostedApp: AnyObject {
    var name: String { get }
    func makeScene(_ configuration: SceneConfiguration) -> any HostedScene

    /// Restores what the visitor's browser has stored for the app. Keys that were written since then keep their value.
    func adoptStorage(_ values: [String: StorageValue])

    /// Applies changes that another tab of the visitor's browser has made to what is stored for the app.
    func changeStorage(_ changes: [String: StorageValue?])

    /// The open scene that handles an event from outside, or `nil` if a new one does. The identifier is an address or
    /// another string.
    func scene(forEvent identifier: String) -> (any HostedScene)?

    /// Whether a scene that a tab has shown before may be shown again for the address that the tab loads. It may not if
    /// the address belongs to another window.
    func scene(_ scene: any HostedScene, isFor url: String) -> Bool
}

extension HostedApp {
    package func scene(forEvent identifier: String) -> (any HostedScene)? { nil }
    package func scene(_ scene: any HostedScene, isFor url: String) -> Bool { true }
}

package struct SceneConfiguration: Sendable {
    package var width, height: Double
    package var url: String
    package var isDark, reducesMotion, isTouch: Bool
    package var language: String
    package var isPreview: Bool
    /// The widths in points that a user has set for the leading columns of each split view. 0 means not set.
    package var columnWidths: [[Double]] = []
    /// What the tab has stored for the scene, by key.
    package var storage: [String: StorageValue] = [:]
    /// The last state of the scene that the tab knows.
    package var navigation: StoredNavigation?
    /// The states of the steps before the first one, as far as the tab knows them, in order.
    package var earlierSteps: [(number: Int, state: StoredNavigation)] = []
    /// The number of the first step in the browser's history.
    package var step = 0
    /// The greatest step number in use.
    package var lastStep = 0
    /// The address of the app's root, such as `https://example.org` or `https://example.org/shop`, or `nil` if no page
    /// shows the scene.
    package var origin: String?
    /// Who uses the scene.
    package var visitor = VisitorIdentity()
    /// The person's locale and time zone.
    package var visitorLocale = VisitorLocale()
    /// The space for files that the host gives the scene.
    package var fileSpace = FileSpace()

    package init(
        width: Double, height: Double, url: String, isDark: Bool, reducesMotion: Bool, isTouch: Bool, language: String,
        isPreview: Bool
    ) {
        self.width = width
        self.height = height
        self.url = url
        self.isDark = isDark
        self.reducesMotion = reducesMotion
        self.isTouch = isTouch
        self.language = language
        self.isPreview = isPreview
    }
}

@MainActor package protocol HostedScene: AnyObject {
    var tree: ElementTree { get }
    var onUpdate: (@MainActor () -> Void)? { get set }
    func deliver(_ event: ElementEvent, to id: ElementID) throws(ElementTree.Refusal)
    func resize(width: Double, height: Double)
    func setAppearance(isDark: Bool, reducesMotion: Bool)
    /// Another request has said who uses the scene.
    func setVisitor(_ visitor: VisitorIdentity)
    /// The page has said that the person is in another time zone, or wants another language.
    func setVisitorLocale(_ locale: VisitorLocale)
    func setPhase(_ phase: ScenePhase)
    /// Opens the address of a link that was followed.
    func open(url: String)

    /// Goes to a step of the browser's history.
    ///
    /// - Parameters:
    ///   - step: The number of the step.
    ///   - state: The state that the page has stored for the step, in case the scene doesn't know the step.
    ///   - url: The URL of the step. It is used if no state is known.
    func travel(toStep step: Int, state: StoredNavigation?, url: String?)
    func takePatch() -> ScenePatch?

    /// The keys of `@AppStorage` for which the scene shows the default, because this process knows no value. The default
    /// implementation returns none.
    var unknownAppStorage: [String] { get }

    /// The file that a token stands for, for one download, or `nil` if the scene offers none.
    func takeFileOffer(_ token: String) -> FileOffer?

    /// The choice of files that a token stands for, or `nil` if no chooser with that token is shown.
    func fileChoice(_ token: String) -> FileChoice?

    /// Handles a request of the page's inspector. The default implementation does nothing.
    func inspect(_ request: InspectionRequest)

    /// The information that is new for the page's inspector, or `nil` if the inspector isn't open or nothing is new.
    func takeInspection() -> Inspection?
    func close()
}

extension HostedScene {
    package var unknownAppStorage: [String] { [] }
    package func setVisitorLocale(_ locale: VisitorLocale) {}
    package func fileChoice(_ token: String) -> FileChoice? { nil }
    package func takeFileOffer(_ token: String) -> FileOffer? { nil }
    package func inspect(_ request: InspectionRequest) {}
    package func takeInspection() -> Inspection? { nil }

    package func travel(toStep step: Int) {
        travel(toStep: step, state: nil, url: nil)
    }
}

package struct ScenePatch {
    package var operations: [ElementOperation]
    package var motion: Motion?
    package var title: String?
    package var history: HistoryChange?
    package var trouble: String?
    /// The data that the page stores.
    package var storage = StorageChanges()
    package var requests: [HostRequest]

    package init(
        operations: [ElementOperation], motion: Motion? = nil, title: String? = nil, history: HistoryChange? = nil,
        trouble: String? = nil, requests: [HostRequest] = []
    ) {
        self.operations = operations
        self.motion = motion
        self.title = title
        self.history = history
        self.trouble = trouble
        self.requests = requests
    }
}

/// The effect of a navigation on the browser's history. A URL is included if it has changed.
package enum HistoryChange: Sendable, Equatable {
    case push(step: Int, url: String? = nil)
    case replace(step: Int, url: String? = nil)
    case back(toStep: Int)
    /// Goes to a step, back or forward. One use is to return to the current step after a user has left it in the
    /// browser, while a guard asks for confirmation.
    case go(toStep: Int)
}
