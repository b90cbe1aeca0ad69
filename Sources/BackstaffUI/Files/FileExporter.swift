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
        _ isPresented: Binding<Bool>, _ exports: @escaping () -> [FileExport], named name: String? = nil,
        _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        orCancels onCancellation: @escaping () -> Void = {}, at place: (StaticString, UInt)
    ) -> some View {
        modifier(
            ExportTrigger(
                isPresented: isPresented, name: name, items: exports, onCancellation: onCancellation, place: place
            ) { exports, scene in
                onCompletion(
                    Result {
                        try scene.checkExports(exports.count)
                        return try exports.map { try scene.offer($0) }
                    })
            })
    }

    fileprivate func exports(
        _ isPresented: Binding<Bool>, _ export: FileExport?, named name: String?,
        _ onCompletion: @escaping (Result<URL, any Error>) -> Void, orCancels onCancellation: @escaping () -> Void = {},
        at place: (StaticString, UInt)
    ) -> some View {
        exports(
            isPresented, { export.map { [$0] } ?? [] }, named: name, { result in onCompletion(result.map { $0[0] }) },
            orCancels: onCancellation, at: place)
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
    /// Asks a user to save a document in a file while a condition is true.
    ///
    /// If the user chooses Save, the browser downloads the file. Where it goes, and whether the user keeps it, isn't known. So the
    /// completion has the URL of the file on the server. The file is there until the scene ends, or has exported a
    /// hundred others.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that determines whether the user is asked. It is set to `false` before one of the closures is
    ///     called.
    ///   - document: The document. The user is asked, and nothing is saved, if it is `nil`.
    ///   - contentType: The type of the file. Its extension is added to a name without one.
    ///   - defaultFilename: The name of the file. By default it is that of the document's file, or `Document`.
    ///   - onCompletion: A closure that receives the URL, or the error of the document or of a server
    ///     without space.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        exports(
            isPresented, document.map { FileExport($0, contentType, named: defaultFilename) }, named: defaultFilename,
            onCompletion, at: (fileID, line))
    }

    /// Asks a user to save a document in a file of one of several types while a condition is true.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that determines whether the user is asked. It is set to `false` before one of the closures is
    ///     called.
    ///   - document: The document. The user is asked, and nothing is saved, if it is `nil`.
    ///   - contentTypes: The types from which a user could choose. The first one is used, or that of the document.
    ///   - defaultFilename: The name of the file.
    ///   - onCompletion: A closure that receives the URL, or the error of the document.
    ///   - onCancellation: A closure that is called if the user cancels instead of saving.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {},
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        exports(
            isPresented, document.map { FileExport($0, contentTypes.first, named: defaultFilename) },
            named: defaultFilename, onCompletion, orCancels: onCancellation, at: (fileID, line))
    }

    /// Asks a user to save several documents in files while a condition is true. Each file is a download.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that determines whether the user is asked. It is set to `false` before one of the closures is
    ///     called.
    ///   - documents: The documents.
    ///   - contentType: The type of the files.
    ///   - onCompletion: A closure that receives the URLs, or the first error.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View where C.Element: FileDocument {
        exports(isPresented, { documents.map { FileExport($0, contentType) } }, onCompletion, at: (fileID, line))
    }

    /// Asks a user to save a document object in a file while a condition is true.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that determines whether the user is asked. It is set to `false` before one of the closures is
    ///     called.
    ///   - document: The document. The user is asked, and nothing is saved, if it is `nil`.
    ///   - contentType: The type of the file.
    ///   - defaultFilename: The name of the file.
    ///   - onCompletion: A closure that receives the URL, or the error of the document.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        exports(
            isPresented, document.map { FileExport(object: $0, contentType, named: defaultFilename) },
            named: defaultFilename, onCompletion, at: (fileID, line))
    }
}
