public import BackstaffUniformTypes
import Foundation

extension View {
    /// Asks a user to save values of the app while a condition is true. Their data may take a while.
    fileprivate func exports<Item: Transferable>(
        _ isPresented: Binding<Bool>, _ items: @escaping () -> [Item], _ types: [UTType], named name: String? = nil,
        _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, orCancels onCancellation: @escaping () -> Void,
        at place: (StaticString, UInt)
    ) -> some View {
        modifier(
            ExportTrigger(
                isPresented: isPresented, name: name, items: items, onCancellation: onCancellation, place: place
            ) { items, scene in
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
    /// Asks a user to save a value of the app in a file while a condition is true.
    ///
    /// The file has the data of the value's first ``TransferRepresentation`` that fits the types. The browser downloads it, as
    /// it does for documents.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that determines whether the user is asked. It is set to `false` before one of the closures is
    ///     called.
    ///   - item: The value. The user is asked, and nothing is saved, if it is `nil`.
    ///   - contentTypes: The types of file that fit. If there are none, all do.
    ///   - defaultFilename: The name of the file.
    ///   - onCompletion: A closure that receives the URL, or an error if the value has no such data.
    ///   - onCancellation: A closure that is called if the user cancels instead of saving.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {},
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        exports(
            isPresented, { item.map { [$0] } ?? [] }, contentTypes, named: defaultFilename,
            { result in onCompletion(result.map { $0[0] }) }, orCancels: onCancellation, at: (fileID, line))
    }

    /// Asks a user to save several values of the app in files while a condition is true. Each file is a download.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that determines whether the user is asked. It is set to `false` before one of the closures is
    ///     called.
    ///   - items: The values.
    ///   - contentTypes: The types of file that fit. If there are none, all do.
    ///   - onCompletion: A closure that receives the URLs, or the first error.
    ///   - onCancellation: A closure that is called if the user cancels instead of saving.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {},
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View where C.Element: Transferable {
        exports(
            isPresented, { Array(items) }, contentTypes, onCompletion, orCancels: onCancellation, at: (fileID, line))
    }
}
