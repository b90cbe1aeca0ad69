import Foundation

/// Asks whether to save what an app has, while a condition is true.
///
///     true ──► dialog ──► Save ────► false ──► the items ──► export, if there are any
///                     └─► Cancel ──► false ──► onCancellation
///
/// The page knows no more: where the browser puts the file is between the browser and the visitor.
struct ExportTrigger<Item>: ViewModifier {
    @Binding var isPresented: Bool
    /// The name of the file, if the app gives one.
    let name: String?
    let items: () -> [Item]
    let onCancellation: () -> Void
    let place: (fileID: StaticString, line: UInt)
    let export: ([Item], SceneContext) -> Void
    @Environment(\.enclosingScene) private var scene

    func body(content: Content) -> some View {
        content.presentsDialog(
            .alert, Text("Save File"), $isPresented, { buttons }, { name.map { Text(verbatim: $0) } }, place.fileID,
            place.line)
    }

    @ViewBuilder private var buttons: some View {
        Button("Cancel", role: .cancel) {
            isPresented = false
            onCancellation()
        }
        Button("Save", action: save)
    }

    private func save() {
        isPresented = false
        guard let scene = scene as? SceneContext else { return }
        let items = items()
        if !items.isEmpty { export(items, scene) }
    }
}

extension SceneContext {
    /// Checks that as many files as an app exports together are kept together.
    ///
    /// - Throws: ``FileTransferError/tooMany(limit:)``, because a later one would take the place of the first one before the
    ///   page has it.
    func checkExports(_ count: Int) throws {
        let limit = exchange.fileSpace.files
        if count > limit { throw FileTransferError.tooMany(limit: limit) }
    }

    /// Stores a file, and asks the page to download it.
    func offer(_ export: FileExport) throws -> URL {
        let file = try export.file()
        return try feature(SceneFiles.self).offer(file, named: export.name(of: file), by: exchange)
    }
}
