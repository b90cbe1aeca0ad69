import Foundation

/// Exports what an app has, when a condition becomes true.
///
///     true ──► the items ──► false again ──► export, if there are any
struct ExportTrigger<Item>: ViewModifier {
    @Binding var isPresented: Bool
    let items: () -> [Item]
    let export: ([Item], SceneContext) -> Void
    @Environment(\.enclosingScene) private var scene

    func body(content: Content) -> some View {
        content.onChange(of: isPresented, initial: true) { if isPresented { begin() } }
    }

    private func begin() {
        guard let scene = scene as? SceneContext, !scene.isPreview else { return }
        let items = items()
        isPresented = false
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
