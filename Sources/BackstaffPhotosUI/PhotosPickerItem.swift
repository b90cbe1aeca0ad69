public import BackstaffUI
public import BackstaffUniformTypes
public import Foundation

/// A photo or video that a user has chosen.
///
/// ```swift
/// .onChange(of: selection) {
///     Task { picture = try? await selection?.loadTransferable(type: Image.self) }
/// }
/// ```
///
/// Its file is on the server until the scene ends.
public struct PhotosPickerItem: Hashable, Sendable {
    /// In which format a photo is sent. It has no effect: a browser sends the file that the user has.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let name: String
        /// The system decides.
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        /// The format that the library has.
        public static let current = EncodingDisambiguationPolicy(name: "current")
        /// The format that most programs can read.
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    private let file: URL
    /// The types of data that the photo can be loaded as: that of its file.
    public let supportedContentTypes: [UTType]

    /// The identifier in the user's library. It is always `nil`, because a page has none.
    public var itemIdentifier: String? { nil }

    init(file: URL) {
        self.file = file
        supportedContentTypes = [UTType(filenameExtension: file.pathExtension) ?? .data]
    }

    /// Loads the photo as a value: as `Data`, as an `Image`, or as a type of the app that imports such data or files.
    ///
    /// An `Image` can be made of PNG, JPEG, GIF, WebP and SVG pictures.
    ///
    /// - Parameter type: The type of the value.
    /// - Returns: The value, or `nil` if the type imports no such data.
    /// - Throws: The error of the type, or `CocoaError` if the file is no picture that can be shown.
    @MainActor
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        try await TransferConversion.load(type, from: file, of: supportedContentTypes[0])
    }

    /// Loads the photo as a value, and calls a closure with it.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - completionHandler: A closure that receives the value, or the error. It is called on the main actor.
    /// - Returns: The progress, which is complete when the closure is called.
    @MainActor @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task {
            let result: Result<T?, any Error>
            do {
                result = .success(try await loadTransferable(type: type))
            } catch {
                result = .failure(error)
            }
            progress.completedUnitCount = 1
            completionHandler(result)
        }
        return progress
    }
}

/// In which order several photos are. It has no effect: the browser decides.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let name: String
    /// The order doesn't matter.
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    /// The photos are in the order in which they were chosen.
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    /// The selection changes while the user chooses. Here it changes at the end.
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
    /// The selection changes while the user chooses, in the order of the choice. Here it changes at the end.
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}
