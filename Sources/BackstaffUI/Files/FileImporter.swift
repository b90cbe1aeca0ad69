public import BackstaffUniformTypes
import Foundation

extension View {
    /// Lets a user choose a file while a condition is true.
    ///
    /// The page opens the browser's own chooser. The file is sent to the server, and the app gets the URL of a copy in
    /// a temporary folder. It is there until the scene ends, so copy what you need for longer.
    ///
    /// A browser opens its chooser only shortly after a tap. If the condition becomes true without one, the page asks
    /// the user for a tap first.
    ///
    /// Browsers let users choose files of other types too, so check what the file contains.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that determines whether the user is asked. It is set to `false` before `onCompletion`
    ///     is called.
    ///   - allowedContentTypes: The types of the files that the browser offers.
    ///   - onCompletion: A closure that receives the URL. If the file is too large or doesn't arrive completely, it
    ///     receives an error with a localized description. It isn't called if the user cancels.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        choosesFiles(
            FileRequest(types: allowedContentTypes, allowsMany: false), while: isPresented,
            onCompletion: { result in
                onCompletion(
                    result.flatMap { urls in urls.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) })
            }, onCancellation: {}, at: (fileID, line))
    }

    /// Lets a user choose one or several files while a condition is true.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that determines whether the user is asked. It is set to `false` before `onCompletion`
    ///     is called.
    ///   - allowedContentTypes: The types of the files that the browser offers.
    ///   - allowsMultipleSelection: Whether several files can be chosen.
    ///   - onCompletion: A closure that receives the URLs of all files, or an error if one of them doesn't arrive. It
    ///     isn't called if the user cancels.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        choosesFiles(
            FileRequest(types: allowedContentTypes, allowsMany: allowsMultipleSelection), while: isPresented,
            onCompletion: onCompletion, onCancellation: {}, at: (fileID, line))
    }

    /// Lets a user choose one or several files while a condition is true, and tells the app if the user cancels.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that determines whether the user is asked. It is set to `false` before one of the
    ///     closures is called.
    ///   - allowedContentTypes: The types of the files that the browser offers.
    ///   - allowsMultipleSelection: Whether several files can be chosen.
    ///   - onCompletion: A closure that receives the URLs of all files, or an error if one of them doesn't arrive.
    ///   - onCancellation: A closure that is called if the user cancels.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool = false,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        choosesFiles(
            FileRequest(types: allowedContentTypes, allowsMany: allowsMultipleSelection), while: isPresented,
            onCompletion: onCompletion, onCancellation: onCancellation, at: (fileID, line))
    }
}
