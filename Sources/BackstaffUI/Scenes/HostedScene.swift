import BackstaffElements
import BackstaffNavigation

@MainActor package protocol HostedApp: AnyObject {
    var name: String { get }
    func makeScene(_ configuration: SceneConfiguration) -> any HostedScene
}

package struct SceneConfiguration: Sendable {
    package var width, height: Double
    package var url: String
    package var isDark, reducesMotion, isTouch: Bool
    package var language: String
    package var isPreview: Bool
    /// The widths in points that a person gave the leading columns of each split view; 0 for none.
    package var columnWidths: [[Double]] = []

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
    func travel(toStep step: Int)
    func takePatch() -> ScenePatch?
    func close()
}

package struct ScenePatch {
    package var operations: [ElementOperation]
    package var motion: Motion?
    package var title: String?
    package var history: HistoryChange?
    package var trouble: String?

    package init(
        operations: [ElementOperation], motion: Motion? = nil, title: String? = nil, history: HistoryChange? = nil,
        trouble: String? = nil
    ) {
        self.operations = operations
        self.motion = motion
        self.title = title
        self.history = history
        self.trouble = trouble
    }
}

/// How a change of screens is to be shown.
package typealias Motion = StackChange.Motion
package enum HistoryChange: Sendable, Equatable { case push(step: Int), replace(step: Int), back(toStep: Int) }
