import Foundation

/// The content of an alert or a confirmation dialog: its title, message, buttons and text fields.
struct DialogContent<Message: View, Actions: View>: View {
    let title: Text
    /// Whether the title is visible. That of an alert is. That of a confirmation dialog is only if the app requests it.
    var titleVisibility = Visibility.visible
    let message: Message
    let actions: Actions

    var body: some View {
        Group {
            if titleVisibility == .visible { title.bold() }
        }
        .presentationTrait(PresentationTitle(words: title.plainText))
        message
        actions
    }
}

// The modifiers `alert` and `confirmationDialog` call one of these.
extension View {
    /// Presents a dialog while a condition is true.
    func presentsDialog<A: View, M: View>(
        _ kind: PresentationKind, _ title: Text, titled visibility: Visibility = .visible, _ isPresented: Binding<Bool>,
        _ actions: @escaping () -> A, _ message: @escaping () -> M, _ fileID: StaticString, _ line: UInt
    ) -> some View {
        presents(kind, while: isPresented, at: (fileID, line)) {
            DialogContent(title: title, titleVisibility: visibility, message: message(), actions: actions())
        }
    }

    /// Presents an alert with data while a condition is true, and keeps the data. Without data it has only its title.
    func presentsAlert<A: View, M: View, T>(
        _ title: Text, _ isPresented: Binding<Bool>, _ data: T?, _ actions: @escaping (T) -> A,
        _ message: @escaping (T) -> M, _ fileID: StaticString, _ line: UInt
    ) -> some View {
        presentsDialog(
            .alert, { _ in title }, .visible, isPresented, T??.some(data), { $0.map(actions) }, { $0.map(message) },
            fileID,
            line)
    }

    /// Presents a confirmation dialog with data while a condition is true. It is presented only if the data isn't `nil`, and
    /// keeps them.
    func presentsConfirmation<A: View, M: View, T>(
        _ title: Text, titled visibility: Visibility, _ isPresented: Binding<Bool>, _ data: T?,
        _ actions: @escaping (T) -> A, _ message: @escaping (T) -> M, _ fileID: StaticString, _ line: UInt
    ) -> some View {
        presentsDialog(.actions, { _ in title }, visibility, isPresented, data, actions, message, fileID, line)
    }

    private func presentsDialog<A: View, M: View, T>(
        _ kind: PresentationKind, _ title: @escaping (T) -> Text, _ visibility: Visibility,
        _ isPresented: Binding<Bool>,
        _ data: T?, _ actions: @escaping (T) -> A, _ message: @escaping (T) -> M, _ fileID: StaticString, _ line: UInt
    ) -> some View {
        presents(
            PresentationRequest(
                kind: kind, item: { isPresented.wrappedValue ? data : nil }, identify: { _ in AnyHashable(true) },
                clear: { isPresented.wrappedValue = false }, onDismiss: nil,
                build: { data in
                    DialogContent(
                        title: title(data), titleVisibility: visibility, message: message(data),
                        actions: actions(data))
                }, fileID: fileID, line: line, isSet: { isPresented.wrappedValue }))
    }

    /// Presents a dialog while a condition is true. It is presented only if the error isn't `nil`. The title is the error's description.
    func presentsDialog<E: LocalizedError, A: View, M: View>(
        _ kind: PresentationKind, _ isPresented: Binding<Bool>, _ error: E?, _ actions: @escaping (E) -> A,
        _ message: @escaping (E) -> M, _ fileID: StaticString, _ line: UInt
    ) -> some View {
        presentsDialog(
            kind, { (error: E) in Text(error.errorDescription ?? error.localizedDescription) }, .visible, isPresented,
            error, actions, message, fileID, line)
    }
}
