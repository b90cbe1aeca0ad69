import BackstaffElements
import BackstaffNavigation

/// Receives what happens in a scene while a developer inspects it.
@MainActor
protocol SceneInspector: AnyObject {
    func willDeliver(_ event: ElementEvent, to id: ElementID)
    func didDeliver()
    func didResize(width: Double, height: Double)
    func willOpen(_ url: String)
    func willTravel(toStep step: Int)

    /// Records the result of a finished update.
    func noteUpdate(motion: StackChange.Motion?)

    func end()
}
