import BackstaffElements
import BackstaffNavigation

extension SceneURL {
    /// Opens a URL by the declared routes.
    ///
    /// Selections and paths are written together. A selection may add views that declare more routes. Then the rest of
    /// the URL is read once these views exist, and values that the app has changed in response to the selection are
    /// written again. Nothing appears in between.
    ///
    /// - Parameters:
    ///   - url: The URL. It comes from outside.
    ///   - settle: Updates the views.
    /// - Returns: Whether the routes have read the whole URL.
    func open(_ url: String, settle: () -> Void) -> Bool {
        guard scene.hasRoutes else { return false }
        let path = URLPath(url)
        var rest = path.segments[...]
        var reachedLimit: Int?
        scene.travel {
            var read: [any RoutedPart] = []
            // Each level of columns needs one pass. One more writes again what the app has changed in response, and a
            // last one finds nothing left to do.
            for pass in 0..<6 {
                var reading = RouteReading(rest: path.segments[...], isFirst: pass == 0)
                let parts = scene.containers.routedParts
                for part in parts { part.read(by: &reading) }
                read += parts
                rest = reading.rest
                reachedLimit = reading.reachedLimit
                let isOfNoUse = rest.count == path.segments.count && !(rest.isEmpty && path.isWhole)
                if isOfNoUse || reading.writes.isEmpty { break }
                for write in reading.writes { write() }
                settle()
            }
            for part in read { part.endReading() }
        }
        if rest.isEmpty, path.isWhole { return true }
        let unread = rest.first.map { "\(WireRefusal.quoted($0)) and what follows" } ?? "its end"
        let reason = reachedLimit.map { "A stack opens at most \($0) values of a URL, so it doesn't read" }
        Diagnostics.log("\(reason ?? "No route reads") \(unread) in the URL \(WireRefusal.quoted(url)).")
        return false
    }
}
