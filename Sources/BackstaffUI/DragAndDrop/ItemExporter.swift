public import BackstaffUniformTypes
import Foundation

extension View {
    /// Offers values of the app for a download when a condition becomes true. Their data may take a while.
    fileprivate func exports<Item: Transferable>(
        _ isPresented: Binding<Bool>, _ items: @escaping () -> [Item], _ types: [UTType], named name: String? = nil,
        _ onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        modifier(
            ExportTrigger(isPresented: isPresented, items: items) { items, scene in
                Task {
                    do {
                        try scene.checkExports(items.count)
                        var urls: [URL] = []
                        for item in items {
                            let (data, type) = try await TransferConversion.data(of: item, as: types)
                            urls.append(
                                try scene.offer(
                                    FileExport(contentType: type, name: name ?? "Item") {
                                        FileWrapper(regularFileWithContents: data)
                                    }))
                        }
                        onCompletion(.success(urls))
                    } catch {
                        onCompletion(.failure(error))
                    }
                }
            })
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
        exports(isPresented, { item.map { [$0] } ?? [] }, contentTypes, named: defaultFilename) { result in
            onCompletion(result.map { $0[0] })
        }
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
        exports(isPresented, { Array(items) }, contentTypes, onCompletion)
    }
}
