import Foundation

extension URL {
    /// The folder for documents of the process.
    public static var documentsDirectory: URL { folder(.documentDirectory) }

    /// The folder for files that the app can make again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }

    /// The folder for files that the app needs and its visitors don't see.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

    /// The folder for downloads of the process.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

    private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: folder, in: .userDomainMask).first ?? .homeDirectory
    }
}
