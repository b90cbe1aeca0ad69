public import BackstaffUniformTypes
import Foundation

// Names of files and documents that aren't there. The messages say what to use instead.

extension View {
    /// Lets a user move a file. It isn't available.
    @available(*, unavailable, message: "A page can't move files of its visitor: offer a copy with fileExporter")
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
}

/// A scene for documents. It isn't available.
@available(*, unavailable, message: "There is no document scene: use WindowGroup with fileImporter, fileExporter")
public struct DocumentGroup<Document, Content> {
    /// Creates a scene for documents.
    public init(newDocument: @autoclosure @escaping () -> Document, editor: @escaping (Any) -> Content) {}
}
