import BackstaffElements
import BackstaffUniformTypes
import Foundation

/// What a visitor is asked for.
package struct FileRequest {
    var title: LocalizedStringKey
    var button: LocalizedStringKey
    /// The types of the files. The browser offers files of these types first.
    var types: [UTType]
    var allowsMany: Bool
    /// The largest number of files, or `nil` if only the host limits it.
    var most: Int?

    package init(
        title: LocalizedStringKey = "Choose a File", button: LocalizedStringKey = "Choose File…", types: [UTType],
        allowsMany: Bool, most: Int? = nil
    ) {
        self.title = title
        self.button = button
        self.types = types
        self.allowsMany = allowsMany
        self.most = most
    }
}

/// The content of the dialog in which a visitor chooses files.
///
/// The page opens the browser's own chooser as soon as it has the button, if a tap was just before. Otherwise the user
/// taps the button. The page shows how far the files have gone in the dialog, too.
struct FileChooser: View {
    let request: FileRequest
    let onEnd: @MainActor (Result<[URL], any Error>) -> Void
    let onCancel: @MainActor () -> Void
    @State private var choice = FileChoice()
    @Environment(\.enclosingScene) private var scene

    var body: some View {
        let space = space
        DialogContent(
            title: Text(request.title), message: EmptyView(),
            actions: Group {
                ControlElement(
                    .button, text: request.button.string,
                    [
                        .upload: .text(choice.token),
                        .accept: .words(request.types.acceptedPatterns),
                        .mostBytes: .text(String(space.bytes)),
                        .mostFiles: .text(String(request.allowsMany ? space.files : 1)),
                    ], verbs: .edit, onEvent: respond, content: { EmptyView() })
                Button("Cancel", role: .cancel, action: onCancel)
            }
        )
        .onAppear { open(space) }
        .onDisappear { files?.close(choice) }
    }

    private var sceneContext: SceneContext? { scene as? SceneContext }

    /// The space of the host, with the number of files of the request.
    private var space: FileSpace {
        var space = sceneContext?.exchange.fileSpace ?? FileSpace()
        if let most = request.most { space.files = min(space.files, most) }
        return space
    }

    private var files: SceneFiles? { sceneContext?.feature(SceneFiles.self) }

    private func open(_ space: FileSpace) {
        choice.space = space
        choice.allowsMany = request.allowsMany
        files?.open(choice)
    }

    private func respond(to event: ElementEvent) {
        guard case .edit(let words) = event, let end = choice.end(words) else { return }
        onEnd(end.mapError { $0 })
    }
}

extension View {
    /// Lets a user choose files while a condition is true.
    package func choosesFiles(
        _ request: FileRequest, while isPresented: Binding<Bool>,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void,
        at place: (fileID: StaticString, line: UInt)
    ) -> some View {
        presents(.files, while: isPresented, at: place) {
            FileChooser(request: request) { result in
                isPresented.wrappedValue = false
                onCompletion(result)
            } onCancel: {
                onCancellation()
            }
        }
    }
}
