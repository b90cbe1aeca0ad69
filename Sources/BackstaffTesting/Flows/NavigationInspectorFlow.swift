import BackstaffElements
import BackstaffUI

/// Records a flow for the navigation inspector of a page, from the moment when the inspector is opened.
@MainActor
package final class NavigationInspectorFlow: InspectedFlow {
    private let recorder: FlowRecorder
    private var draft: FlowRecorder.Draft?
    /// Whether a user has acted since the screen was last recorded.
    private var isByUser = false

    package init(_ tree: ElementTree, width: Double, height: Double) {
        recorder = FlowRecorder(tree, size: Size(width: width, height: height))
        recorder.noteTitle()
    }

    package func willDeliver(_ event: ElementEvent, to id: ElementID) {
        draft = recorder.draft(of: event, to: id)
        recorder.noteTitle()
    }

    package func didDeliver() {
        if let draft { recorder.note(draft) }
        draft = nil
        isByUser = true
    }

    package func resize(width: Double, height: Double) {
        recorder.resize(to: Size(width: width, height: height))
    }

    package func openLink(_ url: String) {
        recorder.noteTitle()
        recorder.openLink(url)
        isByUser = true
    }

    package func travel(toStep step: Int) {
        recorder.noteTitle()
        recorder.travel(toStep: step)
        isByUser = true
    }

    package func noteScreen() {
        if isByUser { recorder.screenMoved() }
        isByUser = false
    }

    package var text: String {
        "# Begins where the inspector was opened.\n" + recorder.steps.map { "- \($0)\n" }.joined()
    }
}
