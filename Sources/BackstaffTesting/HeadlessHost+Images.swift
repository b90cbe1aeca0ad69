import BackstaffElements

extension HeadlessHost {
    /// Tells the app that the page can't load an image from elsewhere.
    ///
    /// Without this call, the images of an `AsyncImage` count as loaded.
    ///
    /// - Parameter address: The URL of the image.
    /// - Throws: ``LookUpFailure`` if no image with that URL is on screen.
    public func failToLoad(_ address: String) async throws {
        guard
            let image = reachable.first(where: { $0.verbs.contains(.fail) && $0[.href] == .text(address) })
        else {
            throw LookUpFailure("No image with the URL “\(address)” is on screen.", outline: outline)
        }
        try await send(.fail, to: image)
    }
}
