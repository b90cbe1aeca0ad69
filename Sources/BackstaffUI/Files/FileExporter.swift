public import BackstaffUniformTypes
import Foundation

/// What an exporter writes.
struct FileExport {
    let contentType: UTType?
    let name: String?
    let file: () throws -> FileWrapper

    /// The name of the file, with the extension of its type.
    func name(of file: FileWrapper) -> String {
        let name = SafeFileName(name ?? file.preferredFilename ?? "Document").text
        guard let ending = contentType?.preferredFilenameExtension, !name.contains(".") else { return name }
        return "\(name).\(ending)"
    }
}

extension View {
    fileprivate func exports(
        _ isPresented: Binding<Bool>, _ exports: @escaping () -> [FileExport],
        _ onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        modifier(
            ExportTrigger(isPresented: isPresented, items: exports) { exports, scene in
                onCompletion(
                    Result {
                        try scene.checkExports(exports.count)
                        return try exports.map { try scene.offer($0) }
                    })
            })
    }

    fileprivate func exports(
        _ isPresented: Binding<Bool>, _ export: FileExport?,
        _ onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        exports(isPresented, { export.map { [$0] } ?? [] }) { result in onCompletion(result.map { $0[0] }) }
    }
}

extension FileExport {
    fileprivate init<D: FileDocument>(_ document: D, _ type: UTType?, named name: String? = nil) {
        let type = type ?? D.writableContentTypes.first
        self.init(contentType: type, name: name) {
            try document.fileWrapper(
                configuration: FileDocumentWriteConfiguration(contentType: type ?? .data, existingFile: nil))
        }
    }

    fileprivate init<D: ReferenceFileDocument>(object document: D, _ type: UTType?, named name: String? = nil) {
        let type = type ?? D.writableContentTypes.first
        self.init(contentType: type, name: name) {
            try document.fileWrapper(
                snapshot: document.snapshot(contentType: type ?? .data),
                configuration: FileDocumentWriteConfiguration(contentType: type ?? .data, existingFile: nil))
        }
    }
}

extension View {
    /// Saves a document in a file when a condition becomes true.
    ///
    /// The visitor's browser downloads the file. Where it goes, and whether the visitor keeps it, isn't known. So the
    /// completion has the URL of the file on the server. The file is there until the scene ends, or has exported a
    /// hundred others.
    ///
    /// - Parameters:
    ///   - isPresented: A binding. It is set to `false` before `onCompletion` is called.
    ///   - document: The document. Nothing is saved if it is `nil`.
    ///   - contentType: The type of the file. Its extension is added to a name without one.
    ///   - defaultFilename: The name of the file. By default it is that of the document's file, or `Document`.
    ///   - onCompletion: A closure that receives the URL, or the error of the document or of a server
    ///     without space.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exports(isPresented, document.map { FileExport($0, contentType, named: defaultFilename) }, onCompletion)
    }

    /// Saves a document in a file of one of several types when a condition becomes true.
    ///
    /// - Parameters:
    ///   - isPresented: A binding. It is set to `false` before `onCompletion` is called.
    ///   - document: The document. Nothing is saved if it is `nil`.
    ///   - contentTypes: The types from which a user could choose. The first one is used, or that of the document.
    ///   - defaultFilename: The name of the file.
    ///   - onCompletion: A closure that receives the URL, or the error of the document.
    ///   - onCancellation: It isn't called, because a page doesn't know whether a user cancels.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exports(isPresented, document.map { FileExport($0, contentTypes.first, named: defaultFilename) }, onCompletion)
    }

    /// Saves several documents in files when a condition becomes true. Each file is a download.
    ///
    /// - Parameters:
    ///   - isPresented: A binding. It is set to `false` before `onCompletion` is called.
    ///   - documents: The documents.
    ///   - contentType: The type of the files.
    ///   - onCompletion: A closure that receives the URLs, or the first error.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        exports(isPresented, { documents.map { FileExport($0, contentType) } }, onCompletion)
    }

    /// Saves a document object in a file when a condition becomes true.
    ///
    /// - Parameters:
    ///   - isPresented: A binding. It is set to `false` before `onCompletion` is called.
    ///   - document: The document. Nothing is saved if it is `nil`.
    ///   - contentType: The type of the file.
    ///   - defaultFilename: The name of the file.
    ///   - onCompletion: A closure that receives the URL, or the error of the document.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exports(isPresented, document.map { FileExport(object: $0, contentType, named: defaultFilename) }, onCompletion)
    }
}
