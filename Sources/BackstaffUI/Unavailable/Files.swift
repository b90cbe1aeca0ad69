public import BackstaffUniformTypes
import Foundation

// Files of the visitor. A page can't send or save them yet, and the messages say what to use instead.

extension View {
    /// Lets a user choose a file. It isn't available.
    @available(*, unavailable, message: "A page can't send files yet: let users paste text into a TextEditor")
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }

    /// Lets a user choose files. It isn't available.
    @available(*, unavailable, message: "A page can't send files yet: let users paste text into a TextEditor")
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View { self }

    /// Lets a user save a document. It isn't available.
    @available(*, unavailable, message: "A page can't save files yet: offer the text with a ShareLink")
    public func fileExporter<D>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }

    /// Lets a user save an item. It isn't available.
    @available(*, unavailable, message: "A page can't save files yet: offer the text with a ShareLink")
    public func fileExporter<T>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { self }

    /// Lets a user move a file. It isn't available.
    @available(*, unavailable, message: "A page can't reach files of its visitor")
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
}

/// A document that is stored in a file. It isn't available.
@available(*, unavailable, message: "A page can't open files yet: keep documents in the app's model")
public protocol FileDocument {}

/// A document object that is stored in a file. It isn't available.
@available(*, unavailable, message: "A page can't open files yet: keep documents in the app's model")
public protocol ReferenceFileDocument: AnyObject {}

/// A scene for documents. It isn't available.
@available(*, unavailable, message: "A page can't open files yet: use a WindowGroup, and a list of the documents")
public struct DocumentGroup<Document, Content> {
    /// Creates a scene for documents.
    public init(newDocument: @autoclosure @escaping () -> Document, editor: @escaping (Any) -> Content) {}
}
