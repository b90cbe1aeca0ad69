import BackstaffElements
import BackstaffNavigation

@MainActor package protocol HostedApp: AnyObject {
    var name: String { get }
    func makeScene(_ configuration: SceneConfiguration) -> any HostedScene

    /// Takes over what the visitor's browser has kept for the app. Keys that were written since keep their value.
    func adoptStorage(_ values: [String: StorageValue])

    /// Takes over what another tab of the visitor's browser has changed in what is kept for the app.
    func changeStorage(_ changes: [String: StorageValue?])

    /// The open scene that an address, or what else identifies an event from outside, is for; `nil` for a new one.
    func scene(forEvent identifier: String) -> (any HostedScene)?

    /// Whether a page that is loaded with an address is to show a scene which its tab has shown before: no, if the address
    /// is that of another window.
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
    /// The widths in points that a person gave the leading columns of each split view; 0 for none.
    package var columnWidths: [[Double]] = []
    /// What the tab has kept for the scene, by key.
    package var storage: [String: StorageValue] = [:]
    /// What the scene showed when the tab last heard of it.
    package var navigation: StoredNavigation?
    /// What the steps before the first one showed, as far as the tab knows, in order.
    package var earlierSteps: [(number: Int, state: StoredNavigation)] = []
    /// The number of the first step in the browser's history.
    package var step = 0
    /// The greatest step number in use.
    package var lastStep = 0
    /// Where the scene's page comes from, `https://example.org`; `nil` where no page shows it.
    package var origin: String?

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
    func setPhase(_ phase: ScenePhase)
    /// Gives the scene an address: that of a link which was followed.
    func open(url: String)

    /// Goes to a step of the browser's history.
    ///
    /// - Parameters:
    ///   - step: the number of the step.
    ///   - state: what the page has kept of it, for a step that the scene doesn't know.
    ///   - url: the URL of the step, for one of which nothing else is known.
    func travel(toStep step: Int, state: StoredNavigation?, url: String?)
    func takePatch() -> ScenePatch?

    /// Does what the page's inspector asks for, of a scene that has one.
    func inspect(_ request: InspectionRequest)

    /// What the page's inspector doesn't know yet; `nil` if it isn't open, or nothing is new.
    func takeInspection() -> Inspection?
    func close()
}

extension HostedScene {
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

/// How a change of screens is animated.
package typealias Motion = StackChange.Motion

/// What a change of screens means to the browser's history. An address is said where it has changed.
package enum HistoryChange: Sendable, Equatable {
    case push(step: Int, url: String? = nil)
    case replace(step: Int, url: String? = nil)
    case back(toStep: Int)
    /// To a step whichever way it lies: a person went away from it, and was asked to stay.
    case go(toStep: Int)
}
