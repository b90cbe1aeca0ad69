import Foundation

/// The loading of a picture by the page.
@MainActor
final class PictureLoad: Equatable {
    nonisolated let address: String
    private var onFailure: ((PictureLoad) -> Void)?

    fileprivate init(_ address: String, orElse onFailure: @escaping (PictureLoad) -> Void) {
        self.address = address
        self.onFailure = onFailure
    }

    /// Called when the page has told that it can't load the picture. The first call counts: the picture may be in several
    /// places.
    func fail() {
        let action = onFailure
        onFailure = nil
        action?(self)
    }

    nonisolated static func == (first: PictureLoad, second: PictureLoad) -> Bool { first === second }
}

/// The loads of an ``AsyncImage``: another one for each change of its URL.
@MainActor
final class PictureLoads {
    private var current: PictureLoad?

    /// Returns the load of a URL, or `nil` without a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - onFailure: Called if the page can't load the picture.
    func load(of url: URL?, orElse onFailure: @escaping (PictureLoad) -> Void) -> PictureLoad? {
        guard let address = url?.absoluteString else {
            current = nil
            return nil
        }
        if let current, current.address == address { return current }
        let load = PictureLoad(address, orElse: onFailure)
        current = load
        return load
    }
}
