public import BackstaffUniformTypes
import Foundation

/// Offers values of the app for a download when a condition becomes true. Their data may take a while.
private struct ItemExporter<Item: Transferable>: ViewModifier {
    @Binding var isPresented: Bool
    let items: () -> [Item]
    let types: [UTType]
    let name: String?
    let onCompletion: (Result<[URL], any Error>) -> Void
    @Environment(\.enclosingScene) private var scene

    func body(content: Content) -> some View {
        content.onChange(of: isPresented, initial: true) { if isPresented { export() } }
    }

    private func export() {
        guard let scene = scene as? SceneContext, !scene.isPreview else { return }
        let items = items()
        isPresented = false
        if items.isEmpty { return }
        let limit = scene.exchange.fileSpace.files
        Task {
            do {
                if items.count > limit { throw FileTransferError.tooMany(limit: limit) }
                var urls: [URL] = []
                for item in items {
                    let (data, type) = try await TransferConversion.data(of: item, as: types)
                    let export = FileExport(contentType: type, name: name ?? "Item") {
                        FileWrapper(regularFileWithContents: data)
                    }
                    let file = try export.file()
                    urls.append(
                        try scene.feature(SceneFiles.self)
                            .offer(file, named: export.name(of: file), by: scene.exchange))
                }
                onCompletion(.success(urls))
            } catch {
                onCompletion(.failure(error))
            }
        }
    }
}

extension View {
    /// Saves a value of the app in a file when a condition becomes true.
    ///
    /// The file has the data of the value's first ``TransferRepresentation`` that fits the types. The browser downloads it, as
    /// it does for documents.
    ///
    /// - Parameters:
    ///   - isPresented: A binding. It is set to `false` before `onCompletion` is called.
    ///   - item: The value. Nothing is saved if it is `nil`.
    ///   - contentTypes: The types of file that fit. If there are none, all do.
    ///   - defaultFilename: The name of the file.
    ///   - onCompletion: A closure that receives the URL, or an error if the value has no such data.
    ///   - onCancellation: It isn't called, because a page doesn't know whether a user cancels.
    public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            ItemExporter(
                isPresented: isPresented, items: { item.map { [$0] } ?? [] }, types: contentTypes,
                name: defaultFilename, onCompletion: { result in onCompletion(result.map { $0[0] }) }))
    }

    /// Saves several values of the app in files when a condition becomes true. Each file is a download.
    ///
    /// - Parameters:
    ///   - isPresented: A binding. It is set to `false` before `onCompletion` is called.
    ///   - items: The values.
    ///   - contentTypes: The types of file that fit. If there are none, all do.
    ///   - onCompletion: A closure that receives the URLs, or the first error.
    ///   - onCancellation: It isn't called, because a page doesn't know whether a user cancels.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: Transferable {
        modifier(
            ItemExporter(
                isPresented: isPresented, items: { Array(items) }, types: contentTypes, name: nil,
                onCompletion: onCompletion))
    }
}
