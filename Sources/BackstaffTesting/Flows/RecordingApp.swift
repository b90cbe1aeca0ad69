import BackstaffElements
import BackstaffNavigation
import BackstaffUI

/// An app that records its first scene as a flow. Other scenes and previews aren't recorded.
@MainActor
package final class RecordingApp: HostedApp {
    /// Decides which scene of a process is recorded: the first. The apps of all visitors share one tape.
    @MainActor
    package final class Tape {
        fileprivate var file: FlowRecordingFile?

        package init(_ file: FlowRecordingFile) {
            self.file = file
        }
    }

    private let app: any HostedApp
    private let tape: Tape

    package init(_ app: any HostedApp, tape: Tape) {
        self.app = app
        self.tape = tape
    }

    package var name: String { app.name }

    package func adoptStorage(_ values: [String: StorageValue]) {
        app.adoptStorage(values)
    }

    package func changeStorage(_ changes: [String: StorageValue?]) {
        app.changeStorage(changes)
    }

    package func scene(forEvent identifier: String) -> (any HostedScene)? { app.scene(forEvent: identifier) }

    package func scene(_ scene: any HostedScene, isFor url: String) -> Bool {
        app.scene((scene as? RecordingScene)?.scene ?? scene, isFor: url)
    }

    package func makeScene(_ configuration: SceneConfiguration) -> any HostedScene {
        let scene = app.makeScene(configuration)
        guard !configuration.isPreview, let file = tape.file else { return scene }
        tape.file = nil
        let size = Size(width: configuration.width, height: configuration.height)
        return RecordingScene(scene, FlowRecorder(scene.tree, size: size, to: file))
    }
}

/// A scene that forwards everything to another scene and records the events.
@MainActor
package final class RecordingScene: HostedScene {
    fileprivate let scene: any HostedScene
    private let recorder: FlowRecorder
    /// Whether a user has acted since the last patch was taken.
    private var isByUser = false

    package init(_ scene: any HostedScene, _ recorder: FlowRecorder) {
        self.scene = scene
        self.recorder = recorder
    }

    package var tree: ElementTree { scene.tree }

    package var onUpdate: (@MainActor () -> Void)? {
        get { scene.onUpdate }
        set { scene.onUpdate = newValue }
    }

    package func deliver(_ event: ElementEvent, to id: ElementID) throws(ElementTree.Refusal) {
        let draft = recorder.draft(of: event, to: id)
        recorder.noteTitle()
        try scene.deliver(event, to: id)
        isByUser = true
        recorder.note(draft)
    }

    package func resize(width: Double, height: Double) {
        recorder.resize(to: Size(width: width, height: height))
        scene.resize(width: width, height: height)
    }

    package func setAppearance(isDark: Bool, reducesMotion: Bool) {
        scene.setAppearance(isDark: isDark, reducesMotion: reducesMotion)
    }

    package func setVisitor(_ visitor: VisitorIdentity) {
        scene.setVisitor(visitor)
    }

    package func setVisitorLocale(_ locale: VisitorLocale) {
        scene.setVisitorLocale(locale)
    }

    package func setPhase(_ phase: ScenePhase) {
        scene.setPhase(phase)
    }

    package func takeFileOffer(_ token: String) -> FileOffer? { scene.takeFileOffer(token) }

    package func fileChoice(_ token: String) -> FileChoice? { scene.fileChoice(token) }

    package func open(url: String) {
        recorder.noteTitle()
        recorder.openLink(url)
        isByUser = true
        scene.open(url: url)
    }

    package func travel(toStep step: Int, state: StoredNavigation?, url: String?) {
        recorder.noteTitle()
        recorder.travel(toStep: step)
        isByUser = true
        scene.travel(toStep: step, state: state, url: url)
    }

    package func takePatch() -> ScenePatch? {
        let patch = scene.takePatch()
        if isByUser, patch?.motion != nil { recorder.screenMoved() }
        isByUser = false
        return patch
    }

    package func inspect(_ request: InspectionRequest) {
        scene.inspect(request)
    }

    package func takeInspection() -> Inspection? { scene.takeInspection() }

    package func close() {
        scene.close()
    }
}
